/** Labels as glyphs. */
import { describe, expect, test } from 'vitest'
import { GLYPHS } from './glyphs.ts'
import { plainWords } from './plain-words.ts'
import { typesetLabel } from './typeset-label.ts'

const keys = (text: string, prose = false): string =>
  typesetLabel(text, 10, prose)
    .glyphs.map(({ glyph }) => Object.entries(GLYPHS).find(([, one]) => one === glyph)![0])
    .join(' ')

describe('glyphs', () => {
  test.each([
    { text: 'A', glyphs: 'iA' },
    { text: '2x', glyphs: '2 ix' },
    { text: '12\\text{ cm}', glyphs: '1 2 c m' },
    { text: '40^\\circ', glyphs: '4 0 °' },
    { text: '\\theta', glyphs: 'iθ' },
    { text: "A'", glyphs: 'iA ′' },
    { text: '\\sin x', glyphs: 's i n ix' },
    { text: '\\text{甲班}', glyphs: '甲 班' },
    { text: 'x-1', glyphs: 'ix − 1' },
    { text: '(2, -3)', glyphs: '( 2 , − 3 )' },
  ])('$text is set as $glyphs', ({ text, glyphs }) => expect(keys(text)).toBe(glyphs))

  test('prose is upright, its formulas italic', () => expect(keys('Time $t$', true)).toBe('T i m e it'))
})

describe('places', () => {
  test('a power is smaller and higher', () => {
    const [x, two] = typesetLabel('x^2', 10).glyphs
    expect(two!.size).toBeLessThan(x!.size)
    expect(two!.y).toBeLessThan(x!.y)
  })
  test('a fraction has its numerator above a rule and its denominator below', () => {
    const {
      glyphs: [over, under],
      rules: [bar],
    } = typesetLabel('\\frac{3}{4}', 10)
    expect(over!.y).toBeLessThan(bar!.y)
    expect(under!.y).toBeGreaterThan(bar!.y)
  })
  test('a root has a bar as wide as what is under it', () => {
    const {
      rules: [bar],
      width,
    } = typesetLabel('\\sqrt{12}', 10)
    expect(bar!.width).toBeGreaterThanOrEqual(typesetLabel('12', 10).width)
    expect(bar!.x + bar!.width).toBeLessThanOrEqual(width + 0.01)
  })
  test('a minus between operands has space, a sign has none', () => {
    const wide = typesetLabel('x-1', 10).width - typesetLabel('x', 10).width
    expect(wide).toBeGreaterThan(typesetLabel('-1', 10).width + 2)
  })
})

test.each([
  { text: '\\nonsense', says: '\\nonsense' },
  { text: '\\text{龘}', says: '"龘"' },
  { text: '{x', says: 'not closed' },
  { text: 'x}', says: 'none opened' },
  { text: 'x^', says: 'missing' },
])('$text is refused with a sentence', ({ text, says }) => expect(() => typesetLabel(text, 10)).toThrow(says))

test.each([
  { latex: '$\\angle ABC = 40^\\circ$ and $AB = \\frac{3}{4}\\sqrt{2}$ cm', words: '∠ABC = 40° and AB = 3/4√2 cm' },
  { latex: '$x^{2} - 1 \\le 5\\text{ kg}$', words: 'x^2 − 1 ≤ 5 kg' },
])('$latex is said as words', ({ latex, words }) => expect(plainWords(latex)).toBe(words))
