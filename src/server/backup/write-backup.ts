/**
 * Writes everything of a server into one file: rows of one moment, and the blobs that they name. Streams; nothing is
 * held but one part.
 */
import type { Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { reach } from '../foundation/failpoints.ts'
import type { BlobStore } from '../storage/blobs.ts'
import { keyOf } from '../storage/blob-ledger.ts'
import { BLOBS_LOCK } from '../storage/sweep-lock.ts'
import { VERSION } from '../foundation/version.ts'
import { FIRST, FORMAT, LAST, type Ending, type Manifest } from './format.ts'
import { BACKED_UP, blobName, ROWS_OF, tableName } from './tables.ts'
import { openDigest, writeTar, type AddEntry } from './tar.ts'
import { flushFolder } from '../storage/flush-folder.ts'

export type Written = Ending & {
  /** Files that rows name and the store no longer has, as `school/blob`. */ readonly missing: readonly string[]
}

/** A part of a table has about so many bytes; rows of a table differ from a few bytes to megabytes. */
const PART_BYTES = 4 * 1024 * 1024
const MOST_ROWS = 2_000

/** The file is whole or as it was before. */
export async function writeBackup({
  url,
  blobs,
  file,
  now,
}: {
  readonly url: string
  readonly blobs: BlobStore
  readonly file: string
  readonly now: Date
}): Promise<Written> {
  const part = join(dirname(file), `.${basename(file)}.${process.pid}.part`)
  const client = new pg.Client({ connectionString: url, application_name: 'setpaper-backup' })
  const lost = new Promise<never>((_, failed) => {
    client.once('error', failed)
  })
  lost.catch(() => undefined)
  await client.connect()
  try {
    // Until the end, no blob that a row of this moment names leaves the store.
    await client.query('select pg_advisory_lock_shared($1)', [BLOBS_LOCK])
    await client.query('begin isolation level repeatable read, read only')
    const written: { -readonly [Key in keyof Written]: Written[Key] } = { sha256: '', blobs: 0, rows: {}, missing: [] }
    // The keys of everybody's papers are in it: nobody else may read it.
    await Promise.race([
      pipeline(
        writeTar((add) => fillArchive(add, client, blobs, now, written)),
        createGzip({ level: 5 }),
        createWriteStream(part, { mode: 0o600, flush: true }),
      ),
      lost,
    ])
    reach('backup_part_written')
    await rename(part, file)
    await flushFolder(dirname(file))
    return written
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function fillArchive(
  add: AddEntry,
  client: pg.Client,
  blobs: BlobStore,
  now: Date,
  written: { -readonly [Key in keyof Written]: Written[Key] },
): Promise<void> {
  const digest = openDigest()
  const { rows: migrations } = await client.query<{ name: string }>('select name from applied_migration order by name')
  await addJson(
    add,
    FIRST,
    {
      format: FORMAT,
      program: VERSION,
      createdAt: now.toISOString(),
      migrations: migrations.map(({ name }) => name),
    } satisfies Manifest,
    digest,
  )
  for await (const { school_id: schoolId, blob_id: blobId, bytes } of rowsOf<{
    school_id: string
    blob_id: string
    bytes: number
  }>(client, "select school_id, blob_id, bytes from blob where state = 'kept' order by 1, 2")) {
    const key = keyOf(schoolId, blobId)
    const body = await blobs.get(key)
    if (body === undefined) {
      written.missing = [...written.missing, key]
      continue
    }
    await add(blobName(key), Number(bytes), body, digest)
    written.blobs += 1
  }
  const rows: Record<string, number> = {}
  for (const table of BACKED_UP) {
    rows[table] = 0
    let part = 0
    let lines: string[] = []
    let bytes = 0
    for await (const { line } of rowsOf<{ line: string }>(
      client,
      `select row_to_json(t)::text as line from "${table}" t ${ROWS_OF[table] ?? ''}`,
    )) {
      lines.push(line)
      bytes += line.length
      rows[table] += 1
      if (bytes < PART_BYTES && lines.length < MOST_ROWS) continue
      await addLines(add, tableName(table, (part += 1)), lines, digest)
      lines = []
      bytes = 0
    }
    if (lines.length > 0) await addLines(add, tableName(table, (part += 1)), lines, digest)
  }
  const ending = { sha256: digest.digest('hex'), blobs: written.blobs, rows }
  Object.assign(written, ending)
  await addJson(add, LAST, ending satisfies Ending, openDigest())
}

const addJson = (add: AddEntry, name: string, value: unknown, digest: Hash): Promise<void> =>
  addText(add, name, JSON.stringify(value), digest)
const addLines = (add: AddEntry, name: string, lines: readonly string[], digest: Hash): Promise<void> =>
  addText(add, name, lines.join('\n'), digest)

function addText(add: AddEntry, name: string, text: string, digest: Hash): Promise<void> {
  const bytes = Buffer.from(`${text}\n`)
  return add(name, bytes.byteLength, [bytes], digest)
}

/** By a cursor, as many at a time as fit the size of a part, going by those before. */
async function* rowsOf<Row extends pg.QueryResultRow>(client: pg.Client, query: string): AsyncIterable<Row> {
  await client.query(`declare rows_of no scroll cursor for ${query}`)
  for (let count = 1, got = 1; got > 0;) {
    const { rows } = await client.query<Row>(`fetch ${count} from rows_of`)
    got = rows.length
    yield* rows
    const each =
      rows.reduce(
        (sum, row) => sum + Object.values(row).reduce((size: number, value) => size + String(value).length, 0),
        1,
      ) / Math.max(1, got)
    count = Math.max(1, Math.min(MOST_ROWS, 4 * count, Math.floor(PART_BYTES / each)))
  }
  await client.query('close rows_of')
}
