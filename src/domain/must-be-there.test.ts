import { expect, test } from 'vitest'
import { firstOf, itemAt, lastOf, mustBeThere, nonEmpty } from './must-be-there.ts'

test.each([0, '', false])('%j is there', (value) => expect(mustBeThere(value, 'a value')).toBe(value))
test.each([undefined, null])('%j is not, and the fault names it', (value) =>
  expect(() => mustBeThere(value, 'the first plan')).toThrow(new TypeError('Not there: the first plan')),
)

test('an item is found in lists, bytes and text; one that is not there is named by its place', () => {
  expect([itemAt([4, 5], 1), itemAt(Uint8Array.of(0, 9), 0), firstOf('abc'), lastOf(['x', 'y'])]).toEqual([
    5,
    0,
    'a',
    'y',
  ])
  for (const index of [2, -1, 0.5])
    expect(() => itemAt([4, 5], index)).toThrow(new TypeError(`Not there: item ${index} of 2`))
  expect(() => lastOf([])).toThrow('Not there: item -1 of 0')
  expect(firstOf([undefined, 1])).toBeUndefined()
})

test('a list that must have a first item keeps its order; an empty one is named', () => {
  expect(nonEmpty([1, 2, 3], 'a number')).toEqual([1, 2, 3])
  expect(() => nonEmpty([], 'a number')).toThrow(new TypeError('Not there: a number'))
})
