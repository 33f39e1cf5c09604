/** Puts a backup back, all of it or nothing: the blobs first, then every row in one transaction. */
import { Readable } from 'node:stream'
import pg from 'pg'
import { mustBeThere } from '#domain/must-be-there.ts'
import { migrationNames, runMigration } from '../database/migrate.ts'
import { reach } from '../foundation/failpoints.ts'
import type { BlobStore } from '../storage/blobs.ts'
import { OperatorFault } from '../foundation/operator-fault.ts'
import type { Ending } from './format.ts'
import { checkBackup, readBackup } from './read-backup.ts'
import { BACKED_UP, NOT_BACKED_UP } from './tables.ts'
import { TarFault, type TarEntry } from './tar.ts'

export type Restoring = {
  readonly url: string
  readonly blobs: BlobStore
  readonly file: string
  /** Replaces what is there. */
  readonly force: boolean
}

/**
 * The caller has claimed the database alone. A blob is announced before it is stored, as an upload is: the next start
 * of the service sweeps away what a killed restore has stored, and the rows are as they were.
 */
export async function restoreBackup({ url, blobs, file, force }: Restoring): Promise<Ending> {
  const { manifest, ending } = await checkBackup(file)
  const own = await migrationNames()
  const unknown = manifest.migrations.filter((name) => !own.includes(name))
  if (unknown.length > 0)
    throw new OperatorFault(
      `The backup was written by Setpaper ${manifest.program}, which is newer than this program. Restore it with that version or a later one.`,
    )
  const client = new pg.Client({ connectionString: url, application_name: 'setpaper-restore' })
  // What breaks the connection breaks the query that is running.
  client.on('error', () => undefined)
  await client.connect()
  try {
    if (!force && (await holdsAccounts(client)))
      throw new OperatorFault(
        'The database is not empty: it holds accounts. Restore into an empty one, or replace everything in it with --force.',
      )
    await storeBlobs(client, blobs, file)
    reach('restore_blobs_stored')
    await client.query('begin')
    await replaceRows(client, file, manifest.migrations, own)
    reach('restore_rows_written')
    await client.query('commit')
    return ending
  } finally {
    // An open transaction ends with its connection, and nothing of it stays.
    await client.end().catch(() => undefined)
  }
}

async function holdsAccounts(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ holds: boolean }>(
    'select exists (select 1 from account_user) or exists (select 1 from document) or exists (select 1 from paper) as holds',
  )
  return mustBeThere(rows[0], 'the answer of the database').holds
}

/** Ids of blobs are random and their bytes never change: one that is there already is the same. */
async function storeBlobs(client: pg.Client, blobs: BlobStore, file: string): Promise<void> {
  await readBackup(file, {
    start: async () => undefined,
    async entry(entry) {
      const [kind, schoolId, blobId] = entry.name.split('/')
      if (kind !== 'blobs') return drain(entry)
      if (!/^s_\w+$/.test(schoolId ?? '') || !/^b_\w+$/.test(blobId ?? ''))
        throw new TarFault(`it holds ${entry.name}, which is no blob`)
      await client.query(
        "insert into blob (school_id, blob_id, state, bytes, media_type) values ($1, $2, 'writing', $3, '') on conflict do nothing",
        [schoolId, blobId, entry.bytes],
      )
      await blobs.put(
        `${schoolId}/${blobId}`,
        Readable.from(entry.body, { objectMode: false }),
        entry.bytes,
        'application/octet-stream',
      )
    },
  })
}

/** The tables are made anew as they were when the backup was written, filled, and then brought up to date. */
async function replaceRows(
  client: pg.Client,
  file: string,
  migrations: readonly string[],
  own: readonly string[],
): Promise<void> {
  await client.query("set local lock_timeout = '10s'")
  await client.query(
    'create temporary table blob_before on commit drop as select school_id, blob_id, media_type, bytes from blob',
  )
  await client.query(
    `drop table if exists ${[...BACKED_UP, ...NOT_BACKED_UP].map((table) => `"${table}"`).join(', ')} cascade`,
  )
  for (const name of migrations) await runMigration(client, name)
  await readBackup(file, { start: async () => undefined, entry: (entry) => fill(client, entry) })
  // What was there and is no more leaves the store when the service sweeps.
  await client.query(
    "insert into blob (school_id, blob_id, state, media_type, bytes) select school_id, blob_id, 'dropped', media_type, bytes from blob_before on conflict do nothing",
  )
  // A backup holds no jobs: the service reads these documents anew.
  await client.query("update document set job_id = null, updated_at = '2000-01-01' where status = 'processing'")
  for (const name of own.filter((one) => !migrations.includes(one))) await runMigration(client, name)
}

async function fill(client: pg.Client, entry: TarEntry): Promise<void> {
  const [kind, table] = entry.name.split('/')
  if (kind !== 'tables') return drain(entry)
  if (table === undefined || !(BACKED_UP as readonly string[]).includes(table))
    throw new TarFault(`it holds the table ${table}, which is not known`)
  const parts: Uint8Array[] = []
  for await (const part of entry.body) parts.push(part)
  const rows = `[${Buffer.concat(parts).toString('utf8').trimEnd().replaceAll('\n', ',')}]`
  await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`, [rows])
}

async function drain({ body }: TarEntry): Promise<void> {
  for await (const _ of body);
}
