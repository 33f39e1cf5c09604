import { describe, expect, test } from 'vitest'
import { createListCounter, type CountedList, type ListLevel } from './list-counter.ts'

const level = (format: string, text: string, start = 1): ListLevel => ({ format, text, start })
const list = (levels: readonly (readonly [number, ListLevel])[], more: Partial<CountedList> = {}): CountedList => ({
  id: '1',
  key: 'a',
  levels: new Map(levels),
  ...more,
})
const OUTLINE = list([
  [0, level('decimal', '%1.')],
  [1, level('lowerLetter', '%1(%2)')],
])

/** Numbers of paragraphs at the given depths, one after another. */
function numbersOf(counted: CountedList, depths: readonly number[]): (string | undefined)[] {
  const counter = createListCounter()
  return depths.map((depth) => counter.next(counted, depth))
}

describe('createListCounter', () => {
  test.each([
    {
      title: 'lower levels begin anew under each higher',
      counted: OUTLINE,
      depths: [0, 1, 1, 0, 1],
      numbers: ['1.', '1(a)', '1(b)', '2.', '2(a)'],
    },
    { title: 'a lower level may come first', counted: OUTLINE, depths: [1, 0], numbers: ['1(a)', '2.'] },
    {
      title: 'a list may begin with another number',
      counted: list([[0, level('decimal', '%1', 5)]]),
      depths: [0, 0],
      numbers: ['5', '6'],
    },
    { title: 'bullets have no number', counted: list([[0, level('bullet', '•')]]), depths: [0], numbers: [undefined] },
    { title: 'an unknown level has none', counted: OUTLINE, depths: [3], numbers: [undefined] },
    {
      title: 'a level that Word cannot have has none',
      counted: list([[2 ** 40, level('decimal', '%1')]]),
      depths: [2 ** 40],
      numbers: [undefined],
    },
  ])('$title', ({ counted, depths, numbers }) => {
    expect(numbersOf(counted, depths)).toEqual(numbers)
  })

  test('lists of one definition count on together, unless one begins anew', () => {
    const counter = createListCounter()
    const second = { ...OUTLINE, id: '2' }
    const third = { ...OUTLINE, id: '3', restart: new Map([[0, 1]]) }
    expect([OUTLINE, second, third, third].map((counted) => counter.next(counted, 0))).toEqual(['1.', '2.', '1.', '2.'])
  })
})
