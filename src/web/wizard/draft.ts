/** What a teacher has entered in the wizard so far: a plain value, changed by actions alone (`reduce-draft.ts`). */
import type { Grade } from '#curriculum/units.ts'
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import type { Difficulty } from '#domain/difficulty.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { PaperFormat } from '#domain/paper.ts'
import type { QuestionType } from '#domain/question.ts'
import type { CapacityByType } from '#domain/topic.ts'
import { WIZARD_STEPS, type Step } from '#messages/interface/steps.ts'
import type { Preset } from '../presets/preset.ts'
import type { PickedTopic } from '../topics/picked-topic.ts'

/**
 * What a learning unit gives until the teacher says otherwise: several are usual, and a paper of the free plan has 30.
 */
export const QUESTIONS_PER_UNIT = 3

/** In the URL as 1 to 5. */
export const STEPS = WIZARD_STEPS
export type { Step }

export type { PickedTopic }

/** Fields of the configuration step as they stand on the screen: numbers are texts until the field is left. */
export type ConfigurationDraft = {
  /** Undefined: the default, by the first topic's category. */
  readonly title?: string
  readonly language: PaperLanguage
  readonly difficulty: Difficulty
  /** Undefined: those that the picked topics give (decision D49). */
  readonly questionTypes?: readonly QuestionType[]
  /** Undefined: as many as the picked topics ask for. */
  readonly totalQuestions?: number
  readonly timeLimit: number
  /** Undefined: two a question. */
  readonly totalMarks?: number
  /** Undefined: the default of the time and language. */
  readonly instructions?: string
  readonly includeAnswerKey: boolean
  readonly paperFormat: PaperFormat
}

/** Fields whose default follows from other ones. */
export type DefaultedField = 'title' | 'questionTypes' | 'totalQuestions' | 'totalMarks' | 'instructions'

/** The ways to a paper; null while one is being chosen. */
export const INPUT_METHODS = ['document', 'concept', 'preset'] as const
export type InputMethod = (typeof INPUT_METHODS)[number]

/**
 * Why a paper lies in this browser: a visitor's, whose key makes it an account's own; a sample, drawn here because the
 * server failed.
 */
export type Held = { readonly kind: 'visitor'; readonly keepKey: string } | { readonly kind: 'sample' }

export type TopicInWords = { readonly topic: string; readonly subject: string; readonly grade: string }

/** `title`: what it calls itself, where that is known. */
export type DraftDocument = { readonly id: string; readonly name: string; readonly title?: string }

export type Draft = {
  readonly inputMethod: InputMethod | null
  /** The document whose topics are picked. */
  readonly document?: DraftDocument
  /** In the place of a document: learning units of the curriculum by their codes, which are the topics then. */
  readonly concept?: {
    readonly grade?: Grade
    readonly units: readonly string[]
    /** A topic of any subject, for the AI service. */ readonly inWords?: TopicInWords
  }
  /** A paper of the HKDSE that was chosen as it is; what else is in the draft waits meanwhile. */
  readonly preset?: Preset
  readonly topics: readonly PickedTopic[]
  /** What each topic of the document gives, by its id, where that was counted. */
  readonly capacity?: Readonly<Record<string, CapacityByType>>
  readonly configuration: ConfigurationDraft
  readonly templateId?: string
  /** The paper that was generated from all this. */
  readonly paperId?: string
  /** Undefined: the paper is the server's. */
  readonly held?: Held
}

export const emptyDraft = (language: PaperLanguage): Draft => ({
  inputMethod: 'document',
  topics: [],
  configuration: {
    language,
    difficulty: 'medium',
    timeLimit: CONFIGURATION_NUMBERS.timeLimit.default,
    includeAnswerKey: true,
    paperFormat: 'standard',
  },
})
