/** One at a time over all processes: a lease by the clock of the database, so that no connection is held meanwhile. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

const LEASE_SECONDS = 20
const RENEW_MS = 5_000
const LOOK_AGAIN_MS = 100

/** Lets the next one in. */
export type Leave = () => Promise<void>

/** Waits for the turn of `what`, `longestMs` at most; undefined where it did not come. */
export async function takeTurn(db: Db, what: string, longestMs: number): Promise<Leave | undefined> {
  const holder = randomUUID()
  const giveUp = performance.now() + longestMs
  while (!(await take(db, what, holder))) {
    if (performance.now() > giveUp) return undefined
    await pause(LOOK_AGAIN_MS)
  }
  // A renewal that fails leaves what is left of the lease, which is enough for the next one.
  const renewing = setInterval(() => void take(db, what, holder).catch(() => undefined), RENEW_MS)
  return async () => {
    clearInterval(renewing)
    await db.deleteFrom('turn').where('what', '=', what).where('holder', '=', holder).execute()
  }
}

async function take(db: Db, what: string, holder: string): Promise<boolean> {
  const until = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`
  const taken = await db
    .insertInto('turn')
    .values({ what, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('what')
        .doUpdateSet({ holder, until })
        .where((where) =>
          where.or([where('turn.holder', '=', holder), where('turn.until', '<', sql<Date>`clock_timestamp()`)]),
        ),
    )
    .returning('holder')
    .executeTakeFirst()
  return taken !== undefined
}
