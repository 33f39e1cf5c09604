import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apportion, apportionAtLeast } from './apportion.ts'

const weights = fc
  .array(fc.nat(100), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0))

describe('apportion', () => {
  test.each([
    { name: 'equal weights leave the rest to the earlier', total: 10, weights: [1, 1, 1], shares: [4, 3, 3] },
    { name: 'the largest remainder is rounded up', total: 10, weights: [30, 50, 20], shares: [3, 5, 2] },
    { name: 'a mixed paper of 7', total: 7, weights: [30, 50, 20], shares: [2, 4, 1] },
    { name: 'a weight of 0 gets nothing', total: 5, weights: [0, 1], shares: [0, 5] },
    { name: 'nothing to share', total: 0, weights: [0, 0], shares: [0, 0] },
    { name: 'nobody to share with', total: 0, weights: [], shares: [] },
  ])('$name', ({ total, weights: given, shares }) => {
    expect(apportion(total, given)).toEqual(shares)
  })

  test('shares are whole, sum to the total and differ from exact proportion by less than one', () => {
    fc.assert(
      fc.property(fc.nat(1000), weights, (total, given) => {
        const shares = apportion(total, given)
        const sum = given.reduce((a, b) => a + b, 0)
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total)
        shares.forEach((share, index) => {
          expect(Number.isInteger(share)).toBe(true)
          expect(Math.abs(share - (total * given[index]!) / sum)).toBeLessThan(1)
        })
      }),
    )
  })

  test.each([
    { name: 'a fraction', total: 1.5, weights: [1] },
    { name: 'less than nothing', total: -1, weights: [1] },
    { name: 'a negative weight', total: 1, weights: [-1, 2] },
    { name: 'a weight that is no number', total: 1, weights: [Number.NaN] },
    { name: 'weights that are all 0', total: 1, weights: [0, 0] },
  ])('$name is a bug of the caller', ({ total, weights: given }) => {
    expect(() => apportion(total, given)).toThrow(RangeError)
  })
})

describe('apportionAtLeast', () => {
  test.each([
    { name: 'proportion stays where it allows the least', total: 20, weights: [5, 15], least: 1, shares: [5, 15] },
    {
      name: 'a small share is raised at the cost of the others',
      total: 10,
      weights: [1, 99],
      least: 1,
      shares: [1, 9],
    },
    {
      name: 'raising one can bring another below the least',
      total: 10,
      weights: [1, 20, 79],
      least: 2,
      shares: [2, 2, 6],
    },
    { name: 'exactly the least for each', total: 6, weights: [1, 50, 3], least: 2, shares: [2, 2, 2] },
  ])('$name', ({ total, weights: given, least, shares }) => {
    expect(apportionAtLeast(total, given, least)).toEqual(shares)
  })

  test('shares sum to the total, none below the least, none of a larger weight below one of a smaller', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 }),
        fc.nat(3),
        fc.nat(200),
        (given, least, more) => {
          const total = least * given.length + more
          const shares = apportionAtLeast(total, given, least)
          expect(shares.reduce((a, b) => a + b, 0)).toBe(total)
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(least)
          given.forEach((weight, index) =>
            given.forEach((other, place) => {
              if (weight > other) expect(shares[index]!).toBeGreaterThanOrEqual(shares[place]!)
            }),
          )
        },
      ),
    )
  })

  test('less than the least for each is a bug of the caller', () => {
    expect(() => apportionAtLeast(5, [1, 1, 1], 2)).toThrow('Cannot spread 5 over 3: each needs at least 2')
  })
})
