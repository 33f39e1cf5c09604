/**
 * The lists of papers that the dashboard shows: search, filters, orders, groups and their cursors; papers that cannot
 * be read; copies, averages and views.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, readyDocument, signUp, startService, type TestService } from './test-service.ts'

let service: TestService
let teacher: Client
beforeAll(async () => {
  service = await startService()
  teacher = await signUp(service.url)
})
afterAll(() => service.end())

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 9, 1)

async function schoolOf({ email }: Client) {
  const { id, schoolId } = await service.service.db
    .selectFrom('accountUser')
    .select(['id', 'schoolId'])
    .where('email', '=', email!)
    .executeTakeFirstOrThrow()
  return { schoolId, ownerId: id }
}

type Written = {
  readonly id: string
  readonly title?: string
  readonly document?: string | null
  readonly day?: number
  readonly views?: number
  readonly format?: string
  readonly mode?: string
  readonly topics?: string
  readonly sharing?: 'questions'
  readonly deleted?: boolean
}

/** Rows as the service would write them, at days of our choice. */
async function write(
  client: Client,
  papers: readonly Written[],
  documents: Readonly<Record<string, string>> = {},
): Promise<void> {
  const school = await schoolOf(client)
  const { db } = service.service
  for (const [id, name] of Object.entries(documents))
    await db
      .insertInto('document')
      .values({
        ...school,
        documentId: id,
        name,
        originalName: name,
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
  for (const {
    id,
    title = id,
    document = null,
    day = 0,
    views = 0,
    format = 'standard',
    mode = 'document_based',
    topics = '',
    sharing,
    deleted = false,
  } of papers) {
    const createdAt = new Date(START + day * DAY_MS)
    await db
      .insertInto('paper')
      .values({
        ...school,
        paperId: id,
        body: '{"questions":[],"configuration":{}}',
        title,
        status: day % 2 === 0 ? 'completed' : 'draft',
        generationMode: mode,
        language: 'en',
        difficulty: 'easy',
        subject: null,
        grade: null,
        templateId: 'quick-quiz',
        questionCount: 1,
        totalMarks: 1,
        firstDocumentId: document,
        firstDocumentName: document === null ? null : `${document} as it was`,
        paperFormat: format,
        topicNames: topics,
        views,
        ...(sharing === undefined ? {} : { sharing }),
        createdAt,
        updatedAt: createdAt,
        deletedAt: deleted ? new Date() : null,
      })
      .execute()
  }
}

type Item = {
  readonly id: string
  readonly title: string
  readonly group?: { readonly kind: string; readonly name: string; readonly documentId?: string; readonly size: number }
}

async function walk(
  client: Client,
  query: string,
  between: (page: number) => Promise<void> = async () => undefined,
): Promise<Item[]> {
  const seen: Item[] = []
  let cursor = ''
  for (let page = 0; ; page += 1) {
    const { status, body } = await client.get(`/papers?limit=2&${query}${cursor}`)
    expect(status).toBe(200)
    seen.push(...body.data.items)
    if (body.data.nextCursor === undefined) return seen
    cursor = `&cursor=${body.data.nextCursor}`
    await between(page)
  }
}
const idsOf = (items: readonly Item[]): string => items.map(({ id }) => id).join(' ')

describe('a list of papers', () => {
  beforeAll(() =>
    write(
      teacher,
      [
        { id: 'p1', title: 'Beta', document: 'd_old', day: 1, views: 3, topics: 'Photosynthesis\nLight' },
        { id: 'p2', title: 'alpha', document: 'd_new', day: 2, views: 9, sharing: 'questions' },
        { id: 'p3', title: 'Gamma', document: 'd_gone', day: 3 },
        { id: 'p4', title: 'Delta', day: 4, mode: 'concept_based', topics: 'Percentages' },
        { id: 'p5', title: 'Epsilon', day: 5, format: 'hkdse_paper1', mode: 'concept_based', views: 3 },
        { id: 'p6', title: 'Zeta', document: 'd_old', day: 6 },
        { id: 'p7', title: 'Eta', document: 'd_new', day: 0 },
        { id: 'p8', title: 'Theta', document: 'd_old', day: 9, deleted: true },
      ],
      { d_old: 'Leaves and light.pdf', d_new: 'Currents.pdf' },
    ),
  )

  test.each([
    // Newest first: a group stands where its newest paper does.
    { sort: 'newest', ids: 'p6 p1 p5 p4 p3 p2 p7' },
    { sort: 'oldest', ids: 'p7 p2 p1 p6 p3 p4 p5' },
    // By title within groups, groups by the name of their document, those without one first.
    { sort: 'title', ids: 'p4 p5 p2 p7 p3 p1 p6' },
    { sort: 'viewed', ids: 'p2 p7 p1 p6 p5 p4 p3' },
  ])('grouped and $sort first is $ids, walked by cursor or by page', async ({ sort, ids }) => {
    expect(idsOf(await walk(teacher, `grouped=true&sort=${sort}`))).toBe(ids)
    const pages = await Promise.all(
      [1, 2, 3, 4].map(
        async (page) => (await teacher.get(`/papers?limit=2&page=${page}&grouped=true&sort=${sort}`)).body.data.items,
      ),
    )
    expect(idsOf(pages.flat())).toBe(ids)
  })
  test.each([
    { sort: 'newest', ids: 'p6 p5 p4 p3 p2 p1 p7' },
    { sort: 'oldest', ids: 'p7 p1 p2 p3 p4 p5 p6' },
    { sort: 'title', ids: 'p2 p1 p4 p5 p7 p3 p6' },
    { sort: 'viewed', ids: 'p2 p5 p1 p6 p4 p3 p7' },
  ])('as one list and $sort first is $ids', async ({ sort, ids }) => {
    expect(idsOf(await walk(teacher, `sort=${sort}`))).toBe(ids)
  })
  test('names each group, as the document is called now, and says how many stand in it', async () => {
    const groups = new Map((await walk(teacher, 'grouped=true')).map(({ id, group }) => [id, group]))
    expect(groups.get('p6')).toEqual({ kind: 'document', documentId: 'd_old', name: 'Leaves and light.pdf', size: 2 })
    expect(groups.get('p3')).toEqual({ kind: 'document', documentId: 'd_gone', name: 'd_gone as it was', size: 1 })
    expect(groups.get('p4')).toEqual({ kind: 'curriculum', name: '', size: 1 })
    expect(groups.get('p5')).toEqual({ kind: 'hkdse', name: '', size: 1 })
  })
  test.each([
    { query: 'q=ALPHA', ids: 'p2' },
    { query: 'q=percent', ids: 'p4' },
    { query: 'q=light', ids: 'p6 p1' },
    { query: 'q=light%20beta', ids: 'p1' },
    { query: 'q=%25', ids: '' },
    { query: 'status=draft', ids: 'p5 p3 p1' },
    { query: 'mode=concept_based', ids: 'p5 p4' },
    { query: 'format=hkdse_paper1', ids: 'p5' },
    { query: 'shared=true', ids: 'p2' },
    { query: 'shared=false&status=completed', ids: 'p6 p4 p7' },
    { query: `from=${new Date(START + 4 * DAY_MS).toISOString()}`, ids: 'p6 p5 p4' },
    { query: `from=2026-10-02T00:00:00Z&before=2026-10-04T00:00:00Z`, ids: 'p2 p1' },
    { query: 'deleted=true', ids: 'p8' },
  ])('with $query holds $ids', async ({ query, ids }) => {
    expect(idsOf(await walk(teacher, query))).toBe(ids)
    expect((await teacher.get(`/papers?${query}`)).body.data.total).toBe(ids === '' ? 0 : ids.split(' ').length)
  })
  test.each([
    'sort=cleverest',
    'mode=magic',
    'format=a4',
    'shared=perhaps',
    'from=yesterday',
    'cursor=x',
    'sort=title&cursor=',
  ])('with %s is refused in a sentence', async (query) => {
    const { nextCursor } = (await teacher.get('/papers?limit=2')).body.data
    const { status, body } = await teacher.get(
      `/papers?${query === 'sort=title&cursor=' ? `${query}${nextCursor}` : query}`,
    )
    expect(status).toBe(400)
    expect(body.error).toMatch(/^The field .+ is wrong: /)
  })
  test.each(['newest', 'oldest'])(
    'grouped, %s first, shows each paper that stays once while others come and go between its pages',
    async (sort) => {
      const client = await signUp(service.url)
      const mine = (n: number): string => `${sort}_${n}`
      await write(
        client,
        Array.from({ length: 12 }, (_, n) => ({ id: mine(n), document: `${sort}_d${n % 4}`, day: n })),
      )
      const seen = await walk(client, `grouped=true&sort=${sort}`, async (page) => {
        // New papers, which would move their groups, and the first of two groups gone.
        await write(client, [{ id: mine(100 + page), document: `${sort}_d${page % 4}`, day: 5000 + page }])
        if (page === 0)
          await service.service.db
            .updateTable('paper')
            .set({ deletedAt: new Date(Date.now() + 1) })
            .where('paperId', 'in', [mine(11), mine(0)])
            .execute()
      })
      const stayed = Array.from({ length: 12 }, (_, n) => mine(n)).filter((id) => id !== mine(11) && id !== mine(0))
      const ids = seen.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(stayed.filter((id) => !ids.includes(id))).toEqual([])
    },
  )
})

describe('a paper that cannot be read', () => {
  test('stands in the lists as an untitled quiz with status error, breaks no other, and can be deleted and brought back', async () => {
    const client = await signUp(service.url)
    await write(client, [{ id: 'whole' }, { id: 'odd', title: 'Odd' }, { id: 'torn', title: 'Torn' }])
    const { db } = service.service
    await db.updateTable('paper').set({ language: 'tlh', difficulty: 'huge' }).where('paperId', '=', 'odd').execute()
    await db.updateTable('paper').set({ body: '"dust"' }).where('paperId', '=', 'torn').execute()
    await db
      .insertInto('paperDirectory')
      .values([{ paperId: 'torn', schoolId: (await schoolOf(client)).schoolId }])
      .execute()
    for (const path of ['/papers', '/quizzes', '/papers?grouped=true']) {
      const { status, body } = await client.get(path)
      expect(status).toBe(200)
      expect(
        Object.fromEntries(body.data.items.map((item: any) => [item.id, [item.title, item.status, item.unreadable]])),
      ).toEqual({
        whole: ['whole', 'completed', undefined],
        odd: ['Untitled Quiz', 'error', true],
        torn: ['Untitled Quiz', 'error', true],
      })
    }
    expect((await client.get('/dashboard')).body.data.recentQuizzes).toHaveLength(3)
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['GET', '/export/pdf'],
      ['POST', '/duplicate'],
    ] as const) {
      const { status, body } = await client.call(method, `/papers/torn${path}`, method === 'GET' ? undefined : {})
      expect([status, body.code], `${method} ${path}`).toEqual([422, 'paper_unreadable'])
      expect(body.error).toMatch(/damaged and cannot be read/)
    }
    expect((await client.call('DELETE', '/papers/torn')).status).toBe(200)
    expect((await client.get('/bin')).body.data.items).toMatchObject([{ kind: 'quiz', id: 'torn' }])
    expect((await client.post('/papers/torn/restore')).body.data).toMatchObject({
      id: 'torn',
      title: 'Untitled Quiz',
      status: 'error',
    })
    await client.call('DELETE', '/papers/torn')
    expect((await client.call('DELETE', '/papers/torn/forever')).body.data).toEqual({ id: 'torn' })
    expect((await client.get('/papers')).body.data.total).toBe(2)
  })
  test('is listed with status error once a reader has found a question of it damaged', async () => {
    const made = await madePaper()
    const { body } = await service.service.db
      .selectFrom('paper')
      .select('body')
      .where('paperId', '=', made.id)
      .executeTakeFirstOrThrow()
    await service.service.db
      .updateTable('paper')
      .set({ body: JSON.stringify({ ...(body as object), questions: [{ type: 'riddle' }] }) })
      .where('paperId', '=', made.id)
      .execute()
    expect((await teacher.get(`/papers/${made.id}`)).body.code).toBe('paper_unreadable')
    expect((await listed(made.id)).status).toBe('error')
  })
})

