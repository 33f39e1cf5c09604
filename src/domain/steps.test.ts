import { expect, test } from 'vitest'
import { steps } from './steps.ts'

test('each item is taken with the one before it', () =>
  expect(steps([1, 4, 9, 16], (before, next) => next - before)).toEqual([3, 5, 7]))
test.each([[[]], [[1]]])('between the items of %j there is nothing', (items) =>
  expect(steps(items, () => 'a step')).toEqual([]),
)
