import { expect, test } from 'vitest'
import { formatSchool } from './format-school.ts'
import { parseFormula } from './parse-formula.ts'

test('a power of a number stands in brackets behind a number, that of a bracketed sum does not', () => {
  expect(formatSchool(parseFormula('a (2 k - 3)^2'), { a: 3 })).toBe('3(2k - 3)^{2}')
  expect(formatSchool(parseFormula('3 x 2^n'), {})).toBe('3x(2^{n})')
})
