/**
 * Definitions that stand beside a term in bold: "cultural imperialism, the deliberate imposition of …", "unilateral
 * descent (the tracing of …)".
 */
import { isArticle, nounPhraseEnd } from '../../survey/noun-phrases.ts'
import { isNoun, isVerb, type Word } from '../../survey/words.ts'
import { boldPhraseBefore } from './bold-terms.ts'
import type { DefinitionFinder } from './definition.ts'

/** After a comma, colon or dash, to the end of the sentence or to a comma before its verb. */
export const appositionParts: DefinitionFinder = (sentence) => {
  const { words } = sentence
  for (let sign = 1; sign < words.length - 5; sign += 1) {
    const start = meaningStart(words, sign)
    const from = start === undefined ? undefined : boldPhraseBefore(sentence, sign)
    // After an opening phrase ("In sleepwalking, the sleeper …") what follows is the sentence itself.
    if (
      start === undefined ||
      from === undefined ||
      (from <= 2 && /^(in|with|during|for|after|to)$/.test(words[0]!.lower))
    )
      continue
    const end = meaningEnd(words, start, words[sign]!.text)
    if (end === undefined || !isNounMeaning(words, start, end)) continue
    const hasBracket = words[sign - 1]!.text === ')'
    return {
      term: [from, hasBracket ? sign - 3 : sign],
      meaning: [start, end],
      pattern: 'is',
      abbreviation: hasBracket ? words[sign - 2]!.text : undefined,
    }
  }
  return undefined
}

/** In brackets behind the term. */
export const bracketParts: DefinitionFinder = (sentence) => {
  const { words } = sentence
  const open = words.findIndex(
    (word, index) =>
      word.text === '(' && isArticle(words[index + 1]) && boldPhraseBefore(sentence, index) !== undefined,
  )
  const close = words.findIndex((word, index) => index > open && word.text === ')')
  const from = open < 0 ? undefined : boldPhraseBefore(sentence, open)
  return from !== undefined && close - open > 5 && isNounMeaning(words, open + 1, close)
    ? { term: [from, open], meaning: [open + 1, close], pattern: 'is' }
    : undefined
}

/** Where the meaning begins: at an article, past "or" or "which is"; after "or" also at a verb in -ing. */
function meaningStart(words: readonly Word[], sign: number): number | undefined {
  if (!/^[,:–—]$/.test(words[sign]!.text)) return undefined
  const skipped =
    words[sign + 1]!.lower === 'or'
      ? 1
      : /^(which|who)$/.test(words[sign + 1]!.lower) && /^(is|are)$/.test(words[sign + 2]!.lower)
        ? 2
        : 0
  const opens = words[sign + 1 + skipped]
  const isGerund = skipped === 1 && opens !== undefined && opens.lower.endsWith('ing')
  // "sensory memory: storage of brief events": after a colon a bare noun will do.
  const isBare = words[sign]!.text === ':' && (isNoun(opens) || opens?.tag === 'ADJ')
  return isArticle(opens) || isGerund || isBare ? sign + 1 + skipped : undefined
}

/**
 * The end of the sentence; before that the comma that closes the apposition. Undefined when commas part a list or
 * another clause.
 */
function meaningEnd(words: readonly Word[], start: number, sign: string): number | undefined {
  const last = words.length - 1
  const close = words.findIndex(
    (word, index) =>
      index > start && index < last && (word.text === ',' || (/^[–—]$/.test(sign) && word.text === sign)),
  )
  if (words.slice(start, close < 0 ? last : close).some((word) => /^(but|while|whereas)$/.test(word.lower)))
    return undefined
  if (close < 0) return last
  return close - start >= 4 && isVerb(words[close + 1]) ? close : undefined
}

/** A noun phrase with what sets it apart, and no verb that would make it a sentence. */
function isNounMeaning(words: readonly Word[], start: number, end: number): boolean {
  if (words[start]!.lower.endsWith('ing')) return end - start >= 4
  const head = isArticle(words[start]) ? start + 1 : start
  const genus = nounPhraseEnd(words, head)
  const next = words[genus]
  if (genus === head || !next || genus >= end) return false
  return (
    next.tag !== 'PUNCT' &&
    next.tag !== 'AUX' &&
    !(next.tag === 'VERB' && !/(ed|ing|made|found|known)$/.test(next.lower))
  )
}
