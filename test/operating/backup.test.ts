/** Backup and restore, by the command line, of a service with everything in it. */
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formatPaper } from '#domain/paper-json.ts'
import { OPERATOR_FAILPOINTS } from '#server/foundation/failpoints.ts'
import { BACKED_UP, NOT_BACKED_UP } from '#server/backup/tables.ts'
import { openDigest, readTar, writeTar } from '#server/backup/tar.ts'
import { DEEP } from '#test/deep.ts'
import {
  Client,
  freshDatabase,
  PASSWORD,
  readyDocument,
  signUp,
  startService,
  type TestService,
} from '../api/test-service.ts'
import { englishReading } from '../golden/papers/english-reading.ts'
import { startS3Server, type S3Server } from '../api/s3-server.ts'
import { operate, type Operated } from './operate-here.ts'
import { emptyDirectory, endAll, startMain } from './run-service.ts'

/** About what stands above them. */
const { questions, passages = [] } = formatPaper(englishReading)

type Place = { readonly DATABASE_URL: string; readonly DATA_DIR: string }
const place = async (): Promise<Place> => ({ DATABASE_URL: await freshDatabase(), DATA_DIR: await emptyDirectory() })
const serve = ({ DATABASE_URL, DATA_DIR }: Place): Promise<TestService> =>
  startService({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR })

/** The command in a process of its own, as the operator runs it: where it is killed, or has a service beside it. */
async function setpaper(environment: Readonly<Record<string, string>>, ...args: string[]): Promise<Operated> {
  const run = startMain(environment, { program: 'src/cli/main.ts', args })
  const { status } = await run.exited
  return { status, printed: run.printed() }
}

const variablesOf = ({
  configuration: { endpoint, bucket, region, accessKeyId, secretAccessKey },
}: S3Server): Record<string, string> => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Every row of every table that a backup holds, as the database writes it. */
async function contents(url: string): Promise<Record<string, string[]>> {
  const tables = await Promise.all(
    BACKED_UP.map(
      async (table) =>
        [
          table,
          (await query<{ row: string }>(url, `select row_to_json(t)::text as row from "${table}" t order by 1`)).map(
            ({ row }) => row,
          ),
        ] as const,
    ),
  )
  return Object.fromEntries(tables)
}

async function signIn(url: string, email: string): Promise<Client> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
  return new Client(url, answer.headers.get('set-auth-token')!, email)
}

async function fileOf(client: Client, documentId: string): Promise<Buffer> {
  const { body } = await client.get(`/documents/${documentId}/url`)
  return Buffer.from(await (await fetch(new URL(new URL(body.data.url).pathname, client.url))).arrayBuffer())
}

