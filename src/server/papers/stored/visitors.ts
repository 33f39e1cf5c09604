/** The school of all visitors: it keeps the papers that they draw for a while. */
import { VISITOR_PAPER_HOURS } from '#domain/limits.ts'
import type { Db } from '../../database/connect.ts'
import { deletePaper } from './stored-paper.ts'

export const VISITORS = 'visitors'
const HOUR_MS = 3_600_000
/** Of one sweep. */
const AT_ONCE = 500
/** Anybody can draw: more than so many are not kept, the oldest go first. A paper takes about 150 kB. */
const MOST_KEPT = 5000

/** Deletes visitors' papers that nobody has taken over in time, and the oldest where there are too many. */
export async function forgetVisitorsPapers(db: Db, now: Date, mostKept = MOST_KEPT): Promise<void> {
  const mine = db.selectFrom('paper').select('paperId').where('schoolId', '=', VISITORS)
  const old = await mine
    .where('createdAt', '<', new Date(now.getTime() - VISITOR_PAPER_HOURS * HOUR_MS))
    .limit(AT_ONCE)
    .execute()
  const papers =
    old.length > 0
      ? old
      : await mine.orderBy('createdAt', 'desc').orderBy('paperId').offset(mostKept).limit(AT_ONCE).execute()
  for (const { paperId } of papers)
    await db.transaction().execute((transaction) => deletePaper(transaction, { schoolId: VISITORS, id: paperId }))
}
