/** What a teacher has entered in the wizard so far: a plain value, changed by actions alone, and what is kept of it in the browser. */
import { CONFIGURATION_NUMBERS, DEFAULT_TYPES, OFFERED_TYPES, parseConfiguration, type ConfigurationFault } from '#domain/configuration.ts'
import { DIFFICULTIES, type Difficulty } from '#domain/difficulty.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import type { MarksFault } from '#domain/marks.ts'
import { PAPER_FORMATS, type PaperConfiguration, type PaperFormat } from '#domain/paper.ts'
import { QUESTION_TYPES, type QuestionType } from '#domain/question.ts'
import { rescaleCounts } from '#domain/rescale.ts'
import { err, type Result } from '#domain/result.ts'
import { QUESTIONS_PER_TOPIC, TOPIC_DEFAULTS } from '#domain/topic.ts'
import { WIZARD_STEPS, type Step } from '#messages/interface/steps.ts'
import { defaultInstructions, messagesIn } from '#messages/messages.ts'

/** In the URL as 1 to 5. */
export const STEPS = WIZARD_STEPS
export type { Step }

/**
 * A topic with the questions that it is to give: 1 to 20 as the teacher sets them; brought into line with the paper's total, also
 * more, or 0 where there are fewer questions than topics. `asked`: what the teacher had set then, so that other totals keep the proportion.
 */
export type PickedTopic = { readonly id: string; readonly name: string; readonly category: string; readonly questionCount: number; readonly asked?: number }

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

/** Fields whose default follows from other ones. */
export type DefaultedField = 'title' | 'totalQuestions' | 'totalMarks' | 'instructions'

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
  /** The counts in line with the total of the paper (decision D6), on leaving the configuration. */
  | { readonly kind: 'topics_rescaled' }
  | { readonly kind: 'configured'; readonly change: Partial<ConfigurationDraft> }
  /** Back to the default that follows from the rest. */
  | { readonly kind: 'defaulted'; readonly field: DefaultedField }
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
      return changed(draft, { topics: isPicked ? draft.topics.filter(({ id }) => id !== action.topic.id).map(asShown) : [...draft.topics.map(asShown), counted(action.topic)] })
    }
    case 'topic_counted': return changed(draft, { topics: draft.topics.map((topic) => (topic.id === action.id ? counted({ ...asShown(topic), questionCount: action.questionCount }) : asShown(topic))) })
    case 'topics_rescaled': return rescaled(draft)
    case 'defaulted': {
      const { [action.field]: _entered, ...configuration } = draft.configuration
      return changed(draft, { configuration })
    }
    case 'configured': {
      const configuration = withOfferedTypes({ ...draft.configuration, ...action.change })
      // Each format has templates of its own.
      const { templateId: _of, ...others } = draft
      return changed(configuration.paperFormat === draft.configuration.paperFormat ? draft : others, { configuration })
    }
    case 'template_chosen': return draft.templateId === action.templateId ? draft : changed(draft, { templateId: action.templateId })
    case 'paper_generated': return { ...draft, paperId: action.paperId }
    case 'loaded': return action.draft
    case 'started_anew': return emptyDraft(action.language)
  }
}

const counted = (topic: PickedTopic): PickedTopic => ({ ...topic, questionCount: Math.min(Math.max(Math.round(topic.questionCount) || TOPIC_DEFAULTS.questionCount, QUESTIONS_PER_TOPIC.least), QUESTIONS_PER_TOPIC.most) })

/** Whoever sets counts again goes by those on the screen, within the bounds of the stepper. */
const asShown = ({ asked, ...topic }: PickedTopic): PickedTopic => counted({ ...topic, questionCount: Math.max(topic.questionCount, QUESTIONS_PER_TOPIC.least) })

function rescaled(draft: Draft): Draft {
  if (draft.topics.length === 0 || !readConfiguration(draft).ok) return draft
  const asked = draft.topics.map((topic) => topic.asked ?? topic.questionCount)
  const counts = rescaleCounts(asked, totalQuestionsOf(draft))
  if (counts.every((count, index) => count === draft.topics[index]!.questionCount)) return draft
  return changed(draft, { topics: draft.topics.map((topic, index) => ({ ...topic, questionCount: counts[index]!, asked: asked[index]! })) })
}

