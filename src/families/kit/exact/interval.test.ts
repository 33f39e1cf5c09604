import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arccos, arcsin, arctan, cos, deg, pi, sin, tan } from './angle.ts'
import { add, div, mul } from './arithmetic.ts'
import { enclose } from './enclose.ts'
import {
  addIntervals,
  divideIntervals,
  multiplyIntervals,
  PI,
  powerInterval,
  rising,
  sqrtInterval,
  wave,
  type Interval,
} from './interval.ts'
import { log, pow, root, sqrt } from './power.ts'
import { rational } from './value.ts'

const SCALE = 200n
const point = fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 7e5)
const interval = fc.tuple(point, point).map(([a, b]): Interval => [Math.min(a, b), Math.max(a, b)])

describe('the bounds hold the exact result, calculated in whole numbers', () => {
  test('of the sums, products and quotients of every pair of ends', () => {
    fc.assert(
      fc.property(interval, interval, (x, y) => {
        for (const a of x)
          for (const b of y) {
            within(addIntervals(x, y), binary(a) + binary(b), 1n)
            within(multiplyIntervals(x, y), binary(a) * binary(b), 1n << SCALE)
            if (y[0] > 0 || y[1] < 0) within(divideIntervals(x, y), binary(a) << SCALE, binary(b))
          }
      }),
      { numRuns: 1000 },
    )
  })

  test('of one number with one number, which doubles round', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        within(addIntervals([a, a], [b, b]), binary(a) + binary(b), 1n)
        within(multiplyIntervals([a, a], [b, b]), binary(a) * binary(b), 1n << SCALE)
        if (b !== 0) within(divideIntervals([a, a], [b, b]), binary(a) << SCALE, binary(b))
      }),
      { numRuns: 1000 },
    )
  })

  test('of square roots: the squares of the bounds lie on either side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (n) => {
        const [low, high] = sqrtInterval([n, n])
        expect(binary(low) ** 2n <= binary(n) << SCALE).toBe(true)
        expect(binary(high) ** 2n >= binary(n) << SCALE).toBe(true)
      }),
    )
  })
})

describe('the bounds hold the digits that arbitrary precision gives (mpmath, 45 digits)', () => {
  test.each([
    ['sin 1', sin(1), '0.8414709848078965066525023216302990'],
    ['cos 1', cos(1), '0.5403023058681397174009366074429766'],
    ['tan 1', tan(1), '1.557407724654902230506974807458360'],
    ['sin 100000', sin(100000), '0.03574879797201650931647050069580883'],
    ['sin 40°', sin(deg(40)), '0.6427876096865393263226434099072634'],
    ['tan 89°', tan(deg(89)), '57.28996163075942468727814753711258'],
    ['sin 1000000007°', sin(deg(1_000_000_007)), '-0.9563047559630354813386508166184190'],
    ['arcsin 1/3', arcsin(rational(1, 3)), '19.47122063449069136924599933996244'],
    ['arccos 1/3', arccos(rational(1, 3)), '70.52877936550930863075400066003756'],
    ['arctan 2', arctan(2), '63.43494882292201064842780627954671'],
    ['the cube root of 2', root(3, 2), '1.259921049894873164767210607278228'],
    ['2^√2', pow(2, sqrt(2)), '2.665144142690225188650297249873140'],
    ['log 2', log(10, 2), '0.3010299956639811952137388947244930'],
    ['log_2 1000001/1000000', log(2, rational(1_000_001, 1_000_000)), '0.000001442694319541923860864510517158532'],
    ['π√7/3', mul(div(pi, 3), sqrt(7)), '2.770624294022027213830792361881847'],
    ['1/(1+π)', div(1, add(1, pi)), '0.2414530070052238546555693109551071'],
    ['√(1+√2)', sqrt(add(1, sqrt(2))), '1.553773974030037307344158953063147'],
  ])('%s', (_, value, digits) => {
    const [low, high] = enclose(value)
    within([low, high], decimal(digits), 1n)
    expect(high - low).toBeGreaterThan(0)
    expect((high - low) / Math.max(Math.abs(low), 1)).toBeLessThan(1e-12)
  })

  test('a rising function of a single double, which no double can equal', () => {
    within(rising(Math.log, [2, 2]), decimal('0.693147180559945309417232121458176568'), 1n)
    within(rising(Math.atan, [1, 1]), decimal('0.785398163397448309615660845819875721'), 1n)
  })

  test('π', () => {
    within(PI, decimal('3.141592653589793238462643383279502884'), 1n)
  })
})

test('a wide interval holds the values at every point in it', () => {
  fc.assert(
    fc.property(interval, fc.double({ min: 0, max: 1, noNaN: true }), ([a, b], part) => {
      const x = Math.min(b, a + (b - a) * part)
      for (const f of [Math.sin, Math.cos]) {
        const [low, high] = wave(f, [a, b])
        expect(low).toBeLessThanOrEqual(f(x))
        expect(high).toBeGreaterThanOrEqual(f(x))
      }
    }),
  )
  expect(wave(Math.sin, [1.5, 1.7])[1]).toBe(1)
  expect(powerInterval([0.5, 2], [-1, 3])).toEqual([expect.closeTo(0.125, 10), expect.closeTo(8, 10)])
})

/** A double times 2^SCALE, exactly, when it is no smaller than 2^-147. */
function binary(x: number): bigint {
  let shift = 0n
  let whole = x
  for (; !Number.isInteger(whole); whole *= 2) shift += 1n
  return (BigInt(whole) << SCALE) >> shift
}

/** Decimal digits times 2^SCALE, within one unit. */
function decimal(digits: string): bigint {
  const [whole, fraction = ''] = digits.split('.')
  return (BigInt(`${whole}${fraction}`) << SCALE) / 10n ** BigInt(fraction.length)
}

/** low ≤ numerator / denominator ≤ high, for a numerator scaled by 2^SCALE. */
function within([low, high]: Interval, numerator: bigint, denominator: bigint): void {
  const sign = denominator < 0n ? -1n : 1n
  expect(scaled(low) * denominator * sign <= numerator * sign, `${low} is low`).toBe(true)
  expect(scaled(high) * denominator * sign >= numerator * sign, `${high} is high`).toBe(true)
}

/** Bounds near 0 may be far below 2^-SCALE; they are cut towards it, which only makes the test stricter. */
function scaled(x: number): bigint {
  return Math.abs(x) < 2 ** -140 ? 0n : binary(x)
}
