import { describe, expect, test } from 'vitest'
import { deg, pi, sin } from './angle.ts'
import { add, mul, sub } from './arithmetic.ts'
import { compare, equals, isInteger, isRational, isReal, max, min, sign } from './compare.ts'
import { pow, sqrt } from './power.ts'
import { rational, Real, Unsuitable } from './value.ts'

const i = sqrt(-1)
const near30 = new Real(29.99, 30.01)

describe('compare', () => {
  test.each([
    ['2/3 < 3/4', rational(2, 3), rational(3, 4), -1],
    ['equal fractions', rational(2, 3), rational(4, 6), 0],
    ['-1/2 < 0', rational(-1, 2), 0, -1],
    [
      'fractions whose difference no double shows',
      rational(2 ** 52, 2 ** 52 - 1),
      rational(2 ** 52 - 1, 2 ** 52 - 2),
      -1,
    ],
    ['√2 > 1.414', sqrt(2), rational(1414, 1000), 1],
    ['√2 + √3 < π + 1/100', add(sqrt(2), sqrt(3)), add(pi, rational(1, 100)), -1],
    ['22/7 > π', rational(22, 7), pi, 1],
    ['equal sums in another order', add(pi, sqrt(2)), add(sqrt(2), pi), 0],
    ['the square of 1+√2', pow(add(1, sqrt(2)), 2), add(3, mul(2, sqrt(2))), 0],
    ['sin 40° < 2/3', sin(deg(40)), rational(2, 3), -1],
  ] as const)('%s', (_, a, b, order) => {
    expect(compare(a, b)).toBe(order)
    expect(compare(b, a)).toBe(order === 0 ? 0 : -order)
    expect(equals(a, b)).toBe(order === 0)
  })

  test.each([
    ['overlapping intervals', () => compare(near30, 30)],
    ['an interval with itself', () => compare(near30, near30)],
    ['complex numbers', () => compare(i, 0)],
    ['equality of an interval and a number in it', () => equals(near30, 30)],
    ['the sign of an interval around 0', () => sign(new Real(-1, 1))],
    ['whether an interval around 30 is whole', () => isInteger(near30)],
    ['whether an interval is rational', () => isRational(near30)],
    ['the least of overlapping intervals', () => min(near30, 30)],
  ])('%s cannot be decided', (_, decide) => {
    expect(decide).toThrow(Unsuitable)
  })
})

describe('equals', () => {
  test.each([
    ['1+i and i+1', add(1, i), add(i, 1), true],
    ['i and -i', i, mul(-1, i), false],
    ['i and 1', i, 1, false],
    ['an interval and a number beyond it', near30, 31, false],
    ['an interval and a complex number', near30, i, false],
    ['√8 and 2√2', sqrt(8), mul(2, sqrt(2)), true],
    ['π and π²', pi, mul(pi, pi), false],
    ['√2 and √3', sqrt(2), sqrt(3), false],
  ] as const)('%s', (_, a, b, equal) => {
    expect(equals(a, b)).toBe(equal)
    expect(equals(b, a)).toBe(equal)
  })
})

test.each([
  ['7', 7, { whole: true, rational: true, real: true }],
  ['1/2', rational(1, 2), { whole: false, rational: true, real: true }],
  ['√2', sqrt(2), { whole: false, rational: false, real: true }],
  ['π - 3', sub(pi, 3), { whole: false, rational: false, real: true }],
  ['2i', mul(2, i), { whole: false, rational: false, real: false }],
] as const)('the kinds of %s', (_, value, kinds) => {
  expect({ whole: isInteger(value), rational: isRational(value), real: isReal(value) }).toEqual(kinds)
})

test('an interval without a whole number is not whole, but real', () => {
  expect(isInteger(new Real(0.1, 0.2))).toBe(false)
  expect(isReal(near30)).toBe(true)
})

test('least and greatest of several', () => {
  expect(min(3, rational(-1, 2), sqrt(2))).toEqual(rational(-1, 2))
  expect(max(3, pi, sqrt(2))).toBe(pi)
})
