import { expect, test } from 'vitest'
import { rational } from './exact/value.ts'
import { parseFormula } from './formula/parse-formula.ts'
import { formatHole } from './hole-format.ts'

test('a ratio is printed in lowest terms, whole numbers too', () => {
  const x = parseFormula('x')
  expect(formatHole(x, { x: rational(18, 24) }, 'ratio', 'en')).toBe('3:4')
  expect(formatHole(x, { x: 5 }, 'ratio', 'en')).toBe('5:1')
  expect(() => formatHole(parseFormula('sqrt(2)'), {}, 'ratio', 'en')).toThrow(TypeError)
})
