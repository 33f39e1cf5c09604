/** What a teacher has entered in the wizard so far: a plain value, changed by actions alone. */
import type { Grade } from '#curriculum/units.ts'
import { CONCEPT_TYPES, CONFIGURATION_NUMBERS, DEFAULT_TYPES, OFFERED_TYPES, parseConfiguration, type ConfigurationFault } from '#domain/configuration.ts'
import type { Difficulty } from '#domain/difficulty.ts'
import type { Language } from '#domain/language.ts'
import type { MarksFault } from '#domain/marks.ts'
import type { PaperConfiguration, PaperFormat } from '#domain/paper.ts'
import type { QuestionType } from '#domain/question.ts'
import { rescaleCounts } from '#domain/rescale.ts'
import { err, type Result } from '#domain/result.ts'
import { QUESTIONS_PER_TOPIC, TOPIC_DEFAULTS } from '#domain/topic.ts'
import { WIZARD_STEPS, type Step } from '#messages/interface/steps.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'
import type { Preset } from '../presets/preset.ts'
import type { PickedTopic } from '../topics/picked-topic.ts'

/** What a learning unit gives until the teacher says otherwise: several are usual, and a paper of the free plan has 30. */
export const QUESTIONS_PER_UNIT = 3

/** In the URL as 1 to 5. */
export const STEPS = WIZARD_STEPS
export type { Step }

export type { PickedTopic }

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

/** The ways to a paper; null while one is being chosen. */
export const INPUT_METHODS = ['document', 'concept', 'preset'] as const
export type InputMethod = (typeof INPUT_METHODS)[number]

/** Why a paper lies in this browser: a visitor's, whose key makes it an account's own; a sample, drawn here because the server failed. */
export type Held = { readonly kind: 'visitor'; readonly keepKey: string } | { readonly kind: 'sample' }

export type TopicInWords = { readonly topic: string; readonly subject: string; readonly grade: string }
/** Its only topic needs an id like any other. */
const IN_WORDS = 'in-words'

export type Draft = {
  readonly inputMethod: InputMethod | null
  /** The document whose topics are picked. */
  readonly document?: { readonly id: string; readonly name: string }
  /** In the place of a document: learning units of the curriculum by their codes, which are the topics then. */
  readonly concept?: { readonly grade?: Grade; readonly units: readonly string[]; /** A topic of any subject, of which the AI service is asked. */ readonly inWords?: TopicInWords }
  /** A paper of the HKDSE that was chosen as it is; what else is in the draft waits meanwhile. */
  readonly preset?: Preset
  readonly topics: readonly PickedTopic[]
  readonly configuration: ConfigurationDraft
  readonly templateId?: string
  /** The paper that was generated from all this. */
  readonly paperId?: string
  /** Undefined: the paper is the server's. */
  readonly held?: Held
}

export type DraftAction =
  | { readonly kind: 'input_method_chosen'; readonly method: InputMethod | null }
  /** The presets are shown; what there is stays. */
  | { readonly kind: 'presets_opened' }
  | { readonly kind: 'preset_chosen'; readonly preset: Preset }
  | { readonly kind: 'units_chosen'; readonly grade?: Grade | undefined; readonly topics: readonly PickedTopic[] }
  | { readonly kind: 'topic_worded'; readonly inWords: TopicInWords }
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
  | { readonly kind: 'paper_generated'; readonly paperId: string; readonly held?: Held | undefined }
  /** To be made again from the same. */
  | { readonly kind: 'paper_dropped' }
  | { readonly kind: 'loaded'; readonly draft: Draft }
  | { readonly kind: 'started_anew'; readonly language: Language }

export const emptyDraft = (language: Language): Draft => ({
  inputMethod: 'document',
  topics: [],
  configuration: { language, difficulty: 'medium', questionTypes: DEFAULT_TYPES.step, timeLimit: CONFIGURATION_NUMBERS.timeLimit.default, includeAnswerKey: true, paperFormat: 'standard' },
})

/** A paper of an earlier state of the draft no longer stands for it. */
const changed = ({ paperId, held, preset, ...draft }: Draft, change: Partial<Draft>): Draft => ({ ...draft, ...change })