test('every table of the database is either backed up or named as one that is not', async () => {
  const tables = (
    await query<{ name: string }>(
      await freshDatabase(),
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
  ).map(({ name }) => name)
  expect(tables.toSorted()).toEqual([...BACKED_UP, ...NOT_BACKED_UP].toSorted())
})

describe('of a service with documents, papers, revisions and users', { timeout: 180_000 }, () => {
  let source: Place
  let folder: string
  let file: string
  let before: Record<string, string[]>
  let teacher: Client
  let documentId: string
  let paperId: string
  beforeAll(async () => {
    source = await place()
    folder = await emptyDirectory()
    file = join(folder, 'setpaper.backup')
    const service = await serve(source)
    teacher = await signUp(service.url)
    documentId = await readyDocument(teacher, 'samples/honey-bees.pdf')
    paperId = (
      await teacher.post('/quizzes/generate/document', {
        sourceDocuments: [documentId],
        questionCount: 5,
        questionTypes: ['true_false', 'short_answer'],
      })
    ).body.data.id
    const title = '中期測驗 “Bees” 🐝\n\u2028 \\ "'
    await teacher.call('PATCH', `/papers/${paperId}`, { title, questions, passages })
    await teacher.post(`/papers/${paperId}/share`)
    await teacher.post('/topics', { name: 'Pollination' })
    await signUp(service.url)
    // While the service runs.
    const written = await setpaper(source, 'backup', file)
    expect(written).toEqual({ status: 0, printed: `Wrote ${file}: 2 accounts, 1 documents, 1 papers, 1 files.\n` })
    before = await contents(source.DATABASE_URL)
    await service.end()
  })
  afterEach(endAll)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('the file can be read by its owner only, nothing lies beside it, and no session is in it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['setpaper.backup'])
    const text = gunzipSync(await readFile(file)).toString('latin1')
    expect(text).toContain('tables/paper/000001.jsonl')
    expect(text).not.toContain(teacher.token!.split('.')[0])
  })

  const inOne = (zipped: Uint8Array): Readable => Readable.from([gunzipSync(zipped)])
  type Change = (name: string, text: string) => string
  const withFields = (text: string, fields: Readonly<Record<string, unknown>>): string =>
    JSON.stringify({ ...(JSON.parse(text) as object), ...fields })

  /** The same backup with other words; its checksum is what it was. */
  async function rewritten(change: Change): Promise<Buffer> {
    const archive = writeTar(async (add) => {
      for await (const { name, body } of readTar(inOne(await readFile(file)), openDigest(), 'end.json')) {
        const whole = await buffer(body)
        const bytes = /\.jsonl?$/.test(name) ? Buffer.from(change(name, whole.toString())) : whole
        await add(name, bytes.byteLength, [bytes], openDigest())
      }
    })
    return gzipSync(await buffer(archive))
  }

  /** The same with a checksum that fits. */
  async function sealed(change: Change): Promise<Buffer> {
    const digest = openDigest()
    const changed = await rewritten(change)
    for await (const { body } of readTar(inOne(changed), digest, 'end.json')) for await (const _part of body);
    const sha256 = digest.digest('hex')
    return rewritten((name, text) => (name === 'end.json' ? withFields(text, { sha256 }) : change(name, text)))
  }

  test('one of the first schema is brought up to date by the migrations since', async () => {
    const old = join(folder, 'old.backup')
    await writeFile(
      old,
      await sealed((name, text) => {
        if (name === 'backup.json') return withFields(text, { migrations: ['001-schools-and-papers.sql'] })
        // Later migrations brought these columns.
        return name.startsWith('tables/document/')
          ? text.replaceAll(/,"(?:charged_month|title|reading_failures)":(?:null|\d+|"[^"]*")/g, '')
          : text
      }),
    )
    const target = await place()
    expect(await operate(target, 'restore', old)).toMatchObject({ status: 0 })
    const { document, ...others } = await contents(target.DATABASE_URL)
    const { document: documentsBefore, ...othersBefore } = before
    expect(others).toEqual(othersBefore)
    expect(document).toEqual(
      documentsBefore!.map((row) =>
        // Columns that later migrations brought are empty.
        row.replace(/"charged_month":"[^"]*"/, '"charged_month":null').replace(/"title":"[^"]*"/, '"title":null'),
      ),
    )
  })

  test('a service whose files are in an S3 store is restored to disk, and one on disk to S3', DEEP, async () => {
    const [from, to] = await Promise.all([startS3Server(), startS3Server()])
    try {
      const stored = await place()
      expect((await operate({ ...stored, ...variablesOf(from) }, 'restore', file)).status).toBe(0)
      expect(from.objects.size).toBe(1)
      const copy = join(folder, 's3.backup')
      expect(await operate({ ...stored, ...variablesOf(from) }, 'backup', copy)).toEqual({
        status: 0,
        printed: `Wrote ${copy}: 2 accounts, 1 documents, 1 papers, 1 files.\n`,
      })
      for (const [variables, configuration] of [
        [{}, {}],
        [variablesOf(to), { s3: to.configuration }],
      ] as const) {
        const target = await place()
        expect((await operate({ ...target, ...variables }, 'restore', copy)).status).toBe(0)
        expect(await contents(target.DATABASE_URL)).toEqual(before)
        const service = await startService({
          databaseUrl: target.DATABASE_URL,
          dataDirectory: target.DATA_DIR,
          ...configuration,
        })
        expect(await fileOf(await signIn(service.url, teacher.email!), documentId)).toEqual(
          await readFile('samples/honey-bees.pdf'),
        )
        await service.end()
      }
      expect(to.objects.size).toBe(1)
    } finally {
      await Promise.all([from.close(), to.close()])
    }
  })

  test('restored into an empty database, every row and file is as it was, and teachers sign in as before', async () => {
    const target = await place()
    expect(await operate(target, 'restore', file)).toEqual({
      status: 0,
      printed: `Restored ${file}: 2 accounts, 1 documents, 1 papers, 1 files. Everybody signs in again.\n`,
    })
    expect(await contents(target.DATABASE_URL)).toEqual(before)
    const service = await serve(target)
    try {
      expect((await new Client(service.url, teacher.token).get('/me')).status).toBe(401)
      const again = await signIn(service.url, teacher.email!)
      expect((await again.get(`/papers/${paperId}`)).body.data).toMatchObject({
        title: '中期測驗 “Bees” 🐝\n\u2028 \\ "',
        revision: 2,
        passages,
        questions: questions.map(({ passageId }) => (passageId === undefined ? {} : { passageId })),
      })
      expect((await again.get(`/papers/${paperId}/revisions`)).body.data.items).toHaveLength(1)
      expect((await new Client(service.url).get(`/papers/${paperId}`)).status).toBe(200)
      expect(await fileOf(again, documentId)).toEqual(await readFile('samples/honey-bees.pdf'))
      // What was read of the document is there: a paper can be made from it.
      expect(
        (
          await again.post('/quizzes/generate/document', {
            sourceDocuments: [documentId],
            questionCount: 5,
            questionTypes: ['true_false'],
          })
        ).status,
      ).toBe(201)
    } finally {
      await service.end()
    }
  })

  test('a database that holds accounts is left alone, or replaced with --force; what is no more leaves the store', async () => {
    const target = await place()
    const service = await serve(target)
    const other = await signUp(service.url)
    const othersDocument = await readyDocument(other, 'samples/honey-bees.txt')
    const running = await operate(target, 'restore', file, '--force')
    expect(running).toEqual({
      status: 1,
      printed: 'Setpaper is running on this database. End it (all of its processes), then restore.\n',
    })
    await service.close()
    const filled = await contents(target.DATABASE_URL)
    expect(await operate(target, 'restore', file)).toEqual({
      status: 1,
      printed:
        'The database is not empty: it holds accounts. Restore into an empty one, or replace everything in it with --force.\n',
    })
    expect(await contents(target.DATABASE_URL)).toEqual(filled)

    expect((await operate(target, 'restore', file, '--force')).status).toBe(0)
    const { blob, ...rows } = await contents(target.DATABASE_URL)
    const { blob: blobsBefore, ...rowsBefore } = before
    expect(rows).toEqual(rowsBefore)
    expect(blob!.filter((row) => row.includes('"kept"'))).toEqual(blobsBefore)
    const again = await serve(target)
    try {
      await signIn(again.url, teacher.email!)
      for (
        let tries = 0;
        tries < 100 && (await readdir(join(target.DATA_DIR, 'blobs'), { recursive: true })).length > 3;
        tries += 1
      )
        await new Promise((resolve) => {
          setTimeout(resolve, 100)
        })
      const kept = (await readdir(join(target.DATA_DIR, 'blobs'), { recursive: true, withFileTypes: true })).filter(
        (entry) => entry.isFile(),
      )
      expect(kept).toHaveLength(1)
      expect(othersDocument).not.toBe(documentId)
    } finally {
      await again.end()
    }
  })

  test('a document that was being read is read after the restore', async () => {
    const halfway = await place()
    expect((await operate(halfway, 'restore', file)).status).toBe(0)
    await query(halfway.DATABASE_URL, "update document set status = 'processing', progress = 25, job_id = 'gone'")
    await query(halfway.DATABASE_URL, 'delete from document_reading')
    const second = join(folder, 'halfway.backup')
    expect((await operate(halfway, 'backup', second)).status).toBe(0)
    const target = await place()
    expect((await operate(target, 'restore', second)).status).toBe(0)
    const service = await serve(target)
    try {
      const again = await signIn(service.url, teacher.email!)
      expect(await again.settled(documentId)).toMatchObject({ status: 'ready' })
    } finally {
      await service.end()
    }
  })

  test.each(OPERATOR_FAILPOINTS.filter((name) => name.startsWith('restore')))(
    'killed at %s, the restore has changed no row, and can be done again',
    DEEP,
    async (failpoint) => {
      const target = await place()
      const empty = await contents(target.DATABASE_URL)
      expect((await setpaper({ ...target, SETPAPER_FAILPOINT: failpoint }, 'restore', file)).status).toBe(null)
      const { blob, ...rows } = await contents(target.DATABASE_URL)
      const { blob: _, ...none } = empty
      expect(rows).toEqual(none)
      // Announced and never kept: swept away unless the restore is done again.
      expect(blob!.map((row) => (JSON.parse(row) as { state: string }).state)).toEqual(['writing'])
      expect((await operate(target, 'restore', file)).status).toBe(0)
      expect(await contents(target.DATABASE_URL)).toEqual(before)
    },
  )

  test('killed before it is done, a backup leaves the one before as it was', DEEP, async () => {
    const kept = join(folder, 'kept.backup')
    await writeFile(kept, 'the backup before')
    expect((await setpaper({ ...source, SETPAPER_FAILPOINT: 'backup_part_written' }, 'backup', kept)).status).toBe(null)
    expect(await readFile(kept, 'utf8')).toBe('the backup before')
  })

  describe('a file that cannot be used is refused before anything is touched', () => {
    let target: Place
    beforeAll(async () => {
      target = await place()
    })
    const bad = (): string => join(folder, 'bad.backup')

    async function refusal(bytes: Uint8Array): Promise<string> {
      await writeFile(bad(), bytes)
      const { status, printed } = await operate(target, 'restore', bad(), '--force')
      expect(status).toBe(1)
      expect((await contents(target.DATABASE_URL)).account_user).toEqual([])
      return printed
    }
    test('what is no backup', async () => {
      expect(await refusal(Buffer.from('%PDF-1.7'))).toBe(
        `${bad()} is no backup of Setpaper. Name a file that \`setpaper backup\` wrote.\n`,
      )
    })
    test('a file that is not there', async () => {
      expect((await operate(target, 'restore', join(folder, 'none'))).printed).toBe(
        `Cannot read ${join(folder, 'none')}: there is no such file.\n`,
      )
    })
    test.each([0.02, 0.5, 0.98])('one cut short at %d of its length', async (share) => {
      const bytes = await readFile(file)
      expect(await refusal(bytes.subarray(0, Math.floor(share * bytes.byteLength)))).toMatch(
        /^\S+ is damaged: .*\. Nothing was changed; use another backup\.\n$/,
      )
    })
    test.each([0.1, 0.5, 0.9])('one with a byte changed at %d of its length', async (share) => {
      const bytes = await readFile(file)
      bytes[Math.floor(share * bytes.byteLength)]! ^= 0xff
      expect(await refusal(bytes)).toMatch(/^\S+ is damaged: .*\. Nothing was changed; use another backup\.\n$/)
    })
    test('one whose parts do not agree with its checksum', async () => {
      expect(
        await refusal(
          await rewritten((name, text) =>
            name === 'backup.json' ? withFields(text, { createdAt: 'another day' }) : text,
          ),
        ),
      ).toMatch(/is damaged: its checksum differs/)
    })
    test.each([
      ['format', { format: 2, program: '9.0.0' }],
      ['migration', { migrations: ['001-schools-and-papers.sql', '999-later.sql'], program: '9.0.0' }],
    ])('one with a newer %s', async (_, later) => {
      expect(
        await refusal(await sealed((name, text) => (name === 'backup.json' ? withFields(text, later) : text))),
      ).toBe(
        'The backup was written by Setpaper 9.0.0, which is newer than this program. Restore it with that version or a later one.\n',
      )
    })
  })
})

describe('with the private database', { timeout: 180_000 }, () => {
  let directory: string
  let folder: string
  beforeAll(async () => {
    ;[directory, folder] = [await emptyDirectory(), await emptyDirectory()]
  })
  afterEach(endAll)
  afterAll(async () => {
    await Promise.all([directory, folder].map((path) => rm(path, { recursive: true, force: true })))
  })

  test('a data directory without data is said to be one, and stays as it is', async () => {
    expect(await operate({ DATA_DIR: directory }, 'backup', join(folder, 'a'))).toEqual({
      status: 1,
      printed: `There is no data in ${directory}. Set DATA_DIR, or DATABASE_URL, as for the service.\n`,
    })
    expect(await readdir(directory)).toEqual([])
  })
  test('a backup is taken beside the running service and after it, a restore only after it', async () => {
    const service = await startService({ databaseUrl: undefined, dataDirectory: directory })
    const teacher = await signUp(service.url)
    expect((await setpaper({ DATA_DIR: directory }, 'backup', join(folder, 'running'))).printed).toMatch(/1 accounts/)
    expect((await teacher.get('/me')).status).toBe(200)
    expect((await operate({ DATA_DIR: directory }, 'restore', join(folder, 'running'), '--force')).printed).toBe(
      `Setpaper is running on ${directory}. End it, then restore.\n`,
    )
    expect((await teacher.get('/me')).status).toBe(200)
    await service.close()
    expect((await operate({ DATA_DIR: directory }, 'backup', join(folder, 'ended'))).printed).toMatch(/1 accounts/)
    const fresh = join(folder, 'fresh')
    expect((await operate({ DATA_DIR: fresh }, 'restore', join(folder, 'ended'))).status).toBe(0)
    const restored = await startService({ databaseUrl: undefined, dataDirectory: fresh })
    await signIn(restored.url, teacher.email!)
    await restored.close()
  })
  test('a backup into a folder that is not there says so', async () => {
    expect((await operate({ DATA_DIR: directory }, 'backup', join(folder, 'none', 'a'))).printed).toBe(
      `Cannot write ${join(folder, 'none', 'a')}: there is no such folder.\n`,
    )
  })
})
