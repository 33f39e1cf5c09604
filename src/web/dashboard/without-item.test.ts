import { describe, expect, test } from 'vitest'
import { withoutItem } from './without-item.ts'

const page = (total: number, ...ids: string[]) => ({ total, items: ids.map((id) => ({ id })) })

describe('a list without an item', () => {
  test('of one page', () => {
    expect(withoutItem(page(2, 'a', 'b'), 'a')).toEqual(page(1, 'b'))
  })
  test('of several pages, each of which tells how many there are', () => {
    expect(withoutItem({ pages: [page(3, 'a', 'b'), page(3, 'c')] }, 'c')).toEqual({
      pages: [page(2, 'a', 'b'), page(2)],
    })
  })
  test('that does not hold it is the same', () => {
    for (const list of [page(1, 'a'), { pages: [page(1, 'a')] }]) expect(withoutItem(list, 'x')).toBe(list)
  })
})
