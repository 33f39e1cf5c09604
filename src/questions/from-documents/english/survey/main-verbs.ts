/**
 * Whether words make a clause: "The expense charged by a lender for the use of money that is lent." has verbs, and none
 * that is its own.
 */
import { isArticle } from './noun-phrases.ts'
import { isNoun, type Word } from './words.ts'

/**
 * Whether there may be a finite verb that neither a relative pronoun nor a conjunction takes for a clause of its own.
 * The tagger reads many verbs as nouns, so a
 * noun that could be one counts.
 */
export function mayHaveMainVerb(words: readonly Word[]): boolean {
  let pending = 0
  for (const [at, word] of words.entries()) {
    if (word.text === ',') pending = 0
    else if (opensClause(words, at)) pending += 1
    else if (mayBeFinite(words, at)) {
      if (pending === 0) return true
      pending -= 1
    }
  }
  return false
}

function opensClause(words: readonly Word[], at: number): boolean {
  const word = words[at]!
  // "the use of that money" points; behind a verb, which stands before it then, "that" tells what is thought.
  if (word.lower === 'that') return isNoun(words[at - 1])
  return RELATIVE.test(word.lower)
}

const RELATIVE =
  /^(?:which|who|whose|whom|where|when|how|why|what|if|because|although|though|while|whereas|unless|until)$/

function mayBeFinite(words: readonly Word[], at: number): boolean {
  const { lower, tag } = words[at]!
  const [before, direct] = [words.slice(0, at).findLast(({ tag: own }) => own !== 'ADV'), words[at - 1]]
  if (
    /^(?:to|be|been|being|having)$/.test(before?.lower ?? '') ||
    /^(?:be|been|being|having)$/.test(lower) ||
    AUXILIARY.test(before?.lower ?? '')
  )
    return false
  if (AUXILIARY.test(lower) || (/^(?:[’']s|[’']re)$/.test(lower) && !isNoun(direct))) return true
  if (tag === 'NOUN')
    return (
      RELATIVE.test(direct?.lower ?? '') ||
      direct?.lower === 'that' ||
      (/[^s]s$/.test(lower) && isNoun(direct) && !/[^s]s$/.test(direct!.lower))
    )
  if (tag !== 'VERB' || lower.endsWith('ing') || at === 0) return false
  return (
    !(/(?:ed|en)$/.test(lower) && isArticle(direct)) &&
    !(/(?:ed|en)$/.test(lower) && /^(?:by|upon|\.)$/.test(words[at + 1]?.lower ?? ''))
  )
}

const AUXILIARY =
  /^(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|cannot)$/
