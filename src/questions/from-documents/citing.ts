/** Where composed questions stand in a document: the first sentence they rest on, and all the others behind it. */
import type { DocumentId } from '#domain/ids.ts'
import type { Citation, Provenance } from '#domain/question.ts'

/**
 * The provenance of a question that rests on several sentences, or of one that follows from reviewed rows and is shown
 * by them; each is named once. Throws a RangeError when there are
 * none.
 */
export function citing(
  documentId: DocumentId,
  citations: readonly Citation[],
  proof: 'quoted' | 'reviewed' = 'quoted',
): Provenance {
  const [first, ...others] = citations.filter(
    ({ quote }, index) => citations.findIndex((one) => one.quote === quote) === index,
  )
  if (!first) throw new RangeError('Cannot cite a document in no place: expected at least one citation')
  return {
    origin: { kind: 'document' },
    proof,
    source: { documentId, ...first, ...(others.length === 0 ? {} : { further: others }) },
  }
}

/** The place and words of a source, without its document and further places. */
export function citationOf({ page, heading, quote }: Citation): Citation {
  return { ...(page === undefined ? {} : { page }), ...(heading === undefined ? {} : { heading }), quote }
}
