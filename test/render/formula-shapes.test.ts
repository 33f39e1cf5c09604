/** Formulas set by their shape are set as each would be by itself: every formula of drawn questions. */
import { expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import type { RichText } from '#domain/rich-text.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import { wordDrawn, type Worded } from '#families/kit/word.ts'
import { shapeOf, withNumbers } from '#printing/maths/formula-shape.ts'
import { setAlone, setByShape } from '#printing/maths/typeset-formula.ts'
import { DEEP } from '#test/deep.ts'

// Few draws differ less, so that formulas without a number are more of them.
test.each([{ draws: 1, share: 0.8 }])('formulas of $draws drawn questions of each family', areSetAlike)
test.each([{ draws: 3, share: 0.9 }])('formulas of $draws drawn questions of each family', DEEP, areSetAlike)

function areSetAlike({ draws, share }: { readonly draws: number; readonly share: number }): void {
  const formulas = new Set<string>()
  for (const family of FAMILIES) {
    const random = seededRandom(`shapes of ${family.meta.id}`)
    for (let turn = 0; turn < draws; turn += 1) {
      const drawn = drawFrom(family, random)
      if (drawn !== undefined)
        for (const text of textsOf(wordDrawn(drawn, 'en', (same) => same)))
          for (const inline of text) if (inline.kind === 'math') formulas.add(inline.tex)
    }
  }
  const different: string[] = []
  let byShape = 0
  for (const tex of formulas) {
    const set = setByShape(tex, true)
    if (set === undefined) continue
    byShape += 1
    const alone = setAlone(tex, true)
    if (set.source !== alone.source || set.height !== alone.height) different.push(tex)
  }
  expect(different).toEqual([])
  expect(byShape).toBeGreaterThan(formulas.size * share)
}

test.each([
  'x^12',
  'x^1.5',
  '\\frac12',
  '\\text{3 cm}',
  '3\\text{\\textcircled{1}}',
  '\\vec3',
  '.5',
  '1{,}000',
  '\\sqrt2',
  '\\hspace{2cm} 3',
  '731001',
])('%s is read by itself', (tex) => expect(shapeOf(tex)).toBeUndefined())
test('of the same shape are formulas that differ by numbers alone, whatever stands in words and scripts', () => {
  const shape = shapeOf('\\angle AOB \\leq 30^\\circ + 12x^2\\text{ m3}')!
  expect(shape.numbers).toEqual(['30', '12'])
  expect(shape.tex).toContain('x^2\\text{ m3}')
})
test('longer numbers in brackets may be too much for one piece', () => {
  expect(setByShape('\\left(1 + 2x + 3y + 4z + 5u + 6v\\right)', true)?.source).toContain('scripts(')
  expect(setByShape('\\left(100 + 200x + 300y + 400z + 500u + 600v\\right)', true)).toBeUndefined()
})
test('numbers stand where they stood', () => {
  const shape = shapeOf('\\frac{3}{4.5}x^{12} - 7')!
  expect(shape.numbers).toEqual(['3', '4.5', '12', '7'])
  expect(withNumbers(shape.tex, shape.numbers)).toBe('\\frac{3}{4.5}x^{12} - 7')
  expect(withNumbers('731000 731000', ['3'])).toBeUndefined()
})

const textsOf = (worded: Worded): readonly RichText[] => [
  worded.stem,
  ...(worded.kind === 'choice'
    ? [...worded.options, ...worded.steps.map(({ text }) => text)]
    : worded.parts.flatMap(({ ask, answer, steps }) => [ask, answer, ...steps.map(({ text }) => text)])),
]
