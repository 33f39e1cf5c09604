/** What follows from a draft: types, counts, marks, title, and the configuration that is sent. */
import {
  CONCEPT_TYPES,
  CONFIGURATION_NUMBERS,
  DEFAULT_TYPES,
  OFFERED_TYPES,
  parseConfiguration,
  type ConfigurationFault,
} from '#domain/configuration.ts'
import { sumOfCapacities, typesThatFill } from '#domain/default-types.ts'
import type { MarksFault } from '#domain/marks.ts'
import type { GenerationMode, PaperConfiguration, PaperFormat } from '#domain/paper.ts'
import { planMarks, type PlannedMarks } from '#domain/paper-marks.ts'
import type { QuestionType } from '#domain/question.ts'
import { err, type Result } from '#domain/result.ts'
import type { CapacityByType } from '#domain/topic.ts'
import { defaultTitle } from '#messages/printed/default-title.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'
import type { About } from '#templates/templates.ts'
import type { PickedTopic } from '../topics/picked-topic.ts'
import type { ConfigurationDraft, Draft } from './draft.ts'

/** What is asked of the server: topics that came out with no question are left out, though the draft keeps them. */
export const topicsAsked = (
  topics: readonly PickedTopic[],
): readonly { readonly id: string; readonly questionCount: number }[] =>
  topics.flatMap(({ id, questionCount }) => (questionCount > 0 ? [{ id, questionCount }] : []))

/** The question types that a format offers; of the units of the curriculum those that question families give. */
export const offeredTypes = (format: PaperFormat, { concept }: Pick<Draft, 'concept'>): readonly QuestionType[] =>
  concept === undefined || concept.inWords !== undefined
    ? OFFERED_TYPES[format]
    : OFFERED_TYPES[format].filter((type) => CONCEPT_TYPES.some((one) => one === type))

/** What a draft's types follow from. */
type Typed = Pick<Draft, 'configuration' | 'topics' | 'concept' | 'capacity'>

/** The types of the paper: those that were chosen, else the default ones, of those that are offered. */
export function typesOf(draft: Typed): readonly QuestionType[] {
  const { questionTypes, paperFormat } = draft.configuration
  if (questionTypes !== undefined) return questionTypes
  const offered = offeredTypes(paperFormat, draft)
  const capacity = paperFormat === 'standard' ? capacityOf(draft) : undefined
  const usual = capacity === undefined ? DEFAULT_TYPES.step : typesThatFill(capacity, totalQuestionsOf(draft))
  const kept = offered.filter((type) => usual.includes(type))
  return kept.length === 0 ? offered : kept
}

/** What the picked topics give together; undefined where it was not counted of each. */
export function capacityOf({ topics, capacity }: Pick<Draft, 'topics' | 'capacity'>): CapacityByType | undefined {
  const asked = topicsAsked(topics).map(({ id }) => capacity?.[id])
  const known = asked.filter((one) => one !== undefined)
  return known.length === 0 || known.length < asked.length ? undefined : sumOfCapacities(known)
}

/** Questions that the picked topics ask for together. */
export const askedByTopics = (topics: readonly PickedTopic[]): number =>
  topics.reduce((sum, { questionCount }) => sum + questionCount, 0)

/** The total that counts: what was entered, else what the topics ask for within the bounds, else the default. */
export function totalQuestionsOf({ configuration, topics }: Pick<Draft, 'configuration' | 'topics'>): number {
  const { least, most, default: byDefault } = CONFIGURATION_NUMBERS.totalQuestions
  const asked = askedByTopics(topics)
  return configuration.totalQuestions ?? (asked === 0 ? byDefault : Math.min(Math.max(asked, least), most))
}

export const generationModeOf = ({ concept }: Pick<Draft, 'concept'>): GenerationMode =>
  concept === undefined ? 'document_based' : 'concept_based'

/** The marks and minutes of the paper that is asked for, wherever they are shown before it is made. */
export function planOf(draft: Typed): PlannedMarks {
  const { totalMarks, paperFormat } = draft.configuration
  return planMarks({
    questionTypes: typesOf(draft),
    paperFormat,
    totalQuestions: Math.max(0, totalQuestionsOf(draft)),
    generationMode: generationModeOf(draft),
    ...(totalMarks === undefined ? {} : { totalMarks }),
  })
}

/** Subject and grade of the paper, as far as the draft tells them. Learning units are of secondary mathematics. */
export function aboutOf({ topics, concept }: Pick<Draft, 'topics' | 'concept'>): About {
  if (concept === undefined) return { subject: topics[0]?.category }
  if (concept.inWords !== undefined) return { subject: concept.inWords.subject, grade: concept.inWords.grade }
  return { subject: 'Mathematics', grade: concept.grade ?? 'S1' }
}

/** By what the document calls itself, else by the first topic's category; units of the curriculum are all of mathematics. */
export function defaultTitleOf({
  configuration,
  document,
  topics,
  concept,
}: Pick<Draft, 'configuration' | 'document' | 'topics' | 'concept'>): string {
  if (concept === undefined) return defaultTitle([document?.title], topics[0]?.category, configuration.language)
  const { paper } = printedIn(configuration.language)
  return paper.defaultTitle(concept.inWords === undefined ? paper.mathematics : topics[0]?.category)
}
export const defaultInstructionsOf = ({ language, timeLimit }: ConfigurationDraft): string =>
  defaultInstructions(timeLimit, printedIn(language))

/** The configuration as it stands, its defaults filled in; or all that is wrong with it. */
export function readConfiguration(
  draft: Typed & Pick<Draft, 'document'>,
): Result<PaperConfiguration, readonly (ConfigurationFault | MarksFault)[]> {
  const { configuration, topics } = draft
  const questions = totalQuestionsOf(draft)
  const read = parseConfiguration(
    {
      ...configuration,
      title: configuration.title ?? defaultTitleOf(draft),
      questionTypes: typesOf(draft),
      totalQuestions: questions,
    },
    { instructions: () => defaultInstructionsOf(configuration), topics: Math.max(1, topics.length) },
  )
  const { totalMarks } = configuration
  if (totalMarks === undefined || totalMarks >= questions) return read
  const below = { code: 'below_one_mark_a_question', total: totalMarks, needed: questions, questions } as const
  return err(read.ok ? [below] : [...read.error, below])
}
