import { expect, test } from 'vitest'
import { countTypes } from './count-types.ts'
import { QUESTION_TYPES } from './question.ts'

test('types come by their share of an ordinary paper', () => {
  expect(countTypes(22, QUESTION_TYPES)).toEqual([5, 5, 5, 1, 4, 1, 1])
})
test.each([
  [20, ['multiple_choice', 'essay'], [17, 3]],
  [10, ['multiple_choice', 'essay'], [9, 1]],
  [3, ['essay', 'multiple_choice'], [1, 2]],
  [4, ['essay'], [4]],
] as const)(
  'of %i questions of %j %j: three in twenty are essays, unless nothing else is asked for',
  (total, types, counts) => {
    expect(countTypes(total, types)).toEqual(counts)
  },
)
