import { describe, expect, test } from 'vitest'
import { add, div, mul, neg } from './arithmetic.ts'
import { pi } from './angle.ts'
import { enclose } from './enclose.ts'
import { formatPlain } from './format-plain.ts'
import { log, pow, root, sqrt } from './power.ts'
import { rational, Real, Unsuitable } from './value.ts'

const half = rational(1, 2)

describe('exact powers, roots and logarithms', () => {
  test.each([
    ['2^10', pow(2, 10), '1024'],
    ['2^-3', pow(2, -3), '(1/8)'],
    ['(-2/3)^-3', pow(rational(-2, 3), -3), '(-27/8)'],
    ['5^0', pow(5, 0), '1'],
    ['(-1)^1000001', pow(-1, 1_000_001), '(-1)'],
    ['8^(2/3)', pow(8, rational(2, 3)), '4'],
    ['(-8)^(1/3)', pow(-8, rational(1, 3)), '(-2)'],
    ['(-8)^(2/3)', pow(-8, rational(2, 3)), '4'],
    ['(16/81)^(-3/4)', pow(rational(16, 81), rational(-3, 4)), '(27/8)'],
    ['2^(1/2)', pow(2, half), '(sqrt(2))'],
    ['8^(1/6)', pow(8, rational(1, 6)), '(sqrt(2))'],
    ['4^(3/4)', pow(4, rational(3, 4)), '(2*sqrt(2))'],
    ['(√8)^(2/3)', pow(sqrt(8), rational(2, 3)), '2'],
    ['i^3', pow(sqrt(-1), 3), '(-i)'],
    ['(1+i)^-2', pow(add(1, sqrt(-1)), -2), '(-i/2)'],
    ['√0', sqrt(0), '0'],
    ['√72', sqrt(72), '(6*sqrt(2))'],
    ['√(8/27)', sqrt(rational(8, 27)), '(2*sqrt(6)/9)'],
    ['√-12', sqrt(-12), '(2*sqrt(3)*i)'],
    ['√(4π²)', sqrt(mul(4, pow(pi, 2))), '(2*pi)'],
    ['√(-π²)', sqrt(neg(mul(pi, pi))), '(pi*i)'],
    ['√ of a great prime square', sqrt(94906249 ** 2), '94906249'],
    ['∛(27/8)', root(3, rational(27, 8)), '(3/2)'],
    ['∛-125', root(3, -125), '(-5)'],
    ['log 1000', log(10, 1000), '3'],
    ['log 1/100', log(10, rational(1, 100)), '(-2)'],
    ['log_8 4', log(8, 4), '(2/3)'],
    ['log_1000 10^14', log(1000, 1e14), '(14/3)'],
    ['log_2 √8', log(2, sqrt(8)), '(3/2)'],
    ['log_√2 8', log(sqrt(2), 8), '6'],
    ['log_(1/3) 9', log(rational(1, 3), 9), '(-2)'],
    ['log_7 1', log(7, 1), '0'],
  ])('%s', (_, value, plain) => {
    expect(formatPlain(value)).toBe(plain)
  })
})

describe('what has no exact form is enclosed within 1 part in 10^12', () => {
  test.each([
    ['∛2', root(3, 2), Math.cbrt(2)],
    ['∛-2', root(3, -2), -Math.cbrt(2)],
    ['(-2)^(2/3)', pow(-2, rational(2, 3)), Math.cbrt(4)],
    ['2^√2', pow(2, sqrt(2)), 2 ** Math.SQRT2],
    ['√(1+√2)', sqrt(add(1, sqrt(2))), Math.sqrt(1 + Math.SQRT2)],
    ['√ of an interval', sqrt(new Real(2, 2.0000000000001)), Math.sqrt(2.00000000000005)],
    ['log 2', log(10, 2), Math.log10(2)],
    ['ln-like log_π 5', log(pi, 5), Math.log(5) / Math.log(Math.PI)],
    ['(log 2)^(1/2)', pow(log(10, 2), half), Math.sqrt(Math.log10(2))],
  ])('%s', (_, value, near) => {
    expect(value).toBeInstanceOf(Real)
    const [low, high] = enclose(value)
    expect(low).toBeLessThanOrEqual(near)
    expect(high).toBeGreaterThanOrEqual(near)
    expect(high - low).toBeLessThan(1e-12)
  })
})

describe('what is refused', () => {
  test.each([
    ['0^0', () => pow(0, 0)],
    ['0^-1', () => pow(0, -1)],
    ['0^(-1/2)', () => pow(0, rational(-1, 2))],
    ['2^53', () => pow(2, 53)],
    ['(-3)^(1/4)', () => pow(-3, rational(1, 4))],
    ['(-2)^√2', () => pow(-2, sqrt(2))],
    ['√(1-√2)', () => sqrt(add(1, neg(sqrt(2))))],
    ['√i', () => sqrt(sqrt(-1))],
    ['0th root', () => root(0, 4)],
    ['log 0', () => log(10, 0)],
    ['log -1', () => log(10, -1)],
    ['base 1', () => log(1, 5)],
    ['base -2', () => log(-2, 4)],
    ['division of 1 by 0', () => div(1, 0)],
  ])('%s', (_, calculate) => {
    expect(calculate).toThrow(Unsuitable)
  })

  test('a power of one half as a double is a bug of the caller', () => {
    expect(() => pow(2, 0.5)).toThrow(TypeError)
  })
})
