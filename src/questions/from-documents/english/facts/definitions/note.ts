/**
 * Definitions as teachers' notes write them: "Base: a substance that …", "Titration – a method of …", "GDP = the value
 * of …".
 */
import { isArticle, nounPhraseEnd } from '../../survey/noun-phrases.ts'
import { isVerb } from '../../survey/words.ts'
import { abbreviationAfter } from './bold-terms.ts'
import type { DefinitionFinder } from './definition.ts'

/** The whole sentence is the term, a sign and its meaning, which opens with an article; a full stop may follow. */
export const noteParts: DefinitionFinder = ({ words }) => {
  const from = isArticle(words[0]) ? 1 : 0
  const to = nounPhraseEnd(words, from)
  if (to === from || to - from > MOST_TERM_WORDS) return undefined
  const bracket = abbreviationAfter(words, to)
  const sign = bracket?.end ?? to
  const start = sign + 1
  const end = words.at(-1)?.text === '.' ? words.length - 1 : words.length
  if (!/^[:–—=-]$/.test(words[sign]?.text ?? '') || !isArticle(words[start]) || end - start < LEAST_MEANING_WORDS)
    return undefined
  const genus = nounPhraseEnd(words, start + 1)
  // "Result: the treaty was signed" is a sentence behind a label.
  if (genus === start + 1 || (isVerb(words[genus]) && !/(ed|ing|made|found|known)$/.test(words[genus]!.lower)))
    return undefined
  return { term: [from, to], meaning: [start, end], pattern: 'refers_to', abbreviation: bracket?.text, isNote: true }
}

const MOST_TERM_WORDS = 4
const LEAST_MEANING_WORDS = 5
