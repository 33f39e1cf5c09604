import { expect, test } from 'vitest'
import { answerSpace } from './answer-space.ts'

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
] as const)('$type of $marks marks gets $lines lines', ({ type, marks, lines }) => {
  expect(answerSpace(type, marks, 'lines')).toEqual({ kind: 'space', shape: 'lines', lines, width: 'full' })
})

test.each([
  { wanted: 'lines', short: 'lines', essay: 'lines' },
  { wanted: 'boxes', short: 'box', essay: 'box' },
  { wanted: 'blank', short: 'blank', essay: 'blank' },
  { wanted: 'mixed', short: 'lines', essay: 'box' },
] as const)('a template of $wanted gives short answers $short and essays $essay', ({ wanted, short, essay }) => {
  expect([answerSpace('short_answer', 2, wanted).shape, answerSpace('essay', 10, wanted).shape]).toEqual([short, essay])
})
