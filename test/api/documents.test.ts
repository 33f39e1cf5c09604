/**
 * Documents over HTTP: upload and its limits, duplicates, reading and its faults, what a document can be asked
 * (spec/api.md).
 */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unlimitedPlans } from './fuzzing/world.ts'
import { Client, readyDocument, signUp, startService, type TestService } from './test-service.ts'

let service: TestService
/** Takes documents and reads none: what is uploaded there waits for good. */
let unread: TestService
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setpaper-documents-'))
  const plansFile = await unlimitedPlans(folder)
  service = await startService({ plansFile })
  unread = await startService({ plansFile, role: 'web' })
})
afterAll(async () => {
  await service.end()
  await unread.end()
  await rm(folder, { recursive: true, force: true })
})

const bytes = (text: string): Buffer => Buffer.from(text)
const CAP = 10 * 1024 * 1024
/** Nothing of an upload that was refused is left: no row, no kept blob, no temporary file. */
async function expectNothingLeft(teacher: Client): Promise<void> {
  expect((await teacher.get('/documents')).body.data.total).toBe(0)
  const { id } = (await teacher.get('/me')).body.data as { readonly id: string }
  const { db, temporary } = unread.service
  const { schoolId } = await db
    .selectFrom('accountUser')
    .select('schoolId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(
    await db.selectFrom('blob').select('state').where('schoolId', '=', schoolId).where('state', '=', 'kept').execute(),
  ).toEqual([])
  expect(await filesOf(temporary)).toEqual([])
}
const filesOf = (directory: string): Promise<readonly string[]> => readdir(directory).catch(() => [])

describe('a file that is uploaded', () => {
  test('is read, whatever its format and its name; the same text in another format is told by similarTo', async () => {
    const teacher = await signUp(service.url)
    const read: any[] = []
    for (const type of ['pdf', 'docx', 'pptx', 'txt']) {
      const { status, body } = await teacher.uploadFile(`samples/nutrition.${type}`)
      expect(status).toBe(201)
      expect(body.data).toMatchObject({
        name: `nutrition.${type}`,
        originalName: `nutrition.${type}`,
        fileType: type,
        page_count: 1,
        language: null,
        extractedTopics: [],
        warnings: [],
      })
      expect(body.data.results).toBeUndefined()
      const ready = await teacher.settled(body.data.id)
      expect(ready).toMatchObject({ status: 'ready', progress: 100, extractionStatus: 'completed', language: 'en' })
      expect(ready.fileSize).toBe((await readFile(`samples/nutrition.${type}`)).byteLength)
      expect(ready.extractedTopics.length).toBeGreaterThan(2)
      expect(ready.extractedTopics[0]).toMatchObject({
        name: expect.any(String),
        subtopics: expect.any(Array),
        confidence: expect.any(Number),
        questionCount: 5,
        difficulty: expect.stringMatching(/^(?:easy|medium|hard)$/),
      })
      read.push(ready)
    }
    expect(read.map(({ similarTo }) => similarTo)).toMatchObject([
      undefined,
      { id: read[0].id, name: 'nutrition.pdf', similarity: 1 },
      { similarity: expect.any(Number) },
      { similarity: 1 },
    ])
    const other = await teacher.upload([{ name: 'really-a-pdf.docx', bytes: await readFile('samples/fractions.pdf') }])
    expect(other.body.data.fileType).toBe('pdf')
    const ready = await teacher.settled(other.body.data.id)
    expect(ready).toMatchObject({ status: 'ready', fileType: 'pdf', name: 'really-a-pdf.docx' })
    expect(ready.similarTo).toBeUndefined()
  })
  test.each([
    { name: 'picture.pdf', content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]) },
    { name: 'program.txt', content: Buffer.from('MZ\u0090\0') },
    { name: 'notes.odt', content: bytes('words') },
    { name: 'no-ending', content: bytes('words') },
  ])('as $name of another type is refused with 415 and leaves nothing', async ({ name, content }) => {
    const teacher = await signUp(unread.url)
    const { status, body } = await teacher.upload([{ name, bytes: content }])
    expect({ status, code: body.code, error: body.error }).toEqual({
      status: 415,
      code: 'file_type_unsupported',
      error: `“${name}” is not a PDF, .doc, .docx, .pptx or .txt file. Save it as one of these.`,
    })
    await expectNothingLeft(teacher)
  })
  test('of exactly 10 MB passes; of one byte more it is refused and leaves nothing', async () => {
    const teacher = await signUp(unread.url)
    const over = await teacher.upload([{ name: 'over.txt', bytes: Buffer.alloc(CAP + 1, 'a') }])
    expect(over).toMatchObject({ status: 413, body: { code: 'file_too_large', name: 'over.txt', mostBytes: CAP } })
    await expectNothingLeft(teacher)
    const exact = await teacher.upload([{ name: 'exact.txt', bytes: Buffer.alloc(CAP, 'a') }])
    expect(exact).toMatchObject({ status: 201, body: { data: { fileSize: CAP } } })
    await teacher.post(`/documents/${exact.body.data.id}/cancel`)
  })
  test('whose sender hangs up midway leaves nothing', async () => {
    const teacher = await signUp(unread.url)
    await new Promise<void>((done) => {
      const outgoing = request(`${unread.url}/api/v1/documents`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${teacher.token}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 4_000_000,
        },
      })
      outgoing.on('error', () => done())
      outgoing.write(
        `--x\r\ncontent-disposition: form-data; name="file"; filename="half.txt"\r\n\r\n${'half '.repeat(200_000)}`,
      )
      void expect
        .poll(() => filesOf(unread.service.temporary))
        .toHaveLength(1)
        .finally(() => outgoing.destroy())
    })
    await expect.poll(() => filesOf(unread.service.temporary)).toEqual([])
    await expectNothingLeft(teacher)
  })
  test.each([
    { what: 'no form at all', body: {}, headers: {} },
    { what: 'a form without a file', body: new FormData(), headers: {} },
  ])('is missed where there is $what', async ({ body }) => {
    const teacher = await signUp(unread.url)
    expect(await teacher.call('POST', '/documents', body)).toMatchObject({
      status: 400,
      body: { code: 'no_file', error: 'No file was sent. Choose a PDF, .doc, .docx, .pptx or .txt file.' },
    })
  })
  test('by a visitor is refused: Authentication required', async () => {
    expect(await new Client(unread.url).upload([{ name: 'a.txt', bytes: bytes('words') }])).toMatchObject({
      status: 401,
      body: { success: false, error: 'Authentication required', code: 'unauthenticated' },
    })
  })
})

