/** Lists by cursor stay right while rows come and go: what is there all the time is seen exactly once. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, startService, type Client, type TestService } from './test-service.ts'

type Kind = 'topics' | 'documents' | 'papers'
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

/** Rows as the service would write them, at times of our choice: many at the same instant. */
async function insert(kind: Kind, id: string, createdAt: Date): Promise<void> {
  const { db } = service.service
  const row = { ...school, createdAt, updatedAt: createdAt }
  if (kind === 'topics')
    await db
      .insertInto('topic')
      .values({ ...row, topicId: id, name: id, grade: null })
      .execute()
  else if (kind === 'documents')
    await db
      .insertInto('document')
      .values({
        ...row,
        documentId: id,
        name: id,
        originalName: id,
        fileType: 'txt',
        fileSize: 1,
        sha256: id,
        blobId: id,
        status: 'ready',
        jobId: null,
        pageCount: 1,
        language: 'en',
      })
      .execute()
  else
    await db
      .insertInto('paper')
      .values({
        ...row,
        paperId: id,
        body: '{}',
        title: id,
        status: 'completed',
        generationMode: 'document_based',
        language: 'en',
        difficulty: 'easy',
        subject: null,
        grade: null,
        templateId: 'quick-quiz',
        questionCount: 1,
        totalMarks: 1,
      })
      .execute()
}
async function remove(kind: Kind, id: string): Promise<void> {
  const { db } = service.service
  const deletedAt = new Date()
  if (kind === 'topics') await db.updateTable('topic').set({ deletedAt }).where('topicId', '=', id).execute()
  else if (kind === 'documents')
    await db.updateTable('document').set({ deletedAt }).where('documentId', '=', id).execute()
  else await db.updateTable('paper').set({ deletedAt }).where('paperId', '=', id).execute()
}
async function clear(): Promise<void> {
  for (const table of ['topic', 'document', 'paper'] as const)
    await service.service.db.deleteFrom(table).where('schoolId', '=', school.schoolId).execute()
}

const MOMENT = Date.UTC(2026, 10, 1)
const step = fc.record({
  inserted: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
  removed: fc.array(fc.nat(), { maxLength: 2 }),
})
const walk = fc.record({
  first: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 }),
  limit: fc.integer({ min: 1, max: 4 }),
  steps: fc.array(step, { maxLength: 8 }),
})

describe.each<Kind>(['topics', 'documents', 'papers'])('a walk by cursor through %s', (kind) => {
  test('sees each row that stays exactly once, none twice, and ends', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ first, limit, steps }) => {
        await clear()
        let made = 0
        const all: string[] = []
        const add = async (moment: number): Promise<void> => {
          const id = `${kind}-${String((made += 1)).padStart(3, '0')}`
          await insert(kind, id, new Date(MOMENT + moment))
          all.push(id)
        }
        for (const moment of first) await add(moment)
        const stays = new Set(all)
        const seen: string[] = []
        let cursor = ''
        for (let page = 0; ; page += 1) {
          const { data } = (await teacher.get(`/${kind}?limit=${limit}${cursor}`)).body
          seen.push(...data.items.map(({ id }: any) => id as string))
          if (data.nextCursor === undefined) break
          expect(data.items).toHaveLength(limit)
          cursor = `&cursor=${data.nextCursor}`
          const happens = steps[page]
          for (const moment of happens?.inserted ?? []) await add(moment)
          for (const place of happens?.removed ?? []) {
            const id = all[place % all.length]!
            await remove(kind, id)
            stays.delete(id)
          }
        }
        expect(new Set(seen).size).toBe(seen.length)
        expect([...stays].filter((id) => !seen.includes(id))).toEqual([])
      }),
      { numRuns: 25, seed: 7 },
    )
  })
  test('and one by page give the same rows while nothing changes', async () => {
    await clear()
    for (let place = 0; place < 11; place += 1) await insert(kind, `same-${place}`, new Date(MOMENT + (place % 3)))
    const ids = async (query: string): Promise<{ readonly ids: string[]; readonly next?: string }> => {
      const { data } = (await teacher.get(`/${kind}?limit=4${query}`)).body
      return { ids: data.items.map(({ id }: any) => id), next: data.nextCursor }
    }
    const first = await ids('')
    const second = await ids(`&cursor=${first.next}`)
    expect([(await ids('&page=1')).ids, (await ids('&page=2')).ids, (await ids('&page=3')).ids]).toEqual([
      first.ids,
      second.ids,
      (await ids(`&cursor=${second.next}`)).ids,
    ])
  })
})
