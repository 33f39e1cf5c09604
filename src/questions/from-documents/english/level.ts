/** The level of a question, computed from what it asks of the candidate. */
import type { Level } from '#domain/difficulty.ts'

export type Demands = {
  /**
   * What the candidate does: `recognise` a true statement or the right option, `judge` a changed statement, `recall`
   * a word that is not given, `state` a meaning or a list in own words.
   */
  readonly act: (typeof ACTS)[number]
  /** Words of the sentence that the question rests on. */
  readonly words: number
  /**
   * How often the document uses the term that is asked about, as if the document were a chapter of 150 sentences (see
   * `familiarity`).
   */
  readonly termCount: number
  /** Share of long words (three syllables and more) among the content words of the sentence, 0 to 1. */
  readonly longWords: number
  /** How near the options are to the key, 0 to 1; 0 where there are none. */
  readonly closeness?: number
}

export const ACTS = ['recognise', 'judge', 'recall', 'state'] as const

/**
 * Points for each demand, added up: at most 1 is easy, at most 2 medium, above that hard. Over ten textbook chapters
 * that gave 29 %
 * easy, 51 % medium and 20 % hard.
 *
 * - the act: recognise 0, judge and recall 0.5, state 1 (the lower steps of Bloom's taxonomy,
 *   from recognising upwards);
 * - a long sentence to hold in mind: 0.5 from 17 words, 1 from 24 words (readability measures put hard English above
 *   20 to 25);
 * - a rare term, met at most twice: 1; met at most five times: 0.5; the document's commonest terms are the best known;
 * - long words: 0.5 from a third of the content words, 1 from a half;
 * - near options: 0.5 from 0.4, 1 from 0.6.
 */
export function levelOf(demands: Demands): Level {
  const points = pointsOf(demands)
  return points <= EASY_UP_TO ? 'easy' : points <= MEDIUM_UP_TO ? 'medium' : 'hard'
}

/**
 * How often a chapter would name a term that a shorter text of `sentences` sentences names `count` times; in longer
 * texts the count itself.
 */
export const familiarity = (count: number, sentences: number): number =>
  count * Math.max(1, CHAPTER / Math.max(1, sentences))
const CHAPTER = 150

export function pointsOf({ act, words, termCount, longWords, closeness = 0 }: Demands): number {
  return (
    ACT_POINTS[act] +
    (words >= 24 ? 1 : words >= 17 ? 0.5 : 0) +
    (termCount <= 2 ? 1 : termCount <= 5 ? 0.5 : 0) +
    (longWords >= 1 / 2 ? 1 : longWords >= 1 / 3 ? 0.5 : 0) +
    (closeness >= 0.6 ? 1 : closeness >= 0.4 ? 0.5 : 0)
  )
}

const ACT_POINTS: Readonly<Record<Demands['act'], number>> = {
  recognise: 0,
  judge: 0.5,
  recall: 0.5,
  state: 1,
}
const EASY_UP_TO = 1
const MEDIUM_UP_TO = 2

/** Share of words with three syllables or more, as the Gunning fog index counts them. */
export function longWordShare(words: readonly string[]): number {
  const long = words.filter((word) => syllables(word) >= 3)
  return words.length === 0 ? 0 : long.length / words.length
}

/** Syllables by groups of vowels, a silent final e left out. */
function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^laeiouy]ed|[^l]e)$/, (ending) => ending[0]!)
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 0)
}
