/** The blueprint of a paper: how many questions of each topic, type and level are wanted, and what could not be had. */
import type { Level } from './difficulty.ts'
import type { TopicId } from './ids.ts'
import type { QuestionType } from './question.ts'

/** The three columns each sum to the number of questions of the paper. */
export type Blueprint = {
  readonly topics: readonly { readonly topicId: TopicId; readonly name: string; readonly count: number }[]
  readonly types: readonly { readonly type: QuestionType; readonly count: number }[]
  readonly levels: readonly { readonly level: Level; readonly count: number }[]
}

/**
 * Where the paper departs from what was asked: a topic, or the documents as a whole (`total`), that gave no more good questions,
 * or a type or level of which there were too few, so that questions of another type or level stand in their place.
 * The paper says it to the teacher; no bad question fills a gap.
 */
export type Shortfall = { readonly asked: number; readonly given: number } & (
  | { readonly kind: 'total' }
  | { readonly kind: 'topic'; readonly topic: string }
  | { readonly kind: 'type'; readonly type: QuestionType }
  | { readonly kind: 'level'; readonly level: Level }
)