let document: string | undefined
async function madePaper(): Promise<any> {
  document ??= await readyDocument(teacher, 'samples/honey-bees.pdf')
  const { body } = await teacher.post('/quizzes/generate/document', {
    title: 'Bees',
    sourceDocuments: [document],
    questionCount: 5,
    questionTypes: ['true_false', 'fill_blank'],
  })
  return body.data
}
const listed = async (id: string): Promise<any> =>
  (await teacher.get('/papers?limit=100')).body.data.items.find((item: Item) => item.id === id)

describe('a copy of a paper', () => {
  test('has an id and a code of its own, is private and unseen, and uses nothing of the plan', async () => {
    const paper = await madePaper()
    await teacher.post(`/papers/${paper.id}/share`)
    await teacher.call('PATCH', `/papers/${paper.id}`, { score: 70 })
    await new Client(service.url).get(`/papers/${paper.id}`)
    const before = (await teacher.get('/usage/stats')).body.data.usage
    const {
      status,
      body: { data: copy },
    } = await teacher.post(`/papers/${paper.id}/duplicate`)
    expect(status).toBe(201)
    expect(copy).toMatchObject({
      title: 'Bees (copy)',
      configuration: { title: 'Bees (copy)' },
      revision: 1,
      sourceDocuments: [document],
    })
    expect(copy.questions).toEqual(paper.questions)
    expect(copy.score).toBeUndefined()
    expect(copy.id).not.toBe(paper.id)
    expect(copy.code).not.toBe(paper.code)
    expect(await listed(copy.id)).toMatchObject({ shared: 'private', views: 0, downloads: 0 })
    expect((await new Client(service.url).get(`/papers/${copy.id}`)).status).toBe(404)
    expect((await teacher.get('/usage/stats')).body.data.usage).toEqual(before)
    expect((await teacher.get(`/papers/${copy.id}`)).body.data).toEqual(copy)
  })
  test('is worded in the reader’s language, and made once for one Idempotency-Key', async () => {
    const paper = await madePaper()
    await teacher.call('PATCH', `/papers/${paper.id}`, { title: 'x'.repeat(300) })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [
      await teacher.post(`/papers/${paper.id}/duplicate`, { language: 'zh-TW' }, key),
      await teacher.post(`/papers/${paper.id}/duplicate`, { language: 'zh-TW' }, key),
    ]
    expect(first.body.data.title).toBe(`${'x'.repeat(296)}（副本）`)
    expect(second.body.data.id).toBe(first.body.data.id)
    expect((await teacher.call('PATCH', `/papers/${first.body.data.id}`, { subject: 'Science' })).status).toBe(200)
  })
})

