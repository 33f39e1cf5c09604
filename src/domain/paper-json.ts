/** A paper as plain JSON in the shape of the API, and back. */
import { z } from 'zod'
import { LEVELS, type Difficulty, type Level } from './difficulty.ts'
import { formatQuestion, type QuestionJson } from './format-question.ts'
import { asId } from './ids.ts'
import { problemOf } from './input-problem.ts'
import type { PaperLanguage } from './language.ts'
import { normaliseQuestion, type QuestionOrigin } from './normalise-question.ts'
import type { GenerationMode, Paper, PaperConfiguration, PaperNotice, PaperStatus } from './paper.ts'
import { paperMinutes } from './paper-marks.ts'
import { inGroups, passagesInUse } from './passage.ts'
import { formatPassage, passageOf, type PassageJson } from './passage-json.ts'
import { totalMarks, type DrawnStructure } from './structure.ts'
import { QUESTION_TYPES, type Question, type QuestionType } from './question.ts'
import type { QuestionFault } from './question-fault.ts'
import { err, ok, type Result } from './result.ts'
import { configurationSchema, structureSchema, paperSchema } from './paper-schema.ts'

/**
 * The API's Paper. Totals and distributions are computed from the questions when it is written, and not believed when
 * it is read.
 */
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
  readonly language: PaperLanguage
  readonly status: PaperStatus
  readonly configuration: PaperConfiguration
  readonly templateId: string
  readonly structure?: DrawnStructure
  readonly questions: readonly QuestionJson[]
  /** Left out where there are none. */
  readonly passages?: readonly PassageJson[]
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
    /** In milliseconds; absent where nobody measured it. */
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
    ...(paper.passages.length === 0 ? {} : { passages: paper.passages.map(formatPassage) }),
    metadata: {
      totalQuestions: questions.length,
      totalMarks: marks,
      estimatedDuration: paperMinutes(questions, structure),
      questionTypes: QUESTION_TYPES.filter((type) => questions.some((question) => question.type === type)),
      difficultyDistribution: Object.fromEntries(
        LEVELS.map((level) => [level, questions.filter(({ difficulty }) => difficulty === level).length]),
      ),
      topicDistribution: topicDistribution(questions),
      topics: paper.topics,
      sourceDocuments: paper.sourceDocuments,
      notices: paper.notices,
      ...(paper.generation === undefined
        ? {}
        : {
            generationTime: paper.generation.ms,
            aiTokensUsed: paper.generation.tokens,
            ...(paper.generation.model === undefined ? {} : { model: paper.generation.model }),
          }),
    },
    revision: paper.revision,
    seed: paper.seed,
    createdAt: paper.createdAt,
    updatedAt: paper.updatedAt,
  }
}

export type PaperFault =
  /**
   * `field`: its path, as in `configuration.timeLimit`, empty for the whole; `problem`: what was wanted, in English.
   */
  | { readonly code: 'field_wrong'; readonly field: string; readonly problem: string }
  /** `number`: the question's place, from 1. */
  | { readonly code: 'question_wrong'; readonly number: number; readonly fault: QuestionFault }

/**
 * Reads a paper in the shape that `formatPaper` writes; status `ready` passes for `completed` (decision D37). `from`
 * says whose
 * questions these are: only those of a paper of our `own` keep their proof.
 */
export function parsePaper(
  input: unknown,
  { from }: { readonly from: QuestionOrigin },
): Result<Paper, readonly PaperFault[]> {
  const read = paperSchema.safeParse(input)
  if (!read.success) return err(read.error.issues.map((issue) => ({ code: 'field_wrong', ...problemOf(issue, input) })))
  const { data } = read
  const faults: PaperFault[] = []
  const passages = (data.passages ?? []).map(passageOf)
  const questions = data.questions.flatMap((entry, index): Question[] => {
    const normalised = normaliseQuestion(entry, { from, id: asId<'Question'>(`q_${index + 1}`), passages })
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
    questions: inGroups(questions),
    passages: passagesInUse(passages, questions),
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

function configurationOf({
  totalMarks: target,
  includeExplanations,
  schoolLevel,
  ...others
}: z.infer<typeof configurationSchema>): PaperConfiguration {
  return {
    ...others,
    ...(target === undefined ? {} : { totalMarks: target }),
    ...(includeExplanations === undefined ? {} : { includeExplanations }),
    ...(schoolLevel === undefined ? {} : { schoolLevel }),
  }
}

function generationFrom(metadata: z.infer<typeof paperSchema>['metadata']): Pick<Paper, 'generation'> {
  const { generationTime: ms, aiTokensUsed: tokens, model } = metadata ?? {}
  return ms === undefined || tokens === undefined
    ? {}
    : { generation: { ms, tokens, ...(model === undefined ? {} : { model }) } }
}

const structureFrom = ({ id, sections }: z.infer<typeof structureSchema>): DrawnStructure => ({
  id,
  sections: sections.map(({ answered, ...section }) => ({
    ...section,
    ...(answered === undefined ? {} : { answered }),
  })),
})
