/** What a question-making child is asked and answers. Documents travel as the gzipped JSON in which they are stored. */
import { z } from 'zod'
import type { PaperOrder } from '#questions/make-paper.ts'
import type { ReplacementOrder } from '#questions/replace-question.ts'

/** `lengths`: bytes of each document, which follow one another in the job's bytes. */
export type MakingJob = { readonly lengths: readonly number[] } & ({ readonly kind: 'paper'; readonly order: PaperOrder } | { readonly kind: 'replacement'; readonly order: ReplacementOrder } | { readonly kind: 'signature' })

/** The child is our own code, but a text may hold something that breaks it: its answer is parsed like anything from outside. */
export const makingAnswer = z.discriminatedUnion('answer', [
  /** As domain/paper-json.ts writes it. */
  z.strictObject({ answer: z.literal('paper'), paper: z.unknown() }),
  z.strictObject({ answer: z.literal('marks_fault'), fault: z.looseObject({ code: z.enum(['total_marks_out_of_range', 'below_one_mark_a_question']) }) }),
  /** As domain/format-question.ts writes it; undefined when there is none. */
  z.strictObject({ answer: z.literal('question'), question: z.unknown().optional() }),
  /** As reading/near-duplicates/signature.ts writes it, of the first document. */
  z.strictObject({ answer: z.literal('signature'), signature: z.string().max(2_000) }),
])
export type MakingAnswer = z.infer<typeof makingAnswer>
