/**
 * What sentences need to know: shapes of their parameters, equal to those that `reading` gives (messages may not import
 * it).
 */

export type ReadingFaultCode =
  | 'empty'
  | 'too_large'
  | 'wrong_type'
  | 'unsupported_type'
  | 'old_word'
  | 'password'
  | 'damaged'
  | 'scan'
  | 'doubtful_scan'
  | 'garbage_text'
  | 'too_many_pages'
  | 'no_text'
  | 'too_slow'
  | 'too_much_memory'

/**
 * `limit`: bytes of a file that is too large, pages of one with too many. `found`: the type by content (`png`), or the
 * number of pages; `claimed`: the extension (`pdf`).
 */
export type FaultParameters = {
  readonly pages?: readonly number[]
  readonly limit?: number
  readonly found?: string
  readonly claimed?: string
}
export type FaultWords = (parameters: FaultParameters) => string

export type ReadingWarningCode =
  | 'scanned_pages'
  | 'garbage_pages'
  | 'truncated'
  | 'formulas_lost'
  | 'recognised_pages'
  | 'doubtful_pages'
  | 'pages_beyond_recognition'
  | 'parts_not_read'
  | 'hidden_slides'
export type WarningWords = (parameters: { readonly pages: readonly number[] }) => string

/** Why pages were not read. */
export type UnreadReason = 'scanned' | 'garbage'

/** Where a question comes from; what is known of it. */
export type SourceReference = { readonly document?: string; readonly heading?: string; readonly page?: number }

/**
 * How many questions an AI gave before it stopped or had no better ones, how many the built-in engine added, and how
 * many are missing.
 */
export type AiIncomplete = {
  readonly stopped: boolean
  readonly made: number
  readonly filled: number
  readonly missing: number
}
