/** Documents that lie in the bin, deleted for good: their files leave the store with the next sweep. */
import type { Queries } from '../database/connect.ts'
import type { BlobLedger } from '../storage/blob-ledger.ts'

/** Below what one statement may name. */
const AT_ONCE = 1000

/**
 * Those deleted at `before` or earlier, or of them the one that `id` names; gives how many. `transaction` must be one:
 * a file is dropped with its row.
 */
export async function deleteDocuments(
  transaction: Queries,
  blobs: BlobLedger,
  { schoolId, before, id }: { readonly schoolId: string; readonly before: Date; readonly id?: string },
): Promise<number> {
  const rows = await transaction
    .deleteFrom('document')
    .where('schoolId', '=', schoolId)
    .where('deletedAt', '<=', before)
    .where((where) => where.and(id === undefined ? [] : [where('documentId', '=', id)]))
    .returning('blobId')
    .execute()
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await blobs.drop(
      transaction,
      schoolId,
      rows.slice(first, first + AT_ONCE).map(({ blobId }) => blobId),
    )
  return rows.length
}
