import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileTypst } from '../pdf/typst-compiler.ts'
import { formulaWidth } from './formula-width.ts'
import { textWidth } from './sign-widths.ts'
import { typesetFormula } from './typeset-formula.ts'

const FORMULAS = [
  '12',
  '-3.25',
  'x = -5',
  'x^{2} - 4x + 3',
  '\\frac{3}{4}',
  '\\displaystyle \\frac{2 + 10\\sin \\theta}{\\cos^{2} \\theta}',
  '\\sqrt{2} + \\sqrt{3}',
  '1720\\pi\\text{ cm}^2',
  '\\angle ABC = 90^\\circ',
  'WWW + MMM',
  '\\left(\\frac{1}{2}, -3\\right)',
  '-2 \\leq x < 10',
  'a : b = 3 : 4',
  '\\$1\\,200',
  '1101_{2}',
  'x < -3\\text{ 或 }x > 4',
  'm^{6 + (-4)}n^{-8}',
  'T_1 + T_{2}^2',
]
const TEXTS = ['I, II and III', 'It is 4.5 km away (about 3 miles).', '甲和乙', 'x 軸和 y 軸', '“He’s – well – “gone…”']

test('what is known of widths is true to 0.45 em and three in a hundred', () => {
  const sources = FORMULAS.map((tex) => {
    const formula = typesetFormula(tex, false)
    if (!('kind' in formula) || formula.kind !== 'typst') throw new Error(`${tex} is no Typst maths`)
    return formula.source
  })
  const measured = measure(sources)
  const guessed = [...FORMULAS.map(formulaWidth), ...TEXTS.map(textWidth)]
  for (const [index, width] of measured.entries()) {
    expect(width).toBeGreaterThan(0.4)
    expect(Math.abs(guessed[index]! - width), [...FORMULAS, ...TEXTS][index]).toBeLessThan(0.45 + 0.03 * width)
  }
})

describe('no width is known of', () => {
  test.each([
    'x^23',
    '\\begin{cases}x\\\\y\\end{cases}',
    '\\sum_{i} i',
    '\\nosuchcommand',
    '\\text{ém}',
    '{x',
    'x}',
    '\\left(x',
    '\\frac{1}',
    'x_',
  ])('%s', (tex) => expect(formulaWidth(tex)).toBeUndefined())
  test('signs that are in no table', () => expect(textWidth('ก')).toBeUndefined())
})

/** In em, by Typst, as a paper in English sets them. */
function measure(sources: readonly string[]): readonly number[] {
  const compiled = compileTypst({
    'maths.typ': readFileSync(new URL('../pdf/sheet/maths.typ', import.meta.url), 'utf8'),
    'sources.json': JSON.stringify(sources),
    'texts.json': JSON.stringify(TEXTS),
    'main.typ': `#import "maths.typ"
#set text(font: ("Libertinus Serif", "Noto Serif HK", "New Computer Modern Math"), size: 10pt, lang: "en")
#show math.equation: set text(font: ("New Computer Modern Math", "Noto Serif HK"), weight: 450)
#let formula(source) = eval(source, mode: "math", scope: dictionary(maths))
#let widths = all => all.map(it => measure(it).width / 10pt)
#context [#metadata(widths(json("sources.json").map(formula) + json("texts.json").map(it => text(it)))) <widths>]`,
  })
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.document.valuesOf('widths')[0] as number[]
}
