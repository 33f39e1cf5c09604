import { expect, test } from 'vitest'
import { pi } from './angle.ts'
import { div } from './arithmetic.ts'
import { sqrt } from './power.ts'
import { fraction, rational, Real, Unsuitable } from './value.ts'

test('only rationals have a fraction', () => {
  expect(fraction(div(6, -4))).toEqual({ n: -3, d: 2 })
  expect(fraction(5)).toEqual({ n: 5, d: 1 })
  expect([sqrt(2), pi, sqrt(-1), new Real(1, 1)].map(fraction)).toEqual([undefined, undefined, undefined, undefined])
})

test('a fraction is in lowest terms with a positive denominator, whole ones are numbers', () => {
  expect(fraction(rational(-6, -4))).toEqual({ n: 3, d: 2 })
  expect(rational(6, -3)).toBe(-2)
  expect(rational(0, -3)).toBe(0)
  expect(() => rational(1, 0)).toThrow(Unsuitable)
})
