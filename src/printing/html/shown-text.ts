/** Any text as a page may show it: nothing invisible in it, which could turn it round or hide in it. */

import { withBreaks } from '../pdf/printable-text.ts'

/** Stands for a sign of private use, which each font draws as it likes. */
const MISSING = '\u25A1'

/**
 * Without control signs, with one space where there were several, as a browser shows it anyway, and with places to
 * break long runs at, which cost a browser minutes without.
 */
export function shownText(text: string): string {
  if (/^[ -~]*$/.test(text)) return withBreaks(text.replace(/ {2,}/g, ' '))
  const shown = text
    .toWellFormed()
    .normalize('NFC')
    .replace(NEVER_SHOWN, MISSING)
    .replace(INVISIBLE, '')
    .replace(/[\s\u0085]+/gu, (space) => (space === '\u3000' || space === '\u00A0' ? space : ' '))
    .replace(/\p{Cc}/gu, '')
  return withBreaks(shown)
}

const NEVER_SHOWN = /[\uE000-\uF8FF\uFFFD\uFFFE\uFFFF]|[\u{F0000}-\u{10FFFF}]/gu
/** Directions, soft hyphens, tags; not what joins the parts of an emoji. */
const INVISIBLE = /(?!\u200D|\uFE0F)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