describe('several files at once', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `part-${index}.txt`,
      bytes: bytes(`Part ${index}. Bees live in a hive.`),
    }))
  test('five are all taken, and the answer tells what became of each', async () => {
    const teacher = await signUp(unread.url)
    const { status, body } = await teacher.upload(files(5))
    expect(status).toBe(201)
    expect(
      body.data.results.map((result: any) => [result.name, result.isDuplicate, result.document.originalName]),
    ).toEqual(files(5).map(({ name }) => [name, false, name]))
    expect((await teacher.get('/documents')).body.data.total).toBe(5)
  })
  test('six are refused, and none is kept', async () => {
    const teacher = await signUp(unread.url)
    expect(await teacher.upload(files(6))).toMatchObject({ status: 413, body: { code: 'too_many_files', most: 5 } })
    await expectNothingLeft(teacher)
  })
  test('one that cannot be taken does not hold up the others, and is told with its reason', async () => {
    const teacher = await signUp(unread.url)
    const { status, body } = await teacher.upload([{ name: 'a.png', bytes: bytes('x') }, ...files(1), ...files(1)])
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      originalName: 'part-0.txt',
      results: [
        { name: 'a.png', code: 'file_type_unsupported', error: expect.stringContaining('a.png') },
        { name: 'part-0.txt', isDuplicate: false },
        { name: 'part-0.txt', isDuplicate: true },
      ],
    })
  })
})

describe('the same bytes again', () => {
  test('give the existing document with 200, or with onDuplicate=keep another one', async () => {
    const [teacher, other] = [await signUp(unread.url), await signUp(unread.url)]
    const first = await teacher.upload([{ name: 'first.txt', bytes: bytes('The same words.') }])
    const again = await teacher.upload([{ name: 'second.txt', bytes: bytes('The same words.') }])
    expect(again).toMatchObject({
      status: 200,
      body: {
        success: true,
        data: { isDuplicate: true, existingDocument: { id: first.body.data.id, name: 'first.txt' } },
      },
    })
    expect(
      (await teacher.upload([{ name: 'third.txt', bytes: bytes('The same words.') }], '?onDuplicate=ask')).status,
    ).toBe(200)
    const kept = await teacher.upload([{ name: 'fourth.txt', bytes: bytes('The same words.') }], '?onDuplicate=keep')
    expect(kept.status).toBe(201)
    expect(kept.body.data.id).not.toBe(first.body.data.id)
    // Another teacher's files are not named, and files in the bin count as gone.
    expect((await other.upload([{ name: 'mine.txt', bytes: bytes('The same words.') }])).status).toBe(201)
    for (const { id } of [first.body.data, kept.body.data]) await teacher.call('DELETE', `/documents/${id}`)
    expect((await teacher.upload([{ name: 'fifth.txt', bytes: bytes('The same words.') }])).status).toBe(201)
  })
})

