/** A paper and its configuration. Quiz, exercise and paper are one thing (decision D23). */
import type { Difficulty } from './difficulty.ts'
import type { DocumentId, PaperId, TemplateId, TopicId } from './ids.ts'
import type { Language } from './language.ts'
import type { Question, QuestionType } from './question.ts'
import type { Shortfall } from './blueprint.ts'

export const PAPER_FORMATS = ['standard', 'hkdse_paper1', 'hkdse_paper2'] as const
export type PaperFormat = (typeof PAPER_FORMATS)[number]

/** The papers of the HKDSE whose slots the curriculum names: as the examination authority sets them, and as a mock. */
export const STRUCTURE_IDS = ['hkdse-paper-1', 'hkdse-paper-1-mock', 'hkdse-paper-2', 'hkdse-paper-2-mock'] as const
export type StructureId = (typeof STRUCTURE_IDS)[number]

/** The name of a section of an HKDSE paper. */
export const SECTION_LABELS = ['A', 'A(1)', 'A(2)', 'B'] as const
export type SectionLabel = (typeof SECTION_LABELS)[number]

/**
 * The structure that a paper was drawn against, with its sections as they were then: a stored paper prints the same, whatever
 * becomes of the definition. `slots`: the numbers of the first and the last slot. `answered`: how many questions count; undefined: all.
 */
export type DrawnStructure = { readonly id: StructureId; readonly sections: readonly DrawnSection[] }
export type DrawnSection = { readonly label: SectionLabel; readonly slots: readonly [first: number, last: number]; readonly answered?: number }

export const GENERATION_MODES = ['document_based', 'concept_based'] as const
export type GenerationMode = (typeof GENERATION_MODES)[number]

export const PAPER_STATUSES = ['completed', 'draft', 'error'] as const
export type PaperStatus = (typeof PAPER_STATUSES)[number]

export type PaperConfiguration = {
  readonly title: string
  readonly language: Language
  readonly difficulty: Difficulty
  readonly questionTypes: readonly [QuestionType, ...QuestionType[]]
  readonly totalQuestions: number
  readonly questionsPerTopic: number
  /** In minutes. */
  readonly timeLimit: number
  /** A target that the blueprint distributes exactly; undefined is the untouched default of 2 a question (decision D2). */
  readonly totalMarks?: number
  readonly instructions: string
  readonly includeAnswerKey: boolean
  readonly paperFormat: PaperFormat
}

/** What the teacher is told about a paper as a whole, worded by `messages`. */
export type PaperNotice =
  | { readonly kind: 'shortfall'; readonly shortfall: Shortfall }
  /** So many questions of a type came from the reserve: their keys hold, their options or wording may want a hand. */
  | { readonly kind: 'reserve'; readonly type: QuestionType; readonly count: number }
  /** Offline, questions stay in the document's language (decision D36). */
  | { readonly kind: 'language'; readonly asked: Language; readonly given: Language }
  | { readonly kind: 'pages_not_read'; readonly document: string; readonly pages: readonly number[]; readonly reason: 'scanned' | 'garbage' }
  /** Read by character recognition: words may be wrong. */
  | { readonly kind: 'pages_recognised'; readonly document: string; readonly pages: readonly number[] }
  /** A document that holds the same text as one named before it was left out; of one that shares `share` of its text (0 to 1) both were used. */
  | { readonly kind: 'same_text'; readonly document: string; readonly of: string }
  | { readonly kind: 'shared_text'; readonly document: string; readonly of: string; readonly share: number }

export type PaperDocument = { readonly id: DocumentId; readonly name: string }
export type PaperTopic = { readonly id: TopicId; readonly name: string }

export type Paper = {
  readonly id: PaperId
  /** Opaque; printed on both parts so that they can be told to belong together (decision D34). */
  readonly code: string
  readonly title: string
  readonly language: Language
  readonly generationMode: GenerationMode
  readonly configuration: PaperConfiguration
  readonly templateId: TemplateId
  /** Where there is one, sections follow from the slots of the questions, and not from their types. */
  readonly structure?: DrawnStructure
  readonly subject?: string
  readonly grade?: string
  readonly sourceDocuments: readonly PaperDocument[]
  readonly topics: readonly PaperTopic[]
  /** In the order of the paper; sections follow from their types, or from their slots where the paper has a structure. */
  readonly questions: readonly Question[]
  readonly notices: readonly PaperNotice[]
  readonly status: PaperStatus
  /** For its owner only; never printed (decision D34). */
  readonly seed: string
  readonly revision: number
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** Printed totals are computed from the questions, never typed in (decision D2). Of a section of which only so many questions count, the largest do. */
export function totalMarks(questions: readonly Question[], structure?: DrawnStructure): number {
  if (structure === undefined) return marksThatCount(questions, undefined)
  return questionsBySection(questions, structure).reduce((sum, { section, items }) => sum + marksThatCount(items, section.answered), 0)
}

type Marked = { readonly marks: number }

/** The marks of questions of which `answered` count, or all: the sum of the largest (decision D2). */
export function marksThatCount(questions: readonly Marked[], answered: number | undefined): number {
  const marks = questions.map((question) => question.marks).toSorted((one, other) => other - one)
  return marks.slice(0, answered).reduce((sum, each) => sum + each, 0)
}

/** Every section of a structure with its questions, in the order of the paper; one without a slot, which a teacher added, stands in the section of the question before it. */
export function questionsBySection<Item extends { readonly slot?: number }>(questions: readonly Item[], { sections }: DrawnStructure): { readonly section: DrawnSection; readonly items: readonly Item[] }[] {
  const found = sections.map((section) => ({ section, items: [] as Item[] }))
  let last = found[0]
  for (const question of questions) {
    const { slot } = question
    last = (slot === undefined ? undefined : found.find(({ section: { slots: [first, final] } }) => slot >= first && slot <= final)) ?? last
    last?.items.push(question)
  }
  return found
}

export const totalMinutes = (questions: readonly Question[]): number => questions.reduce((sum, question) => sum + question.minutes, 0)
