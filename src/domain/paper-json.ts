/** A paper as plain JSON in the shape of the API, and back. */
import { z } from 'zod'
import type { Shortfall } from './blueprint.ts'
import { DIFFICULTIES, LEVELS, type Difficulty, type Level } from './difficulty.ts'
import { formatQuestion, type QuestionJson } from './format-question.ts'
import { asId } from './ids.ts'
import { LANGUAGES, type Language } from './language.ts'
import { normaliseQuestion, type QuestionOrigin } from './normalise-question.ts'
import { GENERATION_MODES, PAPER_FORMATS, PAPER_STATUSES, totalMinutes, type GenerationMode, type Paper, type PaperConfiguration, type PaperNotice, type PaperStatus } from './paper.ts'
import { SECTION_LABELS, STRUCTURE_IDS, totalMarks, type DrawnStructure } from './structure.ts'
import { QUESTION_TYPES, type Question, type QuestionType } from './question.ts'
import type { QuestionFault } from './question-fault.ts'
import { err, ok, type Result } from './result.ts'

/** The API's Paper. Totals and distributions are computed from the questions when it is written, and not believed when it is read. */
export type PaperJson = {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly sourceDocuments: readonly string[]
  readonly generationMode: GenerationMode
  readonly difficulty: Difficulty
  readonly subject?: string
  readonly grade?: string
  readonly totalMarks: number
  readonly score?: number
  readonly language: Language
  readonly status: PaperStatus
  readonly configuration: PaperConfiguration
  readonly templateId: string
  readonly structure?: DrawnStructure
  readonly questions: readonly QuestionJson[]
  readonly metadata: {
    readonly totalQuestions: number
    readonly totalMarks: number
    /** In minutes. */
    readonly estimatedDuration: number
    readonly questionTypes: readonly QuestionType[]
    readonly difficultyDistribution: Readonly<Partial<Record<Level, number>>>
    readonly topicDistribution: Readonly<Record<string, number>>
    readonly topics: readonly { readonly id: string; readonly name: string }[]
    readonly sourceDocuments: readonly { readonly id: string; readonly name: string }[]
    readonly notices: readonly PaperNotice[]
    /** Where an AI made it, in milliseconds. */
    readonly generationTime?: number
    readonly aiTokensUsed?: number
    readonly model?: string
  }
  readonly revision: number
  readonly seed: string
  readonly createdAt: string
  readonly updatedAt: string
}

/** Everything that is known of a paper, key and seed included: for its owner only (decisions D13, D34). */
export function formatPaper(paper: Paper): PaperJson {
  const { questions, structure } = paper
  const marks = totalMarks(questions, structure)
  return {
    id: paper.id,
    code: paper.code,
    title: paper.title,
    sourceDocuments: paper.sourceDocuments.map(({ id }) => id),
    generationMode: paper.generationMode,
    difficulty: paper.configuration.difficulty,
    ...(paper.subject === undefined ? {} : { subject: paper.subject }),
    ...(paper.grade === undefined ? {} : { grade: paper.grade }),
    totalMarks: marks,
    ...(paper.score === undefined ? {} : { score: paper.score }),
    language: paper.language,
    status: paper.status,
    configuration: paper.configuration,
    templateId: paper.templateId,
    ...(structure === undefined ? {} : { structure }),
    questions: questions.map(formatQuestion),
    metadata: {
      totalQuestions: questions.length,
      totalMarks: marks,
      estimatedDuration: totalMinutes(questions),
      questionTypes: QUESTION_TYPES.filter((type) => questions.some((question) => question.type === type)),
      difficultyDistribution: Object.fromEntries(LEVELS.map((level) => [level, questions.filter(({ difficulty }) => difficulty === level).length])),
      topicDistribution: topicDistribution(questions),
      topics: paper.topics,
      sourceDocuments: paper.sourceDocuments,
      notices: paper.notices,
      ...(paper.generation === undefined ? {} : { generationTime: paper.generation.ms, aiTokensUsed: paper.generation.tokens, model: paper.generation.model }),
    },
    revision: paper.revision,
    seed: paper.seed,
    createdAt: paper.createdAt,
    updatedAt: paper.updatedAt,
  }
}

export type PaperFault =
  /** `field`: its path, as in `configuration.timeLimit`, empty for the whole; `problem`: what was wanted, in English. */
  | { readonly code: 'field_wrong'; readonly field: string; readonly problem: string }
  /** `number`: the question's place, from 1. */
  | { readonly code: 'question_wrong'; readonly number: number; readonly fault: QuestionFault }

/**
 * Reads a paper in the shape that `formatPaper` writes; status `ready` passes for `completed` (decision D37). `from` says whose
 * questions these are: only those of a paper of our `own` keep their proof.
 */
