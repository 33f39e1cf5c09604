/** What is wanted of a new paper, as its calls take it: from documents, from the wizard, from topics. */
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import { LONGEST, MOST_SOURCES } from '#domain/limits.ts'
import { z } from 'zod'
import { GENERATION_MODES, PAPER_FORMATS } from '#domain/paper.ts'
import { generationId, id, seed, strategy } from './shapes.ts'

const spelledTypes = z.union([z.array(z.string().max(40)).max(20), z.string().max(200)])
const count = z.union([z.number(), z.string().max(20)])

/** The fields of the wizard; domain/configuration.ts reads them, tolerantly, and says what is wrong. */
const wishes = {
  title: z.string().trim().max(LONGEST.title).optional(),
  language: z.string().max(20).optional(),
  difficulty: z.string().max(20).optional(),
  questionTypes: spelledTypes.optional(),
  timeLimit: count.optional(),
  totalMarks: count.optional(),
  instructions: z.string().max(LONGEST.instructions).optional(),
  templateId: z.string().max(100).optional(),
  template_id: z.string().max(100).optional(),
  questionCount: count.optional(),
  question_count: count.optional(),
  totalQuestions: count.optional(),
  includeAnswers: z.boolean().optional(),
  includeExplanations: z.boolean().optional(),
  includeAnswerKey: z.boolean().optional(),
  useCredits: z.boolean().optional(),
  seed: seed.optional(),
  strategy: strategy.optional(),
  generationId: generationId.optional(),
}

/** Other names of fields that the specification has (1, section 7); `grade` is the word of papers. */
const ALIASES = {
  concept: 'topic',
  grade: 'gradeLevel',
  grade_level: 'gradeLevel',
  template_id: 'templateId',
  question_count: 'questionCount',
} as const

/** Puts what stands under an alias under its own name, which wins where both are there. */
function named<Body extends Record<string, unknown>>(body: Body): Omit<Body, keyof typeof ALIASES> {
  const fields: Record<string, unknown> = { ...body }
  for (const [alias, name] of Object.entries(ALIASES)) {
    fields[name] ??= fields[alias]
    delete fields[alias]
  }
  return fields as Omit<Body, keyof typeof ALIASES>
}

const pickedTopics = z
  .array(
    z.union([
      z.string().max(100),
      z.object({
        id,
        questionCount: z.coerce.number().int().min(1).max(CONFIGURATION_NUMBERS.totalQuestions.most).optional(),
      }),
    ]),
  )
  .max(500)

export const generateFromDocuments = z
  .object({
    ...wishes,
    sourceDocuments: z.array(id).min(1).max(MOST_SOURCES),
    selectedTopics: pickedTopics.optional(),
  })
  .transform(named)
/** The wizard's payload (specification 2, section 7, "Generate paper"). */
export const generatePaper = z
  .object({
    ...wishes,
    documentId: id.optional(),
    sourceDocuments: z.array(id).max(MOST_SOURCES).optional(),
    selectedTopics: pickedTopics.optional(),
    paperFormat: z.enum(PAPER_FORMATS).optional(),
    generationMode: z.enum(GENERATION_MODES).optional(),
    extractedTopics: z.array(z.unknown()).max(500).optional(),
  })
  .transform(named)
export type GenerateFromDocuments = z.output<typeof generateFromDocuments>
export type GeneratePaper = z.output<typeof generatePaper>

/** Specification 2, section 7, "Quiz from concept". `units`: learning units by their codes, or `topic` in words. */
export const generateFromConcept = z
  .object({
    ...wishes,
    topic: z.string().trim().max(LONGEST.topic).optional(),
    concept: z.string().trim().max(LONGEST.topic).optional(),
    subject: z.string().trim().max(LONGEST.subject).optional(),
    gradeLevel: z.string().trim().max(LONGEST.grade).optional(),
    grade_level: z.string().trim().max(LONGEST.grade).optional(),
    grade: z.string().trim().max(LONGEST.grade).optional(),
    units: pickedTopics.optional(),
    selectedTopics: pickedTopics.optional(),
    paperFormat: z.enum(PAPER_FORMATS).optional(),
    metadata: z
      .looseObject({
        paperFormat: z.enum(PAPER_FORMATS).optional(),
        structure: z.enum(['mock', 'authentic']).optional(),
      })
      .optional(),
  })
  .transform(named)
export type GenerateFromConcept = z.output<typeof generateFromConcept>
