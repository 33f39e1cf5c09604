/** Terms in bold type, and abbreviations in brackets behind a term. */
import { textOf } from '../../survey/noun-phrases.ts'
import type { StudySentence } from '../../survey/study-sentences.ts'
import type { Word } from '../../survey/words.ts'

/** Where a phrase in bold begins that ends before word `end`; an abbreviation in brackets may be part of it. */
export function boldPhraseBefore(sentence: StudySentence, end: number): number | undefined {
  for (let from = Math.max(0, end - MOST_WORDS); from < end; from += 1)
    if (isBoldPhrase(sentence, from, end)) return from
  return undefined
}

/** Whether words `from` to before `to` are printed in bold, alone or with an abbreviation after them. */
export function isBoldPhrase(sentence: StudySentence, from: number, to: number): boolean {
  const phrase = textOf(sentence, from, to).toLowerCase()
  return sentence.bold.some((bold) => bold === phrase || bold.startsWith(`${phrase} (`))
}

/** "(STM)" after a term; `end` is the index after the bracket. */
export function abbreviationAfter(
  words: readonly Word[],
  at: number,
): { readonly text: string; readonly end: number } | undefined {
  const inner = words[at + 1]?.text ?? ''
  return words[at]?.text === '(' && words[at + 2]?.text === ')' && /^[A-Z][A-Za-z0-9-]{1,6}$/.test(inner)
    ? { text: inner, end: at + 3 }
    : undefined
}

const MOST_WORDS = 7
