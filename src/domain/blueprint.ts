/** The blueprint of a paper: which question of which topic, type and level is wanted at each place. */
import type { Level } from './difficulty.ts'
import type { TopicId } from './ids.ts'
import type { QuestionType } from './question.ts'

/** One question that is wanted. */
export type Slot = { readonly topicId: TopicId; readonly type: QuestionType; readonly level: Level }
export type Blueprint = { readonly slots: readonly Slot[] }

/** Why a topic gave fewer questions than asked, or others than asked; the paper says it, and no bad question fills the gap. */
export type Shortfall = {
  readonly topic: string
  readonly asked: number
  readonly given: number
  readonly type: QuestionType
  readonly reason: ShortfallReason
}
export const SHORTFALL_REASONS = ['too_little_text', 'no_question_of_type', 'no_question_of_level'] as const
export type ShortfallReason = (typeof SHORTFALL_REASONS)[number]
