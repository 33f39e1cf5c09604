import { describe, expect, test } from 'vitest'
import { rational, type Value } from '../exact/value.ts'
import { sqrt } from '../exact/power.ts'
import { compileTest, compileValue } from './evaluate.ts'
import { formatPlain } from './format-plain.ts'
import { formatSchool } from './format-school.ts'
import { formatSubstituted } from './format-substituted.ts'
import { expand } from './formula.ts'
import { parseFormula } from './parse-formula.ts'

const half = rational(1, 2)
const values = { a: 1, b: -3, c: 0, m: -1, n: 4, h: half, r: sqrt(2), t: rational(-2, 3) } satisfies Record<
  string,
  Value
>

describe('school form', () => {
  test.each([
    ['a x^2 + b x + c', 'x^{2} - 3x'],
    ['m x + n', '-x + 4'],
    ['n x + m y', '4x - y'],
    ['(x + c)^2', 'x^{2}'],
    ['(x - b)^2', '(x + 3)^{2}'],
    ['(x - 1)(x + n)', '(x - 1)(x + 4)'],
    ['b (x - a)', '-3(x - 1)'],
    ['x^a', 'x'],
    ['x^c', '1'],
    ['x^(n - 1)', 'x^{3}'],
    ['2x/4', '\\frac{x}{2}'],
    ['h x', '\\frac{1}{2}x'],
    ['t x', '-\\frac{2}{3}x'],
    ['3/(x + c)', '\\frac{3}{x}'],
    ['b/(x y)', '-\\frac{3}{xy}'],
    ['x + a + n', 'x + 5'],
    ['x/2 - b', '\\frac{x}{2} + 3'],
    ['3 (2^x)', '3(2^{x})'],
    ['(2 x)^3', '(2x)^{3}'],
    ['r x', '\\sqrt{2}x'],
    ['(1 + r) x', '\\left(1+\\sqrt{2}\\right)x'],
    ['sin(theta)', '\\sin \\theta'],
    ['sin(x)^2 + cos(x)^2', '\\sin^{2} x + \\cos^{2} x'],
    ['log(3, x - 1)', '\\log_{3} (x - 1)'],
    ['log(10, x)', '\\log x'],
    ['sqrt(x + n)', '\\sqrt{x + 4}'],
    ['c x + c y', '0'],
    ['x = b', 'x = -3'],
    ['-2 < x <= n', '-2 < x \\leq 4'],
    ['alpha beta', '\\alpha\\beta'],
    ['n pi', '4\\pi'],
    ['x - (y - n)', 'x - (y - 4)'],
    ['x + (y - n)', 'x + y - 4'],
    ['m (x - n)', '-(x - 4)'],
    ['m (x - n) (x + n)', '-(x - 4)(x + 4)'],
    ['(x - n)/m', '-(x - 4)'],
    ['(x - n)/b', '-\\frac{x - 4}{3}'],
  ])('%s is printed %s', (source, tex) => expect(formatSchool(parseFormula(source), values)).toBe(tex))
})

describe('numbers put in', () => {
  test.each([
    ['b^2 - 4(a)(n)', '(-3)^{2} - 4(1)(4)'],
    ['n * b', '4 \\times (-3)'],
    ['(n - b)/(a - m)', '\\frac{4 - (-3)}{1 - (-1)}'],
    ['n^2', '4^{2}'],
    ['2 x - b', '2x - (-3)'],
    ['n + b', '4 + (-3)'],
  ])('%s is shown %s', (source, tex) => expect(formatSubstituted(parseFormula(source), values)).toBe(tex))
})

describe('plain notation', () => {
  test.each([
    ['b^2 - 4 a n > 0', '0 < (((-3))^(2)-4*1*4)'],
    ['a in {n, 1}', '1 in {4, 1}'],
    ['sum(_k^2, _k, 1, 3) = 14', '((1)^(2)+(2)^(2)+(3)^(2)) = 14'],
    ['log(2, 8) = 3', 'log(2, 8) = 3'],
    ['a < b < n', '1 < (-3) and (-3) < 4'],
  ])('%s is written %s', (source, plain) => expect(formatPlain(parseFormula(source), values)).toBe(plain))
  test('a name without a value is refused', () =>
    expect(() => formatPlain(parseFormula('x = 1'), values)).toThrow(/numbers alone/))
})

describe('values', () => {
  test.each([
    ['b^2 - 4 a n', -7],
    ['2^n/8', 2],
    ['if(b < 0, 1, 2)', 1],
    ['C(n, 2)', 6],
    ['sum(2 _k - 1, _k, 1, n)', 16],
    ['max(a, b, n)', 4],
    ['round(10 sin(deg(40)), 1)', rational(32, 5)],
    ['-2^2', -4],
    ['n/2 h', 1],
  ] as const)('%s', (source, value) => expect(compileValue(parseFormula(source))(values)).toEqual(value))
  test.each([
    ['int(n/2)', true],
    ['int(n/3)', false],
    ['a = 1 & not b > 0', true],
    ['b in {1, -3}', true],
    ['a = 2 <=> b = 2', true],
    ['exact(h, 1)', true],
    ['1 < n < 3', false],
  ] as const)('%s is %s', (source, truth) => expect(compileTest(parseFormula(source))(values)).toBe(truth))
  test('at(f, x, 3) puts a value in for a symbol', () => {
    const f = parseFormula('x^2 - b x')
    expect(compileValue(expand(parseFormula('at(f, x, 3)'), new Map([['f', f]])))(values)).toBe(18)
  })
  test.each(['a +', '(a', 'a ? b', 'log(1, 2, 3)', 'a)'])('%s is told to be no formula, and where', (source) =>
    expect(() => parseFormula(source)).toThrow(/Cannot read the formula/),
  )
})
