/**
 * Cases told beside a term in bold: "monogamy, when someone is married to …", "cohabitation (when a couple shares …)".
 */
import { isNoun, isVerb } from '../../survey/words.ts'
import { boldPhraseBefore } from './bold-terms.ts'
import type { StudySentence } from '../../survey/study-sentences.ts'
import type { DefinitionFinder } from './definition.ts'

/** To the end of the sentence, or to the bracket that closes the case. */
export const caseOfParts: DefinitionFinder = (sentence) => {
  const { words } = sentence
  const sign = words.findIndex((word, index) => /^[,(]$/.test(word.text) && opensCase(sentence, index))
  const from = sign < 0 ? undefined : boldPhraseBefore(sentence, sign)
  if (from === undefined) return undefined
  const end =
    words[sign]!.text === '(' ? words.findIndex((word, index) => index > sign && word.text === ')') : words.length - 1
  const clause = words.slice(sign + 2, end)
  if (
    clause.length < 4 ||
    clause.some((word) => /^[,:;]$/.test(word.text)) ||
    !isNoun(clause.find((word) => isNoun(word))) ||
    !clause.some(isVerb)
  )
    return undefined
  return { term: [from, sign], meaning: [sign + 2, end], pattern: 'in_which' }
}

/**
 * "when" behind a term in bold; "where" only behind one that is named there ("is called mutualism, where …"): else it
 * tells of a place.
 */
function opensCase(sentence: StudySentence, sign: number): boolean {
  const from = boldPhraseBefore(sentence, sign)
  const conjunction = sentence.words[sign + 1]?.lower
  if (from === undefined) return false
  return (
    conjunction === 'when' ||
    (conjunction === 'where' && /^(?:called|as|termed)$/.test(sentence.words[from - 1]?.lower ?? ''))
  )
}
