/**
 * Reads a paper as it comes from the server: whole for its owner, with or without its answers for a holder of its link
 * (domain/public-paper.ts).
 */
import { figureOfJson, type FigureJson, type PartJson, type QuestionJson } from '#domain/format-question.ts'
import { isPaperLanguage, type PaperLanguage } from '#domain/language.ts'
import { asId } from '#domain/ids.ts'
import { passageOf, passagesSchema, type PassageJson } from '#domain/passage-json.ts'
import { parsePaper, type PaperJson } from '#domain/paper-json.ts'
import { QUESTION_TYPES } from '#domain/question.ts'
import { parseRichText } from '#domain/rich-text.ts'
import type { ReadQuestions } from '#formats/losses.ts'
import type { CandidatePaper, CandidateQuestion } from '#layout/candidate-paper.ts'
import { layOut, layOutForCandidates } from '#layout/lay-out.ts'
import type { KeyBlock, LaidOutKey, LaidOutPaper } from '#layout/laid-out.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { shownQuestions, type ShownQuestion } from './shown-question.ts'

type Shown =
  | 'id'
  | 'code'
  | 'title'
  | 'language'
  | 'subject'
  | 'grade'
  | 'generationMode'
  | 'difficulty'
  | 'totalMarks'
  | 'templateId'
  | 'structure'
  | 'createdAt'
type Private =
  | 'correctAnswer'
  | 'explanation'
  | 'markingScheme'
  | 'subQuestions'
  | 'source'
  | 'origin'
  | 'proof'
  | 'estimatedTime'
type OwnersPart = Partial<Pick<PartJson, 'correctAnswer' | 'markingScheme'>>
export type PublicPart = Omit<PartJson, 'correctAnswer' | 'markingScheme'> & OwnersPart
/**
 * `correctAnswer` and what follows from it: the owner's, and theirs to whom the link shows answers; `source` and
 * `proof`: the owner's alone.
 */
export type PublicQuestion = Omit<QuestionJson, Private> &
  Partial<Pick<QuestionJson, 'explanation' | 'markingScheme' | 'source' | 'proof'>> & {
    readonly correctAnswer?: unknown
    readonly subQuestions?: readonly PublicPart[]
  }
type Configuration = PaperJson['configuration']
/** `seed`, `metadata`: the owner's alone. */
export type PaperAnswer = Pick<PaperJson, Shown> & {
  readonly questionLanguage?: PaperLanguage
  readonly configuration: Pick<
    Configuration,
    'timeLimit' | 'instructions' | 'language' | 'questionTypes' | 'paperFormat'
  > &
    Partial<Pick<Configuration, 'difficulty' | 'includeAnswerKey' | 'schoolLevel'>>
  readonly questions: readonly PublicQuestion[]
  readonly passages?: readonly PassageJson[]
  readonly seed?: string
  readonly revision?: number
  readonly metadata?: PaperJson['metadata']
}

/** `key`: where the answers are there and can be read. */
export type ReadPaper = {
  readonly isOwn: boolean
  readonly hasAnswers: boolean
  readonly paper: LaidOutPaper
  readonly key?: LaidOutKey
  readonly questions: readonly ShownQuestion[]
  /** As far as its reader may know them: what formats cannot hold of them is told. */
  readonly asked: ReadQuestions
}

const A4 = { pageSize: 'a4' } as const

/** Undefined where what came is no paper. One question whose answer cannot be read spoils nothing but the key. */
export function readPaper(came: unknown): ReadPaper | undefined {
  if (!isPaper(came)) return undefined
  const answer = came
  const isOwn = answer.seed !== undefined
  const template = findTemplate(answer.templateId) ?? templateFor(answer.configuration)
  const hasAnswers = isOwn || answer.questions.some(({ correctAnswer }) => correctAnswer !== undefined)
  const questionLanguage =
    answer.questionLanguage ?? answer.metadata?.notices.find((notice) => notice.kind === 'language')?.given
  const candidate = candidatePaper(answer, questionLanguage)
  const paper = layOutForCandidates(candidate, template, A4)
  const parsed = hasAnswers ? parsePaper(isOwn ? answer : filledIn(answer), { from: { kind: 'own' } }) : undefined
  const key = parsed?.ok === true ? layOut(parsed.value, template, { part: 'key', ...A4 }) : undefined
  return {
    isOwn,
    hasAnswers,
    paper,
    ...(key === undefined ? {} : { key: isOwn ? key : withoutProofs(key) }),
    asked: parsed?.ok === true ? parsed.value : candidate,
    questions: shownQuestions({ answer, template, paper, questionLanguage, hasAnswers }),
  }
}

