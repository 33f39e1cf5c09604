/** The words of a sentence as makers read them, with offsets counted in the sentence. */
import type { TaggedSentence, Token } from '#reading/words/token.ts'

export type Word = Token & { readonly lower: string }

export function wordsOf(sentence: TaggedSentence): Word[] {
  const words = sentence.tokens.map((token) => ({
    ...token,
    start: token.start - sentence.start,
    end: token.end - sentence.start,
    lower: token.text.toLowerCase(),
  }))
  return words.map((word, at) =>
    isMistakenVerb(words, at) ? { ...word, tag: 'NOUN' } : isMistakenNoun(words, at) ? { ...word, tag: 'VERB' } : word,
  )
}

/**
 * The tagger reads "are plant cell organelles" and "are dreams in which" as verbs; a plain verb cannot stand after
 * "are" or an article.
 * "Chunking is …" names an action.
 */
function isMistakenVerb(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1]?.lower ?? '', words[at]!, words[at + 1]]
  if (
    word.tag === 'VERB' &&
    at === 0 &&
    word.lower.endsWith('ing') &&
    /^(is|refers|means|occurs)$/.test(after?.lower ?? '')
  )
    return true
  if (word.tag !== 'VERB' || /(ing|ed|en|wn|rn)$/.test(word.lower) || IRREGULAR_PARTICIPLES.has(word.lower))
    return false
  if (/^(an?|the)$/.test(before)) return true
  return (
    /^(is|are)$/.test(before) &&
    after !== undefined &&
    (after.tag === 'NOUN' || /^(in|that|of|with)$/.test(after.lower))
  )
}

/**
 * "A valve decreases the flow" read as nouns: where no verb stands before, a noun between a noun and an article is the
 * verb.
 */
function isMistakenNoun(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  if (
    word.tag !== 'NOUN' ||
    at === 0 ||
    !before ||
    !after ||
    !isNoun(before) ||
    !/^(the|an?|its|their)$/.test(after.lower)
  )
    return false
  return /^\p{Ll}+$/u.test(word.text) && !words.slice(0, at).some(isVerb)
}

const IRREGULAR_PARTICIPLES = new Set(
  'made found built held kept lost set put cut sent spent left felt met paid said sold told thought taught brought bought caught fought sought led read fed bred bound ground wound hung spun stuck struck won run come become understood stood laid lit shut split spread hit hurt cast dealt meant heard swept slept bent lent burnt learnt done gone begun sung swum had'.split(
    ' ',
  ),
)

export const isNoun = (word: Word | undefined): boolean =>
  word !== undefined && (word.tag === 'NOUN' || word.tag === 'PROPN') && isWordLike(word)
export const isVerb = (word: Word | undefined): boolean =>
  word !== undefined && (word.tag === 'VERB' || word.tag === 'AUX')
export const isCapitalised = (word: Word): boolean => /^\p{Lu}/u.test(word.text)

/** A word that says something by itself: no article, preposition, pronoun, auxiliary, sign. */
export const isContent = (word: Word): boolean =>
  CONTENT_TAGS.has(word.tag) && isWordLike(word) && !LIGHT_WORDS.has(word.lower)

const isWordLike = (word: Token): boolean => /[\p{L}\p{N}]/u.test(word.text)
const CONTENT_TAGS = new Set(['NOUN', 'PROPN', 'ADJ', 'VERB', 'NUM', 'ADV'])
const LIGHT_WORDS = new Set(
  'be have do make get give take use go come see know call many much more most other such very also often only even well then there not n’t'.split(
    ' ',
  ),
)
