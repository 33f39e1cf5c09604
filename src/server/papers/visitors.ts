/** The school of whoever has not signed in: its papers are those drawn by visitors, kept for a day. */
import type { Db } from '../database/connect.ts'

export const VISITORS = 'visitors'
const KEPT_HOURS = 24
const HOUR_MS = 3_600_000
/** Of one sweep. */
const AT_ONCE = 500

/** Deletes visitors' papers that nobody has kept for a day. */
export async function forgetVisitorsPapers(db: Db, now: Date): Promise<void> {
  const papers = await db.selectFrom('paper').select('paperId').where('schoolId', '=', VISITORS).where('createdAt', '<', new Date(now.getTime() - KEPT_HOURS * HOUR_MS)).limit(AT_ONCE).execute()
  for (const { paperId } of papers) {
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('paperDirectory').where('paperId', '=', paperId).where('schoolId', '=', VISITORS).execute()
      await transaction.deleteFrom('paper').where('schoolId', '=', VISITORS).where('paperId', '=', paperId).execute()
    })
  }
}