/** What the server answers follows the contract; a proxy between may answer anything. */
const isPaper = (came: unknown): came is PaperAnswer =>
  typeof came === 'object' &&
  came !== null &&
  'id' in came &&
  'title' in came &&
  typeof came.title === 'string' &&
  'language' in came &&
  isPaperLanguage(came.language) &&
  'questions' in came &&
  Array.isArray(came.questions) &&
  came.questions.every(isQuestion)

const isQuestion = (came: unknown): boolean =>
  typeof came === 'object' &&
  came !== null &&
  'question' in came &&
  typeof came.question === 'string' &&
  'type' in came &&
  QUESTION_TYPES.some((type) => type === came.type)

/** What a link does not tell, with values that nothing is printed of. */
const filledIn = ({ questionLanguage, ...answer }: PaperAnswer): unknown => ({
  ...answer,
  sourceDocuments: [],
  status: 'completed',
  configuration: {
    ...answer.configuration,
    title: answer.title,
    difficulty: answer.difficulty,
    totalQuestions: answer.questions.length,
    questionsPerTopic: 0,
    includeAnswerKey: true,
  },
  revision: 0,
  seed: 'unknown',
  updatedAt: answer.createdAt,
})

/** How far an answer can be trusted is not told by a link, so nothing is said about it. */
const withoutProofs = (key: LaidOutKey): LaidOutKey => ({
  ...key,
  blocks: key.blocks.flatMap((block): KeyBlock[] => {
    if (block.kind === 'notices') return []
    if (block.kind === 'keySection')
      return [{ ...block, entries: block.entries.map(({ proof: _proof, ...entry }) => entry) }]
    if (block.kind === 'schemeSection')
      return [{ ...block, questions: block.questions.map(({ proof: _proof, ...question }) => question) }]
    return [block]
  }),
})

function candidatePaper(
  { title, code, language, subject, grade, totalMarks, configuration, questions, passages, structure }: PaperAnswer,
  questionLanguage: PaperLanguage | undefined,
): CandidatePaper {
  return {
    title,
    code,
    language,
    totalMarks,
    ...(subject === undefined ? {} : { subject }),
    ...(grade === undefined ? {} : { grade }),
    ...(configuration.schoolLevel === undefined ? {} : { schoolLevel: configuration.schoolLevel }),
    instructions: configuration.instructions,
    timeLimit: configuration.timeLimit,
    questionLanguage,
    ...(structure === undefined ? {} : { structure }),
    questions: questions.map(candidateQuestion),
    passages: passagesSchema
      .catch([])
      .parse(passages ?? [])
      .map(passageOf),
  }
}

function candidateQuestion(question: PublicQuestion): CandidateQuestion {
  const base = {
    ...asked(question),
    ...(question.slot === undefined ? {} : { slot: question.slot }),
    ...(question.passageId === undefined ? {} : { passageId: asId<'Passage'>(question.passageId) }),
  }
  switch (question.type) {
    case 'multiple_choice':
      return { ...base, type: question.type, options: (question.options ?? []).map(parseRichText) }
    case 'true_false':
      return { ...base, type: question.type }
    case 'fill_blank':
      return { ...base, type: question.type }
    case 'short_answer':
      return { ...base, type: question.type }
    case 'essay':
      return { ...base, type: question.type }
    case 'matching':
      return {
        ...base,
        type: question.type,
        left: (question.matches?.left ?? []).map(parseRichText),
        right: (question.matches?.right ?? []).map(parseRichText),
      }
    case 'long_question':
      return {
        ...base,
        type: question.type,
        parts: (question.subQuestions ?? []).map((part) => ({ ...asked(part), label: part.label })),
      }
  }
}

const asked = ({ question, marks, ...others }: Pick<PublicQuestion, 'question' | 'marks'> & FigureJson) => ({
  stem: parseRichText(question),
  marks,
  ...figureOfJson(others),
})
