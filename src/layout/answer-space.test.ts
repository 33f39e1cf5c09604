import { describe, expect, test } from 'vitest'
import type { PaperLanguage } from '#domain/language.ts'
import { parseRichText } from '#domain/rich-text.ts'
import type { Room } from '#domain/template.ts'
import { comprehensiveExamination } from '#templates/comprehensive-examination.ts'
import { answerSpace } from './answer-space.ts'
import type { Phrase } from './laid-out.ts'

const words = (stem: string, language: PaperLanguage = 'en'): { readonly stem: Phrase } => ({
  stem: { text: parseRichText(stem), language },
})
const asked = { answerLine: 'Answer:' }
const generic = { setting: comprehensiveExamination.setting, answerSpace: 'lines' } as const

// At least what specification 2, section 2 says; more by the marks.
test.each([
  { type: 'short_answer', marks: 1, lines: 1 },
  { type: 'short_answer', marks: 2, lines: 2 },
  { type: 'short_answer', marks: 4, lines: 4 },
  { type: 'short_answer', marks: 50, lines: 12 },
  { type: 'essay', marks: 2, lines: 5 },
  { type: 'essay', marks: 10, lines: 15 },
  { type: 'essay', marks: 20, lines: 30 },
  { type: 'part', marks: 1, lines: 3 },
  { type: 'part', marks: 7, lines: 7 },
  { type: 'part', marks: 50, lines: 20 },
] as const)('$type of $marks marks gets $lines lines in the generic layout', ({ type, marks, lines }) => {
  expect(answerSpace(type, marks, words('Explain it.'), generic, asked)).toEqual({
    kind: 'space',
    shape: 'lines',
    lines,
    width: 'full',
  })
})

test.each([
  { stem: 'Name the three types of fibres.', lines: 2 },
  { stem: 'In which year was the dynasty founded?', lines: 2 },
  { stem: '《三國演義》的作者是誰？', lines: 2 },
  { stem: '1247 年吐蕃諸部歸附大蒙古，史稱甚麼？', lines: 2 },
  { stem: 'State when heart failure occurs.', lines: 3 },
  { stem: 'Name the organelle and explain its function.', lines: 3 },
  { stem: '為甚麼元朝的首都是大都？', lines: 3 },
  { stem: 'Find the area of a square of side 5 cm.', lines: 6 },
  { stem: '求邊長為5厘米的正方形的面積。', lines: 6 },
  { stem: 'Show that $a = b$.', lines: 12 },
  { stem: '證明 $a = b$。', lines: 12 },
])('a short answer of 3 marks to “$stem” gets $lines lines', ({ stem, lines }) => {
  expect(answerSpace('short_answer', 3, words(stem), generic, asked).lines).toBe(lines)
})

describe('an answer book', () => {
  const book = { ...asked, isAnswerBook: true }
  test.each([
    { marks: 1, lines: 3 },
    { marks: 2, lines: 4 },
    { marks: 4, lines: 8 },
    { marks: 13, lines: 26 },
  ])('gives $lines lines to a working of $marks marks', ({ marks, lines }) => {
    expect(answerSpace('part', marks, words('Find $x$.'), generic, book)).toMatchObject({ shape: 'lines', lines })
  })
  test.each([
    { stem: 'Prove that $AB \\perp CD$.', shape: 'lines' },
    { stem: '試證 $AB$ 垂直於 $CD$。', shape: 'lines' },
    { stem: 'Sketch the graph of $y = f(x)$.', shape: 'box' },
    { stem: '繪畫 $y = f(x)$ 的圖像。', shape: 'box' },
  ])('gives half a page ($shape) to “$stem” for 4 marks', ({ stem, shape }) => {
    expect(answerSpace('part', 4, words(stem), generic, book)).toMatchObject({ shape, lines: 14 })
  })
  test.each([
    { stem: 'Prove that $AB \\perp CD$.', lines: 8 },
    { stem: 'Sketch the graph of $y = f(x)$.', lines: 14 },
  ])('gives $lines lines to “$stem” for 2 marks: a graph takes its room, a short proof does not', ({ stem, lines }) => {
    expect(answerSpace('part', 2, words(stem), generic, book).lines).toBe(lines)
  })
  test.each(['What conclusion can you draw?', '元代的繪畫有何特色？'])('takes “%s” for no drawing', (stem) => {
    expect(answerSpace('short_answer', 2, words(stem), generic, book)).toMatchObject({ shape: 'lines', lines: 4 })
  })
  test('goes by what the part asks, not by what the question tells', () => {
    const stem = words('Prove nothing yet.').stem
    const { lines } = answerSpace('part', 1, { stem, asked: words('Find $x$.').stem }, generic, book)
    expect(lines).toBe(3)
  })
})

