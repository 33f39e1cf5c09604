/** Difficulty of a question, of a paper, and the spellings that arrive from outside. */
import { apportion } from './apportion.ts'
import { itemAt } from './must-be-there.ts'

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
  const counts = apportion(total, weights)
  const countOf = (level: Level): number => itemAt(counts, LEVELS.indexOf(level))
  return { easy: countOf('easy'), medium: countOf('medium'), hard: countOf('hard') }
}

/** The product's words for a level and the server's (specification 1, section 3: beginner, intermediate, advanced). */
export const LEVEL_SPELLINGS = [...LEVELS, 'beginner', 'intermediate', 'advanced'] as const
export type LevelSpelling = (typeof LEVEL_SPELLINGS)[number]

/** Reads a level in any of its spellings, also in capitals or with space around it. */
export function parseLevel(value: unknown): Level | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : ''
  const spelling = LEVEL_SPELLINGS.find((known) => known === word)
  return spelling && LEVEL_OF[spelling]
}

export const levelOf = (spelling: LevelSpelling): Level => LEVEL_OF[spelling]

const LEVEL_OF: Readonly<Record<LevelSpelling, Level>> = {
  easy: 'easy',
  medium: 'medium',
  hard: 'hard',
  beginner: 'easy',
  intermediate: 'medium',
  advanced: 'hard',
}
