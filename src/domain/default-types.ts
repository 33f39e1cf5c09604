/** The question types that stand chosen until a teacher chooses some (decision D49). */
import { DEFAULT_TYPES } from './configuration.ts'
import { QUESTION_TYPES, type QuestionType } from './question.ts'
import type { CapacityByType } from './topic.ts'

/** Quick to answer and of use on any paper, so they fill up first. */
const SHORT: readonly QuestionType[] = ['true_false', 'fill_blank', 'short_answer']

/**
 * Multiple choice and essay as long as they give `total` questions; else also the short types, and where these are too
 * few all. A type that gives none is left out, unless nothing gives any.
 */
export function typesThatFill(capacity: CapacityByType, total: number): readonly QuestionType[] {
  const giving = (types: readonly QuestionType[]): readonly QuestionType[] =>
    QUESTION_TYPES.filter((type) => types.includes(type) && (capacity[type] ?? 0) > 0)
  const usual = giving(DEFAULT_TYPES.step)
  const wider = giving([...DEFAULT_TYPES.step, ...SHORT])
  const [first] = [usual, wider].filter((types) => givenBy(types, capacity) >= total)
  if (first !== undefined) return first
  const all = giving(QUESTION_TYPES)
  return all.length === 0 ? DEFAULT_TYPES.step : all
}

/** How many questions the types give together; some of different types may stand on one sentence, so it may be fewer. */
export const givenBy = (types: readonly QuestionType[], capacity: CapacityByType): number =>
  types.reduce((sum, type) => sum + (capacity[type] ?? 0), 0)

/** What several topics give together. */
export const sumOfCapacities = (capacities: readonly CapacityByType[]): CapacityByType =>
  Object.fromEntries(
    QUESTION_TYPES.map((type) => [type, capacities.reduce((sum, one) => sum + (one[type] ?? 0), 0)] as const).filter(
      ([, count]) => count > 0,
    ),
  )
