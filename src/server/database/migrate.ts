/** Brings a database up to date: the SQL files of migrations/ in the order of their names, each once and whole. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url))
/** Any number that only we use. */
const LOCK = 7_236_151

const APPLIED =
  'create table if not exists applied_migration (name text primary key, applied_at timestamptz not null default now())'

/** The migrations of this program, in order. */
export const migrationNames = async (): Promise<readonly string[]> =>
  (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()

/**
 * Applies what is missing; several processes may start at once. Throws when the database is newer than this program.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'setpaper-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(APPLIED)
    const applied = new Set(
      (await client.query<{ name: string }>('select name from applied_migration')).rows.map(({ name }) => name),
    )
    const names = await migrationNames()
    const unknown = [...applied].filter((name) => !names.includes(name))
    if (unknown.length > 0)
      throw new Error(
        `The database is newer than this program: it has ${unknown.join(', ')}. Start the version that made it, or a later one.`,
      )
    const missing = names.filter((name) => !applied.has(name))
    for (const name of missing) await applyOne(client, name)
    return missing
  } finally {
    await client.end()
  }
}

/** In the transaction of the caller. */
export async function runMigration(client: pg.Client, name: string): Promise<void> {
  await client.query(APPLIED)
  await client.query(await readFile(join(FOLDER, name), 'utf8'))
  await client.query('insert into applied_migration (name) values ($1)', [name])
}

async function applyOne(client: pg.Client, name: string): Promise<void> {
  await client.query('begin')
  try {
    await runMigration(client, name)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Cannot apply the migration ${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
