/** The teacher's own topics over HTTP (specification 1, section 7). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, startService, type Client, type TestService } from './test-service.ts'

let service: TestService
let teacher: Client
beforeAll(async () => {
  service = await startService()
  teacher = await signUp(service.url)
})
afterAll(() => service.end())

test('a topic is added, read, changed and deleted', async () => {
  const added = await teacher.post('/topics', {
    name: ' Fractions ',
    description: 'Halves and quarters',
    subtopics: ['Halves'],
    difficulty: 'beginner',
    subject: 'Mathematics',
    grade: 'P4',
  })
  expect(added).toMatchObject({
    status: 201,
    body: {
      success: true,
      data: {
        id: expect.stringMatching(/^t_[0-9a-f]{32}$/),
        name: 'Fractions',
        description: 'Halves and quarters',
        subtopics: ['Halves'],
        difficulty: 'easy',
        subject: 'Mathematics',
        grade: 'P4',
        confidence: 1,
        questionCount: 5,
        pageNumbers: [],
        lastUsed: null,
        source: 'own',
        revision: 1,
      },
    },
  })
  const { id } = added.body.data
  expect((await teacher.get(`/topics/${id}`)).body.data).toEqual(added.body.data)
  expect((await teacher.call('PUT', `/topics/${id}`, { subtopics: [], difficulty: 'hard' })).body.data).toEqual({
    ...added.body.data,
    subtopics: [],
    difficulty: 'hard',
    revision: 2,
    updatedAt: expect.any(String),
  })
  expect((await teacher.call('DELETE', `/topics/${id}`)).body.data).toEqual({ id, deletedAt: expect.any(String) })
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { name: 'x' }],
    ['DELETE', undefined],
  ] as const)
    expect((await teacher.call(method, `/topics/${id}`, body)).status).toBe(404)
})
test('a topic of a name alone takes the defaults of the specification', async () => {
  expect((await teacher.post('/topics', { name: 'Bees' })).body.data).toMatchObject({
    description: '',
    subtopics: [],
    difficulty: 'medium',
    subject: 'General',
    questionCount: 5,
  })
})
test('two topics of one name are two', async () => {
  const [a, b] = [await teacher.post('/topics', { name: 'Twin' }), await teacher.post('/topics', { name: 'Twin' })]
  expect(a.body.data.id).not.toBe(b.body.data.id)
})
test.each([
  { body: {}, field: 'name' },
  { body: { name: ' ' }, field: 'name' },
  { body: { name: 'x'.repeat(201) }, field: 'name' },
  { body: { name: 'x', difficulty: 'impossible' }, field: 'difficulty' },
  { body: { name: 'x', subtopics: ['ok', ''] }, field: 'subtopics.1' },
  { body: { name: 'x', subtopics: 'Halves' }, field: 'subtopics' },
  { body: { name: 'x\0' }, field: '' },
])('$body is refused and names the field $field', async ({ body, field }) => {
  expect(await teacher.post('/topics', body)).toMatchObject({
    status: 400,
    body: { success: false, code: 'invalid_input', field, error: expect.stringMatching(/\.$/) },
  })
})

describe('finding topics', () => {
  let own: Client
  beforeAll(async () => {
    own = await signUp(service.url)
    for (const topic of [
      { name: '50% off', subject: 'Mathematics', grade: 'P5' },
      { name: '500 years', subject: 'History', grade: 'S1', difficulty: 'hard' },
      { name: 'snake_case', subtopics: ['The Python', 'a\\b'] },
      { name: 'snakecase' },
      { name: '小數', subject: 'Mathematics', grade: 'P4', subtopics: ['小數點'] },
    ])
      await own.post('/topics', topic)
  })
  const names = async (path: string): Promise<string[]> =>
    (await own.get(path)).body.data.items.map(({ name }: any) => name)
  test.each([
    { query: 'q=%25', found: ['50% off'] },
    { query: 'q=_', found: ['snake_case'] },
    { query: 'q=%5C', found: ['snake_case'] },
    { query: 'q=python', found: ['snake_case'] },
    { query: 'q=SNAKE', found: ['snakecase', 'snake_case'] },
    { query: `q=${encodeURIComponent('小數點')}`, found: ['小數'] },
    { query: 'q=nothing', found: [] },
    { query: 'q=50&limit=1', found: ['500 years'] },
  ])('by /topics/search?$query finds $found', async ({ query, found }) => {
    expect(await names(`/topics/search?${query}`)).toEqual(found)
  })
  test.each([
    { query: 'subject=Mathematics', found: ['小數', '50% off'] },
    { query: 'gradeLevel=S1', found: ['500 years'] },
    { query: 'difficulty=advanced', found: ['500 years'] },
    { query: 'subject=Mathematics&gradeLevel=P5', found: ['50% off'] },
    { query: 'limit=2&page=2', found: ['snake_case', '500 years'] },
  ])('by /topics?$query finds $found', async ({ query, found }) => {
    expect(await names(`/topics?source=own&${query}`)).toEqual(found)
  })
  test('a search gives ten where no limit is named', async () => {
    for (let count = 0; count < 12; count += 1) await own.post('/topics', { name: `many ${count}` })
    expect(await names('/topics/search?q=many')).toHaveLength(10)
    expect((await own.get('/topics/search?limit=101')).status).toBe(400)
  })
  test('of another teacher there is nothing', async () => {
    expect(await (await signUp(service.url)).get('/topics?source=own')).toMatchObject({
      body: { data: { items: [], total: 0 } },
    })
  })
})

describe('the topics of the curriculum', () => {
  let own: Client
  beforeAll(async () => {
    own = await signUp(service.url)
    for (const name of ['Circles of friends', 'Bees']) await own.post('/topics', { name })
  })
  const items = async (path: string): Promise<any[]> => (await own.get(path)).body.data.items
  test.each(['Circle', '圓', '圆', 'SS11'])('are found by %s', async (word) => {
    expect(await items(`/topics/search?q=${encodeURIComponent(word)}`)).toContainEqual(
      expect.objectContaining({ id: 'SS11', source: 'curriculum', subject: 'Mathematics', lastUsed: null }),
    )
  })
  test('come after the teacher’s own, within the limit', async () => {
    expect((await items('/topics/search?q=circle&limit=2')).map(({ source }) => source)).toEqual(['own', 'curriculum'])
    expect((await items('/topics/search?q=circle&limit=1')).map(({ source }) => source)).toEqual(['own'])
  })
  test('stand in the list after the teacher’s own, each once, by page as by cursor', async () => {
    const all = await items('/topics?limit=100')
    const { total } = (await own.get('/topics')).body.data
    expect(all).toHaveLength(total)
    expect(all.slice(0, 2).map(({ name }) => name)).toEqual(['Bees', 'Circles of friends'])
    const byPage: any[] = []
    for (let page = 1; byPage.length < total; page += 1) byPage.push(...(await items(`/topics?limit=7&page=${page}`)))
    const byCursor: any[] = []
    for (let cursor = ''; ;) {
      const { data } = (await own.get(`/topics?limit=7${cursor}`)).body
      byCursor.push(...data.items)
      if (data.nextCursor === undefined) break
      cursor = `&cursor=${data.nextCursor}`
    }
    expect([byPage, byCursor]).toEqual([all, all])
  })
  test('are filtered as the others', async () => {
    const codes = async (query: string): Promise<string[]> =>
      (await items(`/topics?limit=100&${query}`)).map(({ id }) => id)
    expect(await codes('source=curriculum&gradeLevel=S5')).toContain('SS11')
    expect(await codes('gradeLevel=S1&subject=Mathematics')).not.toContain('SS11')
    expect(await codes('subject=History')).toEqual([])
    expect(await codes('source=curriculum&difficulty=hard')).toEqual([])
  })
  test('are read by their codes, in the language of the reader, and are nobody’s to change', async () => {
    expect((await own.get('/topics/SS11')).body.data).toMatchObject({ id: 'SS11', source: 'curriculum' })
    expect((await own.call('PUT', '/topics/SS11', { name: 'x' })).status).toBe(404)
    expect((await own.call('DELETE', '/topics/SS11')).status).toBe(404)
    await own.call('PATCH', '/me', { language: 'zh-TW' })
    expect((await own.get('/topics/SS11')).body.data).toMatchObject({
      name: expect.stringMatching(/圓/),
      subject: '數學',
    })
  })
  test('and the teacher’s own tell when a paper was last made on them', async () => {
    const { createdAt } = (await own.post('/quizzes/generate/concept', { topic: 'SS11', questionCount: 5 })).body.data
    expect((await own.get('/topics/SS11')).body.data.lastUsed).toBe(createdAt)
    expect((await items('/topics/search?q=SS11'))[0].lastUsed).toBe(createdAt)
  })
})
