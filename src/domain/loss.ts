/** What a file format loses of a paper, and what is done instead: worded by `messages`, chosen by the teacher. */
import type { NonEmpty } from './must-be-there.ts'
import type { QuestionType } from './question.ts'

/** Questions that a format cannot hold as they are: changed so that it can, or left out of the file. */
export const LOSS_CHOICES = ['convert', 'leave_out'] as const
export type LossChoice = (typeof LOSS_CHOICES)[number]

/** Where a file would hold no question: have them converted, or leave the format out since none can be. */
export type EmptyFileAdvice = 'convert' | 'leave_out'

/** Why a question does not go over as the paper has it. */
export type LossCause =
  | { readonly kind: 'type'; readonly type: QuestionType; readonly becomes: QuestionType | 'left_out' }
  /** Its passage stands before each question about it, or cannot stand anywhere. */
  | { readonly kind: 'passages'; readonly becomes: 'repeated' | 'left_out' }
  | { readonly kind: 'figures'; readonly becomes: 'described' | 'left_out' }
  | { readonly kind: 'formulas'; readonly becomes: 'picture' | 'latex' | 'line' }
  /** More than `most` characters: what must be cut is never sent, so such a question is left out. */
  | { readonly kind: 'stem_long'; readonly most: number }
  | { readonly kind: 'option_long'; readonly most: number }
  /** Wrong options beyond `most` are dropped. */
  | { readonly kind: 'options_many'; readonly most: number }
  /** A question with more blanks is asked openly, and a teacher marks it. */
  | { readonly kind: 'blanks_many'; readonly most: number }
  /** Those after the first `most` are left out. */
  | { readonly kind: 'questions_many'; readonly most: number }
  /** Of accepted answers: none is known to the format and all stand in the feedback, or only the first goes over. */
  | { readonly kind: 'answers'; readonly becomes: 'in_feedback' | 'first' }
  | { readonly kind: 'styles' }
  | { readonly kind: 'marks' }
  | { readonly kind: 'schemes'; readonly becomes: 'dropped' | 'in_explanation' }
  | { readonly kind: 'explanations' }

/** `questions`: their numbers as they are printed, without what follows the number. */
export type Loss = LossCause & { readonly questions: NonEmpty<string> }

/**
 * What of the paper as a whole is not in the file. `record`: the page to record a practical on; `answers`: what the
 * format keeps for reading the paper in again has no answers, since they are no part of a question paper.
 */
export type PaperLoss = 'record' | 'answers'

/** Whether a question that it meets is left out of the file. */
export function leavesOut(cause: LossCause, choice: LossChoice): boolean {
  const weight = weightOf(cause)
  return weight === 'left_out' || (weight === 'changed' && choice === 'leave_out')
}

/**
 * What becomes of a question by one loss: `left_out` whatever is chosen; `changed` as the teacher chooses; `told`, where
 * what is asked stays the same.
 */
export function weightOf(cause: LossCause): 'left_out' | 'changed' | 'told' {
  switch (cause.kind) {
    case 'type':
      return cause.becomes === 'left_out' ? 'left_out' : 'changed'
    case 'figures':
      return cause.becomes === 'left_out' ? 'left_out' : 'changed'
    case 'passages':
      return cause.becomes === 'left_out' ? 'left_out' : 'changed'
    case 'questions_many':
      return 'left_out'
    case 'formulas':
      return cause.becomes === 'picture' ? 'told' : 'changed'
    case 'stem_long':
      return 'left_out'
    case 'option_long':
      return 'left_out'
    case 'options_many':
      return 'changed'
    case 'blanks_many':
      return 'changed'
    case 'answers':
      return 'told'
    case 'styles':
      return 'told'
    case 'marks':
      return 'told'
    case 'schemes':
      return 'told'
    case 'explanations':
      return 'told'
  }
}
