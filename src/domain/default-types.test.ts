import { describe, expect, test } from 'vitest'
import { givenBy, sumOfCapacities, typesThatFill } from './default-types.ts'

describe('the types that stand chosen (decision D49)', () => {
  test.each([
    {
      name: 'multiple choice and essay where they fill the count',
      capacity: { multiple_choice: 15, true_false: 40, essay: 5 },
      types: ['multiple_choice', 'essay'],
    },
    {
      name: 'of these two the one that the topics give',
      capacity: { multiple_choice: 20, true_false: 40 },
      types: ['multiple_choice'],
    },
    {
      name: 'the short types too where they do not, though one of them would be enough',
      capacity: { multiple_choice: 6, true_false: 30, fill_blank: 21, matching: 2, short_answer: 26, essay: 1 },
      types: ['multiple_choice', 'true_false', 'fill_blank', 'short_answer', 'essay'],
    },
    {
      name: 'all that the topics give where the short ones are too few',
      capacity: { true_false: 7, fill_blank: 2, matching: 1, short_answer: 8, long_question: 1 },
      types: ['true_false', 'fill_blank', 'matching', 'short_answer', 'long_question'],
    },
    { name: 'the usual two where nothing is given', capacity: {}, types: ['multiple_choice', 'essay'] },
  ])('are $name', ({ capacity, types }) => {
    expect(new Set(typesThatFill(capacity, 20))).toEqual(new Set(types))
  })
})

test('topics give together what each of them gives', () => {
  const both = sumOfCapacities([
    { multiple_choice: 4, true_false: 2 },
    { true_false: 5, essay: 1 },
  ])
  expect(both).toEqual({ multiple_choice: 4, true_false: 7, essay: 1 })
  expect(givenBy(['true_false', 'essay', 'matching'], both)).toBe(8)
})