test('a box never outgrows half a page, so longer answers are on lines, which may go over', () => {
  const boxes = { ...generic, answerSpace: 'boxes' } as const
  expect(answerSpace('essay', 8, words('Why?'), boxes, asked).shape).toBe('box')
  expect(answerSpace('essay', 10, words('Why?'), boxes, asked).shape).toBe('lines')
})

test.each([
  { wanted: 'lines', short: 'lines', essay: 'lines' },
  { wanted: 'boxes', short: 'box', essay: 'box' },
  { wanted: 'blank', short: 'blank', essay: 'blank' },
  { wanted: 'mixed', short: 'lines', essay: 'box' },
] as const)('a template of $wanted gives short answers $short and essays $essay', ({ wanted, short, essay }) => {
  const template = { ...generic, answerSpace: wanted }
  expect([
    answerSpace('short_answer', 2, words('Why?'), template, asked).shape,
    answerSpace('essay', 8, words('Why?'), template, asked).shape,
  ]).toEqual([short, essay])
})

describe('a template with rooms of its own', () => {
  const room = (essay: Room) => ({
    ...generic,
    setting: { ...generic.setting, rooms: { short_answer: essay, essay, part: essay } },
  })

  test.each([
    { marks: 1, rows: 6 },
    { marks: 10, rows: 13 },
    { marks: 40, rows: 30 },
  ])('gives $rows rows for $marks marks', ({ marks, rows }) => {
    expect(
      answerSpace(
        'essay',
        marks,
        words('何解？', 'zh-TW'),
        room({ ruling: 'manuscript', rowsAMark: 1.25, least: 6, most: 30 }),
        asked,
      ),
    ).toMatchObject({ shape: 'manuscript', lines: rows })
  })
  test('has the squares of a manuscript for Chinese only', () => {
    const manuscript = room({ ruling: 'manuscript', rowsAMark: 1, least: 1, most: 9 })
    expect(
      (['zh-TW', 'zh-CN', 'en'] as const).map(
        (language) => answerSpace('essay', 5, words('x', language), manuscript, asked).shape,
      ),
    ).toEqual(['manuscript', 'manuscript', 'lines'])
  })
  test('has a line for the result where it asks for one', () => {
    const squares = { ruling: 'squares', rowsAMark: 1, least: 3, most: 9 } as const
    expect(answerSpace('part', 2, words('Add 1 to 2.'), room({ ...squares, answerLine: true }), asked).answerLine).toBe(
      'Answer:',
    )
    expect(answerSpace('part', 2, words('Add 1 to 2.'), room(squares), asked).answerLine).toBeUndefined()
  })
  test.each([
    { stem: 'Find the perimeter of a square of side 5 cm.', shape: 'squares', answerLine: 'Answer:' },
    { stem: 'Simplify $\\frac{a}{a}$.', shape: 'squares', answerLine: 'Answer:' },
    { stem: 'What is a polygon?', shape: 'lines', answerLine: undefined },
  ])('has $shape under “$stem”', ({ stem, shape, answerLine }) => {
    const space = answerSpace(
      'short_answer',
      2,
      words(stem),
      room({ ruling: 'squares', rowsAMark: 1, least: 3, most: 9, answerLine: true }),
      asked,
    )
    expect([space.shape, space.answerLine]).toEqual([shape, answerLine])
  })
})
