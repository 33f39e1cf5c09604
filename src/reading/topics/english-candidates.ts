/** Noun phrases of an English document that may be its terms. */
import { itemAt } from '#domain/must-be-there.ts'
import type { Token } from '../words/token.ts'
import { collectCandidates, type Candidates, type PhrasePlace } from './candidate-phrase.ts'
import { EMPTY_WORDS } from './english-empty-words.ts'
import type { TaggedBlock } from './tagged-block.ts'

const LONGEST_PHRASE = 5

/** Runs of adjectives and nouns that end in a noun, and the shorter runs at their end. */
export const englishCandidates = (blocks: readonly TaggedBlock[]): Candidates => collectCandidates(blocks, placesIn)

function placesIn(tokens: readonly Token[]): PhrasePlace[] {
  return nounPhrases(tokens).flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, shorter): PhrasePlace => {
      const start = from + shorter
      const words = tokens.slice(start, to)
      return {
        start,
        end: to,
        key: phraseKey(words),
        form: words.map((token) => token.text).join(' '),
        nested: start > from,
        showsCapitals: start > 0,
      }
    }),
  )
}

/**
 * The stems of a phrase in one string, hyphens as spaces, so that "real-time system" and "real time systems" are one.
 */
export const phraseKey = (tokens: readonly Token[]): string =>
  tokens.map((token) => token.stem.replace(/[-‐‑]/g, ' ')).join(' ')

/** Maximal runs as places in `tokens`, at most five words. */
function nounPhrases(tokens: readonly Token[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let at = 0
  while (at < tokens.length) {
    let end = at
    while (end < tokens.length && mayStandInPhrase(itemAt(tokens, end))) end += 1
    let to = end
    while (to > at && !/^(?:NOUN|PROPN)$/.test(itemAt(tokens, to - 1).tag)) to -= 1
    const from = Math.max(at, to - LONGEST_PHRASE)
    if (to > from && tokens.slice(from, to).some((token) => token.text.length > 1)) runs.push({ from, to })
    at = Math.max(end, at + 1)
  }
  return runs
}

function mayStandInPhrase({ text, tag }: Token): boolean {
  return (
    /^(?:NOUN|PROPN|ADJ)$/.test(tag) &&
    text.length < 30 &&
    /\p{L}/u.test(text) &&
    /^[\p{L}\p{N}][\p{L}\p{N}\-‐‑'’./+⁰-₉]*$/u.test(text) &&
    !EMPTY_WORDS.has(text.toLowerCase())
  )
}