describe('a file that cannot be read', () => {
  const FAULTS = [
    {
      name: 'empty.txt',
      content: bytes(''),
      code: 'empty',
      en: 'The file is empty. Choose a file that holds the text of your lesson.',
      'zh-TW': '檔案是空的。請選擇載有課文的檔案。',
    },
    {
      name: 'damaged.pdf',
      content: bytes('%PDF-1.7\nnothing more'),
      code: 'damaged',
      en: 'The file is damaged and cannot be opened. Open it in the program that made it, save it again, and choose the new file.',
      'zh-TW': '檔案已損壞，無法開啟。請用原來的程式開啟並重新儲存，再選擇新檔案。',
    },
  ] as const
  test.each(FAULTS)(
    '$name ends in $code, worded in the language of the teacher, and costs no document',
    async ({ name, content, code, ...words }) => {
      const teacher = await signUp(service.url)
      const { body } = await teacher.upload([{ name, bytes: content }])
      expect(await teacher.settled(body.data.id)).toMatchObject({
        status: 'error',
        extractionStatus: 'failed',
        error: { code, message: words.en },
      })
      await teacher.call('PATCH', '/me', { language: 'zh-TW' })
      expect((await teacher.get(`/documents/${body.data.id}`)).body.data.error).toEqual({
        code,
        message: words['zh-TW'],
      })
      expect((await teacher.get('/documents/quota')).body.data.used).toBe(0)
      expect(await teacher.post('/documents/extract-topics', { documentId: body.data.id })).toMatchObject({
        status: 422,
        body: { code: 'document_unread', name },
      })
      expect(await teacher.post('/papers/generate', { documentId: body.data.id })).toMatchObject({
        status: 422,
        body: { code: 'document_unread', name },
      })
    },
  )
})

