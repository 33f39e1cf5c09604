/** A statement with one word turned into its opposite. */
import { antonymOf, antonymPhrases } from '../antonyms.ts'
import { fitArticle } from '../articles.ts'
import { allowsExceptions, offerFalse } from '../false-statements.ts'
import type { Maker } from '../lesson.ts'

export const swappedOpposite: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    if (allowsExceptions(sentence.text) || NOT_PLAIN.test(sentence.text)) return []
    const found = opposable(sentence.text)
    const best = lesson.vocabulary.mentions(sentence).toSorted((a, b) => b.entry.confidence - a.entry.confidence)[0]
    if (!found || !best || best.entry.confidence < LEAST_CONFIDENCE) return []
    const statement = fitArticle(sentence.text.slice(0, found.at) + found.opposite + sentence.text.slice(found.at + found.word.length), found.at)
    return [offerFalse(lesson, sentence, { maker: 'swapped_opposite', statement, right: found.word, wrong: found.opposite, score: 0.55 + 0.2 * best.entry.confidence, termCount: best.entry.count, terms: [best.entry.key], closeness: 0.5 })]
  })

const LEAST_CONFIDENCE = 0.3

/** Two changes would cancel each other, and a negated opposite may still be true. */
const NOT_PLAIN = /\b(not|no|never|neither|nor|cannot|without|unless|n’t|both|than|the (more|less|higher|lower|larger|smaller|greater|longer|faster)\b.*\bthe (more|less|higher|lower|larger|smaller|greater|longer|faster))\b/i

type Opposable = { readonly word: string; readonly opposite: string; readonly at: number }

/** The one word of a text that has an opposite; undefined when there is none or more than one. */
function opposable(text: string): Opposable | undefined {
  const found: Opposable[] = []
  for (const phrase of antonymPhrases()) {
    for (const match of text.matchAll(new RegExp(`(?<![\\p{L}-])${phrase}(?![\\p{L}-])`, 'gu'))) {
      if (found.some((one) => match.index >= one.at && match.index < one.at + one.word.length)) continue
      found.push({ word: phrase, opposite: antonymOf(phrase)!, at: match.index })
    }
  }
  const [only, second] = found
  return only && !second && isFree(text, only) ? only : undefined
}

/** Uses in which the word is no opposite of anything. */
function isFree(text: string, { word, at }: Opposable): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at + word.length)]
  if (/^(before|after)$/.test(word)) return /^ (the|a|an|birth|death)\b/.test(after)
  if (word === 'same') return false
  if (/^(most|least)$/.test(word)) return /\bthe $/.test(before) && /^ [a-z]+/.test(after)
  if (/^(above|below|north|south|east|west|rich|poor|increase|decrease|gain|lose)$/.test(word)) return /\b(to|the|an?|will|that|which|and|of)? ?$/.test(before) && !/^ (of|in) (all|some)/.test(after) && !/^(north|south|east|west)$/.test(word)
  return true
}
