/**
 * Signs in English sentences that a phrase is being defined: "X is a …", "X refers to …", "… is called X", "X (Y) …".
 */
import { itemAt } from '#domain/must-be-there.ts'
import type { Token } from '../words/token.ts'
import { phraseKey } from './english-candidates.ts'
import type { TaggedBlock } from './tagged-block.ts'

export type DefinitionSigns = {
  /** Subject of a defining verb. */ subject: number
  /** Named by "called", "known as", "the term". */ called: number
  /** Subject of a plain "is" or "are". */ copula: number
}

/** The signs of every phrase that has one, by its key. A phrase inside a longer defined one counts for 0.3. */
export function definitionSigns(blocks: readonly TaggedBlock[]): Map<string, DefinitionSigns> {
  const signs = new Map<string, DefinitionSigns>()
  const count = (tokens: readonly Token[], sign: keyof DefinitionSigns): void => {
    for (let from = 0; from < tokens.length; from += 1) {
      const key = phraseKey(tokens.slice(from))
      const known = signs.get(key) ?? { subject: 0, called: 0, copula: 0 }
      known[sign] += from === 0 ? 1 : 0.3
      signs.set(key, known)
    }
  }
  for (const { sentences } of blocks) {
    for (const { tokens } of sentences) {
      countSubject(tokens, count)
      countCalled(tokens, count)
    }
  }
  return signs
}

type Count = (tokens: readonly Token[], sign: keyof DefinitionSigns) => void
const LONGEST_PHRASE = 5

function countSubject(tokens: readonly Token[], count: Count): void {
  const from = /^(?:the|a|an|in)$/i.test(tokens[0]?.text ?? '') ? 1 : 0
  const to = phraseEnd(tokens, from)
  if (to === from) return
  const phrase = tokens.slice(from, to)
  const after = skipBracket(tokens, to)
  const verb = tokens[after]?.text.toLowerCase() ?? ''
  const next = tokens[after + 1]?.text.toLowerCase() ?? ''
  if (verb === ',' && /^(?:which|or|also)$/.test(next)) count(phrase, 'subject')
  else if (/^(?:refers|means|describes|involves|occurs|states|consists|includes)$/.test(verb)) count(phrase, 'subject')
  else if (/^(?:is|are)$/.test(verb)) count(phrase, DEFINING.test(next) ? 'subject' : 'copula')
}

const DEFINING = /^(?:a|an|the|any|one|when|defined|called|known|those|that|how|what|often)$/

function countCalled(tokens: readonly Token[], count: Count): void {
  for (let at = 0; at < tokens.length - 1; at += 1) {
    if (!introducesName(tokens, at)) continue
    let from = at + 1
    while (from < tokens.length && /^(?:a|an|the|["“‘])$/i.test(itemAt(tokens, from).text)) from += 1
    const to = phraseEnd(tokens, from)
    if (to > from) count(tokens.slice(from, to), 'called')
  }
}

function introducesName(tokens: readonly Token[], at: number): boolean {
  const word = itemAt(tokens, at).text.toLowerCase()
  const before = tokens[at - 1]?.text.toLowerCase() ?? ''
  switch (word) {
    case 'called':
    case 'termed':
    case 'named':
    case 'dubbed':
      return true
    case 'as':
      return (
        /^(?:known|defined|described|referred)$/.test(before) ||
        (before === 'to' && tokens[at - 2]?.text.toLowerCase() === 'referred')
      )
    case 'term':
    case 'concept':
    case 'process':
      return itemAt(tokens, at + 1).text.toLowerCase() !== 'of'
    case 'of':
      return /^(?:concept|process|theory)$/.test(before)
  }
  return false
}

function phraseEnd(tokens: readonly Token[], from: number): number {
  let to = from
  while (
    to < tokens.length &&
    to - from < LONGEST_PHRASE &&
    /^(?:NOUN|PROPN|ADJ)$/.test(itemAt(tokens, to).tag) &&
    /\p{L}/u.test(itemAt(tokens, to).text)
  )
    to += 1
  return to
}

function skipBracket(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== '(') return at
  const close = tokens.slice(at, at + 6).findIndex((token) => token.text === ')')
  return close < 0 ? at : at + close + 1
}
