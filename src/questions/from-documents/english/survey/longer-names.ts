/** Short names for what the sentences before have named in full: "the gland" behind "the prostate gland". */
import { isArticle, nounPhraseEnd } from './noun-phrases.ts'
import { isPlural } from './noun-number.ts'
import type { StudySentence } from './study-sentences.ts'
import { isNoun, isVerb, type Word } from './words.ts'

/** What stands shortly before a sentence in its section. */
export type Preceding = (sentence: StudySentence) => readonly StudySentence[]

export function precedingIn(sentences: readonly StudySentence[]): Preceding {
  const byBlock = Map.groupBy(
    sentences.filter(({ glossary }) => !glossary),
    ({ block }) => block,
  )
  return ({ block, start, heading }) => {
    const here = byBlock.get(block) ?? []
    const before: StudySentence[] = []
    // From the sentence backwards: a block may be very long.
    for (const [sentences, to] of [
      [here, countBefore(here, start)],
      [byBlock.get(block - 1) ?? [], Infinity],
    ] as const)
      for (let at = Math.min(to, sentences.length) - 1; at >= 0 && before.length < MOST_BEFORE; at -= 1) {
        const other = sentences[at]
        if (other !== undefined && other.heading === heading) before.push(other)
      }
    return before.reverse()
  }
}

/** How many of them, which stand in the order of the text, begin before `start`. */
function countBefore(sentences: readonly StudySentence[], start: number): number {
  let low = 0
  let high = sentences.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sentences[middle]?.start ?? Infinity) < start) low = middle + 1
    else high = middle
  }
  return low
}

const MOST_BEFORE = 8

/**
 * Whether a sentence opens with "the" and a name that stands for a longer one of the sentences before, or for things of
 * one place: "the receptors" behind "receptors in the motor end plate".
 */
export function opensWithShortName(sentence: StudySentence, preceding: Preceding): boolean {
  const { words } = sentence
  const to = nounPhraseEnd(words, 1)
  if (words[0]?.lower !== 'the' || to === 1 || !(isVerb(words[to]) || words[to]?.tag === 'ADV')) return false
  return standsForLongerName(words.slice(1, to), preceding(sentence))
}

/** Whether one of `before` names with a word more what `phrase` names. */
export function standsForLongerName(phrase: readonly Word[], before: readonly StudySentence[]): boolean {
  return before.some(({ words }) =>
    words.some(
      (_, at) =>
        phrase.every(({ stem }, step) => words[at + step]?.stem === stem) &&
        (hasModifier(words, at) || isPlaced(words, at + phrase.length)),
    ),
  )
}

function hasModifier(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return (
    before !== undefined &&
    /^\p{L}/u.test(before.text) &&
    (before.tag === 'NOUN' ||
      before.tag === 'PROPN' ||
      (before.tag === 'ADJ' && !SETS_NOTHING_APART.test(before.lower)))
  )
}

/** "receptors in the motor end plate": several, and those of one thing. */
function isPlaced(words: readonly Word[], end: number): boolean {
  return (
    isPlural(words[end - 1]!.lower) &&
    isNoun(words[end - 1]) &&
    /^(?:in|on|of)$/.test(words[end]?.lower ?? '') &&
    isArticle(words[end + 1]) &&
    words[end + 1]!.lower === 'the'
  )
}

const SETS_NOTHING_APART =
  /^(?:many|several|other|most|some|all|few|more|numerous|various|different|certain|both|such|same|own|new|whole|entire|first|second|main|large|small|single|important|typical|normal|individual)$/
