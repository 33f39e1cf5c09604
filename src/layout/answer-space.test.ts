import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { parseRichText } from '#domain/rich-text.ts'
import type { Room } from '#domain/template.ts'
import { comprehensiveExamination } from '#templates/comprehensive-examination.ts'
import { answerSpace } from './answer-space.ts'
import type { Phrase } from './laid-out.ts'

const words = (stem: string, language: Language = 'en'): Phrase => ({ text: parseRichText(stem), language })
const generic = { setting: comprehensiveExamination.setting, answerSpace: 'lines' } as const

test.each([
  { type: 'short_answer', marks: 1, lines: 1 },
  { type: 'short_answer', marks: 2, lines: 1 },
  { type: 'short_answer', marks: 4, lines: 3 },
  { type: 'short_answer', marks: 50, lines: 12 },
  { type: 'essay', marks: 2, lines: 5 },
  { type: 'essay', marks: 20, lines: 5 },
  { type: 'part', marks: 1, lines: 3 },
  { type: 'part', marks: 7, lines: 3 },
  { type: 'part', marks: 12, lines: 6 },
] as const)('$type of $marks marks gets $lines lines in the generic layout', ({ type, marks, lines }) => {
  expect(answerSpace(type, marks, words('Why?'), generic, 'Answer:')).toEqual({ kind: 'space', shape: 'lines', lines, width: 'full' })
})

test.each([
  { wanted: 'lines', short: 'lines', essay: 'lines' },
  { wanted: 'boxes', short: 'box', essay: 'box' },
  { wanted: 'blank', short: 'blank', essay: 'blank' },
  { wanted: 'mixed', short: 'lines', essay: 'box' },
] as const)('a template of $wanted gives short answers $short and essays $essay', ({ wanted, short, essay }) => {
  const template = { ...generic, answerSpace: wanted }
  expect([answerSpace('short_answer', 2, words('Why?'), template, '').shape, answerSpace('essay', 10, words('Why?'), template, '').shape]).toEqual([short, essay])
})

describe('a template with rooms of its own', () => {
  const room = (essay: Room) => ({ ...generic, setting: { ...generic.setting, rooms: { short_answer: essay, essay, part: essay } } })

  test.each([
    { marks: 1, rows: 6 },
    { marks: 10, rows: 13 },
    { marks: 40, rows: 30 },
  ])('gives $rows rows for $marks marks', ({ marks, rows }) => {
    expect(answerSpace('essay', marks, words('何解？', 'zh-TW'), room({ ruling: 'manuscript', rowsAMark: 1.25, least: 6, most: 30 }), '')).toMatchObject({ shape: 'manuscript', lines: rows })
  })
  test('has the squares of a manuscript for Chinese only', () => {
    const manuscript = room({ ruling: 'manuscript', rowsAMark: 1, least: 1, most: 9 })
    expect((['zh-TW', 'zh-CN', 'en'] as const).map((language) => answerSpace('essay', 5, words('x', language), manuscript, '').shape)).toEqual(['manuscript', 'manuscript', 'lines'])
  })
  test('has a line for the result where it asks for one', () => {
    const squares = { ruling: 'squares', rowsAMark: 1, least: 3, most: 9 } as const
    expect(answerSpace('part', 2, words('Add 1 to 2.'), room({ ...squares, answerLine: true }), 'Answer:').answerLine).toBe('Answer:')
    expect(answerSpace('part', 2, words('Add 1 to 2.'), room(squares), 'Answer:').answerLine).toBeUndefined()
  })
  test.each([
    { stem: 'Find the perimeter of a square of side 5 cm.', shape: 'squares', answerLine: 'Answer:' },
    { stem: 'Simplify $\\frac{a}{a}$.', shape: 'squares', answerLine: 'Answer:' },
    { stem: 'What is a polygon?', shape: 'lines', answerLine: undefined },
  ])('has $shape under “$stem”', ({ stem, shape, answerLine }) => {
    const space = answerSpace('short_answer', 2, words(stem), room({ ruling: 'squares', rowsAMark: 1, least: 3, most: 9, answerLine: true }), 'Answer:')
    expect([space.shape, space.answerLine]).toEqual([shape, answerLine])
  })
})
