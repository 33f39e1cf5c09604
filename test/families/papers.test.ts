/** Papers drawn against their structures: slots, marks, keys, families, difficulty and parallel forms. */
import { beforeAll, describe, expect, test } from 'vitest'
import { ALL_STRUCTURES, slotsOf, structureMarks, structureOf } from '#curriculum/structures.ts'
import type { Topic } from '#curriculum/topics.ts'
import { totalMarks } from '#domain/structure.ts'
import { questionFault, type Question } from '#domain/question.ts'
import { plainText } from '#domain/rich-text.ts'
import { asId } from '#domain/ids.ts'
import { FORMS } from '#domain/parallel-form.ts'
import { FAMILIES } from '#families/families.ts'
import { drawStructure, familiesFor } from '#questions/from-families/draw-structure.ts'
import { longestRun } from '#questions/from-families/letters.ts'
import { makeStructurePaper } from '#questions/from-families/make-structure-paper.ts'
import { replaceDrawn } from '#questions/from-families/replace-drawn.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'

const familyOf = ({ provenance: { origin } }: Question): string => (origin.kind === 'family' ? origin.family : '')
const drawOf = (question: Question): string =>
  `${familyOf(question)}:${question.provenance.origin.kind === 'family' ? Number.parseInt(question.provenance.origin.seed, 10) : ''}`
const draw = (id: (typeof ALL_STRUCTURES)[number]['id'], seed: string, more: object = {}): Question[] =>
  drawStructure({ structure: structureOf(id), language: 'en', seed, ...more }, toSimplified)
const keysOf = (questions: readonly Question[]): number[] =>
  questions.map((question) => (question.type === 'multiple_choice' ? question.keyIndex : -1))
const seeds = (count: number): string[] => Array.from({ length: count }, (_, turn) => `paper ${turn}`)

/** Equations of a line and a curve are counted with quadratic equations, numeral systems with exponents. */
const COUNTED_ELSEWHERE: readonly string[] = ['SS5', 'JS10']

describe('the families', () => {
  test.each(slotsOf(structureOf('hkdse-paper-2')).map((slot) => ({ number: slot.number, slot })))(
    'are at least three for slot $number of Paper 2',
    ({ slot }) => expect(familiesFor(structureOf('hkdse-paper-2'), slot).length).toBeGreaterThanOrEqual(3),
  )
  test.each(
    (['hkdse-paper-1', 'hkdse-paper-1-mock'] as const).flatMap((id) =>
      slotsOf(structureOf(id)).map((slot) => ({ id, number: slot.number, slot })),
    ),
  )('are at least two for slot $number of $id', ({ id, slot }) =>
    expect(familiesFor(structureOf(id), slot).length).toBeGreaterThanOrEqual(2),
  )
  test('are of the units of their slots, but for two kinds that the statistics count with their neighbours; none is without a slot', () => {
    const strays = ALL_STRUCTURES.filter(({ paperFormat }) => paperFormat === 'hkdse_paper2').flatMap((structure) =>
      slotsOf(structure).flatMap((slot) =>
        familiesFor(structure, slot)
          .filter(
            ({ meta }) => !slot.units.some(({ unit }) => unit === meta.unit) && !COUNTED_ELSEWHERE.includes(meta.unit),
          )
          .map(({ meta }) => `${meta.id} (${meta.unit}) in slot ${slot.number}`),
      ),
    )
    expect(strays).toEqual([])
    const unplaced = FAMILIES.filter(
      (family) =>
        !ALL_STRUCTURES.some((structure) =>
          slotsOf(structure).some((slot) => familiesFor(structure, slot).includes(family)),
        ),
    )
    expect(unplaced.map(({ meta }) => meta.id)).toEqual([])
  })
})

