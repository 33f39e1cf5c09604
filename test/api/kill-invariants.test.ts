/**
 * The invariants that the campaign of kills checks do notice what they are there for: each fault is planted and must be
 * told.
 */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf, letBinExpire, teacherFaults, type Purged } from '../campaigns/killing/invariants.ts'
import { Teacher } from '../campaigns/killing/teacher.ts'
import { Client, startService, type TestService } from './test-service.ts'

describe('the invariants of the campaign', () => {
  let root: string
  let service: TestService
  let client: pg.Client
  let teacher: Teacher
  let blob: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'setpaper-planted-'))
    service = await startService({ dataDirectory: join(root, 'data') }, { sweepEveryMs: 1e9 })
    client = new pg.Client({ connectionString: service.databaseUrl })
    await client.connect()
    teacher = new Teacher(service.url, () => 0)
    await teacher.act('topic')
    await teacher.act('uploadPdf')
    const [document] = teacher.documents.keys()
    await new Client(service.url, teacher.token).settled(document!)
    for (const act of ['generate', 'topic', 'patch', 'exportPdf', 'regenerate', 'share', 'replace'] as const)
      expect(await teacher.act(act)).toBe(true)
    const { rows } = await client.query<{ school_id: string; blob_id: string }>('select school_id, blob_id from blob')
    blob = join(root, 'data', 'blobs', rows[0]!.school_id, rows[0]!.blob_id)
  })
  afterAll(async () => {
    await client.end()
    await service.end()
    await rm(root, { recursive: true, force: true })
  })

  const bench = () => ({ root, port: 0, url: service.url, plansFile: '' })
  const faults = (purged: Purged = new Map()) => faultsOf(bench(), client, purged)

  test('hold for a service that nobody killed', async () => {
    expect(await faults()).toEqual([])
    expect(await teacherFaults(teacher)).toEqual([])
    expect(teacher.papers.size).toBe(1)
  })

  test.each([
    {
      planted: 'a document counted twice',
      sql: "update usage set used = used + 1 where metric = 'documents'",
      undo: "update usage set used = used - 1 where metric = 'documents'",
      tells: /documents of .*: 2 used, the rows say 1/,
    },
    {
      planted: 'a question not counted',
      sql: "update usage set used = used - 1 where metric = 'questions'",
      undo: "update usage set used = used + 1 where metric = 'questions'",
      tells: /questions of/,
    },
    {
      planted: 'pages not counted',
      sql: "update usage set used = 0 where metric = 'pdfPages'",
      undo: "update usage set used = (select page_count from document) where metric = 'pdfPages'",
      tells: /pdfPages of/,
    },
    {
      planted: 'storage left over',
      sql: "update usage set used = used + 7 where metric = 'storageBytes'",
      undo: "update usage set used = used - 7 where metric = 'storageBytes'",
      tells: /storageBytes of/,
    },
    {
      planted: 'a reservation left',
      sql: "insert into usage_reservation select school_id, 'r', '2026-11', 'quizzes', 1, now() from school",
      undo: 'delete from usage_reservation',
      tells: /1 reservations left/,
    },
    {
      planted: 'a credit out of nowhere',
      sql: 'update school set credits = credits + 1',
      undo: 'update school set credits = credits - 1',
      tells: /credits are not the sum/,
    },
    {
      planted: 'a paper made twice',
      sql: "insert into paper select school_id, paper_id || 'x', owner_id, r.body, r.body->>'title', status, generation_mode, language, difficulty, subject, grade, template_id, question_count, total_marks from paper p join (select body from paper_revision where revision = 1) r on true",
      undo: "delete from paper where paper_id like '%x'",
      tells: /papers made twice/,
    },
    {
      planted: 'a lost revision',
      sql: 'update paper set revision = revision + 1',
      undo: 'update paper set revision = revision - 1',
      tells: /revisions have gaps/,
    },
    {
      planted: 'a key held by nobody',
      sql: "insert into idempotent_request select school_id, 'held', '', null from school",
      undo: "delete from idempotent_request where key = 'held'",
      tells: /keys held by nobody/,
    },
    {
      planted: 'a blob that no document names',
      sql: "insert into blob select school_id, 'orphan', 'kept', 1, '' from school",
      undo: "delete from blob where blob_id = 'orphan'",
      tells: /blob .*orphan has no file/,
    },
  ])('tell of $planted', async ({ sql, undo, tells }) => {
    await client.query(sql)
    try {
      expect(await faults()).toEqual(expect.arrayContaining([expect.stringMatching(tells)]))
    } finally {
      await client.query(undo)
    }
    expect(await faults()).toEqual([])
  })

  test('tell of a file without a row and of a row without its file', async () => {
    await writeFile(`${blob}-more`, 'x')
    await rename(blob, `${blob}.away`)
    expect(await faults()).toEqual(
      expect.arrayContaining([expect.stringContaining('-more has no row'), expect.stringContaining('has no file')]),
    )
    await rename(`${blob}.away`, blob)
    await rm(`${blob}-more`)
    expect(await faults()).toEqual([])
  })

  test('tell a teacher’s lost paper, lost change and lost topic', async () => {
    const [paper] = teacher.papers.values()
    await client.query('update paper set deleted_at = now()')
    expect(await teacherFaults(teacher)).toEqual(
      expect.arrayContaining([expect.stringContaining(`the paper ${paper!.id} answers 404`)]),
    )
    await client.query('update paper set deleted_at = null')
    paper!.title = 'Acknowledged'
    expect(await teacherFaults(teacher)).toEqual([expect.stringContaining('not Acknowledged')])
    await client.query('delete from topic')
    expect(await teacherFaults(teacher)).toEqual([expect.stringMatching(/the topic .* is gone/)])
  })

  test('count what the emptied bin took with it', async () => {
    await teacher.act('deleteDocument')
    const purged: Purged = new Map()
    await letBinExpire(client, purged)
    await client.query('delete from document')
    await client.query('delete from blob')
    await rm(blob)
    expect(await faults(purged)).toEqual([])
    expect(await faults()).toEqual(expect.arrayContaining([expect.stringMatching(/documents of/)]))
  })
})
