import { expect, test } from 'vitest'
import { inReadingOrder } from './reading-order.ts'

type Placed = readonly [name: string, x: number, y: number, width?: number, height?: number]
const orderOf = (shapes: readonly Placed[]): string =>
  inReadingOrder(shapes.map(([name, x, y, width = 40, height = 10]) => ({ name, box: { x, y, width, height } })))
    .map(({ name }) => name)
    .join(' ')

test.each<{ what: string; shapes: readonly Placed[]; order: string }>([
  {
    what: 'from the top',
    shapes: [
      ['b', 0, 20],
      ['a', 0, 0],
      ['c', 0, 40],
    ],
    order: 'a b c',
  },
  {
    what: 'column by column',
    shapes: [
      ['c', 50, 0],
      ['a', 0, 0],
      ['d', 50, 30],
      ['b', 0, 35],
    ],
    order: 'a b c d',
  },
  {
    what: 'what goes over both columns before them, and what is under them behind',
    shapes: [
      ['end', 0, 80, 90],
      ['r2', 50, 40],
      ['r1', 50, 20],
      ['l2', 0, 40],
      ['l1', 0, 20],
      ['top', 0, 0, 90],
    ],
    order: 'top l1 l2 r1 r2 end',
  },
  {
    what: 'words beside what they mean, row by row',
    shapes: [
      ['A', 0, 0],
      ['B', 0, 20],
      ['C', 0, 40],
      ['a', 50, 1],
      ['b', 50, 21],
      ['c', 50, 41],
    ],
    order: 'A a B b C c',
  },
  {
    what: 'boxes that overlap a little as beside each other',
    shapes: [
      ['b', 38, 0],
      ['a', 0, 2],
    ],
    order: 'a b',
  },
  {
    what: 'boxes on top of each other from the top',
    shapes: [
      ['b', 5, 4],
      ['a', 0, 0],
    ],
    order: 'a b',
  },
])('reads $what', ({ shapes, order }) => {
  expect(orderOf(shapes)).toBe(order)
})

test('a shape without a place comes first', () => {
  const shapes = [
    { name: 'placed', box: { x: 0, y: 0, width: 1, height: 1 } },
    { name: 'free', box: undefined },
  ]
  expect(inReadingOrder(shapes).map(({ name }) => name)).toEqual(['free', 'placed'])
})
