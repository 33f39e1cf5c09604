import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deg, pi, sin } from './angle.ts'
import { mul, neg } from './arithmetic.ts'
import { formatDecimal } from './format-latex.ts'
import { sqrt } from './power.ts'
import { ceil, floor, round, roundSignificant } from './round.ts'
import { rational, Real, Unsuitable } from './value.ts'

describe('rounding', () => {
  test.each([
    ['2.5', round(rational(5, 2)), '3'],
    ['-2.5, half away from zero', round(rational(-5, 2)), '-3'],
    ['2.4999', round(rational(24_999, 10_000)), '2'],
    ['1.005 to 2 decimals, which doubles get wrong', round(rational(1005, 1000), 2), '1.01'],
    ['1234 to tens', round(1234, -1), '1230'],
    ['1250 to hundreds', round(1250, -2), '1300'],
    ['π to 4 decimals', round(pi, 4), '3.1416'],
    ['-√2 to 3 decimals', round(neg(sqrt(2)), 3), '-1.414'],
    ['100 sin 40°', round(mul(100, sin(deg(40))), 2), '64.28'],
    ['a whole number', round(7, 2), '7'],
    ['floor of -1/2', floor(rational(-1, 2)), '-1'],
    ['ceil of -1/2 is no negative zero', ceil(rational(-1, 2)), '0'],
    ['ceil of 7/3', ceil(rational(7, 3)), '3'],
    ['floor of π to 2 decimals', floor(pi, 2), '3.14'],
    ['ceil of π to 2 decimals', ceil(pi, 2), '3.15'],
    ['0.012345 to 3 figures', roundSignificant(rational(12_345, 1_000_000), 3), '0.0123'],
    ['9.996 to 3 figures', roundSignificant(rational(9996, 1000), 3), '10'],
    ['123456 to 3 figures', roundSignificant(123_456, 3), '123000'],
    ['-1.005 to 3 figures', roundSignificant(rational(-1005, 1000), 3), '-1.01'],
    ['1000 to 1 figure', roundSignificant(1000, 1), '1000'],
    ['1/1000 to 1 figure', roundSignificant(rational(1, 1000), 1), '0.001'],
    ['√2 to 3 figures', roundSignificant(sqrt(2), 3), '1.41'],
    ['0', roundSignificant(0, 3), '0'],
  ])('%s', (_, value, text) => {
    expect(Object.is(value, -0)).toBe(false)
    expect(formatDecimal(value, { group: false })).toBe(text)
  })

  test.each([
    ['an interval around a half', () => round(new Real(0.4999, 0.5001))],
    ['floor of an interval around a whole number', () => floor(new Real(2.999, 3.001))],
    ['figures of an interval around 10', () => roundSignificant(new Real(9.99, 10.01), 2)],
    ['figures of an interval around 0', () => roundSignificant(new Real(-0.01, 0.01), 2)],
    ['a complex number', () => round(sqrt(-2))],
    ['more decimals than doubles certify', () => round(mul(1000, pi), 14)],
  ])('%s is refused', (_, calculate) => {
    expect(calculate).toThrow(Unsuitable)
  })

  test('no significant figures, or half a decimal, is a bug of the caller', () => {
    expect(() => roundSignificant(3, 0)).toThrow(TypeError)
    expect(() => round(sqrt(2), 0.5)).toThrow(TypeError)
  })

  test('a rational rounds as whole-number arithmetic does, for any sign and place', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 4 }),
        (n, d, decimals) => {
          const scaled = BigInt(Math.abs(n)) * 10n ** BigInt(decimals)
          const steps = Number((2n * scaled + BigInt(d)) / (2n * BigInt(d)))
          expect(round(rational(n, d), decimals)).toEqual(rational(Math.sign(n) * steps + 0, 10 ** decimals))
        },
      ),
    )
  })
})