describe('the average of a class', () => {
  test('is kept to one decimal, told with the paper and in lists, and taken away again', async () => {
    const { id, revision } = await madePaper()
    const set = (score: unknown, headers = {}) => teacher.call('PATCH', `/papers/${id}`, { score }, headers)
    expect((await set(72.46, { 'if-match': String(revision) })).body.data).toMatchObject({
      score: 72.5,
      revision: revision + 1,
    })
    expect((await listed(id)).score).toBe(72.5)
    for (const wrong of [-1, 100.5, '70', true, [1]]) {
      const { status, body } = await set(wrong)
      expect([status, body.error]).toEqual([400, 'The field score is wrong: expected a number from 0 to 100, or null.'])
    }
    expect((await teacher.get(`/papers/${id}`)).body.data.score).toBe(72.5)
    await teacher.post(`/papers/${id}/share`)
    expect((await new Client(service.url).get(`/papers/${id}`)).body.data.score).toBeUndefined()
    expect((await set(0)).body.data.score).toBe(0)
    expect((await set(null)).body.data.score).toBeUndefined()
    expect((await listed(id)).score).toBeUndefined()
  })
})

describe('views of a shared paper', () => {
  test('are counted once for a browser that reloads, and not for programs, what is fetched ahead, or the owner', async () => {
    const { id } = await madePaper()
    await teacher.post(`/papers/${id}/share`)
    const look = (headers: Record<string, string> = {}, client = new Client(service.url)) =>
      client.raw('GET', `/papers/${id}`, { headers })
    const views = async (): Promise<number> => (await listed(id)).views
    const first = await look({ 'user-agent': 'Mozilla/5.0 Firefox/140.0' })
    const cookie = first.headers.get('set-cookie')!
    expect(cookie).toBe(`setpaper_seen=1; Path=/api/v1/papers/${id}; Max-Age=43200; HttpOnly; SameSite=Lax`)
    expect(await views()).toBe(1)
    const again = await look({ cookie: `theme=dark; ${cookie.split(';')[0]}` })
    expect(again.headers.get('set-cookie')).toBeNull()
    expect(await again.json()).toEqual(await first.json())
    for (const headers of [
      { 'user-agent': 'Googlebot/2.1' },
      { 'user-agent': 'WhatsApp/2.24' },
      { 'sec-purpose': 'prefetch' },
    ])
      await look(headers)
    await look({}, teacher)
    expect(await views()).toBe(1)
    await look({ 'user-agent': 'Mozilla/5.0 Safari/605' })
    expect(await views()).toBe(2)
  })
})
