/** How formulas with numbers put in are printed in worked solutions. */
import { expect, test } from 'vitest'
import { rational } from '../exact/value.ts'
import { formatSchool } from './format-school.ts'
import { formatSubstituted } from './format-substituted.ts'
import { parseFormula } from './parse-formula.ts'

const shown = (formula: string, values: Record<string, number>): string =>
  formatSubstituted(parseFormula(formula), values)

test('a product with a negative first factor is subtracted', () => {
  expect(shown('a x^2 + b x + c', { a: 2, b: -8, c: 5, x: 3 })).toBe('2(3)^{2} - 8(3) + 5')
  expect(shown('a x^2 + b x', { a: -2, b: -8, x: -3 })).toBe('-2(-3)^{2} - 8(-3)')
})

test('a negative number alone keeps its brackets, and so does what is subtracted', () => {
  expect(shown('a + b', { a: 2, b: -8 })).toBe('2 + (-8)')
  expect(shown('a - b x', { a: 2, b: -8, x: 3 })).toBe('2 - (-8(3))')
})

test('a coefficient of 1 is not written', () => {
  expect(shown('a (x - h)^2 + k', { a: 1, x: 0, h: 7, k: -6 })).toBe('(0 - 7)^{2} + (-6)')
  expect(shown('x^2 + a x^2', { a: -1, x: 3 })).toBe('3^{2} - 3^{2}')
  expect(shown('b^2 - 4(a)(c)', { a: 1, b: 3, c: -2 })).toBe('3^{2} - 4(1)(-2)')
})

test('what is subtracted as a whole stands in brackets', () => {
  expect(formatSchool(parseFormula('2(5 + x) - (5 - x)'), {})).toBe('2(5 + x) - (5 - x)')
  expect(formatSchool(parseFormula('a (5 - x)'), { a: -1 })).toBe('-(5 - x)')
  expect(formatSchool(parseFormula('a (5 - x)/(3 y)'), { a: -1 })).toBe('-\\frac{5 - x}{3y}')
  expect(formatSchool(parseFormula('a x'), { a: -1 })).toBe('-x')
})

test('a power of a bracket needs no brackets of its own after a number', () => {
  expect(formatSchool(parseFormula('2(3 m + 1)^2'), {})).toBe('2(3m + 1)^{2}')
  expect(formatSubstituted(parseFormula('a z^3'), { a: 16, z: rational(1, 2) })).toBe(
    '16\\left(\\frac{1}{2}\\right)^{3}',
  )
  expect(formatSchool(parseFormula('x 3^n'), {})).toBe('x(3^{n})')
})
