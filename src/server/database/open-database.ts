/** The database of a service: the operator's own, or a private one. */
import type { Closers } from '../foundation/closers.ts'
import type { Configuration } from '../foundation/configuration.ts'
import { databaseDirectory } from '../foundation/data-directory.ts'
import { claimDatabase } from './claim.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/**
 * The database's address: the operator's, which processes share, or that of a private one, which one service uses
 * alone.
 */
export async function openDatabase(
  { databaseUrl }: Configuration,
  dataDirectory: string,
  closers: Closers,
  signal: AbortSignal | undefined,
): Promise<string> {
  if (databaseUrl !== undefined) {
    const release = await claimDatabase(databaseUrl, 'together').catch((error: unknown) => {
      throw new Error(
        `Cannot reach the database of DATABASE_URL: ${error instanceof Error && error.message !== '' ? error.message : String((error as NodeJS.ErrnoException).code ?? error)}. Check the address, and that PostgreSQL runs.`,
        { cause: error },
      )
    })
    if (release === undefined)
      throw new Error('The database of DATABASE_URL is being restored. Wait until that is done, then start again.')
    closers.add(release)
    return databaseUrl
  }
  const embedded = await startEmbeddedPostgres(databaseDirectory(dataDirectory), signal)
  let isOurs = true
  closers.add(() => (isOurs ? embedded.stop() : embedded.letGo()))
  const release = await claimDatabase(embedded.url, 'alone')
  if (release === undefined) {
    isOurs = false
    throw new Error(
      `Setpaper already runs on the data directory ${dataDirectory}, or is being backed up or restored there. End that first, or set DATA_DIR to another folder.`,
    )
  }
  closers.add(release)
  return embedded.url
}
