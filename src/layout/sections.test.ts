import { describe, expect, test } from 'vitest'
import type { QuestionType } from '#domain/question.ts'
import { marksOfEach, sectionsOf } from './sections.ts'

const question = (type: QuestionType, marks: number, name = '') => ({ type, marks, name })

describe('sections', () => {
  const sections = sectionsOf(
    [
      question('essay', 10),
      question('multiple_choice', 1, 'first'),
      question('true_false', 2),
      question('multiple_choice', 1, 'second'),
    ],
    'numeric',
  )

  test('stand in the order of the types, whatever the order of the questions', () => {
    expect(sections.map(({ index, type }) => [index, type])).toEqual([
      [0, 'multiple_choice'],
      [1, 'true_false'],
      [2, 'essay'],
    ])
  })
  test('are numbered through', () => {
    expect(sections.flatMap(({ items }) => items.map(({ number }) => number))).toEqual(['1.', '2.', '3.', '4.'])
  })
  test('keep the order of their questions', () => {
    expect(sections[0]!.items.map(({ question: { name } }) => name)).toEqual(['first', 'second'])
  })
  test('carry the sum of their marks', () => {
    expect(sections.map(({ marks }) => marks)).toEqual([2, 2, 10])
  })
})

test.each([
  { marks: [2, 2, 2], each: 2 },
  { marks: [2, 3], each: undefined },
  { marks: [2], each: undefined },
])('questions of $marks marks carry $each each', ({ marks, each }) => {
  expect(
    marksOfEach(
      sectionsOf(
        marks.map((mark) => question('short_answer', mark)),
        'numeric',
      )[0]!,
    ),
  ).toBe(each)
})
