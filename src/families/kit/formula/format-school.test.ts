import { expect, test } from 'vitest'
import { formatSchool } from './format-school.ts'
import { parseFormula } from './parse-formula.ts'

const school = (source: string): string => formatSchool(parseFormula(source), { m: 2, n: -1, a: 3 })

test('a minus before a sum keeps the brackets of the sum', () => {
  expect(school('-(x - 3)')).toBe('-(x - 3)')
  expect(school('2 - (x - 3)')).toBe('2 - (x - 3)')
  expect(school('m (x + 4) + n (x + 6)')).toBe('2(x + 4) - (x + 6)')
  expect(school('n (x - 3)/m')).toBe('-\\frac{x - 3}{2}')
})
test('a power of a number stands in brackets behind a number, that of a bracketed sum does not', () => {
  expect(school('a (2 k - 3)^2')).toBe('3(2k - 3)^{2}')
  expect(school('3 x 2^k')).toBe('3x(2^{k})')
})

test('three relations or more are a system, two are joined by a word', () => {
  expect(formatSchool(parseFormula('x >= 2 & x + y <= 6 & x - y <= m'), { m: 2 })).toBe(
    '\\begin{cases}x \\geq 2\\\\x + y \\leq 6\\\\x - y \\leq 2\\end{cases}',
  )
  expect(formatSchool(parseFormula('x >= 2 & x + y <= 6'), {})).toBe('x \\geq 2\\text{ and }x + y \\leq 6')
})
test('an angle keeps its degrees beside a symbol', () => {
  expect(school('sin(deg(90) - theta)')).toBe('\\sin (90^{\\circ} - \\theta)')
  expect(school('cos(theta + deg(60 m))^2')).toBe('\\cos^{2} (\\theta + 120^{\\circ})')
})
