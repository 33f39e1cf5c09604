/** Which topics are shown and picked. */
import type { TopicAnswer } from '#contract/shapes.ts'
import type { Level } from '#domain/difficulty.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import type { PickedTopic } from './picked-topic.ts'

/** As the server gives it. */
export type OfferedTopic = {
  readonly [Key in keyof TopicAnswer]: TopicAnswer[Key] extends (infer Item)[] ? readonly Item[] : TopicAnswer[Key]
}

/** "Select First 5" (specification 2, section 2). */
export const FIRST = 5

export type TopicFilter = { readonly search: string; readonly level: Level | 'all' }

/** By words in the name or any subtopic, whatever their case, and by difficulty. */
export function matchingTopics<Topic extends OfferedTopic>(
  topics: readonly Topic[],
  { search, level }: TopicFilter,
): readonly Topic[] {
  const wanted = folded(search.trim())
  return topics.filter(
    (topic) =>
      (level === 'all' || topic.difficulty === level) &&
      (wanted === '' || [topic.name, ...topic.subtopics].some((words) => folded(words).includes(wanted))),
  )
}

/** Letters of full width, and others that look alike, count as the same. */
const folded = (words: string): string => words.normalize('NFKC').toLowerCase()

/** Those of the highest confidence, in the order of the document. */
export function surestTopics<Topic extends OfferedTopic>(topics: readonly Topic[], count: number): readonly Topic[] {
  const surest = new Set(topics.toSorted((a, b) => b.confidence - a.confidence).slice(0, count))
  return topics.filter((topic) => surest.has(topic))
}

export const pickedTopic = (
  topic: OfferedTopic,
  questionCount: number = topic.questionCount || TOPIC_DEFAULTS.questionCount,
): PickedTopic => ({ id: topic.id, name: topic.name, category: topic.subject, questionCount })
