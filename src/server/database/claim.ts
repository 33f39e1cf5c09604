/**
 * Says who uses a database, by a lock that PostgreSQL gives back when its holder dies: services on a shared database
 * use it together; a service on
 * its private one, and a restore, use it alone.
 */
import pg from 'pg'

export type Claim = 'alone' | 'together'

const LOCK = 7_236_153
const RETAKE_MS = 1_000

/** Gives the function that ends the claim, or undefined where another process has claimed the database. */
export async function claimDatabase(url: string, claim: Claim): Promise<(() => Promise<void>) | undefined> {
  let ended = false
  let client: pg.Client | undefined
  const take = async (): Promise<boolean> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'setpaper-claim' })
    // A connection that broke is made anew: the server behind it was restarted, or the network cut.
    fresh.on('error', () => undefined)
    await fresh.connect()
    const { rows } = await fresh.query<{ taken: boolean }>(
      `select ${claim === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'}($1) as taken`,
      [LOCK],
    )
    if (rows[0]?.taken !== true) {
      await fresh.end()
      return false
    }
    fresh.once('end', () => retake())
    client = fresh
    return true
  }
  const retake = (): void => {
    if (!ended)
      setTimeout(
        () =>
          void take().then((taken) => {
            if (!taken) retake()
          }, retake),
        RETAKE_MS,
      ).unref()
  }
  if (!(await take())) return undefined
  return async () => {
    ended = true
    await client?.end().catch(() => undefined)
  }
}
