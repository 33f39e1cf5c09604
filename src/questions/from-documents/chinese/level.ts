/** How much a question asks of a candidate, from what it takes to answer it; the document's own figures decide, not chance. */
import type { Level } from '#domain/difficulty.ts'
import type { Statement } from './statement.ts'

/** From recognising a statement (0) to reproducing several points unaided (1). */
export type Demand = number

/** Above the first a question is medium, above the second hard; set so that textbooks give about 3 : 5 : 2 (decision D40). */
const BOUNDS = { medium: 0.42, hard: 0.64 } as const

/**
 * The level of a question of the given demand on a statement. A longer statement (over 20 characters) and an answer that the document
 * names less often make it harder: up to 0.15 each.
 */
export function levelOf(demand: Demand, statement: Pick<Statement, 'plain'>, answerCount: number): Level {
  const length = Math.min(1, Math.max(0, statement.plain.length - 20) / 40) * 0.15
  const rarity = answerCount <= 1 ? 0.15 : answerCount <= 3 ? 0.08 : 0
  const sum = demand + length + rarity
  return sum > BOUNDS.hard ? 'hard' : sum > BOUNDS.medium ? 'medium' : 'easy'
}
