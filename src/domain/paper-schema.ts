/** What a stored paper must be like, checked as it is read. */
import { SCORE } from './limits.ts'
import { z } from 'zod'
import type { Shortfall } from './blueprint.ts'
import { DIFFICULTIES, LEVELS } from './difficulty.ts'
import { PAPER_LANGUAGES } from './language.ts'
import { GENERATION_MODES, PAPER_FORMATS, PAPER_STATUSES, type PaperNotice } from './paper.ts'
import { passagesSchema } from './passage-json.ts'
import { SECTION_LABELS, STRUCTURE_IDS } from './structure.ts'
import { QUESTION_TYPES } from './question.ts'
import { SCHOOL_LEVELS } from './school-level.ts'

const count = z.int().min(0)
const named = z.object({ id: z.string().min(1), name: z.string() })

const shortfallSchema: z.ZodType<Shortfall> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('total'), asked: count, given: count }),
  z.object({ kind: z.literal('topic'), asked: count, given: count, topic: z.string() }),
  z.object({ kind: z.literal('type'), asked: count, given: count, type: z.enum(QUESTION_TYPES) }),
  z.object({ kind: z.literal('level'), asked: count, given: count, level: z.enum(LEVELS) }),
])

const noticeSchema: z.ZodType<PaperNotice> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shortfall'), shortfall: shortfallSchema }),
  z.object({ kind: z.literal('reserve'), type: z.enum(QUESTION_TYPES), count: z.number() }),
  z.object({ kind: z.literal('marks'), asked: count, given: count }),
  z.object({ kind: z.literal('language'), asked: z.enum(PAPER_LANGUAGES), given: z.enum(PAPER_LANGUAGES) }),
  z.object({
    kind: z.literal('pages_not_read'),
    document: z.string(),
    pages: z.array(count),
    reason: z.enum(['scanned', 'garbage']),
  }),
  z.object({ kind: z.literal('pages_recognised'), document: z.string(), pages: z.array(count) }),
  z.object({ kind: z.literal('same_text'), document: z.string(), of: z.string() }),
  z.object({ kind: z.literal('shared_text'), document: z.string(), of: z.string(), share: z.number().min(0).max(1) }),
  z.object({ kind: z.literal('ai_incomplete'), stopped: z.boolean(), made: count, filled: count, missing: count }),
  z.object({ kind: z.literal('ai_batches_failed'), count }),
  z.object({ kind: z.literal('ai_unchecked'), count }),
])

export const configurationSchema = z.object({
  title: z.string().min(1),
  language: z.enum(PAPER_LANGUAGES),
  difficulty: z.enum(DIFFICULTIES),
  questionTypes: z.tuple([z.enum(QUESTION_TYPES)], z.enum(QUESTION_TYPES)),
  totalQuestions: count,
  questionsPerTopic: count,
  timeLimit: z.number().positive(),
  totalMarks: z.int().positive().optional(),
  instructions: z.string(),
  includeAnswerKey: z.boolean(),
  includeExplanations: z.boolean().optional(),
  paperFormat: z.enum(PAPER_FORMATS),
  schoolLevel: z.enum(SCHOOL_LEVELS).optional(),
})

const slotNumber = z.int().min(1)
export const structureSchema = z.object({
  id: z.enum(STRUCTURE_IDS),
  sections: z
    .array(
      z.object({
        label: z.enum(SECTION_LABELS),
        slots: z.tuple([slotNumber, slotNumber]),
        answered: slotNumber.optional(),
      }),
    )
    .min(1),
})

export const paperSchema = z.object({
  id: z.string().min(1),
  code: z.string(),
  title: z.string().min(1),
  sourceDocuments: z.array(z.string().min(1)),
  generationMode: z.enum(GENERATION_MODES),
  subject: z.string().optional(),
  grade: z.string().optional(),
  language: z.enum(PAPER_LANGUAGES),
  status: z.enum([...PAPER_STATUSES, 'ready']),
  score: z.number().min(SCORE.least).max(SCORE.most).optional(),
  configuration: configurationSchema,
  templateId: z.string().min(1),
  structure: structureSchema.optional(),
  questions: z.array(z.unknown()),
  passages: passagesSchema.optional(),
  metadata: z
    .object({
      topics: z.array(named).optional(),
      sourceDocuments: z.array(named).optional(),
      notices: z.array(noticeSchema).optional(),
      generationTime: count.optional(),
      aiTokensUsed: count.optional(),
      model: z.string().optional(),
    })
    .optional(),
  revision: count,
  seed: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
