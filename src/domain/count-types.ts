/** How many questions of each type a paper holds. */
import { apportion } from './apportion.ts'
import type { NonEmpty } from './must-be-there.ts'
import type { QuestionType } from './question.ts'

/** A whole number for each of `types`, in their order, by its share of an ordinary paper; they sum to `total`. */
export const countTypes = (total: number, types: NonEmpty<QuestionType>): number[] =>
  apportion(
    total,
    types.map((type) => TYPE_SHARES[type]),
  )

/**
 * How many questions of a type stand on a paper beside those of another: a question of thirty minutes comes once where
 * short ones come by the dozen.
 */
const TYPE_SHARES: Readonly<Record<QuestionType, number>> = {
  multiple_choice: 4,
  true_false: 4,
  fill_blank: 4,
  matching: 1,
  short_answer: 4,
  essay: 1,
  long_question: 1,
}
