import { describe, expect, test } from 'vitest'
import { DEEPEST_NESTING, formulaFault, LONGEST_FORMULA_BYTES, tidyFormula } from './formula-source.ts'

describe('a formula may be set', () => {
  test.each([
    { name: 'of the greatest length', tex: 'x'.repeat(LONGEST_FORMULA_BYTES), ok: true },
    { name: 'of one byte more', tex: 'x'.repeat(LONGEST_FORMULA_BYTES + 1), ok: false },
    { name: 'too long by its Chinese signs', tex: '底'.repeat(LONGEST_FORMULA_BYTES / 3 + 1), ok: false },
    {
      name: 'nested as deep as allowed',
      tex: `${'{'.repeat(DEEPEST_NESTING)}x${'}'.repeat(DEEPEST_NESTING)}`,
      ok: true,
    },
    {
      name: 'nested one deeper',
      tex: `${'{'.repeat(DEEPEST_NESTING + 1)}x${'}'.repeat(DEEPEST_NESTING + 1)}`,
      ok: false,
    },
    { name: 'with many escaped braces, which do not nest', tex: '\\{'.repeat(200), ok: true },
    { name: 'with a private-use sign, on which Typst would loop', tex: '\\text{\uE000}', ok: false },
  ])('$name: $ok', ({ tex, ok }) => {
    expect(formulaFault(tex) === undefined).toBe(ok)
  })
})

test.each([
  ['\\require{cancel}\\cancel{x}', '\\cancel{x}'],
  ['\\text{\\textcircled{1}}', '\\text{①}'],
  ['\\textcircled{20}', '⑳'],
  ['\\SI{9.8}{m.s^{-2}}', '\\SI{9.8}{m\\,s^{-2}}'],
  ['1.5', '1.5'],
  ['\\newcommand{\\R}{\\mathbb{R}} x\\in\\R', 'x\\in\\mathbb{R}'],
  ['\\newcommand\\a{\\vec{a}}\\newcommand{\\b}{2\\a}\\b\\ab', '2\\vec{a}\\ab'],
  ['\\newcommand{\\a}{\\a\\a}\\a', '\\a\\a'],
  ['\\newcommand{\\v}[1]{\\vec{#1}}\\v{x}', '\\newcommand{\\v}[1]{\\vec{#1}}\\v{x}'],
])('%s is read as %s', (tex, tidy) => {
  expect(tidyFormula(tex)).toBe(tidy)
})

test('definitions of definitions stay as they are where the formula would grow beyond its limit', () => {
  const names = 'a b c d e f g h i j'.split(' ')
  const bomb =
    names.map((name, at) => `\\newcommand{\\${name}}{${`\\${names[at - 1] ?? 'x'}`.repeat(9)}}`).join('') + '\\j'
  expect(tidyFormula(bomb)).toBe(bomb)
})
