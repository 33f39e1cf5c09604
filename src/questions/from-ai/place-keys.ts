/**
 * Places keys while questions arrive in any order: letters come about equally often, and never more than three times in
 * a row on the paper.
 */
import type { Matching, MultipleChoice, Question } from '#domain/question.ts'
import { plainText } from '#domain/rich-text.ts'
import type { Random } from '#domain/random.ts'
import { orderOptions } from '../balance-keys.ts'

const LONGEST_RUN = 3

/**
 * Gives the placer of one paper: `place` is the question's place on it. Numbers ascend; options that the explanation
 * names by letter stay where they are.
 */
export function openKeyPlacer(random: Random): (question: Question, place: number) => Question {
  const used = new Map<number, number>()
  return (question, place) => {
    const own = random.fork(`key:${place}`)
    if (question.type === 'matching') return withShuffledColumn(question, own)
    if (question.type !== 'multiple_choice') return question
    const placed = namesLetters(question)
      ? question
      : orderOptions(question, own, () => wantedPosition(question.options.length, place, used, own))
    used.set(place, placed.keyIndex)
    return placed
  }
}

function wantedPosition(options: number, place: number, used: ReadonlyMap<number, number>, random: Random): number {
  const allowed = Array.from({ length: options }, (_, position) => position).filter(
    (position) => runThrough(position, place, used) <= LONGEST_RUN,
  )
  const times = (position: number): number => [...used.values()].filter((one) => one === position).length
  const least = Math.min(...allowed.map(times))
  return random.pick(allowed.filter((position) => times(position) === least))
}

/** How long the run of one letter would be with another at this place. */
function runThrough(position: number, place: number, used: ReadonlyMap<number, number>): number {
  let first = place
  let last = place
  while (used.get(first - 1) === position) first -= 1
  while (used.get(last + 1) === position) last += 1
  return last - first + 1
}

/** "Option B", "(C) is wrong", "選項A": words that would point to another option after a shuffle. */
const LETTER =
  /\b(?:[Oo]ptions?|[Aa]nswers?|[Cc]hoices?|[Ss]tatements?)\s*\(?[A-D]\b|\([A-D]\)|(?:^|[.,;:]\s+)(?:both\s+)?[A-D] (?:is|are|was|would|and [A-D]|or [A-D])\b|(?:選項|选项|答案|故選|故选|選|选)\s*[（(]?[A-D](?![A-Za-z])|(?<![A-Za-z])[A-D](?:項|项|正確|正确|錯誤|错误)/
const namesLetters = ({ stem, explanation, options }: MultipleChoice): boolean =>
  [stem, explanation, ...options].some((text) => LETTER.test(plainText(text.filter(({ kind }) => kind !== 'math'))))

/** Pairs that came as pairs stand beside each other: that would be the key. */
function withShuffledColumn(question: Matching, random: Random): Matching {
  const order = random.shuffle(question.right.map((_, index) => index))
  const [first, ...others] = order.map((index) => question.right[index]!)
  return {
    ...question,
    right: [first!, ...others],
    pairs: question.pairs.map(([left, right]) => [left, order.indexOf(right)] as const),
  }
}
