import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from './random.ts'

const draws = (seed: string): number[] => {
  const random = seededRandom(seed)
  return Array.from({ length: 8 }, () => random.below(1000))
}

test('a seed gives these numbers for ever: papers are drawn again from their seeds', () => {
  expect(draws('setpaper')).toEqual([300, 195, 824, 895, 582, 472, 681, 30])
})

test('other seeds give other numbers', () => {
  expect(draws('a')).not.toEqual(draws('b'))
  expect(draws('')).not.toEqual(draws('a'))
})

test('a draw from a fork changes nothing in its parent or in other forks', () => {
  const plain = seededRandom('s')
  const forked = seededRandom('s')
  forked.fork('x').below(10)
  expect(forked.below(1000)).toBe(plain.below(1000))
  expect(forked.fork('y').below(1000)).toBe(seededRandom('s').fork('y').below(1000))
})

test('each number below the limit comes about equally often', () => {
  const random = seededRandom('even')
  const counts = Array.from({ length: 6 }, () => 0)
  for (let draw = 0; draw < 6000; draw += 1) {
    const face = random.below(6)
    counts[face] = counts[face]! + 1
  }
  // Six standard deviations of a fair die.
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(175)
})

test('a shuffle holds the same items and leaves its argument alone', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.string(), (items, seed) => {
      const before = [...items]
      expect(
        seededRandom(seed)
          .shuffle(items)
          .toSorted((a, b) => a - b),
      ).toEqual(before.toSorted((a, b) => a - b))
      expect(items).toEqual(before)
    }),
  )
})

test('every order of three comes out of a shuffle', () => {
  const random = seededRandom('orders')
  const orders = new Set(Array.from({ length: 200 }, () => random.shuffle(['a', 'b', 'c']).join('')))
  expect([...orders].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
})

describe('bugs of the caller', () => {
  test.each([0, -1, 1.5, Number.NaN])('a number below %d', (limit) => {
    expect(() => seededRandom('s').below(limit)).toThrow(RangeError)
  })
  test('picking from nothing', () => {
    expect(() => seededRandom('s').pick([])).toThrow('Cannot pick from no items')
  })
})
