/** Reads a paper as it comes from the server: whole for its owner, without its answers or with them for whoever holds its link (server/papers/public-paper.ts). */
import type { QuestionJson, PartJson } from '#domain/format-question.ts'
import { parsePaper, type PaperJson } from '#domain/paper-json.ts'
import { parseRichText } from '#domain/rich-text.ts'
import type { CandidatePaper, CandidateQuestion } from '#layout/candidate-paper.ts'
import { layOut, layOutForCandidates } from '#layout/lay-out.ts'
import type { LaidOutKey, LaidOutPaper } from '#layout/laid-out.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'

type Shown = 'id' | 'code' | 'title' | 'language' | 'subject' | 'grade' | 'generationMode' | 'difficulty' | 'totalMarks' | 'templateId' | 'structure' | 'createdAt'
type Private = 'correctAnswer' | 'explanation' | 'markingScheme' | 'subQuestions' | 'source' | 'origin' | 'proof' | 'estimatedTime'
type PublicPart = Omit<PartJson, 'correctAnswer' | 'markingScheme'>
type PublicQuestion = Omit<QuestionJson, Private> & { readonly correctAnswer?: unknown; readonly subQuestions?: readonly PublicPart[] }
/** `seed`: the owner's alone. */
export type PaperAnswer = Pick<PaperJson, Shown> & {
  readonly configuration: Pick<PaperJson['configuration'], 'timeLimit' | 'instructions' | 'language' | 'questionTypes' | 'paperFormat'>
  readonly questions: readonly PublicQuestion[]
  readonly seed?: string
}

export type ReadPaper = { readonly isOwn: boolean; readonly paper: LaidOutPaper; readonly key?: LaidOutKey }

const A4 = { pageSize: 'a4' } as const

/** Undefined where what came is no paper. */
export function readPaper(answer: PaperAnswer): ReadPaper | undefined {
  const isOwn = answer.seed !== undefined
  const template = findTemplate(answer.templateId) ?? templateFor(answer.configuration)
  const hasAnswers = answer.questions.length > 0 && answer.questions.every(({ correctAnswer }) => correctAnswer !== undefined)
  if (!isOwn && !hasAnswers) return { isOwn, paper: layOutForCandidates(candidatePaper(answer), template, A4) }
  const parsed = parsePaper(isOwn ? answer : filledIn(answer), { from: { kind: 'own' } })
  if (!parsed.ok) return undefined
  const key = layOut(parsed.value, template, { part: 'key', ...A4 })
  return { isOwn, paper: layOut(parsed.value, template, { part: 'paper', ...A4 }), key: isOwn ? key : withoutProofs(key) }
}

/** What a link does not tell, with values that nothing is printed of. */
const filledIn = (answer: PaperAnswer): unknown => ({
  ...answer,
  sourceDocuments: [],
  status: 'completed',
  configuration: { ...answer.configuration, title: answer.title, difficulty: answer.difficulty, totalQuestions: answer.questions.length, questionsPerTopic: 0, includeAnswerKey: true },
  revision: 0,
  seed: 'unknown',
  updatedAt: answer.createdAt,
})

/** How far an answer can be trusted is not told by a link, so nothing is said about it. */
const withoutProofs = (key: LaidOutKey): LaidOutKey => ({
  ...key,
  blocks: key.blocks.map((block) => {
    if (block.kind === 'keySection') return { ...block, entries: block.entries.map(({ proof: _proof, ...entry }) => entry) }
    if (block.kind === 'schemeSection') return { ...block, questions: block.questions.map(({ proof: _proof, ...question }) => question) }
    return block
  }),
})

function candidatePaper({ title, code, language, subject, grade, totalMarks, configuration, questions, structure }: PaperAnswer): CandidatePaper {
  return {
    title, code, language, totalMarks,
    ...(subject === undefined ? {} : { subject }),
    ...(grade === undefined ? {} : { grade }),
    instructions: configuration.instructions,
    timeLimit: configuration.timeLimit,
    questionLanguage: undefined,
    ...(structure === undefined ? {} : { structure }),
    questions: questions.map(candidateQuestion),
  }
}

function candidateQuestion(question: PublicQuestion): CandidateQuestion {
  const base = { ...asked(question), ...(question.slot === undefined ? {} : { slot: question.slot }) }
  switch (question.type) {
    case 'multiple_choice': return { ...base, type: question.type, options: (question.options ?? []).map(parseRichText) }
    case 'true_false': return { ...base, type: question.type }
    case 'fill_blank': return { ...base, type: question.type }
    case 'short_answer': return { ...base, type: question.type }
    case 'essay': return { ...base, type: question.type }
    case 'matching': return { ...base, type: question.type, left: (question.matches?.left ?? []).map(parseRichText), right: (question.matches?.right ?? []).map(parseRichText) }
    case 'long_question': return { ...base, type: question.type, parts: (question.subQuestions ?? []).map((part) => ({ ...asked(part), label: part.label })) }
  }
}

const asked = ({ question, marks, figure }: Pick<PublicQuestion, 'question' | 'marks' | 'figure'>) => ({ stem: parseRichText(question), marks, ...(figure === undefined ? {} : { figure }) })
