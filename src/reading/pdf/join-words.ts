/** Joins the text of two lines: undoes hyphens, puts no space between Chinese characters. */
import { CJK } from './line.ts'
import { append, cut, type StyledText } from './styled-text.ts'

/** Whether a word (in lower case) stands in the document somewhere else than at the end of a line. */
export type Vocabulary = { readonly has: (word: string) => boolean }

/** Hyphens that only line breaks make, and the hyphen that compounds have too. */
const BREAK_HYPHEN = /\p{L}[\u2010\u00ad]$/u
const ANY_HYPHEN = /[\p{L}\p{N}][-\u2010\u00ad]$/u
/** First parts that keep their hyphen when the document does not say otherwise. */
const COMPOUND_START = /^(self|non|well|ill|half|all|ex|cross|high|low|long|short|two|three|four|five|six|one|first|second|third)$/i

export function joinLines(before: StyledText, next: StyledText, vocabulary: Vocabulary): StyledText {
  if (before.text === '' || next.text === '') return append(before, '', next)
  if (ANY_HYPHEN.test(before.text) && /^[\p{L}\p{N}]/u.test(next.text)) return joinHyphen(before, next, vocabulary)
  // A dash, a slash or an address that goes on has no space either.
  if (/[—/]$/.test(before.text) || (CJK.test(before.text.slice(-1)) && CJK.test(next.text[0]!))) return append(before, '', next)
  return append(before, ' ', next)
}

function joinHyphen(before: StyledText, next: StyledText, vocabulary: Vocabulary): StyledText {
  const bare = cut(before, before.text.length - 1)
  const first = /[\p{L}\p{N}]+$/u.exec(bare.text)?.[0] ?? ''
  const second = /^[\p{L}\p{N}]+/u.exec(next.text)?.[0] ?? ''
  const joined = (first + second).toLowerCase()
  const hyphened = `${first}-${second}`.toLowerCase()
  const keep = append({ text: `${bare.text}-`, spans: before.spans }, '', next)
  if (!/^\p{Ll}/u.test(next.text) || /\d$/.test(bare.text)) return keep
  if (BREAK_HYPHEN.test(before.text)) return vocabulary.has(hyphened) && !vocabulary.has(joined) ? keep : append(bare, '', next)
  if (vocabulary.has(joined)) return append(bare, '', next)
  if (vocabulary.has(hyphened) || COMPOUND_START.test(first)) return keep
  return append(bare, '', next)
}

/** The words of lines, compounds whole as well; the last word of a line may be a part and is left out. */
export function vocabularyOf(lines: Iterable<string>): Vocabulary {
  const words = new Set<string>()
  for (const line of lines) {
    const found = line.toLowerCase().replaceAll('\u2010', '-').match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*-?/gu) ?? []
    if (/[-\u2010\u00ad]$/.test(line)) found.pop()
    for (const word of found) words.add(word)
  }
  return words
}
