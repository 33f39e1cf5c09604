/** How many questions of each type a paper holds. */
import { apportion } from './apportion.ts'
import type { NonEmpty } from './must-be-there.ts'
import type { QuestionType } from './question.ts'

/**
 * A whole number for each of `types`, in their order, by its share of an ordinary paper; they sum to `total`. At most
 * three in twenty are essays, where another type is asked for, too.
 */
export function countTypes(total: number, types: NonEmpty<QuestionType>): number[] {
  const counts = apportion(total, types.map(shareOf))
  const essays = types.indexOf('essay')
  const most = Math.max(1, Math.floor(total * MOST_ESSAYS))
  if (types.length === 1 || essays < 0 || (counts[essays] ?? 0) <= most) return counts
  const others = apportion(
    total - most,
    types.map((type) => (type === 'essay' ? 0 : shareOf(type))),
  )
  return others.map((count, index) => (index === essays ? most : count))
}

const MOST_ESSAYS = 3 / 20
const shareOf = (type: QuestionType): number => TYPE_SHARES[type]

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
