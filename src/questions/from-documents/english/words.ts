/** The words of a sentence as makers read them, with offsets counted in the sentence. */
import type { TaggedSentence, Token } from '#reading/words/token.ts'

export type Word = Token & { readonly lower: string }

export function wordsOf(sentence: TaggedSentence): Word[] {
  return sentence.tokens.map((token) => ({ ...token, start: token.start - sentence.start, end: token.end - sentence.start, lower: token.text.toLowerCase() }))
}

export const isNoun = (word: Word | undefined): boolean => word !== undefined && (word.tag === 'NOUN' || word.tag === 'PROPN') && isWordLike(word)
export const isVerb = (word: Word | undefined): boolean => word !== undefined && (word.tag === 'VERB' || word.tag === 'AUX')
export const isCapitalised = (word: Word): boolean => /^\p{Lu}/u.test(word.text)

/** A word that says something by itself: no article, preposition, pronoun, auxiliary, sign. */
export const isContent = (word: Word): boolean => CONTENT_TAGS.has(word.tag) && isWordLike(word) && !LIGHT_WORDS.has(word.lower)

const isWordLike = (word: Token): boolean => /[\p{L}\p{N}]/u.test(word.text)
const CONTENT_TAGS = new Set(['NOUN', 'PROPN', 'ADJ', 'VERB', 'NUM', 'ADV'])
const LIGHT_WORDS = new Set('be have do make get give take use go come see know call many much more most other such very also often only even well then there not n’t'.split(' '))
