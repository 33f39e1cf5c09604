/** What a teacher has entered in the wizard so far: a plain value, changed by actions alone, and what is kept of it in the browser. */
import { CONFIGURATION_NUMBERS, DEFAULT_TYPES, OFFERED_TYPES } from '#domain/configuration.ts'
import type { Difficulty } from '#domain/difficulty.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import type { PaperFormat } from '#domain/paper.ts'
import type { QuestionType } from '#domain/question.ts'
import { QUESTIONS_PER_TOPIC, TOPIC_DEFAULTS } from '#domain/topic.ts'
import { WIZARD_STEPS, type Step } from '#messages/interface/steps.ts'

/** In the URL as 1 to 5. */
export const STEPS = WIZARD_STEPS
export type { Step }

export type PickedTopic = { readonly id: string; readonly name: string; readonly category: string; readonly questionCount: number }

/** Fields of the configuration step as they stand on the screen: numbers are texts until the field is left. */
export type ConfigurationDraft = {
  /** Undefined: the default, by the first topic's category. */
  readonly title?: string
  readonly language: Language
  readonly difficulty: Difficulty
  readonly questionTypes: readonly QuestionType[]
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

export type Draft = {
  readonly inputMethod: 'document' | null
  /** The document whose topics are picked. */
  readonly document?: { readonly id: string; readonly name: string }
  readonly topics: readonly PickedTopic[]
  readonly configuration: ConfigurationDraft
  readonly templateId?: string
  /** The paper that was generated from all this. */
  readonly paperId?: string
}

export type DraftAction =
  | { readonly kind: 'input_method_chosen'; readonly method: 'document' | null }
  /** Another document: its topics and its paper are other ones. */
  | { readonly kind: 'document_chosen'; readonly document: { readonly id: string; readonly name: string }; readonly language?: Language; readonly topics?: readonly PickedTopic[] }
  | { readonly kind: 'topics_picked'; readonly topics: readonly PickedTopic[] }
  | { readonly kind: 'topic_toggled'; readonly topic: PickedTopic }
  | { readonly kind: 'topic_counted'; readonly id: string; readonly questionCount: number }
  | { readonly kind: 'configured'; readonly change: Partial<ConfigurationDraft> }
  | { readonly kind: 'template_chosen'; readonly templateId: string }
  | { readonly kind: 'paper_generated'; readonly paperId: string }
  | { readonly kind: 'loaded'; readonly draft: Draft }
  | { readonly kind: 'started_anew'; readonly language: Language }

export const emptyDraft = (language: Language): Draft => ({
  inputMethod: 'document',
  topics: [],
  configuration: { language, difficulty: 'medium', questionTypes: DEFAULT_TYPES.step, timeLimit: CONFIGURATION_NUMBERS.timeLimit.default, includeAnswerKey: true, paperFormat: 'standard' },
})

/** A paper of an earlier state of the draft no longer stands for it. */
const changed = ({ paperId, ...draft }: Draft, change: Partial<Draft>): Draft => ({ ...draft, ...change })

export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.kind) {
    case 'input_method_chosen': return changed(draft, { inputMethod: action.method })
    case 'document_chosen': {
      if (draft.document?.id === action.document.id && action.topics === undefined) return draft
      const configuration = action.language === undefined ? draft.configuration : { ...draft.configuration, language: action.language }
      return changed(draft, { inputMethod: 'document', document: action.document, topics: action.topics ?? [], configuration })
    }
    case 'topics_picked': return changed(draft, { topics: action.topics.map(counted) })
    case 'topic_toggled': {
      const isPicked = draft.topics.some(({ id }) => id === action.topic.id)
      return changed(draft, { topics: isPicked ? draft.topics.filter(({ id }) => id !== action.topic.id) : [...draft.topics, counted(action.topic)] })
    }
    case 'topic_counted': return changed(draft, { topics: draft.topics.map((topic) => (topic.id === action.id ? counted({ ...topic, questionCount: action.questionCount }) : topic)) })
    case 'configured': return changed(draft, { configuration: withOfferedTypes({ ...draft.configuration, ...action.change }) })
    case 'template_chosen': return draft.templateId === action.templateId ? draft : changed(draft, { templateId: action.templateId })
    case 'paper_generated': return { ...draft, paperId: action.paperId }
    case 'loaded': return action.draft
    case 'started_anew': return emptyDraft(action.language)
  }
}

const counted = (topic: PickedTopic): PickedTopic => ({ ...topic, questionCount: Math.min(Math.max(Math.round(topic.questionCount) || TOPIC_DEFAULTS.questionCount, QUESTIONS_PER_TOPIC.least), QUESTIONS_PER_TOPIC.most) })

/** Types that the format does not offer fall away; where none is left, all that it offers are taken. */
function withOfferedTypes(configuration: ConfigurationDraft): ConfigurationDraft {
  const offered: readonly QuestionType[] = OFFERED_TYPES[configuration.paperFormat]
  const kept = configuration.questionTypes.filter((type) => offered.includes(type))
  return kept.length === configuration.questionTypes.length ? configuration : { ...configuration, questionTypes: kept.length === 0 ? offered : kept }
}

/** Questions that the picked topics ask for together. */
export const askedByTopics = (topics: readonly PickedTopic[]): number => topics.reduce((sum, { questionCount }) => sum + questionCount, 0)

/** The total that counts: what was entered, else what the topics ask for within the bounds, else the default. */
export function totalQuestionsOf({ configuration, topics }: Pick<Draft, 'configuration' | 'topics'>): number {
  const { least, most, default: byDefault } = CONFIGURATION_NUMBERS.totalQuestions
  const asked = askedByTopics(topics)
  return configuration.totalQuestions ?? (asked === 0 ? byDefault : Math.min(Math.max(asked, least), most))
}

/** The furthest step that the draft allows: later ones need what earlier ones give. */
export function furthestStep(draft: Draft): number {
  if (draft.document === undefined) return 0
  if (draft.topics.length === 0) return 1
  return STEPS.length - 1
}

const VERSION = 1

export const formatDraft = (draft: Draft): string => JSON.stringify({ version: VERSION, draft })

/** What was kept, or undefined where it is not of this version or was damaged. */
export function parseDraft(text: string | undefined): Draft | undefined {
  if (text === undefined) return undefined
  try {
    const { version, draft } = JSON.parse(text) as { readonly version?: unknown; readonly draft?: Draft }
    const isWhole = version === VERSION && draft !== undefined && Array.isArray(draft.topics) && typeof draft.configuration === 'object' && isLanguage(draft.configuration.language) && Array.isArray(draft.configuration.questionTypes)
    return isWhole ? draft : undefined
  } catch {
    return undefined
  }
}
