/** Noun phrases by part of speech: where one that begins at a word ends. */
import { isNoun, type Word } from './words.ts'

const MOST_WORDS = 6

/**
 * The index after the noun phrase that begins at `from` (an article is not part of it), or `from` when none begins
 * there.
 * "of" with a noun after it, and the possessive 's, belong to it: "Newton's second law of motion".
 */
export function nounPhraseEnd(words: readonly Word[], from: number): number {
  let at = from
  let end = from
  while (at < words.length && at - from < MOST_WORDS) {
    const word = words[at]!
    if (isNoun(word)) end = at + 1
    else if (
      !(isModifier(word) && leadsToNoun(words, at + 1)) &&
      !isPossessive(word) &&
      !(word.lower === 'of' && end === at && end > from)
    )
      break
    at += 1
  }
  return end
}

/** The text of words `from` to before `to`, as it stands in the sentence. */
export function textOf(
  sentence: { readonly text: string; readonly words: readonly Word[] },
  from: number,
  to: number,
): string {
  if (to <= from) return ''
  return sentence.text.slice(sentence.words[from]!.start, sentence.words[to - 1]!.end)
}

/** The stems of a phrase, joined by spaces: the key of a term. */
export const stemsOf = (words: readonly Word[]): string =>
  words
    .filter((word) => /[\p{L}\p{N}]/u.test(word.text))
    .map((word) => word.stem)
    .join(' ')

export const isArticle = (word: Word | undefined): boolean => word !== undefined && /^(the|a|an)$/.test(word.lower)

const isPossessive = (word: Word): boolean => /^['’]s?$/.test(word.text)
const isModifier = (word: Word): boolean =>
  word.tag === 'ADJ' ||
  (word.tag === 'VERB' && /(ing|ed)$/.test(word.lower)) ||
  (word.tag === 'NUM' && /^(first|second|third)$/.test(word.lower))

function leadsToNoun(words: readonly Word[], from: number): boolean {
  let at = from
  while (at < words.length && isModifier(words[at]!)) at += 1
  return isNoun(words[at])
}
