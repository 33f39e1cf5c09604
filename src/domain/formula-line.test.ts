/** Formulas in one line, as they are read aloud; what a line cannot say stays LaTeX. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formulaLine } from './formula-line.ts'

test.each([
  ['x^2', 'x²'],
  ['x^{2n+1}', 'x²ⁿ⁺¹'],
  ['a_{10}', 'a₁₀'],
  ['x^{\\frac{1}{2}}', 'x^(1/2)'],
  ['\\frac{1}{2}', '1/2'],
  ['\\frac{a+b}{2c}', '(a + b)/2c'],
  ['\\sqrt{2}', '√(2)'],
  ['\\sqrt[3]{x+1}', '³√(x + 1)'],
  ['y = 3x - 4', 'y = 3x − 4'],
  ['a<b', 'a < b'],
  ['\\angle ABC = 90^\\circ', '∠ABC = 90°'],
  ['2 \\times 10^{-3}', '2 × 10⁻³'],
  ['\\sin 30^{\\circ}', 'sin 30°'],
  ['\\sin\\theta', 'sin θ'],
  ['\\log_{2}(8)', 'log₂(8)'],
  ['\\text{area} = \\pi r^2', 'area = πr²'],
  ['\\left( \\dfrac{1}{3} \\right)^2', '(1/3)²'],
  ['f\\left(x\\right) \\ge 0', 'f(x) ≥ 0'],
  ['\\{1, 2\\}', '{1, 2}'],
  ['50\\%', '50%'],
  ['[0,1]', '[0,1]'],
  ["f'(x)", 'f′(x)'],
  ['\\mathrm{H_2O}', 'H₂O'],
  ['\\overline{AB}', 'A\u0305B\u0305'],
  ['2\\frac{1}{3}', '2 1/3'],
  ['\\frac{1}{2}x', '(1/2)x'],
  ['\\frac{1}{2} + \\frac{x}{3}', '1/2 + x/3'],
  ['-\\frac{1}{2}', '−1/2'],
  ['\\frac{\\pi}{2} \\le x', 'π/2 ≤ x'],
  ['\\frac{1}{2}\\sqrt{3}', '(1/2)√(3)'],
  ['面積 = 5', '面積 = 5'],
  ['\\overset{\\frown}{AB} = 60^{\\circ}', '⌒AB = 60°'],
  ['\\begin{cases} x + y = 3 \\\\ 2x - y = 0 \\end{cases}', '{ x + y = 3; 2x − y = 0 }'],
  ['f(x)=\\begin{cases} 1 & x>0 \\\\ 0 & x\\le 0 \\end{cases}', 'f(x) = { 1 x > 0; 0 x ≤ 0 }'],
  ['\\left\\{\\begin{array}{l} x=1 \\\\ y=2 \\end{array}\\right.', '{x = 1; y = 2'],
  ['\\begin{aligned} x &= 1 \\\\ &= 2 \\end{aligned}', 'x = 1; = 2'],
  ['\\log_b x', 'log_b x'],
  ['\\log_9 y', 'log₉y'],
])('%s is %s', (tex, line) => expect(formulaLine(tex)).toBe(line))

test.each([
  '\\begin{matrix}1&2\\end{matrix}',
  '\\unknown{x}',
  'a \\\\ b',
  '{x',
  'x}',
  '\\frac{1}',
  '^',
  '',
  '\\ce{H2O}',
])('%s stays as it is', (tex) => expect(formulaLine(tex)).toBe(tex))

test('no LaTeX makes it throw, and none becomes nothing', () => {
  const sign = fc.constantFrom(
    '\\frac',
    '\\sqrt',
    '{',
    '}',
    '[',
    ']',
    '^',
    '_',
    'x',
    '2',
    '\\text',
    '\\left',
    '.',
    ' ',
    '\\',
  )
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 30 }), (signs) => {
      const tex = signs.join('')
      expect(formulaLine(tex) === '').toBe(tex === '')
    }),
    { numRuns: 2000 },
  )
  expect(formulaLine('{'.repeat(100_000))).toBe('{'.repeat(100_000))
  expect(formulaLine('x^'.repeat(100_000))).toBe('x^'.repeat(100_000))
})
