/** A reading that failed: the fault is kept, and what it was charged is given back. */
import { sql } from 'kysely'
import { tell } from '../events/progress.ts'
import type { Service } from '../service/service.ts'
import { refundDocument } from './charge-document.ts'
import type { StoredFault } from './document-answer.ts'

/** A reading of a document. `jobId`: of its job, null where there was none. */
export type Target = { readonly schoolId: string; readonly documentId: string; readonly jobId: string | null }

/**
 * Why it cannot be read; what an earlier reading found stays, and the document is as ready as it was. What it was
 * charged is given back, since the teacher got nothing for it. `jobId`: of the reading that failed; a newer one goes
 * on.
 */
export async function fail(
  { db, now }: Pick<Service, 'db' | 'now'>,
  { schoolId, documentId, jobId }: Target,
  fault: StoredFault,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('document')
      .set((expression) => ({
        status: expression.case().when(wasRead).then(READY).else(UNREAD).end(),
        fault: JSON.stringify(fault),
        updatedAt: now(),
      }))
      .where('schoolId', '=', schoolId)
      .where('documentId', '=', documentId)
      .where('status', '=', 'processing')
      .where('jobId', 'is not distinct from', jobId)
      .returning(['name', 'chargedMonth', 'chargedCredits', 'status'])
      .executeTakeFirst()
    if (row === undefined) return false
    await refundDocument(transaction, { schoolId, documentId, name: row.name }, row)
    await transaction
      .updateTable('document')
      .set({ chargedMonth: null, chargedCredits: 0 })
      .where('schoolId', '=', schoolId)
      .where('documentId', '=', documentId)
      .execute()
    await tell(transaction, schoolId, { kind: 'document', id: documentId, status: row.status })
    return true
  })
}

const wasRead = sql<boolean>`exists (select 1 from document_reading reading where reading.school_id = document.school_id and reading.document_id = document.document_id)`
const [READY, UNREAD] = ['ready', 'error'] as const
