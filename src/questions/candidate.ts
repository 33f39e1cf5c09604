/** A question that a maker offers, before it is chosen, numbered and given its marks. */
import type { Level } from '#domain/difficulty.ts'
import type { TopicId } from '#domain/ids.ts'
import type { Question } from '#domain/question.ts'
import type { Features } from './logistic-model.ts'

type DistributiveOmit<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never

/** All of a question but what the paper gives it. */
export type QuestionDraft = DistributiveOmit<Question, 'id' | 'marks' | 'minutes' | 'difficulty' | 'topic' | 'topicId'>

export type Candidate = {
  readonly draft: QuestionDraft
  readonly topicId: TopicId
  readonly level: Level
  /** The name of the maker: `definition`, `cloze`, `number`, `subject`, `true_statement`, `swapped_term` … */
  readonly maker: string
  /** How good it is among the document's candidates, 0 to 1; the better is chosen first. */
  readonly score: number
  /** What of it tells readers' verdicts apart, by name; see `acceptance.ts`. */
  readonly signs?: Features
  /** What its maker thought of it, and how many codes the gate warned of, once the gate has made of these its score. */
  readonly judged?: { readonly makerScore: number; readonly warnings: number }
  /** What the document says a term means, where the question rests on that; the meaning is a noun phrase. */
  readonly defines?: { readonly term: string; readonly meaning: string }
  /**
   * Questions that share one of these (the answer's term, the sentence) give each other away or repeat: a paper holds
   * one of them.
   */
  readonly exclusions: readonly string[]
  /**
   * Its key is as sure as any, but an examiner might first mend its options or wording: taken only where better ones
   * cannot fill the wish, and the paper says so.
   */
  readonly reserve?: true
}
