/** Places the keys of multiple-choice questions so that the letters come about equally often, without long runs. */
import type { MultipleChoice, Question } from '#domain/question.ts'
import { plainText, type RichText } from '#domain/rich-text.ts'
import type { Random } from '#domain/random.ts'

/** No letter is the key more often than this in a row (design of questions: runs of at most 3). */
const LONGEST_RUN = 3

/**
 * The same questions with their options in a new order; options that are numbers ascend instead, and count towards the balance.
 * The order of the distractors is random, the key goes to the letter that is wanted most.
 */
export function balanceKeys(questions: readonly Question[], random: Random): Question[] {
  const used: number[] = []
  return questions.map((question, index) => {
    if (question.type !== 'multiple_choice') return question
    const own = random.fork(`key:${index}`)
    const placed = isNumeric(question) ? ascending(question) : withKeyAt(question, wantedPosition(question.options.length, used, own), own)
    used.push(placed.keyIndex)
    return placed
  })
}

function wantedPosition(options: number, used: readonly number[], random: Random): number {
  const run = used.slice(-LONGEST_RUN)
  const blocked = run.length === LONGEST_RUN && run.every((position) => position === run[0]) ? run[0] : undefined
  const allowed = Array.from({ length: options }, (_, position) => position).filter((position) => position !== blocked)
  const times = (position: number): number => used.filter((one) => one === position).length
  const least = Math.min(...allowed.map(times))
  return random.pick(allowed.filter((position) => times(position) === least))
}

function withKeyAt(question: MultipleChoice, position: number, random: Random): MultipleChoice {
  const key = question.options[question.keyIndex]!
  const distractors = random.shuffle(question.options.filter((_, index) => index !== question.keyIndex))
  return { ...question, options: asOptions(distractors.toSpliced(position, 0, key)), keyIndex: position }
}

/** The number that an option is, with its unit left aside; undefined where it is not one. */
function numberOf(option: RichText): number | undefined {
  const match = /^[^\d\p{L}-]*(-?\d[\d,]*(?:\.\d+)?)/u.exec(plainText(option).replace('\u2212', '-'))
  return match ? Number(match[1]!.replaceAll(',', '')) : undefined
}

const isNumeric = (question: MultipleChoice): boolean => question.options.every((option) => numberOf(option) !== undefined)

function ascending(question: MultipleChoice): MultipleChoice {
  const key = question.options[question.keyIndex]!
  const sorted = question.options.toSorted((a, b) => numberOf(a)! - numberOf(b)!)
  return { ...question, options: asOptions(sorted), keyIndex: sorted.indexOf(key) }
}

const asOptions = (options: readonly RichText[]): MultipleChoice['options'] => options as unknown as MultipleChoice['options']
