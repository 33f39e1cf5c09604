/** Makes any text printable: what no font can show becomes a box, what nobody should see goes, and long runs may break. */

/** Stands for a sign that no font has. */
export const MISSING = '\u25A1'

/**
 * `text` without control and invisible signs, in one space where there were several, with `□` for private-use signs, emoji and
 * everything in `uncovered`. `found` is told of each sign that became a box.
 */
export function printableText(text: string, uncovered: ReadonlySet<string>, found: (sign: string) => void): string {
  const shown = text
    .toWellFormed()
    .normalize('NFC')
    .replace(NEVER_COVERED, (sign) => box(sign, found))
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
  const covered = uncovered.size === 0 ? shown : [...shown].map((sign) => (uncovered.has(sign) ? box(sign, found) : sign)).join('')
  return covered.replace(LONG_RUN, breakable)
}

function box(sign: string, found: (sign: string) => void): string {
  found(sign)
  return MISSING
}

const SPACES = /[\s\u0085]+/gu
/** Controls, soft hyphens, joiners, directions, variation selectors, byte order marks, tags. */
const INVISIBLE = /[\u0000-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]|[\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu
/** Private use, what stood for broken text, and emoji: a flag, a family and a hand with its skin tone are one sign each. */
const NEVER_COVERED = /\p{Regional_Indicator}{2}|\p{Emoji_Presentation}[\p{Emoji_Modifier}\uFE0F]*(?:\u200D\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*)*|[\uE000-\uF8FF\uFFFD\uFFFE\uFFFF]|[\u{F0000}-\u{10FFFF}]/gu

/** An address or a formula in plain signs, too long for a line: it may break after marks, and after every 24 signs. */
const LONG_RUN = /[^\s\p{Script=Han}\p{P}\p{S}]{25,}|[!-~]{31,}/gu
const ZERO_WIDTH_SPACE = '\u200B'
const breakable = (run: string): string => run.replace(/(?<=[/?&=._-])(?=[^/?&=._-])|(?<=[^\s\u200B]{24})(?=.)/gu, ZERO_WIDTH_SPACE)
