/**
 * The database and the store of a server, for the operator's commands: those of the running service, or its private
 * database started for the time.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openClosers, type Closers } from '../foundation/closers.ts'
import { parseConfiguration, type Configuration } from '../foundation/configuration.ts'
import { databaseDirectory, findDataDirectory, makeDataDirectory } from '../foundation/data-directory.ts'
import { claimDatabase } from '../database/claim.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { migrate, migrationNames } from '../database/migrate.ts'
import type { BlobStore } from '../storage/blobs.ts'
import { openBlobStore } from '../storage/open-blob-store.ts'
import { OperatorFault } from '../foundation/operator-fault.ts'

export type Opened = { readonly configuration: Configuration; readonly url: string; readonly blobs: BlobStore }

/** `beside`: a service may run meanwhile. `alone`: none may, and what is missing is made. */
export type Use = 'beside' | 'alone'

/** Throws an OperatorFault for what keeps it from being opened. Whatever was started for it is ended afterwards. */
export async function withOpened<Value>(
  environment: Readonly<Record<string, string | undefined>>,
  use: Use,
  work: (opened: Opened) => Promise<Value>,
): Promise<Value> {
  const configuration = parseConfiguration(environment)
  if (!configuration.ok) throw new OperatorFault(configuration.error.join('\n'))
  const closers = openClosers()
  try {
    const opened = await open(configuration.value, use, closers)
    return await work(opened)
  } catch (error) {
    throw sentenceOf(error)
  } finally {
    await closers.closeAll()
  }
}

async function open(configuration: Configuration, use: Use, closers: Closers): Promise<Opened> {
  const directory = await findDataDirectory(configuration)
  const url = configuration.databaseUrl ?? (await privateDatabase(directory, use, closers))
  if (configuration.databaseUrl !== undefined) await claim(url, use === 'alone' ? 'alone' : 'together', closers)
  if (use === 'alone') await migrate(url)
  else await checkMigrations(url)
  return { configuration, url, blobs: openBlobStore(configuration, directory) }
}

async function claim(url: string, how: 'alone' | 'together', closers: Closers): Promise<void> {
  const release = await claimDatabase(url, how)
  if (release === undefined)
    throw new OperatorFault(
      how === 'alone'
        ? 'Setpaper is running on this database. End it (all of its processes), then restore.'
        : 'This database is being restored. Wait until that is done.',
    )
  closers.add(release)
}

async function privateDatabase(directory: string, use: Use, closers: Closers): Promise<string> {
  if (use === 'alone') await makeDataDirectory(directory)
  else if (!existsSync(join(databaseDirectory(directory), 'cluster')))
    throw new OperatorFault(`There is no data in ${directory}. Set DATA_DIR, or DATABASE_URL, as for the service.`)
  const embedded = await startEmbeddedPostgres(databaseDirectory(directory))
  const release = await claimDatabase(embedded.url, 'alone')
  if (release === undefined) {
    // It is the service's: when that ends it, it must not be started again from here.
    await embedded.letGo()
    if (use === 'alone') throw new OperatorFault(`Setpaper is running on ${directory}. End it, then restore.`)
    return embedded.url
  }
  closers.add(() => embedded.stop())
  closers.add(release)
  return embedded.url
}

async function checkMigrations(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const {
      rows: [found],
    } = await client.query<{ there: boolean }>("select to_regclass('applied_migration') is not null as there")
    if (found?.there !== true) throw new OperatorFault('The database is empty: Setpaper was never started on it.')
    const applied = (await client.query<{ name: string }>('select name from applied_migration order by name')).rows.map(
      ({ name }) => name,
    )
    const own = await migrationNames()
    if (applied.some((name) => !own.includes(name)))
      throw new OperatorFault(
        'The database is newer than this program. Use the version of Setpaper that was started on it last.',
      )
    if (own.some((name) => !applied.includes(name)))
      throw new OperatorFault(
        'The database is older than this program. Start this version once, or use the one that was started on it last.',
      )
  } finally {
    await client.end()
  }
}

function sentenceOf(error: unknown): unknown {
  if (error instanceof OperatorFault || !(error instanceof Error)) return error
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (code === 'ENOSPC' || code === '53100')
    return new OperatorFault('The disk is full. Make room and try again; nothing was changed.')
  if (code === '55P03')
    return new OperatorFault(
      'Another program holds a table of the database. End it and try again; nothing was changed.',
    )
  if (
    /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|28\w{3}|3D000|57P\d\d|08\w{3})$/.test(code) ||
    /Connection terminated/.test(error.message)
  )
    return new OperatorFault(
      `The database cannot be reached, or ended meanwhile: ${error.message === '' ? code : error.message}. Nothing was changed.`,
    )
  if (error.message.startsWith('Cannot ')) return new OperatorFault(error.message)
  return error
}
