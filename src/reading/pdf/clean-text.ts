/** Mends the characters of a run: private-use codes, ligatures, control characters, compatibility forms of Han. */
import { undoRadicals } from './radicals.ts'

/**
 * A font without a Unicode map gives its codes as 0xF000 + CP1252: decoded when the result looks like words; bullets
 * of symbol fonts become "•".
 * Ligatures, radicals and letters of formulas become plain letters and characters. Superscripts and full-width forms
 * are left as they are.
 */
export function cleanText(text: string): string {
  if (NEEDS_NOTHING.test(text)) return text
  return (
    undoRadicals(decodeTexCodes(decodePrivateUse(text)))
      .replace(/[\uf0b7\uf0a7\uf0d8\uf0a8\uf06e\uf076]/g, '•')
      .replace(/\uf020/g, ' ')
      // oxlint-disable-next-line no-control-regex -- such characters come from broken fonts and mean nothing
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200b\ufeff\ufffe\uffff]/g, '')
      .replace(/\ua78f/g, '·')
      .replace(/\u00a0/g, ' ')
      .replace(
        /[\ufb00-\ufb06\u2e80-\u2fdf\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe44\u{1d400}-\u{1d7ff}]/gu,
        (character) => character.normalize('NFKC'),
      )
      // Soft hyphens at the end of a line mark a parted word; anywhere else they are not seen.
      .replace(/\u00ad(?!\s*$)/g, '')
  )
}

/** Nearly all text: ASCII, quotation marks and dashes, common Chinese characters and their marks. */
const NEEDS_NOTHING = /^[ -~‘’“”–—…\u3000-\u303f\u4e00-\u9fff\uff01-\uff5e]*$/

/**
 * The codes of ligatures and dashes in the fonts of LaTeX, which their bitmap forms (Type 3) tell nothing else about.
 */
const TEX_LIGATURES: Readonly<Record<string, string>> = {
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000d': 'fl',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
}
const TEX_MARKS: Readonly<Record<string, string>> = { '\u0010': '“', '\u0011': '”', '\u0015': '–', '\u0016': '—' }

function decodeTexCodes(text: string): string {
  return text
    .replace(
      // oxlint-disable-next-line no-control-regex -- these are the codes
      /[\u000b-\u000f\u001b-\u001f](?=\p{L})|(?<=\p{L})[\u000b-\u000f\u001b-\u001f]/gu,
      (code) => TEX_LIGATURES[code] ?? code,
    )
    .replace(
      // oxlint-disable-next-line no-control-regex -- these are the codes
      /(?<=[\p{L}\p{N}.,;])[\u0011\u0015\u0016]|[\u0010\u0015\u0016](?=[\p{L}\p{N}])/gu,
      (code) => TEX_MARKS[code] ?? code,
    )
}

/** What CP1252 has at 0x80-0x9F, where Latin-1 has control characters. */
const CP1252: Readonly<Record<number, string>> = {
  0x85: '…',
  0x91: '‘',
  0x92: '’',
  0x93: '“',
  0x94: '”',
  0x95: '•',
  0x96: '–',
  0x97: '—',
  0x99: '™',
}

function decodePrivateUse(text: string): string {
  return text.replace(/[\uf020-\uf0ff]+/g, (coded) => {
    const decoded = Array.from(coded, (character) => {
      const code = character.charCodeAt(0) - 0xf000
      return CP1252[code] ?? String.fromCharCode(code)
    }).join('')
    return /^[\w .,:;()'’“”‘&/–—-]*[A-Za-z0-9]{2,}[\w .,:;()'’“”‘&/–—?!-]*$/.test(decoded) || /^\d+$/.test(decoded)
      ? decoded
      : coded
  })
}
