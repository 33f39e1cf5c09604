/** How far the making of a paper is, as the waiting teacher is told. */

export const GENERATION_STATUSES = ['working', 'done', 'failed'] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

/** In their order: what it is about, questions by an AI or the built-in engine, their checks, the paper. */
export const GENERATION_STAGES = ['topics', 'questions', 'checking', 'formatting'] as const
export type GenerationStage = (typeof GENERATION_STAGES)[number]

/** What went wrong on the way and did not end it. */
export type GenerationWarning =
  /**
   * One batch brought nothing (specification 2, section 4): so many questions are asked for again, or made by the
   * built-in engine. `fault`: how the AI failed.
   */
  | { readonly kind: 'batch_failed'; readonly questions: number; readonly fault: string }
  /** The strategy failed, and the built-in engine makes what is missing (decision D19). */
  | { readonly kind: 'fallback' }
