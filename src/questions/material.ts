/** What makers work on: a document with its topics and terms, cut into tagged sentences. */
import type { TopicId } from '#domain/ids.ts'
import type { Random } from '#domain/random.ts'
import type { ReadDocument } from '#reading/document.ts'
import type { FoundTopics } from '#reading/topics/found-topic.ts'
import type { Candidate } from './candidate.ts'

export type Material = { readonly document: ReadDocument; readonly found: FoundTopics; readonly random: Random }

/**
 * `from-documents/english/make-candidates.ts` and `from-documents/chinese/make-candidates.ts` each export one.
 * Gives every good candidate of the wanted topics (all when undefined), in a stable order; the same material gives
 * the same candidates.
 */
export type CandidateMaker = (material: Material, topics?: ReadonlySet<TopicId>) => Candidate[]
