/**
 * Warnings while an AI makes questions: for the log and for the progress, without any words of a question.
 */
import type { AiFault } from './ask-ai.ts'

/** Why a question of an AI is not used, in the order in which it is judged. */
export const DROP_REASONS = [
  'unreadable',
  'not_asked',
  'bad_form',
  'wrong_language',
  'badly_written',
  'no_quotation',
  'repeated',
  'refuted',
  'check_broke',
] as const
export type DropReason = (typeof DROP_REASONS)[number]

export type AiWarning =
  /** A batch gave nothing; the others go on (specification 2, section 4). */
  | { readonly kind: 'batch_failed'; readonly questions: number; readonly fault: AiFault['code'] }
  /** `detail`: a code of what was wrong, or why it is refuted. */
  | { readonly kind: 'dropped'; readonly why: DropReason; readonly detail?: string }
  /** The answer ended at the model's limit. */
  | { readonly kind: 'answer_cut' }
