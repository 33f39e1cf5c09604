import { describe, expect, test } from 'vitest'
import { deg, pi } from './angle.ts'
import { add, div, mul, neg, sub } from './arithmetic.ts'
import { formatDecimal, formatLatex } from './format-latex.ts'
import { sqrt } from './power.ts'
import { rational, Real } from './value.ts'

const i = sqrt(-1)
const r = rational

describe('formatLatex', () => {
  test.each([
    [0, '0'],
    [-7, '-7'],
    [1234, '1234'],
    [-1234, '-1234'],
    [12_345, '12\\,345'],
    [-1_234_567, '-1\\,234\\,567'],
    [r(-3, 4), '-\\frac{3}{4}'],
    [r(12_345, 7), '\\frac{12\\,345}{7}'],
    [mul(2, sqrt(3)), '2\\sqrt{3}'],
    [neg(sqrt(3)), '-\\sqrt{3}'],
    [div(mul(3, sqrt(2)), 4), '\\frac{3\\sqrt{2}}{4}'],
    [div(sqrt(2), -4), '-\\frac{\\sqrt{2}}{4}'],
    [deg(150), '\\frac{5\\pi}{6}'],
    [deg(30), '\\frac{\\pi}{6}'],
    [mul(4, pi), '4\\pi'],
    [mul(pi, pi), '\\pi^{2}'],
    [div(2, pi), '\\frac{2}{\\pi}'],
    [add(3, div(2, pi)), '\\frac{2+3\\pi}{\\pi}'],
    [add(3, mul(2, sqrt(5))), '3+2\\sqrt{5}'],
    [div(add(1, sqrt(5)), 2), '\\frac{1+\\sqrt{5}}{2}'],
    [div(sub(-1, sqrt(5)), 2), '\\frac{-1-\\sqrt{5}}{2}'],
    [add(r(1, 2), div(sqrt(5), 3)), '\\frac{3+2\\sqrt{5}}{6}'],
    [div(sub(sqrt(6), sqrt(2)), 4), '\\frac{\\sqrt{6}-\\sqrt{2}}{4}'],
    [sub(mul(6, pi), mul(9, sqrt(3))), '6\\pi-9\\sqrt{3}'],
    [sub(pi, 4), '\\pi-4'],
    [i, 'i'],
    [neg(i), '-i'],
    [sub(3, mul(2, i)), '3-2i'],
    [add(r(1, 2), mul(r(3, 2), i)), '\\frac{1}{2}+\\frac{3}{2}i'],
    [sub(1, mul(r(3, 2), i)), '1-\\frac{3}{2}i'],
    [mul(sqrt(-12), 1), '2\\sqrt{3}i'],
    [mul(div(add(1, sqrt(5)), 2), i), '\\frac{1+\\sqrt{5}}{2}i'],
    [add(2, mul(add(1, sqrt(2)), i)), '2+(1+\\sqrt{2})i'],
    [add(2, mul(sub(-1, sqrt(2)), i)), '2-(1+\\sqrt{2})i'],
  ])('%# %o', (value, latex) => {
    expect(formatLatex(value)).toBe(latex)
  })

  test('an interval must be rounded first', () => {
    expect(() => formatLatex(new Real(0.1, 0.2))).toThrow(TypeError)
  })
})

describe('formatDecimal', () => {
  test.each([
    [r(1, 4), {}, '0.25'],
    [r(-1, 4), {}, '-0.25'],
    [r(-5, 1), {}, '-5'],
    [r(2469, 2), {}, '1234.5'],
    [r(2469, 2), { group: true }, '1\\,234.5'],
    [r(24_691, 2), {}, '12\\,345.5'],
    [r(24_691, 2), { group: false }, '12345.5'],
    [r(1, 2), { decimals: 3 }, '0.500'],
    [7, { decimals: 1 }, '7.0'],
    [r(1, 8), {}, '0.125'],
    [r(1001, 1000), {}, '1.001'],
    [r(1, 1e12), {}, '0.000000000001'],
    [r(25, 2), { money: true }, '\\$12.50'],
    [-12, { money: true }, '-\\$12'],
    [12, { money: true, decimals: 2 }, '\\$12.00'],
    [12_000, { money: true }, '\\$12\\,000'],
  ])('%# %o %o', (value, options, text) => {
    expect(formatDecimal(value, options)).toBe(text)
  })

  test.each([
    ['a third', () => formatDecimal(r(1, 3))],
    ['thirteen places', () => formatDecimal(r(1, 2 ** 13))],
    ['more places than asked', () => formatDecimal(r(1, 8), { decimals: 2 })],
    ['a square root', () => formatDecimal(sqrt(2))],
    ['an interval', () => formatDecimal(new Real(1, 2))],
  ])('%s is a bug of the caller', (_, print) => {
    expect(print).toThrow(TypeError)
  })
})
