/** What topic extraction gives: topics with the blocks they stand on, and the terms of the document. */
import type { Topic } from '#domain/topic.ts'
import type { ReadDocument } from '../document.ts'

/** A term of the document: a noun phrase that it is about. */
export type Term = {
  /** Its stems, joined by spaces (English), or the word in Simplified characters (Chinese): equal for all forms. */
  readonly key: string
  /** The commonest form, as printed in the text. */
  readonly form: string
  /** The fitted model's score as a probability, 0 to 1; terms come best first. */
  readonly confidence: number
  readonly count: number
  /** Indices of the blocks that hold it, ascending. */
  readonly blocks: readonly number[]
  /** Most of its occurrences inside sentences begin with a capital (English), or jieba tags it a name (Chinese). */
  readonly proper: boolean
  /** It is printed in bold somewhere outside headings. */
  readonly bold: boolean
}

export type FoundTopic = {
  readonly topic: Topic
  /** Indices of the topic's blocks, ascending. Each block belongs to at most one topic. */
  readonly blocks: readonly number[]
}

export type FoundTopics = { readonly topics: readonly FoundTopic[]; readonly terms: readonly Term[] }

/** A document that was read, with its topics. */
export type DocumentWithTopics = { readonly document: ReadDocument; readonly found: FoundTopics }