/** What is asked of the server: topics that came out with no question are left out, though the draft keeps them. */
export const topicsAsked = (topics: readonly PickedTopic[]): readonly { readonly id: string; readonly questionCount: number }[] =>
  topics.flatMap(({ id, questionCount }) => (questionCount > 0 ? [{ id, questionCount }] : []))

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

export const defaultTitleOf = ({ configuration, topics }: Pick<Draft, 'configuration' | 'topics'>): string => messagesIn(configuration.language).paper.defaultTitle(topics[0]?.category)
export const defaultInstructionsOf = ({ language, timeLimit }: ConfigurationDraft): string => defaultInstructions(timeLimit, messagesIn(language))

/** The configuration as it stands, its defaults filled in; or all that is wrong with it. */
export function readConfiguration(draft: Pick<Draft, 'configuration' | 'topics'>): Result<PaperConfiguration, readonly (ConfigurationFault | MarksFault)[]> {
  const { configuration, topics } = draft
  const questions = totalQuestionsOf(draft)
  const read = parseConfiguration({ ...configuration, title: configuration.title ?? defaultTitleOf(draft), totalQuestions: questions }, { instructions: () => defaultInstructionsOf(configuration), topics: Math.max(1, topics.length) })
  const { totalMarks } = configuration
  if (totalMarks === undefined || totalMarks >= questions) return read
  const below = { code: 'below_one_mark_a_question', total: totalMarks, needed: questions, questions } as const
  return err(read.ok ? [below] : [...read.error, below])
}

/** The furthest step that the draft allows: later ones need what earlier ones give. */
export function furthestStep(draft: Draft): number {
  if (draft.document === undefined) return 0
  if (draft.topics.length === 0) return 1
  if (!readConfiguration(draft).ok) return 2
  if (draft.templateId === undefined && draft.paperId === undefined) return 3
  return STEPS.length - 1
}

const VERSION = 1

export const formatDraft = (draft: Draft): string => JSON.stringify({ version: VERSION, draft })

/** What was kept, or undefined where it is not of this version or was damaged. */
export function parseDraft(text: string | undefined): Draft | undefined {
  if (text === undefined) return undefined
  try {
    const { version, draft } = JSON.parse(text) as { readonly version?: unknown; readonly draft?: unknown }
    return version === VERSION && isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

type Check = (value: unknown) => boolean
const isText: Check = (value) => typeof value === 'string'
const isWhole: Check = (value) => Number.isInteger(value)
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0
const oneOf = (known: readonly unknown[]): Check => (value) => known.includes(value)
const listOf = (check: Check): Check => (value) => Array.isArray(value) && value.every(check)
const maybe = (check: Check): Check => (value) => value === undefined || check(value)
const holds = (checks: Readonly<Record<string, Check>>): Check => (value) => typeof value === 'object' && value !== null && Object.entries(checks).every(([name, check]) => check((value as Readonly<Record<string, unknown>>)[name]))

/** Of every field, since another version or a hand may have written what is kept; a field that this version does not know does no harm. */
const isWholeDraft = holds({
  inputMethod: oneOf(['document', null]),
  document: maybe(holds({ id: isText, name: isText })),
  topics: listOf(holds({ id: isText, name: isText, category: isText, questionCount: isCount, asked: maybe(isCount) })),
  configuration: holds({
    title: maybe(isText), language: isLanguage, difficulty: oneOf(DIFFICULTIES), questionTypes: listOf(oneOf(QUESTION_TYPES)), totalQuestions: maybe(isWhole), timeLimit: isWhole,
    totalMarks: maybe(isWhole), instructions: maybe(isText), includeAnswerKey: oneOf([true, false]), paperFormat: oneOf(PAPER_FORMATS),
  } satisfies Readonly<Record<keyof ConfigurationDraft, Check>>),
  templateId: maybe(isText),
  paperId: maybe(isText),
} satisfies Readonly<Record<keyof Draft, Check>>)

const isDraft = (value: unknown): value is Draft => isWholeDraft(value)
