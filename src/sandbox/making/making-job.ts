/** What a question-making child is asked and answers. Documents travel as the gzipped JSON in which they are stored. */
import { z } from 'zod'
import { asId } from '#domain/ids.ts'
import { QUESTION_TYPES } from '#domain/question.ts'
import type { AiFault, AiReply } from '#questions/from-ai/ask-ai.ts'
import type { Result } from '#domain/result.ts'
import type { PaperOrder } from '#questions/make-paper.ts'
import type { CandidatesOrder, ReplacementOrder } from '#questions/replace-question.ts'
import { foundTopic } from '../reading/reading-part.ts'

/** `lengths`: bytes of each document, which follow one another in the job's bytes. */
export type MakingJob = { readonly lengths: readonly number[] } & (
  | { readonly kind: 'paper'; readonly order: PaperOrder }
  | { readonly kind: 'replacement'; readonly order: ReplacementOrder }
  | { readonly kind: 'candidates'; readonly order: CandidatesOrder }
  | { readonly kind: 'signature' }
  /** Of the first document. */
  | { readonly kind: 'capacity' }
  | {
      readonly kind: 'topics'
      readonly seed: string
      /** Of the AI, when it was asked. */ readonly reply?: Result<AiReply, AiFault>
    }
)

/**
 * The child is our own code, but a text may hold something that breaks it: its answer is parsed like anything from
 * outside.
 */
export const makingAnswer = z.discriminatedUnion('answer', [
  /** As domain/paper-json.ts writes it. */
  z.strictObject({ answer: z.literal('paper'), paper: z.unknown() }),
  z.strictObject({
    answer: z.literal('marks_fault'),
    fault: z.looseObject({ code: z.enum(['total_marks_out_of_range', 'below_one_mark_a_question']) }),
  }),
  /** As domain/format-question.ts writes it; undefined when there is none. */
  z.strictObject({ answer: z.literal('question'), question: z.unknown().optional() }),
  /** Each as domain/format-question.ts writes it, the best first. */
  z.strictObject({
    answer: z.literal('candidates'),
    candidates: z.array(z.strictObject({ id: z.string().max(64), question: z.unknown() })),
  }),
  /** What the AI is to be asked about the first document; the same job with the reply gives its topics. */
  z.strictObject({
    answer: z.literal('request'),
    request: z.strictObject({
      instructions: z.string(),
      prompt: z.string(),
      maxTokens: z.number(),
      temperature: z.number(),
    }),
  }),
  z.strictObject({ answer: z.literal('topics'), topics: z.array(foundTopic), byAi: z.boolean(), dropped: z.int() }),
  /** As questions/topic-capacity.ts gives it. */
  z.strictObject({
    answer: z.literal('capacity'),
    capacity: z.array(
      z.strictObject({
        topicId: z.string().transform(asId<'Topic'>),
        byType: z.partialRecord(z.enum(QUESTION_TYPES), z.int().min(1)),
      }),
    ),
  }),
  /** As reading/near-duplicates/signature.ts writes it, of the first document. */
  z.strictObject({ answer: z.literal('signature'), signature: z.string().max(2_000) }),
])
export type MakingAnswer = z.infer<typeof makingAnswer>