describe.each(ALL_STRUCTURES.map(({ id }) => ({ id })))('$id', ({ id }) => {
  const structure = structureOf(id)
  let papers: Question[][] = []
  beforeAll(() => void (papers = seeds(8).map((seed) => draw(id, seed))))

  test('has a sound question for every slot with its marks, no family twice', () => {
    for (const questions of papers) {
      expect(questions.map(({ slot, marks }) => [slot, marks])).toEqual(
        slotsOf(structure).map(({ number, marks }) => [number, marks]),
      )
      expect(questions.flatMap((question) => questionFault(question) ?? [])).toEqual([])
      expect(new Set(questions.map(familyOf)).size).toBe(questions.length)
      expect(new Set(questions.map(({ provenance }) => provenance.proof))).toEqual(new Set(['proved']))
    }
  })
  test('carries the marks of its structure', () => {
    const paper = makeStructurePaper(
      {
        structure: id,
        language: 'en',
        templateId: asId<'Template'>('x'),
        instructions: '',
        seed: 's',
        now: '2026-01-01T00:00:00.000Z',
      },
      toSimplified,
    )
    expect(totalMarks(paper.questions, paper.structure)).toBe(structureMarks(structure))
  })
  test('is the same for the same seed, and has the same numbers in Chinese', () => {
    expect(draw(id, 'paper 0')).toEqual(papers[0])
    for (const language of ['zh-TW', 'zh-CN'] as const) {
      const chinese = draw(id, 'paper 0', { language })
      expect(chinese.map(drawOf)).toEqual(papers[0]!.map(drawOf))
      expect(
        chinese.every(
          ({ stem, ...rest }) =>
            /\p{Script=Han}/u.test(plainText(stem)) ||
            (rest.type === 'long_question' &&
              rest.parts.some((part) => /\p{Script=Han}/u.test(plainText(part.stem)))) ||
            !/[a-z]{3}/i.test(plainText(stem).replaceAll(/\\[a-z]+/gi, '')),
        ),
      ).toBe(true)
    }
  })
  test('has six parallel forms: the same families in the same places, other numbers', () => {
    const forms = FORMS.map((form) => draw(id, 'forms', { form }))
    for (const form of forms) expect(form.map(familyOf)).toEqual(forms[0]!.map(familyOf))
    for (const slot of slotsOf(structure))
      expect(new Set(forms.map((form) => drawOf(form.find((question) => question.slot === slot.number)!))).size).toBe(
        FORMS.length,
      )
  })
  test('replaces a question by another of its slot', () => {
    const questions = papers[0]!
    for (const old of questions) {
      const drawn = { id, sections: [] }
      const fresh = replaceDrawn(
        { paper: { questions, structure: drawn }, id: old.id, language: 'en', seed: 'r' },
        toSimplified,
      )!
      expect([fresh.id, fresh.slot, fresh.marks, fresh.type === 'multiple_choice' && fresh.keyIndex]).toEqual([
        old.id,
        old.slot,
        old.marks,
        old.type === 'multiple_choice' && old.keyIndex,
      ])
      expect(drawOf(fresh)).not.toBe(drawOf(old))
    }
  })
})

test.each([1, 2] as const)('the mock Paper %i has draws of its own for a seed', (paper) => {
  const authentic = new Set(draw(`hkdse-paper-${paper}`, 'one seed').map(drawOf))
  const shared = draw(`hkdse-paper-${paper}-mock`, 'one seed').filter((question) => authentic.has(drawOf(question)))
  expect(shared.length).toBeLessThanOrEqual(1)
})

describe('fifty Paper 2s in a row', () => {
  let papers: Question[][] = []
  beforeAll(() => void (papers = seeds(50).map((seed) => draw('hkdse-paper-2', seed))), 60_000)
  test('have each letter 11 or 12 times; one in ten at most has a run of 3, none a longer one', () => {
    const withRun = papers.filter((questions) => longestRun(keysOf(questions)) === 3)
    expect(withRun.length).toBeLessThanOrEqual(papers.length / 10)
    for (const questions of papers) {
      const keys = keysOf(questions)
      for (const letter of [0, 1, 2, 3]) expect([11, 12]).toContain(keys.filter((key) => key === letter).length)
      expect(longestRun(keys)).toBeLessThanOrEqual(3)
    }
  })
  test('ask different things: hardly ever two questions of one objective', () => {
    const objectives = new Map(FAMILIES.map(({ meta }) => [meta.id, `${meta.unit} ${meta.objective}`]))
    const repeated = papers.reduce(
      (sum, questions) =>
        sum + questions.length - new Set(questions.map((question) => objectives.get(familyOf(question)))).size,
      0,
    )
    expect(repeated).toBeLessThanOrEqual(5)
  })
  test('share at most one question in a hundred', () => {
    const all = papers.flat().map(drawOf)
    expect((all.length - new Set(all).size) / all.length).toBeLessThanOrEqual(0.01)
  })
  test('climb in difficulty: Section B is harder than Section A, and the end of each than its beginning', () => {
    const levels = new Map(FAMILIES.map(({ meta }) => [meta.id, meta.level]))
    const mean = (from: number, to: number): number => {
      const found = papers.flatMap((questions) =>
        questions.slice(from, to).map((question) => levels.get(familyOf(question))!),
      )
      return found.reduce((sum, level) => sum + level, 0) / found.length
    }
    expect(mean(0, 10)).toBeLessThan(mean(10, 20))
    expect(mean(10, 20)).toBeLessThanOrEqual(mean(20, 30) + 0.2)
    expect(mean(0, 30)).toBeLessThan(mean(30, 45))
  })
  test('are of each topic about as often as the real papers', () => {
    // Of a topic with several units, as mensuration, the statistics do not tell which: their shares are added.
    const wanted = new Map<Topic, number>()
    const found = new Map<Topic, number>()
    for (const slot of slotsOf(structureOf('hkdse-paper-2'))) {
      for (const { topic, papers: share } of slot.units) add(wanted, topic, share / 15)
      for (const questions of papers)
        add(
          found,
          slot.units.find(({ unit }) => unit === questions[slot.number - 1]!.topicId)?.topic,
          1 / papers.length,
        )
    }
    const far = [...wanted].filter(
      ([topic, count]) => Math.abs((found.get(topic) ?? 0) - count) > Math.max(0.7, 0.35 * count),
    )
    expect(
      far.map(([topic, count]) => `${topic}: wanted ${count.toFixed(1)}, found ${(found.get(topic) ?? 0).toFixed(1)}`),
    ).toEqual([])
  })
})

const add = (counts: Map<Topic, number>, topic: Topic | undefined, count: number): void =>
  void (topic !== undefined && counts.set(topic, (counts.get(topic) ?? 0) + count))
