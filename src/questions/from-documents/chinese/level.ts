/** How much a question asks of a candidate beside others of its type; figures of the document decide, not chance. */
import type { Level } from '#domain/difficulty.ts'
import type { QuestionType } from '#domain/question.ts'
import type { Statement } from './survey/statement.ts'

/** What the task itself asks, from recognising a statement (0) to reproducing several points unaided (1). */
export type Demand = number

/**
 * For each type the demand above which a question is medium, and above which it is hard: between what makers offered
 * on short textbook
 * chapters and on long encyclopaedia articles, so that a chapter has more easy questions and an article more hard
 * ones (decision D40: 30 : 50 : 20 over both).
 * A long question takes its level from its parts.
 */
const BOUNDS: Readonly<Record<QuestionType, { readonly medium: number; readonly hard: number }>> = {
  multiple_choice: { medium: 0.42, hard: 0.57 },
  true_false: { medium: 0.4, hard: 0.53 },
  fill_blank: { medium: 0.47, hard: 0.6 },
  matching: { medium: 0.42, hard: 0.6 },
  short_answer: { medium: 0.49, hard: 0.65 },
  essay: { medium: 0.57, hard: 0.63 },
  long_question: { medium: 0.5, hard: 0.65 },
}

/**
 * The level of a question of the given demand on a statement. A longer statement (20 to 60 characters) adds up to
 * 0.2, since more must
 * be kept in mind; an answer that a chapter names seldom (once to eight times) up to 0.2, since it was met less.
 */
export function levelOf(
  type: QuestionType,
  demand: Demand,
  statement: Pick<Statement, 'plain'>,
  answerCount: number,
): Level {
  const bounds = BOUNDS[type]
  const sum = totalDemand(demand, statement, answerCount)
  return sum > bounds.hard ? 'hard' : sum > bounds.medium ? 'medium' : 'easy'
}

export function totalDemand(demand: Demand, statement: Pick<Statement, 'plain'>, answerCount: number): number {
  const length = Math.min(1, Math.max(0, statement.plain.length - 20) / 40) * 0.2
  const rarity = (1 - Math.min(1, Math.log2(Math.max(1, answerCount)) / 3)) * 0.2
  return demand + length + rarity
}
