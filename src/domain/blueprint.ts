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
 * Where the paper departs from what was asked. A topic, or all documents together (`total`), gave no more good
 * questions; or there were too few of a type or level, and questions of another one stand in their place. The paper
 * tells the teacher so; no bad question fills a gap.
 */
export type Shortfall = { readonly asked: number; readonly given: number } & (
  | { readonly kind: 'total' }
  | { readonly kind: 'topic'; readonly topic: string }
  | { readonly kind: 'type'; readonly type: QuestionType }
  | { readonly kind: 'level'; readonly level: Level }
)
