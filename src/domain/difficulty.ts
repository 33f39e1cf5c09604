/** Difficulty of a question, of a paper, and the spellings that arrive from outside. */
import { apportion } from './apportion.ts'

/** Of one question or topic. */
export const LEVELS = ['easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** Of a paper: one level for all its questions, or a mixture. */
export const DIFFICULTIES = [...LEVELS, 'mixed'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Shares of the levels in a mixed paper (decision D40). */
export const MIXED_SHARES: Readonly<Record<Level, number>> = { easy: 30, medium: 50, hard: 20 }

/** How many questions of each level a paper of `total` questions holds. */
export function levelCounts(difficulty: Difficulty, total: number): Record<Level, number> {
  const weights = LEVELS.map((level) => (difficulty === 'mixed' ? MIXED_SHARES[level] : level === difficulty ? 1 : 0))
  const [easy, medium, hard] = apportion(total, weights)
  return { easy: easy!, medium: medium!, hard: hard! }
}

/** Reads a level in the product's words or the server's (specification 1, section 3: beginner, intermediate, advanced). */
export function parseLevel(value: unknown): Level | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : ''
  const level = SERVER_LEVELS[word] ?? word
  return LEVELS.find((known) => known === level)
}

const SERVER_LEVELS: Readonly<Record<string, Level | undefined>> = { beginner: 'easy', intermediate: 'medium', advanced: 'hard' }
/** Every word that `parseLevel` reads. */
export const LEVEL_SPELLINGS = [...LEVELS, 'beginner', 'intermediate', 'advanced'] as const
