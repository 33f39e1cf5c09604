/** What can be wrong with a question that arrives, and what was put right; `messages` words each. */
import type { PaperLanguage } from './language.ts'
import type { Proof } from './question.ts'

/** Why a question cannot be taken. */
export type QuestionFault =
  | { readonly code: 'not_an_object' }
  | { readonly code: 'question_too_large' }
  | { readonly code: 'text_missing' }
  | { readonly code: 'type_missing' }
  | { readonly code: 'type_unknown'; readonly found: string }
  /** `found`: the id of a passage that the paper does not have. */
  | { readonly code: 'passage_unknown'; readonly found: string }
  | { readonly code: 'key_missing' }
  /** `found`: the key as it came. */
  | { readonly code: 'key_unknown'; readonly found: string }
  /** The key names one option by its letter or number and another by its text. */
  | { readonly code: 'key_ambiguous'; readonly found: string }
  | { readonly code: 'too_few_options'; readonly found: number; readonly least: number }
  | { readonly code: 'option_empty'; readonly place: number }
  | { readonly code: 'blanks_without_keys'; readonly blanks: number; readonly keys: number }
  | { readonly code: 'sides_missing' }
  | { readonly code: 'pairs_incomplete' }
  /** `part` counts from 1. */
  | { readonly code: 'part_incomplete'; readonly part: number; readonly missing: 'text' | 'key' }

/** What was put right or is doubtful in a question that was taken. */
export type QuestionWarning =
  | { readonly code: 'marks_defaulted'; readonly marks: number }
  | { readonly code: 'marks_rounded'; readonly found: number; readonly marks: number }
  | { readonly code: 'marks_from_parts'; readonly stated: number; readonly marks: number }
  | { readonly code: 'level_unknown'; readonly found: string }
  | { readonly code: 'blank_added' }
  | { readonly code: 'options_repeat' }
  | { readonly code: 'figure_dropped' }
  | { readonly code: 'proof_lowered'; readonly claimed: Proof }
  | { readonly code: 'language_differs'; readonly wanted: PaperLanguage }
  /** `of`: the number of the question that it repeats, from 1. */
  | { readonly code: 'duplicate'; readonly of: number }
