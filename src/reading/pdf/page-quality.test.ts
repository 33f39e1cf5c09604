import { describe, expect, test } from 'vitest'
import { isGarbage, isScan } from './page-quality.ts'

const ENGLISH = 'The cell is the smallest unit of life. All that lives is made of one cell or of many cells that work together as one body, and every cell comes from another cell that was there before it. '.repeat(3)
const CHINESE = '細胞是生物體結構和功能的基本單位，由細胞膜、細胞質和細胞核組成，能夠進行新陳代謝。'.repeat(3)

const shifted = (text: string): string => text.toLowerCase().replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 7) % 26) + 97))
const rare = Array.from({ length: 90 }, (_, index) => String.fromCharCode(0x9000 + index * 23)).join('')

describe('the quality of a page', () => {
  test.each([
    { name: 'English', text: ENGLISH, garbage: false },
    { name: 'Chinese', text: CHINESE, garbage: false },
    { name: 'French', text: 'La cellule est la plus petite unité de la vie et tous les êtres vivants en sont faits. '.repeat(6), garbage: false },
    { name: 'a list of words', text: 'osmosis diffusion membrane nucleus ribosome enzyme protein chlorophyll respiration mitosis chromosome gene allele '.repeat(4), garbage: false },
    { name: 'a list of figures', text: '12.5 13.7 14.2 '.repeat(50), garbage: false },
    { name: 'letters shifted in the alphabet', text: shifted(ENGLISH), garbage: true },
    { name: 'Chinese characters that nobody uses', text: rare, garbage: true },
    { name: 'private-use characters', text: 'abcdefghij\ue123\ue124 abcdefghij', garbage: true },
    { name: 'one private-use sign in a long text', text: `${ENGLISH}\ue123`, garbage: false },
  ])('$name: garbage = $garbage', ({ text, garbage }) => {
    expect(isGarbage(text)).toBe(garbage)
  })

  test.each([
    { text: '12', pictures: true, scan: true },
    { text: '', pictures: false, scan: false },
    { text: 'A picture book with text below', pictures: true, scan: false },
  ])('"$text" beside pictures ($pictures): a scan = $scan', ({ text, pictures, scan }) => {
    expect(isScan(text, pictures)).toBe(scan)
  })
})
