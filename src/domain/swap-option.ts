/** One wrong option of a choice in the place of another, in the shape of the API. */
import { optionLetter } from './question.ts'

/** `correctAnswer`: the letter of the key. */
export type Choices = {
  readonly options?: readonly string[] | undefined
  readonly spareOptions?: readonly string[] | undefined
  readonly correctAnswer?: unknown
}

/** The options that are printed and wrong, with their letters; none of a question that is no choice. */
export function wrongOptions({ options = [], correctAnswer }: Choices): {
  readonly letter: string
  readonly text: string
}[] {
  return options
    .map((text, index) => ({ letter: optionLetter(index), text }))
    .filter(({ letter }) => letter !== correctAnswer)
}

/**
 * With the spare `taken` in the place of the printed wrong option `given`, which becomes the last of the spares. The
 * key keeps its letter. Undefined where the question has no such option or no such spare.
 */
export function swapOption<Of extends Choices>(question: Of, given: string, taken: string): Of | undefined {
  const { options = [], spareOptions = [] } = question
  const place = wrongOptions(question).find(({ text }) => text === given)?.letter
  return place !== undefined && spareOptions.includes(taken)
    ? {
        ...question,
        options: options.map((option, index) => (optionLetter(index) === place ? taken : option)),
        spareOptions: [...spareOptions.filter((spare) => spare !== taken), given],
      }
    : undefined
}

/**
 * Whether `after` has all the options of `before`, printed and spare, as many of them printed, and the same key under
 * the same letter.
 */
export function isSwapOf(before: Choices, after: Readonly<Partial<Record<keyof Choices, unknown>>>): boolean {
  const { options, spareOptions, correctAnswer } = after
  return (
    before.options !== undefined &&
    before.spareOptions !== undefined &&
    isTexts(options) &&
    isTexts(spareOptions) &&
    options.length === before.options.length &&
    correctAnswer === before.correctAnswer &&
    options.every((text, index) => optionLetter(index) !== correctAnswer || text === before.options?.[index]) &&
    sorted([...options, ...spareOptions]) === sorted([...before.options, ...before.spareOptions])
  )
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const sorted = (texts: readonly string[]): string => JSON.stringify(texts.toSorted())