export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.kind) {
    case 'input_method_chosen': return changed(draft, { inputMethod: action.method })
    case 'presets_opened': return { ...draft, inputMethod: 'preset' }
    case 'preset_chosen': return changed(draft, { inputMethod: 'preset', preset: action.preset })
    case 'units_chosen': return withUnits(draft, action)
    case 'topic_worded': return withTopicInWords(draft, action.inWords)
    case 'document_chosen': {
      if (draft.document?.id === action.document.id && action.topics === undefined) return draft
      const configuration = action.language === undefined ? draft.configuration : { ...draft.configuration, language: action.language }
      const { concept: _instead, ...others } = draft
      return changed(others, { inputMethod: 'document', document: action.document, topics: action.topics ?? [], configuration })
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
      const configuration = withOfferedTypes({ ...draft.configuration, ...action.change }, draft)
      // Each format has templates of its own.
      const { templateId: _of, ...others } = draft
      return changed(configuration.paperFormat === draft.configuration.paperFormat ? draft : others, { configuration })
    }
    case 'template_chosen': return draft.templateId === action.templateId ? draft : changed(draft, { templateId: action.templateId })
    case 'paper_generated': return generated(draft, action.paperId, action.held)
    case 'paper_dropped': return draft.preset === undefined ? changed(draft, {}) : changed(draft, { preset: draft.preset })
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

const generated = ({ held: _before, ...draft }: Draft, paperId: string, held: Held | undefined): Draft => ({ ...draft, paperId, ...(held === undefined ? {} : { held }) })

/** Units that were picked before keep their counts. */
function withUnits({ document: _instead, ...draft }: Draft, { grade, topics }: Extract<DraftAction, { kind: 'units_chosen' }>): Draft {
  const concept = { ...(grade === undefined ? {} : { grade }), units: topics.map(({ id }) => id) }
  const picked = topics.map((topic) => (draft.concept === undefined ? undefined : draft.topics.find(({ id }) => id === topic.id)) ?? counted(topic))
  return changed(draft, { inputMethod: 'concept', concept, topics: picked.map(asShown), configuration: withOfferedTypes(draft.configuration, { concept }) })
}

function withTopicInWords({ document: _instead, ...draft }: Draft, inWords: TopicInWords): Draft {
  const topic: PickedTopic = { id: IN_WORDS, name: inWords.topic, category: inWords.subject, questionCount: CONFIGURATION_NUMBERS.totalQuestions.default }
  return changed(draft, { inputMethod: 'concept', concept: { units: [], inWords }, topics: [topic] })
}

/** The question types that a format offers; of the units of the curriculum those that question families give. */
export const offeredTypes = (format: PaperFormat, { concept }: Pick<Draft, 'concept'>): readonly QuestionType[] =>
  (concept === undefined || concept.inWords !== undefined ? OFFERED_TYPES[format] : OFFERED_TYPES[format].filter((type) => CONCEPT_TYPES.some((one) => one === type)))

/** Types that are not offered fall away; where none is left, all that are offered are taken. */
function withOfferedTypes(configuration: ConfigurationDraft, draft: Pick<Draft, 'concept'>): ConfigurationDraft {
  const offered = offeredTypes(configuration.paperFormat, draft)
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

/** By the first topic's category; units of the curriculum are all of mathematics. */
export function defaultTitleOf({ configuration, topics, concept }: Pick<Draft, 'configuration' | 'topics' | 'concept'>): string {
  const { paper } = printedIn(configuration.language)
  return paper.defaultTitle(concept === undefined || concept.inWords !== undefined ? topics[0]?.category : paper.mathematics)
}
export const defaultInstructionsOf = ({ language, timeLimit }: ConfigurationDraft): string => defaultInstructions(timeLimit, printedIn(language))

/** The configuration as it stands, its defaults filled in; or all that is wrong with it. */
export function readConfiguration(draft: Pick<Draft, 'configuration' | 'topics' | 'concept'>): Result<PaperConfiguration, readonly (ConfigurationFault | MarksFault)[]> {
  const { configuration, topics } = draft
  const questions = totalQuestionsOf(draft)
  const read = parseConfiguration({ ...configuration, title: configuration.title ?? defaultTitleOf(draft), totalQuestions: questions }, { instructions: () => defaultInstructionsOf(configuration), topics: Math.max(1, topics.length) })
  const { totalMarks } = configuration
  if (totalMarks === undefined || totalMarks >= questions) return read
  const below = { code: 'below_one_mark_a_question', total: totalMarks, needed: questions, questions } as const
  return err(read.ok ? [below] : [...read.error, below])
}
