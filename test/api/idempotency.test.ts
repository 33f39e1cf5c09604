/** A request with an Idempotency-Key is done once, whatever happens in between. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Client, readyDocument, signUp, startService, type Answer, type TestService } from './test-service.ts'

const MINUTE_MS = 60_000

describe('a request with an Idempotency-Key', () => {
  let service: TestService
  let teacher: Client
  let documentId: string
  let skipMs = 0
  let keys = 0
  let key: string
  beforeAll(async () => {
    service = await startService({}, { now: () => new Date(Date.now() + skipMs), sweepEveryMs: 1e9 })
    teacher = await signUp(service.url)
    documentId = await readyDocument(teacher, 'samples/honey-bees.txt')
    // As many papers as the tests ask for.
    await service.service.db.updateTable('school').set({ tier: 'pro' }).execute()
  })
  beforeEach(() => {
    key = `key-${(keys += 1)}`
  })
  afterAll(() => service.end())

  const generate = (body: object = {}, client = teacher): Promise<Answer> =>
    client.post(
      '/quizzes/generate/document',
      {
        sourceDocuments: [documentId],
        questionCount: 5,
        questionTypes: ['true_false', 'fill_blank'],
        title: key,
        ...body,
      },
      { 'idempotency-key': key },
    )
  const papers = async (): Promise<number> =>
    (await service.service.db.selectFrom('paper').select('paperId').where('title', '=', key).execute()).length
  const used = async () => (await teacher.get('/usage/stats')).body.data.usage
  /** What a process leaves that was killed while it worked on the request. */
  const abandoned = () =>
    service.service.db
      .updateTable('idempotentRequest')
      .set({ answer: null as never })
      .where('key', '=', key)
      .execute()

  test('sent twice gives one paper and the same answer twice, charged once', async () => {
    const before = await used()
    const [first, second] = [await generate(), await generate()]
    expect(first.status).toBe(201)
    expect(second.status).toBe(201)
    expect(second.body).toEqual(first.body)
    expect(await papers()).toBe(1)
    expect((await used()).quizzes).toBe(before.quizzes + 1)
  })

  test('sent five times at once makes one paper; the others are told that it is being worked on, or get its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate()))
    const made = answers.filter(({ status }) => status === 201)
    expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1)
    for (const { status, body } of answers)
      if (status !== 201) expect({ status, code: body.code }).toEqual({ status: 409, code: 'request_in_progress' })
    expect(await papers()).toBe(1)
  })

  test.each([
    { what: 'another body', ask: () => generate({ questionCount: 6 }) },
    {
      what: 'another path',
      ask: () =>
        teacher.post(
          '/papers/generate',
          { sourceDocuments: [documentId], questionCount: 5, questionTypes: ['true_false', 'fill_blank'], title: key },
          { 'idempotency-key': key },
        ),
    },
    { what: 'a topic', ask: () => teacher.post('/topics', { name: key }, { 'idempotency-key': key }) },
  ])('the key of one request is refused for $what, and nothing is done', async ({ ask }) => {
    await generate()
    const other = await ask()
    expect({ status: other.status, code: other.body.code }).toEqual({ status: 422, code: 'key_of_other_request' })
    expect(await papers()).toBe(1)
  })

  test('another teacher’s same key is another key', async () => {
    await teacher.post('/topics', { name: 'Mine' }, { 'idempotency-key': key })
    const other = await (await signUp(service.url)).post('/topics', { name: 'Theirs' }, { 'idempotency-key': key })
    expect(other).toMatchObject({ status: 201, body: { data: { name: 'Theirs' } } })
  })

  test('a refused request frees its key', async () => {
    const refused = await generate({ templateId: 'no-such-template' })
    expect(refused.body.code).toBe('no_such_template')
    expect((await generate()).status).toBe(201)
  })

  test('of a request whose process died the key is held for a while, then the same request may take it over', async () => {
    await generate()
    await service.service.db.deleteFrom('paper').where('title', '=', key).execute()
    await abandoned()
    expect((await generate()).body.code).toBe('request_in_progress')
    try {
      skipMs = 3 * MINUTE_MS
      expect((await generate({ questionCount: 7 })).body.code).toBe('key_of_other_request')
      const answers = await Promise.all([generate(), generate()])
      expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
      expect(await papers()).toBe(1)
    } finally {
      skipMs = 0
    }
  })

  test('who was overtaken while it worked stores nothing and charges nothing', async () => {
    const before = await used()
    // The clock jumps while the first is at work, so that the second takes over its key: both make a paper, one is
    // kept.
    const first = generate()
    await expect
      .poll(() => service.service.db.selectFrom('idempotentRequest').select('key').where('key', '=', key).execute())
      .toHaveLength(1)
    skipMs = 3 * MINUTE_MS
    try {
      const answers = await Promise.all([first, generate()])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
      expect(await papers()).toBe(1)
      expect((await used()).quizzes).toBe(before.quizzes + 1)
      const made = answers.find(({ status }) => status === 201)!
      expect((await generate()).body.data.id).toBe(made.body.data.id)
    } finally {
      skipMs = 0
    }
  })

  test('regenerate and replace honour it too', async () => {
    const {
      body: { data: paper },
    } = await generate({ questionCount: 8 })
    const before = await used()
    const again = (path: string, name: string) =>
      teacher.post(`/papers/${paper.id}/${path}`, {}, { 'idempotency-key': `${key}-${name}` })
    const [first, second] = [await again('regenerate', 'regenerate'), await again('regenerate', 'regenerate')]
    expect(first.body.data.revision).toBe(2)
    expect(second.body).toEqual(first.body)
    const question = first.body.data.questions[0].id
    const [replaced, repeated] = [
      await again(`questions/${question}/replace`, 'replace'),
      await again(`questions/${question}/replace`, 'replace'),
    ]
    expect(replaced.status).toBe(200)
    expect(repeated.body).toEqual(replaced.body)
    expect((await teacher.get(`/papers/${paper.id}`)).body.data.revision).toBe(3)
    const after = await used()
    expect(after.quizzes - before.quizzes).toBe(1)
    expect(after.questions - before.questions).toBe(first.body.data.questions.length + 1)
  })

  test('a key that is too long is refused', async () => {
    const answer = await teacher.post('/topics', { name: 'Long' }, { 'idempotency-key': 'k'.repeat(201) })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', field: 'Idempotency-Key' } })
  })
})
