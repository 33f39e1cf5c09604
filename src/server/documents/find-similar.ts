/** Finds a document whose text is the same as another's, or overlaps with it. */
import { compareSignatures } from '#reading/near-duplicates/compare-signatures.ts'
import { parseSignature } from '#reading/near-duplicates/signature.ts'
import type { Queries } from '../database/connect.ts'

/** Other documents of a school that a new one is compared with, the newest first. */
const MOST_COMPARED = 500

/** The likest of the school's other documents whose text is the same or overlaps. */
export async function findSimilar(
  db: Queries,
  { schoolId, documentId }: { readonly schoolId: string; readonly documentId: string },
  signature: string,
): Promise<{ id: string; name: string; similarity: number } | undefined> {
  const own = parseSignature(signature)
  if (!own.ok) return undefined
  const others = await db
    .selectFrom('documentReading')
    .innerJoin('document', (join) =>
      join
        .onRef('document.schoolId', '=', 'documentReading.schoolId')
        .onRef('document.documentId', '=', 'documentReading.documentId'),
    )
    .select(['document.documentId', 'document.name', 'documentReading.signature'])
    .where('document.schoolId', '=', schoolId)
    .where('document.documentId', '<>', documentId)
    .where('document.deletedAt', 'is', null)
    .orderBy('document.createdAt', 'desc')
    .limit(MOST_COMPARED)
    .execute()
  const alike = others.flatMap(({ documentId: id, name, signature: kept }) => {
    const parsed = parseSignature(kept)
    const likeness = parsed.ok ? compareSignatures(own.value, parsed.value) : undefined
    return likeness === undefined || likeness.kind === 'different'
      ? []
      : [{ id, name, similarity: likeness.kind === 'same' ? 1 : Math.round(100 * likeness.containment) / 100 }]
  })
  return alike.toSorted((a, b) => b.similarity - a.similarity)[0]
}
