/** What a teacher does in the wizard, and the draft after it. */
import type { Grade } from '#curriculum/units.ts'
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { itemAt } from '#domain/must-be-there.ts'
import { rescaleCounts } from '#domain/rescale.ts'
import { QUESTIONS_PER_TOPIC, TOPIC_DEFAULTS, type CapacityByType } from '#domain/topic.ts'
import type { Preset } from '../presets/preset.ts'
import type { PickedTopic } from '../topics/picked-topic.ts'
import { offeredTypes, totalQuestionsOf, readConfiguration } from './read-draft.ts'
import {
  type ConfigurationDraft,
  type DefaultedField,
  type InputMethod,
  type Held,
  type TopicInWords,
  type DraftDocument,
  type Draft,
  emptyDraft,
} from './draft.ts'

/** Its only topic needs an id like any other. */
const IN_WORDS = 'in-words'

export type DraftAction =
  | { readonly kind: 'input_method_chosen'; readonly method: InputMethod | null }
  /** The presets are shown; what there is stays. */
  | { readonly kind: 'presets_opened' }
  | { readonly kind: 'preset_chosen'; readonly preset: Preset }
  | { readonly kind: 'units_chosen'; readonly grade?: Grade | undefined; readonly topics: readonly PickedTopic[] }
  | { readonly kind: 'topic_worded'; readonly inWords: TopicInWords }
  /** Another document: its topics and its paper are other ones. */
  | {
      readonly kind: 'document_chosen'
      readonly document: DraftDocument
      readonly language?: PaperLanguage
      readonly topics?: readonly PickedTopic[]
    }
  /** What the document calls itself is known. */
  | { readonly kind: 'document_titled'; readonly title: string }
  /** What the topics of a document give was counted. */
  | {
      readonly kind: 'capacity_counted'
      readonly documentId: string
      readonly capacity: readonly { readonly topicId: string; readonly byType: CapacityByType }[]
    }
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
  | { readonly kind: 'started_anew'; readonly language: PaperLanguage }

/** A paper of an earlier state of the draft no longer stands for it. */
const changed = ({ paperId, held, preset, ...draft }: Draft, change: Partial<Draft>): Draft => ({ ...draft, ...change })

export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.kind) {
    case 'input_method_chosen':
      return changed(draft, { inputMethod: action.method })
    case 'presets_opened':
      return { ...draft, inputMethod: 'preset' }
    case 'preset_chosen':
      return changed(draft, { inputMethod: 'preset', preset: action.preset })
    case 'units_chosen':
      return withUnits(draft, action)
    case 'topic_worded':
      return withTopicInWords(draft, action.inWords)
    case 'document_chosen': {
      if (draft.document?.id === action.document.id && action.topics === undefined) return draft
      const configuration =
        action.language === undefined ? draft.configuration : { ...draft.configuration, language: action.language }
      const { concept: _instead, capacity: _ofAnother, ...others } = draft
      return changed(others, {
        inputMethod: 'document',
        document: action.document,
        topics: action.topics ?? [],
        configuration,
      })
    }
    case 'document_titled':
      return draft.document === undefined || draft.document.title === action.title
        ? draft
        : { ...draft, document: { ...draft.document, title: action.title } }
    case 'capacity_counted':
      return draft.document?.id === action.documentId
        ? { ...draft, capacity: Object.fromEntries(action.capacity.map(({ topicId, byType }) => [topicId, byType])) }
        : draft
    case 'topics_picked':
      return changed(draft, { topics: action.topics.map(counted) })
    case 'topic_toggled': {
      const isPicked = draft.topics.some(({ id }) => id === action.topic.id)
      return changed(draft, {
        topics: isPicked
          ? draft.topics.filter(({ id }) => id !== action.topic.id).map(asShown)
          : [...draft.topics.map(asShown), counted(action.topic)],
      })
    }
    case 'topic_counted':
      return changed(draft, {
        topics: draft.topics.map((topic) =>
          topic.id === action.id ? counted({ ...asShown(topic), questionCount: action.questionCount }) : asShown(topic),
        ),
      })
    case 'topics_rescaled':
      return rescaled(draft)
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
    case 'template_chosen':
      return draft.templateId === action.templateId ? draft : changed(draft, { templateId: action.templateId })
    case 'paper_generated':
      return generated(draft, action.paperId, action.held)
    case 'paper_dropped':
      return draft.preset === undefined ? changed(draft, {}) : changed(draft, { preset: draft.preset })
    case 'loaded':
      return action.draft
    case 'started_anew':
      return emptyDraft(action.language)
  }
}

const counted = (topic: PickedTopic): PickedTopic => ({
  ...topic,
  questionCount: Math.min(
    Math.max(Math.round(topic.questionCount) || TOPIC_DEFAULTS.questionCount, QUESTIONS_PER_TOPIC.least),
    QUESTIONS_PER_TOPIC.most,
  ),
})

/** Whoever sets counts again goes by those on the screen, within the bounds of the stepper. */
const asShown = ({ asked, ...topic }: PickedTopic): PickedTopic =>
  counted({ ...topic, questionCount: Math.max(topic.questionCount, QUESTIONS_PER_TOPIC.least) })

function rescaled(draft: Draft): Draft {
  if (draft.topics.length === 0 || !readConfiguration(draft).ok) return draft
  const asked = draft.topics.map((topic) => topic.asked ?? topic.questionCount)
  const counts = rescaleCounts(asked, totalQuestionsOf(draft))
  if (counts.every((count, index) => count === draft.topics[index]?.questionCount)) return draft
  return changed(draft, {
    topics: draft.topics.map((topic, index) => ({
      ...topic,
      questionCount: itemAt(counts, index),
      asked: itemAt(asked, index),
    })),
  })
}

const generated = ({ held: _before, ...draft }: Draft, paperId: string, held: Held | undefined): Draft => ({
  ...draft,
  paperId,
  ...(held === undefined ? {} : { held }),
})

/** Units that were picked before keep their counts. */
function withUnits(
  { document: _instead, capacity: _ofIt, ...draft }: Draft,
  { grade, topics }: Extract<DraftAction, { kind: 'units_chosen' }>,
): Draft {
  const concept = { ...(grade === undefined ? {} : { grade }), units: topics.map(({ id }) => id) }
  const picked = topics.map(
    (topic) =>
      (draft.concept === undefined ? undefined : draft.topics.find(({ id }) => id === topic.id)) ?? counted(topic),
  )
  return changed(draft, {
    inputMethod: 'concept',
    concept,
    topics: picked.map(asShown),
    configuration: withOfferedTypes(draft.configuration, { concept }),
  })
}

function withTopicInWords({ document: _instead, capacity: _ofIt, ...draft }: Draft, inWords: TopicInWords): Draft {
  const topic: PickedTopic = {
    id: IN_WORDS,
    name: inWords.topic,
    category: inWords.subject,
    questionCount: CONFIGURATION_NUMBERS.totalQuestions.default,
  }
  return changed(draft, { inputMethod: 'concept', concept: { units: [], inWords }, topics: [topic] })
}

/** Types that are not offered fall away; where none is left, all that are offered are taken. */
function withOfferedTypes(configuration: ConfigurationDraft, draft: Pick<Draft, 'concept'>): ConfigurationDraft {
  const { questionTypes: chosen } = configuration
  if (chosen === undefined) return configuration
  const offered = offeredTypes(configuration.paperFormat, draft)
  const kept = chosen.filter((type) => offered.includes(type))
  return kept.length === chosen.length
    ? configuration
    : { ...configuration, questionTypes: kept.length === 0 ? offered : kept }
}
