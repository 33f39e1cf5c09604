/** Undoes wide letter-spacing, whose gaps look like spaces. */
import type { StyledText } from './styled-text.ts'

/** Fewer single characters in a row can be signs of a formula or a list of options. */
const FEWEST_SINGLE = 5

const LONGER_WORD = /\S{3}/u

/** The text stands letter by letter: `S T O R A G E`, `於 1 2 6 4 年`. */
export function isLetterSpaced(text: string): boolean {
  if (LONGER_WORD.test(text)) return false
  const words = text.trim().split(/\s+/)
  const single = words.filter((word) => Array.from(word).length === 1 && /[\p{L}\p{N}]/u.test(word)).length
  // A row of one sign is a row of leaders.
  return new Set(words).size > 2 && single >= FEWEST_SINGLE && single >= 0.7 * words.length
}

/** Closes the spaces of one run of a line that is spaced by letters; the spaces between words are runs of their own. */
export function closeSpaces(text: string): string {
  const words = text.trim().split(' ')
  if (words.length < 2 || words.some((word) => Array.from(word).length > 2)) return text
  return text.replace(/(?<=\S) (?=\S)/g, '')
}

const MARKS = '，。、；：！？「」『』（）《》'
const CHINESE = String.raw`[\p{Script=Han}${MARKS}]`
const ANY_SPACE = new RegExp(`(?<=${CHINESE}) (?=${CHINESE})`, 'gu')
const SPACE_AT_MARK = new RegExp(`(?<=[${MARKS}]) (?=${CHINESE})|(?<=${CHINESE}) (?=[${MARKS}])`, 'gu')

/**
 * In Chinese set so every gap looks like a space: when a third of the gaps do, none of them is. Beside a mark none is
 * in any case: half of the mark is empty.
 */
export function closeChinese(content: StyledText): StyledText {
  if (!content.text.includes(' ')) return content
  const neighbours = content.text.match(/(?<=\p{Script=Han}) ?(?=\p{Script=Han})/gu) ?? []
  const spaced = neighbours.filter((gap) => gap === ' ').length
  const widely = spaced >= 2 && spaced / neighbours.length >= 0.34
  const spaces = [...content.text.matchAll(widely ? ANY_SPACE : SPACE_AT_MARK)].map((match) => match.index)
  if (spaces.length === 0) return content
  const shift = (at: number): number => at - spaces.filter((space) => space < at).length
  return {
    text: content.text.replace(widely ? ANY_SPACE : SPACE_AT_MARK, ''),
    spans: content.spans.map((span) => ({ start: shift(span.start), end: shift(span.end), kind: span.kind })),
  }
}
