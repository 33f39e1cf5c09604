/** A topic of a document or of the curriculum, as the teacher picks it. */
import type { Level } from './difficulty.ts'
import type { TopicId } from './ids.ts'
import type { QuestionType } from './question.ts'

export type Topic = {
  readonly id: TopicId
  readonly name: string
  /** Quoted from the text where the topic comes from a document. */
  readonly description: string
  readonly subtopics: readonly string[]
  readonly difficulty: Level
  /** How surely this is a topic of the text: 0 to 1. */
  readonly confidence: number
  readonly category: string
  /**
   * Pages of the document on which the topic stands, ascending, counted from 1; empty where the format has no pages.
   */
  readonly pages: readonly number[]
}

/** Specification 1, section 9, and 2, section 9. */
export const TOPIC_DEFAULTS = { confidence: 0.8, questionCount: 5, category: 'General' } as const
/** Bounds of the stepper of a topic (specification 2, section 2). */
export const QUESTIONS_PER_TOPIC = { least: 1, most: 20 } as const

/** A topic with the number of questions that the teacher wants from it. */
export type SelectedTopic = { readonly topic: Topic; readonly questionCount: number }

/** How many questions of each type can probably be made; a type that is missing has none. */
export type CapacityByType = Readonly<Partial<Record<QuestionType, number>>>
/** The same of one topic, at most `QUESTIONS_PER_TOPIC.most` of each type. */
export type TopicCapacity = { readonly topicId: TopicId; readonly byType: CapacityByType }
