/**
 * "… converts chemical energy into light" for a text that says the reverse: the two ends of a change or a movement
 * exchanged.
 */
import { allowsExceptions, offerFalse } from '../false-statements.ts'
import { upperFirst } from '../letter-case.ts'
import type { Maker, TopicSentence } from '../lesson.ts'
import { isArticle, nounPhraseEnd, textOf } from '../noun-phrases.ts'
import { isPlural } from '../noun-number.ts'
import { isStrong } from '../vocabulary.ts'

export const swappedDirection: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const swapped = allowsExceptions(sentence.text)
      ? undefined
      : withEndsSwapped(sentence, (phrase) => lesson.lower(phrase))
    const best = lesson.vocabulary
      .mentions(sentence)
      .map(({ entry }) => entry)
      .toSorted((a, b) => b.confidence - a.confidence)[0]
    if (!swapped || !best || !isStrong(best)) return []
    return [
      offerFalse(lesson, sentence, {
        maker: 'swapped_direction',
        statement: swapped.text,
        right: swapped.right,
        wrong: swapped.wrong,
        score: 0.5 + 0.25 * best.confidence,
        termCount: best.count,
        terms: [],
        closeness: 0.5,
      }),
    ]
  })

type Swapped = { readonly text: string; readonly right: string; readonly wrong: string }
type Stretch = { readonly from: number; readonly to: number }

/**
 * The statement with the ends of "from A to B" or "converts A into B" exchanged; undefined where it has no such pair,
 * or more than one.
 */
export function withEndsSwapped(
  { text, words }: Pick<TopicSentence, 'text' | 'words'>,
  lower = (phrase: string): string => phrase,
): Swapped | undefined {
  if (/\b(not|never|both|either|vary|varies|ranges?|back and forth|versa|between)\b|n[’']t\b/i.test(text))
    return undefined
  const joints = words.flatMap((word, at) => (/^(to|into)$/.test(word.lower) ? [at] : []))
  const pairs = joints.flatMap((joint) => {
    const second = phraseFrom(words, joint + 1)
    const first =
      second && (phraseBefore(words, joint) ?? (joints.length === 1 ? changedSubject(words, joint) : undefined))
    // The verb behind the first agrees with what will stand there.
    return first && second && (first.from > 0 || isPlural(phraseOf(words, first)) === isPlural(phraseOf(words, second)))
      ? [{ first, second }]
      : []
  })
  const [pair] = pairs
  if (!pair || pairs.length > 1) return undefined
  const [a, b] = [
    textOf({ text, words }, pair.first.from, pair.first.to),
    textOf({ text, words }, pair.second.from, pair.second.to),
  ]
  // Nothing can be sent to the sun: such a statement is false to everyone.
  if (
    a.toLowerCase() === b.toLowerCase() ||
    /\b(?:ones?|it|them|each|others?)\b/i.test(`${a} ${b}`) ||
    /\b(sun|sunlight)\b/.test(a)
  )
    return undefined
  const [startA, endA, startB, endB] = [
    words[pair.first.from]!.start,
    words[pair.first.to - 1]!.end,
    words[pair.second.from]!.start,
    words[pair.second.to - 1]!.end,
  ]
  const middle = text.slice(endA, startB)
  return {
    text: upperFirst(text.slice(0, startA) + b + middle + (startA === 0 ? lower(a) : a) + text.slice(endB)),
    right: lower(a) + middle + b,
    wrong: b + middle + lower(a),
  }
}

/** A noun phrase with its article; one that goes on ("the head of …") is not understood. */
function phraseFrom(words: TopicSentence['words'], from: number): Stretch | undefined {
  const start = isArticle(words[from]) ? from + 1 : from
  const to = nounPhraseEnd(words, start)
  return to > start && /^([.,;)]|and|by|during|through|in|when)$/.test(words[to]?.lower ?? '.')
    ? { from, to }
    : undefined
}

/** The noun phrase before "to" or "into", behind the word that makes it the first end. */
function phraseBefore(words: TopicSentence['words'], joint: number): Stretch | undefined {
  for (let from = Math.max(1, joint - MOST_PHRASE); from < joint; from += 1) {
    const start = isArticle(words[from]) ? from + 1 : from
    if (start < joint && nounPhraseEnd(words, start) === joint && leadsFrom(words, from, words[joint]!.lower))
      return { from, to: joint }
  }
  return undefined
}

/** "Nitrites" in "Nitrites are converted to …": what becomes the other. */
function changedSubject(words: TopicSentence['words'], joint: number): Stretch | undefined {
  const [auxiliary, verb] = words.slice(joint - 2, joint)
  if (
    !/^(?:is|are)$/.test(auxiliary?.lower ?? '') ||
    !/^(?:converted|changed|transformed|turned|oxidized|reduced)$/.test(verb?.lower ?? '')
  )
    return undefined
  const start = isArticle(words[0]) ? 1 : 0
  return nounPhraseEnd(words, start) === joint - 2 ? { from: 0, to: joint - 2 } : undefined
}

const phraseOf = (words: TopicSentence['words'], { from, to }: Stretch): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')

/** "from" before the first end, or with "into" a verb of changing. */
function leadsFrom(words: TopicSentence['words'], from: number, joint: string): boolean {
  const before = words[from - 1]?.lower ?? ''
  if (before === 'from') return words.some((word) => MOVING.test(word.lower))
  return joint === 'into' && CHANGING.test(before)
}

const MOST_PHRASE = 5
const MOVING =
  /^(mov|pass|flow|carr|transfer|travel|send|sent|convert|chang|transform|diffus|transport|deliver|transmit|releas|go|goes|flows|rush)/
const CHANGING = /^(convert|chang|transform|turn)(s|es|ed|ing)?$/