describe('a document that is ready', () => {
  let teacher: Client
  let id: string
  beforeAll(async () => {
    teacher = await signUp(service.url)
    id = await readyDocument(teacher, 'samples/honey-bees.pdf')
  })

  test('gives the text of each page, and 404 beyond', async () => {
    const pages = await Promise.all([1, 2, 3, 99].map((page) => teacher.get(`/documents/${id}/pages/${page}`)))
    const { page_count: count } = (await teacher.get(`/documents/${id}`)).body.data
    expect(pages[0]!.body.data).toMatchObject({
      page: 1,
      text: expect.stringContaining('Honey bees are among the smallest workers'),
    })
    expect(pages.map(({ status }) => status)).toEqual([1, 2, 3, 99].map((page) => (page <= count ? 200 : 404)))
    const both = await teacher.get(`/documents/${id}/pages/1?to=99`)
    expect(both.body.data.text).toContain('Honey bees are among the smallest workers')
    expect(both.body.data.text.length).toBeGreaterThan(pages[0]!.body.data.text.length)
    expect((await teacher.get(`/documents/${id}/pages/0`)).status).toBe(404)
    expect((await teacher.get(`/documents/${id}/pages/one`)).status).toBe(404)
  })
  test('gives a short-lived address at which the very bytes are, for the viewer and never as HTML', async () => {
    const { url, expiresAt } = (await teacher.get(`/documents/${id}/url`)).body.data
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000
    expect(minutes > 1 && minutes <= 60).toBe(true)
    const answer = await fetch(url.replace(/^https?:\/\/[^/]+/, service.url))
    expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile('samples/honey-bees.pdf'))).toBe(true)
    expect(
      Object.fromEntries(
        ['content-type', 'content-disposition', 'x-content-type-options'].map((name) => [
          name,
          answer.headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="honey-bees.pdf"',
      'x-content-type-options': 'nosniff',
    })
    expect((await fetch(`${url.replace(/^https?:\/\/[^/]+/, service.url)}x`)).status).toBe(404)
  })
  test('has its topics by extract-topics, in its own language', async () => {
    const { topics, language } = (await teacher.post('/documents/extract-topics', { documentId: id, language: 'en' }))
      .body.data
    expect(topics).toEqual((await teacher.get(`/documents/${id}`)).body.data.extractedTopics)
    expect(language).toBe('en')
  })
  test('takes another name and keeps its first one', async () => {
    expect((await teacher.call('PATCH', `/documents/${id}`, { name: '  蜜蜂 🐝 ' })).body.data).toMatchObject({
      name: '蜜蜂 🐝',
      originalName: 'honey-bees.pdf',
    })
    expect(await teacher.call('PATCH', `/documents/${id}`, { name: ' ' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'name' },
    })
  })
  test('is read again on demand, with the same topics', async () => {
    const before = (await teacher.get(`/documents/${id}`)).body.data.extractedTopics
    expect((await teacher.post(`/documents/${id}/reread`)).body.data).toMatchObject({
      status: 'processing',
      extractionStatus: 'processing',
    })
    expect((await teacher.settled(id)).extractedTopics).toEqual(before)
  })
  test('is not cancelled any more', async () => {
    expect((await teacher.post(`/documents/${id}/cancel`)).body.data.status).toBe('ready')
  })
  test('goes to the bin and comes back, with its papers untouched', async () => {
    const paper = (
      await teacher.post('/papers/generate', { documentId: id, totalQuestions: 5, questionTypes: ['true_false'] })
    ).body.data.id as string
    expect((await teacher.call('DELETE', `/documents/${id}`)).body.data).toMatchObject({
      id,
      deletedAt: expect.any(String),
    })
    for (const path of [`/documents/${id}`, `/documents/${id}/url`, `/documents/${id}/pages/1`])
      expect((await teacher.get(path)).status).toBe(404)
    expect((await teacher.call('DELETE', `/documents/${id}`)).status).toBe(404)
    expect((await teacher.post('/papers/generate', { documentId: id })).status).toBe(404)
    expect((await teacher.get('/documents')).body.data.items).toEqual([])
    expect((await teacher.get('/documents?deleted=true')).body.data.items).toMatchObject([
      { id, deletedAt: expect.any(String) },
    ])
    expect((await teacher.get(`/papers/${paper}`)).body.data.questions[0].source.documentId).toBe(id)
    expect((await teacher.get('/usage/current')).body.data.usage.storageBytes).toBe(0)

    expect((await teacher.post(`/documents/${id}/restore`)).body.data).toMatchObject({ id, status: 'ready' })
    expect((await teacher.post(`/documents/${id}/restore`)).status).toBe(404)
    expect((await teacher.get(`/documents/${id}`)).body.data.extractedTopics.length).toBeGreaterThan(1)
    expect((await teacher.get('/usage/current')).body.data.usage.storageBytes).toBe(
      (await readFile('samples/honey-bees.pdf')).byteLength,
    )
  })
})

test('a document that is still read is cancelled, ends in error with the reason, and can be read again', async () => {
  // Until a worker is started, every document is still read.
  const web = await startService({ role: 'web' })
  const teacher = await signUp(web.url)
  const { id } = (await teacher.uploadFile('samples/nutrition.txt')).body.data
  expect(await teacher.post('/documents/extract-topics', { documentId: id })).toMatchObject({
    status: 409,
    body: { code: 'document_not_ready' },
  })
  expect((await teacher.get('/documents/quota')).body.data.used).toBe(1)
  expect((await teacher.post(`/documents/${id}/cancel`)).body.data).toMatchObject({
    status: 'error',
    error: { code: 'cancelled', message: 'The reading was cancelled.' },
  })
  expect((await teacher.get('/documents/quota')).body.data.used).toBe(0)
  await teacher.post(`/documents/${id}/reread`)
  const worker = await startService({ databaseUrl: web.databaseUrl, dataDirectory: web.root, role: 'worker' })
  expect((await teacher.settled(id)).status).toBe('ready')
  await worker.end()
  await web.end()
})

describe('topics of a text that is sent', () => {
  test.each([
    { file: 'samples/nutrition.txt', language: 'en' },
    { file: 'samples/self-strengthening.txt', language: 'zh-TW' },
  ])('of $file are found, in $language', async ({ file, language }) => {
    const teacher = await signUp(service.url)
    const { status, body } = await teacher.post('/documents/extract-topics', {
      content: await readFile(file, 'utf8'),
      language: 'en',
    })
    expect(status).toBe(200)
    expect(body.data.language).toBe(language)
    expect(body.data.topics.length).toBeGreaterThan(2)
    expect((await teacher.get('/documents')).body.data.total).toBe(0)
  })
  test.each([
    { body: {} },
    { body: { content: '' } },
    { body: { documentId: 'd_missing' }, status: 404 },
    { body: { content: ' ' } },
  ])('are refused for $body', async ({ body, status = 400 }) => {
    const teacher = await signUp(service.url)
    expect((await teacher.post('/documents/extract-topics', body)).status).toBe(status)
  })
})

