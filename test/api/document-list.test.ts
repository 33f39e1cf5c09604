/** The list of documents: found, filtered, in each order; a walk by cursor sees what stays exactly once. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DOCUMENT_SORTS } from '#contract/documents.ts'
import { readyDocument, signUp, startService, type Client, type TestService } from './test-service.ts'

let service: TestService
let teacher: Client
let school: { readonly schoolId: string; readonly ownerId: string }
beforeAll(async () => {
  service = await startService()
  teacher = await signUp(service.url)
  const { id } = (await teacher.get('/me')).body.data as { readonly id: string }
  school = {
    ownerId: id,
    ...(await service.service.db
      .selectFrom('accountUser')
      .select('schoolId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()),
  }
})
afterAll(() => service.end())
beforeEach(async () => {
  for (const table of ['paper', 'document'] as const)
    await service.service.db.deleteFrom(table).where('schoolId', '=', school.schoolId).execute()
})

const MOMENT = Date.UTC(2026, 10, 1)
type Given = {
  readonly name?: string
  readonly day?: number
  readonly bytes?: number
  readonly quizzes?: number
  readonly topicNames?: string
  readonly status?: 'ready' | 'error'
  readonly fileType?: string
  readonly language?: string
}

let made = 0
async function insert({
  name = 'Chapter',
  day = 0,
  bytes = 1,
  quizzes = 0,
  topicNames = '',
  status = 'ready',
  fileType = 'pdf',
  language = 'en',
}: Given): Promise<string> {
  const { db } = service.service
  const documentId = `d-${String((made += 1)).padStart(5, '0')}`
  const createdAt = new Date(MOMENT + day * 86_400_000)
  await db
    .insertInto('document')
    .values({
      ...school,
      documentId,
      name,
      originalName: name,
      fileType,
      fileSize: bytes,
      sha256: documentId,
      blobId: documentId,
      status,
      jobId: null,
      pageCount: 1,
      language,
      topicNames,
      createdAt,
      updatedAt: createdAt,
    })
    .execute()
  for (let count = 0; count < quizzes; count += 1) await quizOf(documentId, `${documentId}-${count}`)
  return documentId
}
async function quizOf(documentId: string, paperId: string): Promise<void> {
  const { db } = service.service
  await db
    .insertInto('paper')
    .values({
      ...school,
      paperId,
      body: '{}',
      title: paperId,
      status: 'completed',
      generationMode: 'document_based',
      language: 'en',
      difficulty: 'easy',
      subject: null,
      grade: null,
      templateId: 'quick-quiz',
      questionCount: 1,
      totalMarks: 1,
      createdAt: new Date(MOMENT),
    })
    .execute()
  await db.insertInto('paperSource').values({ schoolId: school.schoolId, paperId, documentId }).execute()
}
const itemsOf = async (query: string): Promise<any[]> => (await teacher.get(`/documents?${query}`)).body.data.items
const names = async (query: string): Promise<string[]> => (await itemsOf(query)).map(({ name }) => name as string)

const given = fc.record({
  name: fc.constantFrom('Chapter 2', 'chapter 10', 'Chapter 10', '第三課', 'a_b%'),
  day: fc.integer({ min: 0, max: 2 }),
  bytes: fc.integer({ min: 1, max: 3 }),
  quizzes: fc.integer({ min: 0, max: 2 }),
})
const walk = fc.record({
  first: fc.array(given, { minLength: 1, maxLength: 10 }),
  limit: fc.integer({ min: 1, max: 4 }),
  steps: fc.array(
    fc.record({ inserted: fc.array(given, { maxLength: 2 }), removed: fc.array(fc.nat(), { maxLength: 2 }) }),
    { maxLength: 6 },
  ),
})

describe.each(DOCUMENT_SORTS)('a walk by cursor in the order %s', (sort) => {
  test('sees each document that stays exactly once, none twice, and ends', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ first, limit, steps }) => {
        for (const table of ['paper', 'document'] as const)
          await service.service.db.deleteFrom(table).where('schoolId', '=', school.schoolId).execute()
        const all: string[] = []
        for (const one of first) all.push(await insert(one))
        const stays = new Set(all)
        const seen: string[] = []
        let cursor = ''
        for (let page = 0; ; page += 1) {
          const { data } = (await teacher.get(`/documents?sort=${sort}&limit=${limit}${cursor}`)).body
          seen.push(...data.items.map(({ id }: any) => id as string))
          if (data.nextCursor === undefined) break
          cursor = `&cursor=${data.nextCursor}`
          for (const one of steps[page]?.inserted ?? []) all.push(await insert(one))
          for (const place of steps[page]?.removed ?? []) {
            const id = all[place % all.length]!
            await service.service.db
              .updateTable('document')
              .set({ deletedAt: new Date() })
              .where('documentId', '=', id)
              .execute()
            stays.delete(id)
          }
        }
        expect(new Set(seen).size).toBe(seen.length)
        expect([...stays].filter((id) => !seen.includes(id))).toEqual([])
      }),
      { numRuns: 15, seed: 7 },
    )
  })
  test('takes no cursor of another order', async () => {
    for (const [day, quizzes] of [
      [0, 0],
      [1, 1],
      [2, 2],
    ] as const)
      await insert({ day, quizzes, bytes: day + 1, name: `Chapter ${day}` })
    const { data } = (await teacher.get(`/documents?sort=${sort}&limit=1`)).body
    for (const other of DOCUMENT_SORTS.filter((one) => one !== sort))
      expect((await teacher.get(`/documents?sort=${other}&cursor=${data.nextCursor}`)).body, other).toMatchObject({
        code: 'invalid_input',
        field: 'cursor',
      })
  })
})

describe('the list of documents', () => {
  test.each([
    { sort: 'newest', order: ['第三課', 'Chapter 10', 'chapter 2'] },
    { sort: 'oldest', order: ['chapter 2', 'Chapter 10', '第三課'] },
    { sort: 'name', order: ['chapter 2', 'Chapter 10', '第三課'] },
    { sort: 'size', order: ['Chapter 10', '第三課', 'chapter 2'] },
    { sort: 'quizzes', order: ['chapter 2', '第三課', 'Chapter 10'] },
  ])('by $sort is $order', async ({ sort, order }) => {
    await insert({ name: 'chapter 2', day: 0, bytes: 10, quizzes: 3 })
    await insert({ name: 'Chapter 10', day: 1, bytes: 30 })
    await insert({ name: '第三課', day: 2, bytes: 20, quizzes: 1 })
    expect(await names(`sort=${sort}`)).toEqual(order)
  })

  test.each([
    { query: 'q=CELL', found: ['Cells', 'Plants'] },
    { query: 'q=25%25_', found: ['Profit 25%_'] },
    { query: 'status=error', found: ['Plants'] },
    { query: 'type=txt', found: ['Cells'] },
    { query: 'language=zh-TW', found: ['Profit 25%_'] },
    { query: 'from=2026-11-02T00:00:00Z&to=2026-11-03T00:00:00Z', found: ['Plants'] },
    { query: 'q=cell&status=ready&sort=name', found: ['Cells'] },
    { query: 'q=nowhere', found: [] },
  ])('with $query holds $found', async ({ query, found }) => {
    await insert({ name: 'Cells', fileType: 'txt' })
    await insert({ name: 'Plants', day: 1, topicNames: 'Leaves\nThe plant cell', status: 'error' })
    await insert({ name: 'Profit 25%_', day: 2, language: 'zh-TW' })
    const { data } = (await teacher.get(`/documents?${query}`)).body
    expect(data.items.map(({ name }: any) => name).toSorted()).toEqual(found)
    expect(data.total).toBe(found.length)
  })

  test('counts the quizzes that are not in the bin', async () => {
    await insert({ quizzes: 2 })
    const [first] = await itemsOf('')
    expect(first).toMatchObject({ quizCount: 2 })
    await service.service.db
      .updateTable('paper')
      .set({ deletedAt: new Date() })
      .where('paperId', '=', `${first.id}-0`)
      .execute()
    expect(await itemsOf('')).toMatchObject([{ quizCount: 1 }])
    expect((await teacher.get(`/documents/${first.id}`)).body.data.quizCount).toBe(1)
  })

  test('finds what was read by its topics, and tells how many there are without them', async () => {
    const id = await readyDocument(teacher, 'samples/honey-bees.txt')
    const { extractedTopics } = (await teacher.get(`/documents/${id}`)).body.data
    const word = encodeURIComponent(extractedTopics.at(-1).name.toUpperCase())
    expect(await itemsOf(`q=${word}&topics=false`)).toMatchObject([
      { id, extractedTopics: [], topicCount: extractedTopics.length },
    ])
    expect(await itemsOf(`q=${word}`)).toMatchObject([{ id, extractedTopics, topicCount: extractedTopics.length }])
  })
})

test('a document that cannot be read again keeps its topics, stays ready, and says why', async () => {
  const id = await readyDocument(teacher, 'samples/nutrition.txt')
  const before = (await teacher.get(`/documents/${id}`)).body.data
  expect(before.extractedTopics.length).toBeGreaterThan(2)
  // Those before it keep the readers busy.
  await Promise.all(
    ['honey-bees.pdf', 'fractions.pdf', 'quadratic-equations.pdf'].map((name) => teacher.uploadFile(`samples/${name}`)),
  )
  await teacher.post(`/documents/${id}/reread`)
  await teacher.post(`/documents/${id}/cancel`)
  expect(await teacher.settled(id)).toMatchObject({
    status: 'ready',
    extractionStatus: 'completed',
    error: { code: 'cancelled' },
    extractedTopics: before.extractedTopics,
  })
  await teacher.post(`/documents/${id}/reread`)
  expect((await teacher.settled(id)).error).toBeUndefined()
})
