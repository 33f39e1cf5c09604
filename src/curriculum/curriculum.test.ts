/** The figures of the curriculum and of the papers agree with each other and with what is published. */
import { expect, test } from 'vitest'
import { marksThatCount, STRUCTURE_IDS } from '#domain/structure.ts'
import { levelOfFacility, PAPER_1_MOCK_SLOTS, PAPER_1_SLOTS, PAPER_2_SLOTS } from './slots.ts'
import { ALL_STRUCTURES, drawnStructure, sectionMarks, slotsOf, structureMarks, structureOf } from './structures.ts'
import { isForSectionBOnly, isUnitCode, UNIT_CODES, UNITS, unitOf } from './units.ts'

test('there are 31 junior and 19 senior units, each named in three languages', () => {
  expect(UNITS.filter(({ grades }) => grades.includes('S1'))).toHaveLength(31)
  expect(UNITS.filter(({ grades }) => grades.includes('S4'))).toHaveLength(19)
  for (const { name } of UNITS) expect(Object.values(name).every((words) => words.trim() !== '')).toBe(true)
  expect(new Set(UNITS.map(({ name }) => name['zh-TW'])).size).toBe(UNITS.length)
})

test('a code names its unit, and the grade S4 is none', () => {
  expect(unitOf('SS4').name.en).toBe('More about polynomials')
  expect(isUnitCode('JS31')).toBe(true)
  expect(isUnitCode('S4')).toBe(false)
})

test('the units that are examined in Section B only are those without a foundation objective', () => {
  expect(UNIT_CODES.filter(isForSectionBOnly)).toEqual(['SS3', 'SS5', 'SS7', 'SS15', 'SS16', 'SS19'])
})

test.each([
  { id: 'hkdse-paper-1', marks: 105, minutes: 135, sections: [35, 35, 35], questions: [9, 5, 5] },
  { id: 'hkdse-paper-1-mock', marks: 70, minutes: 135, sections: [35, 35], questions: [14, 5] },
  { id: 'hkdse-paper-2', marks: 45, minutes: 75, sections: [30, 15], questions: [30, 15] },
  { id: 'hkdse-paper-2-mock', marks: 45, minutes: 105, sections: [45], questions: [45] },
] as const)('$id carries $marks marks in $minutes minutes', ({ id, marks, minutes, sections, questions }) => {
  const structure = structureOf(id)
  expect(structureMarks(structure)).toBe(marks)
  expect(structure.minutes).toBe(minutes)
  expect(structure.sections.map(sectionMarks)).toEqual(sections)
  expect(structure.sections.map(({ slots }) => slots.length)).toEqual(questions)
})

test('every structure is listed, and its slots are numbered through', () => {
  expect(ALL_STRUCTURES.map(({ id }) => id)).toEqual([...STRUCTURE_IDS])
  for (const structure of ALL_STRUCTURES)
    expect(slotsOf(structure).map(({ number }) => number)).toEqual(slotsOf(structure).map((_, index) => index + 1))
})

test('what a paper keeps of its structure are its sections', () => {
  expect(drawnStructure(structureOf('hkdse-paper-1-mock'))).toEqual({
    id: 'hkdse-paper-1-mock',
    sections: [
      { label: 'A', slots: [1, 14] },
      { label: 'B', slots: [15, 19], answered: 3 },
    ],
  })
})

test('of questions of which three count, the three largest do', () => {
  const carrying = (...marks: number[]) => marks.map((each) => ({ marks: each }))
  expect(marksThatCount(carrying(11, 12, 11, 12, 11), 3)).toBe(35)
  expect(marksThatCount(carrying(11, 12), 3)).toBe(23)
  expect(marksThatCount(carrying(1, 2, 3), undefined)).toBe(6)
})

test('the units of a slot share its 15 papers, whichever topics are not listed', () => {
  for (const { units } of [...PAPER_2_SLOTS, ...PAPER_1_SLOTS, ...PAPER_1_MOCK_SLOTS]) {
    expect(units.length).toBeGreaterThan(0)
    expect(units.reduce((sum, { papers }) => sum + papers, 0)).toBeCloseTo(15, 9)
    expect(new Set(units.map(({ unit }) => unit)).size).toBe(units.length)
  }
  // Question 24: topic 18 four times, 17 three times, 3 once; the others of the 15 papers go to them in that ratio.
  const share = PAPER_2_SLOTS[23]!.units.find(({ unit }) => unit === 'JS26')!
  expect(share.papers).toBeCloseTo((3 * 15) / 8, 9)
})

test('no slot of Section A names a unit that is examined in Section B only', () => {
  const named = [...PAPER_2_SLOTS, ...PAPER_1_SLOTS, ...PAPER_1_MOCK_SLOTS]
    .filter(({ section }) => section === 'A')
    .flatMap(({ units }) => units.map(({ unit }) => unit))
  expect(named.filter(isForSectionBOnly)).toEqual([])
})

test('slots 1 to 3 of Paper 2 ask laws of indices, slots from 31 logarithms', () => {
  expect(PAPER_2_SLOTS[0]!.units[0]!.unit).toBe('JS10')
  expect(PAPER_2_SLOTS[32]!.units[0]!.unit).toBe('SS3')
})

test.each([
  [75, 1],
  [74, 2],
  [60, 2],
  [59, 3],
  [48, 3],
  [47, 4],
  [38, 4],
  [37, 5],
])('a facility of %i percent is level %i', (facility, level) => {
  expect(levelOfFacility(facility)).toBe(level)
})

test('the mean facilities are those published', () => {
  const mean = (from: number, to: number): number =>
    PAPER_2_SLOTS.slice(from, to).reduce((sum, { facility }) => sum + facility!, 0) / (to - from)
  expect(mean(0, 30)).toBeCloseTo(61, 0)
  expect(mean(30, 45)).toBeCloseTo(45, 0)
})
