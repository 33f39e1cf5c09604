/**
 * "Macronutrients are needed in smaller amounts than micronutrients": two terms that a statement sets against each
 * other, each in the place of the other.
 */
import { fitArticle } from '../wording/articles.ts'
import { allowsExceptions, offerFalse } from '../wording/false-statements.ts'
import { upperFirst } from '../wording/letter-case.ts'
import type { Lesson, Maker, TopicSentence } from '../survey/lesson.ts'
import { areConfusable } from '../distractors/mistaken-terms.ts'
import { textOf } from '../survey/noun-phrases.ts'
import { isPlural } from '../survey/noun-number.ts'
import { isStrong, type Mention } from '../survey/vocabulary.ts'
import { isContent, isVerb, type Word } from '../survey/words.ts'
import { isUncertain } from './true-statement.ts'

export const exchangedTerms: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    if (allowsExceptions(sentence.text) || isUncertain(sentence.text)) return []
    const pair = opposedTerms(sentence, lesson)
    if (!pair) return []
    const [left, right] = pair
    const [first, second] = pair.map(({ from, to }) => textOf(sentence, from, to))
    const [a, b] = [lesson.lower(first!), lesson.lower(second!)]
    const statement = exchanged(sentence, left, right, a, b)
    const confidence = Math.max(left.entry.confidence, right.entry.confidence)
    return [
      offerFalse(lesson, sentence, {
        maker: 'exchanged_terms',
        statement,
        right: `${a} … ${b}`,
        wrong: `${b} … ${a}`,
        score: 0.65 + 0.2 * confidence,
        termCount: Math.min(left.entry.count, right.entry.count),
        terms: [],
        closeness: 0.5,
      }),
    ]
  })

function exchanged({ text, words }: TopicSentence, left: Mention, right: Mention, a: string, b: string): string {
  const [startA, endA, startB, endB] = [
    words[left.from]!.start,
    words[left.to - 1]!.end,
    words[right.from]!.start,
    words[right.to - 1]!.end,
  ]
  const later = fitArticle(text.slice(0, startB) + a + text.slice(endB), startB)
  // The article of the second may have grown or shrunk, which leaves the first where it was.
  return upperFirst(fitArticle(later.slice(0, startA) + b + later.slice(endA), startA))
}

/**
 * The two terms of one kind that the halves of a statement tell apart; undefined where it names more of the kind, or
 * where both halves could be true the other way round.
 */
function opposedTerms(sentence: TopicSentence, lesson: Lesson): readonly [Mention, Mention] | undefined {
  const { words } = sentence
  const mentions = lesson.vocabulary.mentions(sentence).filter(({ entry }) => isStrong(entry))
  const pairs = mentions.flatMap((left, index) =>
    mentions
      .slice(index + 1)
      .flatMap((right) => (areExchangeable(left, right, sentence, lesson) ? [[left, right] as const] : [])),
  )
  const [pair] = pairs
  if (!pair || pairs.length > 1) return undefined
  return setsApart(words, pair) ? pair : undefined
}

function areExchangeable(left: Mention, right: Mention, sentence: TopicSentence, lesson: Lesson): boolean {
  if (!areConfusable(left.entry, right.entry, lesson)) return false
  const [a, b] = [left, right].map(({ from, to }) => textOf(sentence, from, to))
  return isPlural(a!) === isPlural(b!) && [left, right].every((mention) => isNamedOnce(mention, sentence.words))
}

/**
 * Where a term or a word of its root comes again, the rest of the statement would contradict: no "latitudinal angle" is
 * called "longitude".
 */
const isNamedOnce = ({ entry, from, to }: Mention, words: readonly Word[]): boolean => {
  const roots = entry.key.split(' ').map((stem) => stem.slice(0, ROOT))
  const head = entry.key.split(' ').at(-1)!
  return (
    !words.some(
      (word, at) =>
        (at < from || at >= to) &&
        word.stem !== head &&
        word.stem.length >= ROOT &&
        roots.includes(word.stem.slice(0, ROOT)),
    ) &&
    words[to]?.text !== '(' &&
    words[from - 1]?.text !== '('
  )
}

const ROOT = 5

/**
 * A comparison, or two clauses with words of their own in which the terms have one role: both are subjects, both are
 * names, or both stand behind one preposition.
 */
function setsApart(words: readonly Word[], [left, right]: readonly [Mention, Mention]): boolean {
  const between = words.slice(left.to, right.from)
  if (/^unlike$/.test(words[0]!.lower))
    return left.from <= 2 && between.some(({ text }) => text === ',') && isVerb(words[right.to])
  if (between.slice(-REACH).some(({ lower }) => lower === 'than'))
    return words.some(({ lower }) => COMPARATIVE.test(lower)) && !words.some(({ lower }) => lower === 'even')
  const opensWithContrast = /^(?:while|whereas)$/.test(words[0]!.lower)
  const joint = between.findLastIndex((word) => (opensWithContrast ? word.text === ',' : JOINT.test(word.lower)))
  if (joint < 1 || roleOf(left, words) !== roleOf(right, words) || roleOf(left, words) === undefined) return false
  const clauses = [words.slice(opensWithContrast ? 1 : 0, left.to + joint), words.slice(left.to + joint + 1)]
  const [one, other] = clauses.map((clause) => new Set(clause.filter(isContent).map(({ stem }) => stem)))
  const ownWords = (clause: ReadonlySet<string>, rest: ReadonlySet<string>): number =>
    [...clause].filter((stem) => !rest.has(stem)).length
  return (
    clauses.every((clause) => clause.some((word) => isVerb(word) && !word.lower.endsWith('ing'))) &&
    ownWords(one!, other!) >= 2 &&
    ownWords(other!, one!) >= 1
  )
}

/** What the term is in its clause, by the words beside it. */
function roleOf({ from, to }: Mention, words: readonly Word[]): string | undefined {
  const before = words.slice(0, from).findLast(({ lower }) => !/^(?:the|an?)$/.test(lower))?.lower ?? ''
  if (/^(?:called|termed|named)$/.test(before)) return 'name'
  if (/^(?:in|as|by|for|with|from|on|of|to)$/.test(before)) return before
  return (isVerb(words[to]) || words[to]?.tag === 'ADV' || words[to]?.lower === 'each') &&
    (before === '' || /^(?:,|and|but|or|while|whereas)$/.test(before))
    ? 'subject'
    : undefined
}

/** "than in prokaryotic cells" */
const REACH = 3
const JOINT = /^(?:whereas|while|but|and|or)$/
const COMPARATIVE = /^(?:more|less|fewer|\p{L}{3,}er)$/u
