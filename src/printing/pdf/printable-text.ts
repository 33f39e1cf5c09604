/**
 * Makes any text printable: what no font can show becomes a box, what nobody should see goes, and long runs may break.
 */

/** Stands for a sign that no font has. */
export const MISSING = '\u25A1'

/**
 * `text` without control and invisible signs, in one space where there were several, with `□` for private-use signs,
 * emoji and
 * everything in `uncovered`. `found` is told of each sign that became a box.
 */
export function printableText(text: string, uncovered: ReadonlySet<string>, found: (sign: string) => void): string {
  if (PLAIN.test(text) && uncovered.size === 0) return text
  const shown = text
    .toWellFormed()
    .normalize('NFC')
    .replace(NEVER_COVERED, (sign) => box(sign, found))
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(CONTROLS, '')
  const covered =
    uncovered.size === 0 ? shown : [...shown].map((sign) => (uncovered.has(sign) ? box(sign, found) : sign)).join('')
  return withBreaks(covered).replace(PART_OF_PART, `$&${WORD_JOINER}`)
}

function box(sign: string, found: (sign: string) => void): string {
  found(sign)
  return MISSING
}

/** What most texts and formulas are: nothing in it to change. */
const PLAIN = /^(?!.*(?: {2}|[!-~]{25}|\)\())[ -~]*$/

const SPACES = /[\s\u0085]+/gu
const CONTROLS = /\p{Cc}/gu
/** Soft hyphens, joiners, directions, variation selectors, byte order marks, tags. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/**
 * Private use, what stood for broken text, and emoji: a flag, a family and a hand with its skin tone are one sign each.
 */
const NEVER_COVERED =
  /\p{Regional_Indicator}{2}|\p{Emoji_Presentation}[\p{Emoji_Modifier}\uFE0F]*(?:\u200D\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*)*|[\uE000-\uF8FF\uFFFD\uFFFE\uFFFF]|[\u{F0000}-\u{10FFFF}]/gu

/** An address or a formula in plain signs, too long for a line: it may break after marks, and after every 24 signs. */
const LONG_RUN = /[^\s\p{Script=Han}\p{P}\p{S}]{25,}|[!-~]{31,}/gu
/** “(b)(i)” names one part: no line breaks in it. */
const PART_OF_PART = /\([a-z]\)(?=\((?:i{1,3}|iv|vi{0,3})\))/g
const WORD_JOINER = '\u2060'
const ZERO_WIDTH_SPACE = '\u200B'
const AFTER_MARKS = /(?<=[/?&=._-])(?![/?&=._-])/u
const UP_TO_24 = /[^]{1,24}/gu

/** Long runs with places at which a line may break. */
export const withBreaks = (text: string): string => text.replace(LONG_RUN, breakable)

function breakable(run: string): string {
  const pieces = run.split(AFTER_MARKS).flatMap((piece) => piece.match(UP_TO_24) ?? [])
  return pieces.join(ZERO_WIDTH_SPACE)
}
