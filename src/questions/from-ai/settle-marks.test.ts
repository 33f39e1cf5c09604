import { expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import { normaliseQuestion } from '#domain/normalise-question.ts'
import { questionFault, type Question } from '#domain/question.ts'
import { settleMarks } from './settle-marks.ts'
import { formFault, writingFlaw } from './sound-form.ts'

const row = (marks?: number | string) => ({
  text: 'a step that earns its marks',
  ...(marks === undefined ? {} : { marks }),
})
const short = { type: 'short_answer', question: 'Find $1 + 1$.', correctAnswer: '$2$' }
const essay = { type: 'essay', question: 'Discuss to what extent trade changed the life of the town, with examples.' }
const part = (marks: number | undefined, ...rows: readonly object[]) => ({
  question: 'Find $1 + 1$.',
  correctAnswer: '$2$',
  ...(marks === undefined ? {} : { marks }),
  markingScheme: rows,
})
const pairs = {
  type: 'matching',
  question: 'Match.',
  matches: { left: ['a', 'b', 'c', 'd'], right: ['1', '2', '3', '4'] },
  correctAnswer: [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ],
}

const rowsOf = (question: Question): number[][] => {
  switch (question.type) {
    case 'short_answer':
      return [question.markingScheme.map(({ marks }) => marks)]
    case 'essay':
      return [question.markingGuide.map(({ marks }) => marks)]
    case 'long_question':
      return question.parts.map(({ markingScheme }) => markingScheme.map(({ marks }) => marks))
    case 'multiple_choice':
    case 'true_false':
    case 'fill_blank':
    case 'matching':
      return []
  }
}

test.each([
  {
    name: 'a scheme says what a short answer is worth',
    raw: { ...short, marks: 5, markingScheme: [row(1), row(2)] },
    marks: 3,
    rows: [[1, 2]],
  },
  {
    name: 'rows without marks share them',
    raw: { ...short, marks: 4, markingScheme: [row(), row()] },
    marks: 4,
    rows: [[2, 2]],
  },
  {
    name: 'halves are rounded',
    raw: { ...short, marks: 2, markingScheme: [row(0.5), row(1.5)] },
    marks: 3,
    rows: [[1, 2]],
  },
  { name: 'no scheme: the marks that are stated', raw: { ...short, marks: 3 }, marks: 3, rows: [[]] },
  { name: 'no marks at all: the default', raw: short, marks: 2, rows: [[]] },
  { name: 'too many for a short answer', raw: { ...short, marks: 5000 }, marks: 2, rows: [[]] },
  {
    name: 'too many for a choice',
    raw: { type: 'multiple_choice', question: 'Which?', options: ['a', 'b', 'c', 'd'], correctAnswer: 'A', marks: 50 },
    marks: 2,
    rows: [],
  },
  {
    name: 'an essay by its guide',
    raw: { ...essay, marks: 3, markingScheme: [row(6), row(4)] },
    marks: 10,
    rows: [[6, 4]],
  },
  { name: 'an essay of too many', raw: { ...essay, markingScheme: [row(90), row(60)] }, marks: 25, rows: [[15, 10]] },
  {
    name: 'parts that do not add up to their rows',
    raw: {
      type: 'long_question',
      question: 'Let $x = 1$.',
      marks: 9,
      subQuestions: [part(2, row(1), row(3)), part(3, row(), row(), row())],
    },
    marks: 5,
    rows: [
      [1, 1],
      [1, 1, 1],
    ],
  },
  { name: 'columns: one a pair', raw: { ...pairs, marks: 9 }, marks: 4, rows: [] },
])('$name', ({ raw, marks, rows }) => {
  const read = normaliseQuestion(raw, { from: { kind: 'ai', model: 'm' }, id: asId('q') })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const question = settleMarks({ ...read.value.question, minutes: 9e9 })
  expect(question.marks).toBe(marks)
  expect(rowsOf(question)).toEqual(rows)
  expect(question.minutes).toBe(Math.ceil(marks * 1.5))
  expect([questionFault(question), formFault(question), writingFlaw(question, 'en')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
