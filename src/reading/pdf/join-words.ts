/** Joins the text of two lines: undoes hyphens, puts no space between Chinese characters. */
import { CJK } from './line.ts'
import { append, cut, type StyledText } from './styled-text.ts'

/** What the lines of the document say about its spelling. */
export type Vocabulary = {
  /** Whether a word (in lower case) stands in it somewhere else than at the end of a line. */
  readonly has: (word: string) => boolean
  /** Whether it sets a space between Chinese characters and Latin letters or digits. */
  readonly spacedChinese: boolean
}

/** Hyphens that only line breaks make, and the hyphen that compounds have too. */
const BREAK_HYPHEN = /\p{L}[\u2010\u00ad]$/u
const ANY_HYPHEN = /[\p{L}\p{N}][-\u2010\u00ad]$/u
/** First parts that keep their hyphen when the document does not say otherwise. */
const COMPOUND_START = /^(self|non|well|ill|half|all|ex|cross|high|low|long|short|two|three|four|five|six|one|first|second|third)$/i

export function joinLines(before: StyledText, next: StyledText, vocabulary: Vocabulary): StyledText {
  if (before.text === '' || next.text === '') return append(before, '', next)
  if (ANY_HYPHEN.test(before.text) && /^[\p{L}\p{N}]/u.test(next.text)) return joinHyphen(before, next, vocabulary)
  // A dash, a slash or an address that goes on has no space either.
  if (/[—/]$/.test(before.text)) return append(before, '', next)
  const chinese = [before.text.slice(-1), next.text[0]!].filter((character) => CJK.test(character)).length
  if (chinese === 2 || (chinese === 1 && !vocabulary.spacedChinese)) return append(before, '', next)
  return append(before, ' ', next)
}

function joinHyphen(before: StyledText, next: StyledText, vocabulary: Vocabulary): StyledText {
  const bare = cut(before, before.text.length - 1)
  const first = /[\p{L}\p{N}]+$/u.exec(bare.text)?.[0] ?? ''
  const second = /^[\p{L}\p{N}]+/u.exec(next.text)?.[0] ?? ''
  const joined = (first + second).toLowerCase()
  const hyphened = `${first}-${second}`.toLowerCase()
  const keep = append({ text: `${bare.text}-`, spans: before.spans }, '', next)
  if (!/^\p{Ll}/u.test(next.text)) return vocabulary.has(joined) && !vocabulary.has(hyphened) ? append(bare, '', next) : keep
  if (BREAK_HYPHEN.test(before.text)) return vocabulary.has(hyphened) && !vocabulary.has(joined) ? keep : append(bare, '', next)
  if (/\d$/.test(bare.text) || /\p{L}-\p{L}+$/u.test(bare.text)) return keep
  if (vocabulary.has(joined)) return append(bare, '', next)
  if (vocabulary.has(hyphened) || COMPOUND_START.test(first)) return keep
  // "language-" and "independent" are words of the document: a compound; "infor-" is none.
  const compound = first.length >= 4 && second.length >= 4 && vocabulary.has(first.toLowerCase()) && vocabulary.has(second.toLowerCase())
  if (compound) return keep
  return append(bare, '', next)
}

/** The words of lines, compounds whole as well; the last word of a line may be a part and is left out. */
export function vocabularyOf(lines: Iterable<string>): Vocabulary {
  const words = new Set<string>()
  let spaced = 0
  let close = 0
  for (const line of lines) {
    const found = line.toLowerCase().replaceAll('\u2010', '-').match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*-?/gu) ?? []
    if (/[-\u2010\u00ad]$/.test(line)) found.pop()
    for (const word of found) words.add(word)
    spaced += line.match(/\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9] \p{Script=Han}/gu)?.length ?? 0
    close += line.match(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/gu)?.length ?? 0
  }
  return { has: (word) => words.has(word), spacedChinese: spaced >= close }
}
