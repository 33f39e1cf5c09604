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
  const added = await teacher.post('/topics', { name: ' Fractions ', description: 'Halves and quarters', subtopics: ['Halves'], difficulty: 'beginner', subject: 'Mathematics', grade: 'P4' })
  expect(added).toMatchObject({ status: 201, body: { success: true, data: { id: expect.stringMatching(/^t_[0-9a-f]{32}$/), name: 'Fractions', description: 'Halves and quarters', subtopics: ['Halves'], difficulty: 'easy', subject: 'Mathematics', grade: 'P4', confidence: 1, questionCount: 5, pageNumbers: [], revision: 1 } } })
  const { id } = added.body.data
  expect((await teacher.get(`/topics/${id}`)).body.data).toEqual(added.body.data)
  expect((await teacher.call('PUT', `/topics/${id}`, { subtopics: [], difficulty: 'hard' })).body.data).toEqual({ ...added.body.data, subtopics: [], difficulty: 'hard', revision: 2, updatedAt: expect.any(String) })
  expect((await teacher.call('DELETE', `/topics/${id}`)).body.data).toEqual({ id, deletedAt: expect.any(String) })
  for (const [method, body] of [['GET', undefined], ['PUT', { name: 'x' }], ['DELETE', undefined]] as const) expect((await teacher.call(method, `/topics/${id}`, body)).status).toBe(404)
})
test('a topic of a name alone takes the defaults of the specification', async () => {
  expect((await teacher.post('/topics', { name: 'Bees' })).body.data).toMatchObject({ description: '', subtopics: [], difficulty: 'medium', subject: 'General', questionCount: 5 })
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
  expect(await teacher.post('/topics', body)).toMatchObject({ status: 400, body: { success: false, code: 'invalid_input', field, error: expect.stringMatching(/\.$/) } })
})

describe('finding topics', () => {
  let own: Client
  beforeAll(async () => {
    own = await signUp(service.url)
    for (const topic of [{ name: '50% off', subject: 'Mathematics', grade: 'P5' }, { name: '500 years', subject: 'History', grade: 'S1', difficulty: 'hard' }, { name: 'snake_case', subtopics: ['The Python', 'a\\b'] }, { name: 'snakecase' }, { name: '小數', subject: 'Mathematics', grade: 'P4', subtopics: ['小數點'] }]) await own.post('/topics', topic)
  })
  const names = async (path: string): Promise<string[]> => (await own.get(path)).body.data.items.map(({ name }: any) => name)
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
    expect(await names(`/topics?${query}`)).toEqual(found)
  })
  test('a search gives ten where no limit is named', async () => {
    for (let count = 0; count < 12; count += 1) await own.post('/topics', { name: `many ${count}` })
    expect(await names('/topics/search?q=many')).toHaveLength(10)
    expect((await own.get('/topics/search?limit=101')).status).toBe(400)
  })
  test('of another teacher there is nothing', async () => {
    expect(await (await signUp(service.url)).get('/topics')).toMatchObject({ body: { data: { items: [], total: 0 } } })
  })
})