describe('the list of documents', () => {
  const NAMES = ['100%.txt', '100 words.txt', 'a_b.txt', 'axb.txt', 'Bees.txt', 'fractions.pdf']
  let teacher: Client
  beforeAll(async () => {
    teacher = await signUp(unread.url)
    for (const name of NAMES.slice(0, -1)) await teacher.upload([{ name, bytes: bytes(`${name}: words.`) }])
    await teacher.uploadFile('samples/fractions.pdf')
    await unread.service.db.updateTable('document').set({ status: 'ready' }).where('name', 'in', NAMES).execute()
  })
  const names = async (query: string): Promise<string[]> =>
    (await teacher.get(`/documents?${query}`)).body.data.items.map(({ name }: any) => name)

  test.each([
    { query: 'q=%25', found: ['100%.txt'] },
    { query: 'q=_', found: ['a_b.txt'] },
    { query: 'q=BEES', found: ['Bees.txt'] },
    { query: 'q=%5C', found: [] },
    { query: 'q=', found: ['fractions.pdf', 'Bees.txt', 'axb.txt', 'a_b.txt', '100 words.txt', '100%.txt'] },
    { query: 'type=pdf', found: ['fractions.pdf'] },
    { query: 'type=txt&q=100', found: ['100 words.txt', '100%.txt'] },
    { query: 'status=processing', found: [] },
    { query: 'limit=2', found: ['fractions.pdf', 'Bees.txt'] },
    { query: 'limit=2&page=3', found: ['100 words.txt', '100%.txt'] },
    { query: 'limit=2&page=4', found: [] },
    { query: 'deleted=true', found: [] },
  ])('with $query holds $found', async ({ query, found }) => {
    expect(await names(query)).toEqual(found)
  })
  test('tells page, limit and total, and a cursor while there is more', async () => {
    const {
      body: { data },
    } = await teacher.get('/documents?limit=4')
    expect(data).toMatchObject({ page: 1, limit: 4, total: 6, nextCursor: expect.any(String) })
    const next = (await teacher.get(`/documents?limit=4&cursor=${data.nextCursor}`)).body.data
    expect([next.items.length, next.nextCursor, next.total]).toEqual([2, undefined, 6])
    expect((await teacher.get('/documents')).body.data).toMatchObject({ page: 1, limit: 20 })
  })
  test.each(['page=0', 'limit=0', 'limit=101', 'page=x', 'cursor=x', 'status=gone', 'deleted=perhaps'])(
    'with %s is refused, naming the field',
    async (query) => {
      expect(await teacher.get(`/documents?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', field: query.split('=')[0] },
      })
    },
  )
  test('is counted by status', async () => {
    expect((await teacher.get('/documents/stats')).body.data).toMatchObject({
      total: 6,
      byStatus: { uploading: 0, processing: 0 },
    })
    expect((await teacher.get('/documents/quota')).body.data).toMatchObject({
      limit: -1,
      resetsAt: expect.stringMatching(/T16:00:00\.000Z$/),
    })
  })
})

const SHARED = '../shared/documents'
describe.skipIf(!existsSync(SHARED))('real files of teachers', () => {
  // src/reading/ reads the others.
  test('a .doc in Chinese is read, with topics', async () => {
    const teacher = await signUp(service.url)
    const { body } = await teacher.uploadFile(join(SHARED, 'drcd-reader.doc'))
    const document = await teacher.settled(body.data.id)
    expect(document).toMatchObject({ status: 'ready', fileType: 'doc', language: 'zh-TW' })
    expect(document.extractedTopics.length).toBeGreaterThan(2)
  })
  test('a document of Word 95 is refused with a sentence that says what to do', async () => {
    const teacher = await signUp(service.url)
    const { body } = await teacher.uploadFile(join(SHARED, 'poi-Word95.doc'))
    expect((await teacher.settled(body.data.id)).error).toEqual({
      code: 'old_word',
      message:
        'The file was written by a version of Word before 97. Open it in Word or LibreOffice and save it as .docx.',
    })
  })
})
