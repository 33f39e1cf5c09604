/** A paper and its configuration. Quiz, exercise and paper are one thing (decision D23). */
import type { Difficulty } from './difficulty.ts'
import type { DocumentId, PaperId, TemplateId, TopicId } from './ids.ts'
import type { PaperLanguage } from './language.ts'
import type { NonEmpty } from './must-be-there.ts'
import type { Passage } from './passage.ts'
import type { Question, QuestionType } from './question.ts'
import type { SchoolLevel } from './school-level.ts'
import type { Shortfall } from './blueprint.ts'
import type { DrawnStructure } from './structure.ts'

export const PAPER_FORMATS = ['standard', 'hkdse_paper1', 'hkdse_paper2'] as const
export type PaperFormat = (typeof PAPER_FORMATS)[number]

export const GENERATION_MODES = ['document_based', 'concept_based'] as const
export type GenerationMode = (typeof GENERATION_MODES)[number]

export const PAPER_STATUSES = ['completed', 'draft', 'error'] as const
export type PaperStatus = (typeof PAPER_STATUSES)[number]

export type PaperConfiguration = {
  readonly title: string
  readonly language: PaperLanguage
  readonly difficulty: Difficulty
  readonly questionTypes: NonEmpty<QuestionType>
  readonly totalQuestions: number
  readonly questionsPerTopic: number
  /** In minutes. */
  readonly timeLimit: number
  /**
   * A target that the blueprint distributes exactly; undefined is the untouched default of 2 a question (decision D2).
   */
  readonly totalMarks?: number
  readonly instructions: string
  readonly includeAnswerKey: boolean
  /** Whether questions are made with an explanation of their answer; undefined says yes. */
  readonly includeExplanations?: boolean
  readonly paperFormat: PaperFormat
  /** As far as grade or subject told it when the paper was made. */
  readonly schoolLevel?: SchoolLevel
}

/** What the teacher is told about a paper as a whole, worded by `messages`. */
export type PaperNotice =
  | { readonly kind: 'shortfall'; readonly shortfall: Shortfall }
  /** So many questions of a type came from the reserve: their keys hold, their options or wording may want a hand. */
  | { readonly kind: 'reserve'; readonly type: QuestionType; readonly count: number }
  /** The total that was asked for is more, or less, than what its questions can carry (decision D48). */
  | { readonly kind: 'marks'; readonly asked: number; readonly given: number }
  /** Offline, questions stay in the document's language (decision D36). */
  | { readonly kind: 'language'; readonly asked: PaperLanguage; readonly given: PaperLanguage }
  | {
      readonly kind: 'pages_not_read'
      readonly document: string
      readonly pages: readonly number[]
      readonly reason: 'scanned' | 'garbage'
    }
  /** Read by character recognition: words may be wrong. */
  | { readonly kind: 'pages_recognised'; readonly document: string; readonly pages: readonly number[] }
  /**
   * A document that holds the same text as one named before it was left out; of one that shares `share` of its text (0
   * to 1) both were used.
   */
  | { readonly kind: 'same_text'; readonly document: string; readonly of: string }
  | { readonly kind: 'shared_text'; readonly document: string; readonly of: string; readonly share: number }
  /**
   * The AI gave only `made` questions, since its provider stopped or nothing better came; `filled` more are the
   * built-in engine's, `missing` could not be had.
   */
  | {
      readonly kind: 'ai_incomplete'
      readonly stopped: boolean
      readonly made: number
      readonly filled: number
      readonly missing: number
    }
  /** So many batches gave nothing. */
  | { readonly kind: 'ai_batches_failed'; readonly count: number }
  /** So many questions of the AI have answers that no check could confirm. */
  | { readonly kind: 'ai_unchecked'; readonly count: number }

export type PaperDocument = { readonly id: DocumentId; readonly name: string }
export type PaperTopic = { readonly id: TopicId; readonly name: string }

/** How a paper was made: for its owner only. `model`: of the AI that made it, absent where none did. */
export type PaperGeneration = { readonly ms: number; readonly tokens: number; readonly model?: string }

export type Paper = {
  readonly id: PaperId
  /** Opaque; printed on both parts so that they can be told to belong together (decision D34). */
  readonly code: string
  readonly title: string
  readonly language: PaperLanguage
  readonly generationMode: GenerationMode
  readonly configuration: PaperConfiguration
  readonly templateId: TemplateId
  /** Where there is one, sections follow from the slots of the questions, and not from their types. */
  readonly structure?: DrawnStructure
  readonly subject?: string
  readonly grade?: string
  readonly sourceDocuments: readonly PaperDocument[]
  readonly topics: readonly PaperTopic[]
  /**
   * In the order of the paper; sections follow from their types and passages, or from their slots where the paper has a
   * structure.
   */
  readonly questions: readonly Question[]
  /** What its questions are about; each is asked about, by questions that follow each other. */
  readonly passages: readonly Passage[]
  readonly notices: readonly PaperNotice[]
  readonly status: PaperStatus
  readonly generation?: PaperGeneration
  /** What a class reached on average, in percent, as its teacher says. */
  readonly score?: number
  /** For its owner only; never printed (decision D34). */
  readonly seed: string
  readonly revision: number
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly updatedAt: string
}