export function parsePaper(input: unknown, { from }: { readonly from: QuestionOrigin }): Result<Paper, readonly PaperFault[]> {
  const read = paperSchema.safeParse(input)
  if (!read.success) return err(read.error.issues.map(({ path, message }) => ({ code: 'field_wrong', field: path.join('.'), problem: message })))
  const { data } = read
  const faults: PaperFault[] = []
  const questions = data.questions.flatMap((entry, index): Question[] => {
    const normalised = normaliseQuestion(entry, { from, id: asId<'Question'>(`q_${index + 1}`) })
    if (normalised.ok) return [normalised.value.question]
    faults.push(...normalised.error.map((fault): PaperFault => ({ code: 'question_wrong', number: index + 1, fault })))
    return []
  })
  if (faults.length > 0) return err(faults)
  const names = new Map(data.metadata?.sourceDocuments?.map(({ id, name }) => [id, name]))
  return ok({
    id: asId<'Paper'>(data.id),
    code: data.code,
    title: data.title,
    language: data.language,
    generationMode: data.generationMode,
    configuration: configurationOf(data.configuration),
    templateId: asId<'Template'>(data.templateId),
    ...(data.structure === undefined ? {} : { structure: structureFrom(data.structure) }),
    ...(data.subject === undefined ? {} : { subject: data.subject }),
    ...(data.grade === undefined ? {} : { grade: data.grade }),
    sourceDocuments: data.sourceDocuments.map((id) => ({ id: asId<'Document'>(id), name: names.get(id) ?? id })),
    topics: (data.metadata?.topics ?? []).map(({ id, name }) => ({ id: asId<'Topic'>(id), name })),
    questions,
    notices: data.metadata?.notices ?? [],
    status: data.status === 'ready' ? 'completed' : data.status,
    ...generationFrom(data.metadata),
    ...(data.score === undefined ? {} : { score: data.score }),
    seed: data.seed,
    revision: data.revision,
    createdAt: data.createdAt,
    updatedAt: data.updatedAt,
  })
}

/** How many questions each topic gave, in the order of the paper. */
function topicDistribution(questions: readonly Question[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { topic } of questions) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return Object.fromEntries(counts)
}

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
  z.object({ kind: z.literal('language'), asked: z.enum(LANGUAGES), given: z.enum(LANGUAGES) }),
  z.object({ kind: z.literal('pages_not_read'), document: z.string(), pages: z.array(count), reason: z.enum(['scanned', 'garbage']) }),
  z.object({ kind: z.literal('pages_recognised'), document: z.string(), pages: z.array(count) }),
  z.object({ kind: z.literal('same_text'), document: z.string(), of: z.string() }),
  z.object({ kind: z.literal('shared_text'), document: z.string(), of: z.string(), share: z.number().min(0).max(1) }),
  z.object({ kind: z.literal('ai_incomplete'), stopped: z.boolean(), made: count, filled: count, missing: count }),
  z.object({ kind: z.literal('ai_batches_failed'), count }),
  z.object({ kind: z.literal('ai_unchecked'), count }),
])

const configurationSchema = z.object({
  title: z.string().min(1),
  language: z.enum(LANGUAGES),
  difficulty: z.enum(DIFFICULTIES),
  questionTypes: z.tuple([z.enum(QUESTION_TYPES)], z.enum(QUESTION_TYPES)),
  totalQuestions: count,
  questionsPerTopic: count,
  timeLimit: z.number().positive(),
  totalMarks: z.int().positive().optional(),
  instructions: z.string(),
  includeAnswerKey: z.boolean(),
  paperFormat: z.enum(PAPER_FORMATS),
})

function configurationOf({ totalMarks: target, ...others }: z.infer<typeof configurationSchema>): PaperConfiguration {
  return { ...others, ...(target === undefined ? {} : { totalMarks: target }) }
}

function generationFrom(metadata: z.infer<typeof paperSchema>['metadata']): Pick<Paper, 'generation'> {
  const { generationTime: ms, aiTokensUsed: tokens, model } = metadata ?? {}
  return ms === undefined || tokens === undefined || model === undefined ? {} : { generation: { ms, tokens, model } }
}

const slotNumber = z.int().min(1)
const structureSchema = z.object({
  id: z.enum(STRUCTURE_IDS),
  sections: z.array(z.object({ label: z.enum(SECTION_LABELS), slots: z.tuple([slotNumber, slotNumber]), answered: slotNumber.optional() })).min(1),
})

const structureFrom = ({ id, sections }: z.infer<typeof structureSchema>): DrawnStructure =>
  ({ id, sections: sections.map(({ answered, ...section }) => ({ ...section, ...(answered === undefined ? {} : { answered }) })) })

const paperSchema = z.object({
  id: z.string().min(1),
  code: z.string(),
  title: z.string().min(1),
  sourceDocuments: z.array(z.string().min(1)),
  generationMode: z.enum(GENERATION_MODES),
  subject: z.string().optional(),
  grade: z.string().optional(),
  language: z.enum(LANGUAGES),
  status: z.enum([...PAPER_STATUSES, 'ready']),
  score: z.number().min(0).max(100).optional(),
  configuration: configurationSchema,
  templateId: z.string().min(1),
  structure: structureSchema.optional(),
  questions: z.array(z.unknown()),
  metadata: z.object({ topics: z.array(named).optional(), sourceDocuments: z.array(named).optional(), notices: z.array(noticeSchema).optional(), generationTime: count.optional(), aiTokensUsed: count.optional(), model: z.string().optional() }).optional(),
  revision: count,
  seed: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
