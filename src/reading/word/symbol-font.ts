/**
 * Characters of the Symbol font by their codes, as Word stores them at U+F020 and up. Source: Adobe's Symbol encoding
 * (Unicode, VENDORS/ADOBE/symbol.txt).
 */
import { codePointOf } from '#domain/must-be-there.ts'

const ROWS: Readonly<Record<number, string>> = {
  0x20: ' !∀#∃%&∋()∗+,−./0123456789:;<=>?',
  0x40: '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_',
  0x60: '‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼ ',
  0xa0: '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵',
  0xc0: 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓',
  0xe0: '◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭ ',
}

/** The character of a code of the Symbol font, 0x20 to 0xFF or the same at 0xF000 and up; undefined for others. */
export function symbolCharacter(code: number): string | undefined {
  const place = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
  const row = ROWS[place & 0xe0]
  return row === undefined ? undefined : [...row][place & 0x1f]
}

/** Wingdings signs that lists and forms use; the rest of the font is pictures. */
const WINGDINGS: Readonly<Record<number, string>> = {
  0x6c: '●',
  0x6e: '■',
  0x71: '❑',
  0x75: '◆',
  0x76: '❖',
  0x9f: '•',
  0xa7: '▪',
  0xa8: '□',
  0xd8: '➢',
  0xe0: '→',
  0xe8: '➔',
  0xfb: '✗',
  0xfc: '✓',
  0xfe: '☑',
}

/** Text with the private codes of its font made into real characters; codes of pictures are dropped. */
export function withoutPrivateCodes(text: string, font: string): string {
  if (/^symbol$/i.test(font))
    return Array.from(text, (character) => symbolCharacter(codePointOf(character)) ?? character).join('')
  return text.replace(
    /[\uf000-\uf0ff]/g,
    (character) =>
      (/^wingdings|webdings/i.test(font)
        ? WINGDINGS[character.charCodeAt(0) & 0xff]
        : symbolCharacter(character.charCodeAt(0))) ?? '',
  )
}

/** What `<w:sym>` shows, or undefined where the sign is a picture. */
export function signOf(font: string, code: number): string | undefined {
  if (/^symbol/i.test(font)) return symbolCharacter(code)
  if (/^wingdings/i.test(font)) return WINGDINGS[code & 0xff]
  return code >= 0xe000 && code <= 0xf8ff ? undefined : String.fromCodePoint(code)
}
