/** Places the keys of multiple-choice questions so that the letters come about equally often, without long runs. */
import type { MultipleChoice, Question } from '#domain/question.ts'
import { plainText, type RichText } from '#domain/rich-text.ts'
import type { Random } from '#domain/random.ts'
import { isCombination } from './checks/option-numbers.ts'
import { parseNumeral } from './from-documents/chinese/wording/numerals.ts'

/** No letter is the key more often than this in a row (design of questions: runs of at most 3). */
const LONGEST_RUN = 3

/**
 * The same questions with their options in a new order; options that are numbers ascend instead, and count towards
 * the balance.
 * The order of the distractors is random, the key goes to the letter that is wanted most.
 */
export function balanceKeys(questions: readonly Question[], random: Random): Question[] {
  const used: number[] = []
  return questions.map((question, index) => {
    if (question.type !== 'multiple_choice') return question
    const own = random.fork(`key:${index}`)
    // A family says in which order its options stand.
    if (question.provenance.origin.kind === 'family') {
      used.push(question.keyIndex)
      return question
    }
    const placed = orderOptions(question, own, () => wantedPosition(question.options.length, used, own))
    used.push(placed.keyIndex)
    return placed
  })
}

/**
 * Numbers ascend and combinations ("(1) and (2) only") keep their order; of other options the distractors are shuffled
 * and the key stands where `position` says.
 */
export function orderOptions(question: MultipleChoice, random: Random, position: () => number): MultipleChoice {
  const numbers = numbersOf(question.options)
  if (question.options.every((option) => isCombination(plainText(option)))) return question
  return numbers ? ascending(question, numbers) : withKeyAt(question, position(), random)
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

/**
 * The numbers that all options are, in digits or in Chinese numerals before one and the same measure word; undefined
 * where one is none.
 */
function numbersOf(options: readonly RichText[]): readonly number[] | undefined {
  const texts = options.map((option) => plainText(option).trim())
  return allDefined(texts.map(digitsOf)) ?? chineseNumbersOf(texts)
}

function digitsOf(text: string): number | undefined {
  const match = /^[^\d\p{L}-]*(-?\d[\d,]*(?:\.\d+)?)/u.exec(text.replace('\u2212', '-'))
  return match ? Number(match[1]!.replaceAll(',', '')) : undefined
}

function chineseNumbersOf(texts: readonly string[]): readonly number[] | undefined {
  const parts = texts.map((text) => /^([零〇一二兩两三四五六七八九十百千廿]+)(.*)$/u.exec(text))
  const measures = new Set(parts.map((part) => part?.[2]))
  return measures.size === 1
    ? allDefined(parts.map((part) => (part ? parseNumeral(part[1]!.replaceAll('兩', '两')) : undefined)))
    : undefined
}

const allDefined = (numbers: readonly (number | undefined)[]): readonly number[] | undefined =>
  numbers.every((number) => number !== undefined) ? numbers : undefined

function ascending(question: MultipleChoice, numbers: readonly number[]): MultipleChoice {
  const order = numbers.map((_, index) => index).toSorted((a, b) => numbers[a]! - numbers[b]!)
  return {
    ...question,
    options: asOptions(order.map((index) => question.options[index]!)),
    keyIndex: order.indexOf(question.keyIndex),
  }
}

const asOptions = (options: readonly RichText[]): MultipleChoice['options'] =>
  options as unknown as MultipleChoice['options']
