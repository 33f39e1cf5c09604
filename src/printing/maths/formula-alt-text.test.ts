import { expect, test } from 'vitest'
import { formulaAltText } from './formula-alt-text.ts'

test.each([
  ['x^2', 'x^2'],
  ['\\left(\\dfrac{1}{2}\\right)', '(\\frac{1}{2})'],
  ['6\\text{ cm}', '6 cm'],
  ['a\\,b\\quad c', 'a b c'],
  ['', 'formula'],
  ['\\,', 'formula'],
])('%s is read as %s', (tex, alt) => {
  expect(formulaAltText(tex)).toBe(alt)
})
