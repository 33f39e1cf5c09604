/** What is being made, watched and cancelled from another process than the one that makes it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { watched } from '#server/generations/watched.ts'
import { sweep } from '#server/housekeeping/sweep.ts'
import { aiConfiguration, LONG, startAiService, used, type AiService } from './ai-service.ts'
import { followEvents } from './event-stream.ts'
import { Client, readyDocument, signUp, startService, type TestService } from './test-service.ts'

const newId = (): string => crypto.randomUUID().replaceAll('-', '')
const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms)
  })

describe('two processes', () => {
  let ai: AiService
  let other: TestService
  /** The same teacher, at the process that makes and at the other. */
  let maker: Client
  let watcher: Client
  let document: string
  beforeAll(async () => {
    ai = await startAiService({ authSecret: 'a'.repeat(32) }, {}, LONG)
    // It reads no documents: their files lie with the first.
    other = await startService({
      ...aiConfiguration(ai.ai.url, LONG),
      role: 'web',
      databaseUrl: ai.service.databaseUrl,
      authSecret: 'a'.repeat(32),
    })
    maker = await signUp(ai.service.url)
    watcher = new Client(other.url, maker.token)
    document = await readyDocument(maker, 'samples/honey-bees.pdf')
  })
  afterAll(async () => {
    await other?.end()
    await ai?.end()
  })
  const start = (generationId: string, more: object = {}) =>
    maker.post('/quizzes/generate/document', {
      sourceDocuments: [document],
      questionCount: 15,
      questionTypes: ['multiple_choice', 'short_answer'],
      generationId,
      ...more,
    })
  const look = async (id: string) => (await watcher.get(`/generations/${id}`)).body.data
  const seen = async (id: string) => {
    await expect.poll(async () => (await watcher.get(`/generations/${id}`)).status).toBe(200)
  }

  test('questions are seen one by one while others are still asked for, in the order in which they come, and events say when', async () => {
    let batches = 0
    const others = Promise.withResolvers<void>()
    ai.script(() => ((batches += 1) === 1 ? {} : { until: others.promise }))
    const events = await followEvents(watcher)
    const began = performance.now()
    const id = newId()
    const making = start(id)
    await seen(id)
    await expect.poll(async () => (await look(id)).made, { interval: 50 }).toBeGreaterThan(0)
    const early = await look(id)
    expect(early).toMatchObject({ id, status: 'working', stage: 'questions', wanted: 15 })
    expect(early.made).toBeLessThan(15)
    expect(early.questions[0]).toMatchObject({
      type: expect.any(String),
      question: expect.any(String),
      correctAnswer: expect.anything(),
    })
    others.resolve()
    const {
      status,
      body: { data: paper },
    } = await making
    expect(status).toBe(201)
    const late = await look(id)
    expect(late).toMatchObject({ status: 'done', stage: 'formatting', made: paper.questions.length, paperId: paper.id })
    expect(late.questions.slice(0, early.made).map((question: any) => question.id)).toEqual(
      early.questions.map((question: any) => question.id),
    )
    await events.until((event) => event.kind === 'generation' && event.id === id && event.status === 'working')
    await events.until((event) => event.kind === 'generation' && event.id === id && event.status === 'done')
    // A few times a second at most, however fast questions come.
    const seconds = (performance.now() - began) / 1000
    expect(events.seen.filter((event) => event.id === id).length).toBeLessThan(4 + 4 * seconds)
    await events.close()
  })

  test('cancelled from the other process: the AI is left at once, the call is refused, nothing is stored or charged', async () => {
    // Only the cancelling ends this before a clock of fifty seconds does.
    ai.script(() => ({ hang: 'midway' }))
    const [before, papers] = [await used(maker), (await maker.get('/papers')).body.data.total]
    const id = newId()
    const making = start(id)
    await seen(id)
    await expect.poll(() => ai.ai.underWay()).toBeGreaterThan(0)
    expect((await watcher.call('DELETE', `/generations/${id}`)).body.data).toEqual({ id, status: 'failed' })
    const { status, body } = await making
    expect([status, body.code]).toEqual([409, 'cancelled'])
    await expect.poll(() => ai.ai.underWay()).toBe(0)
    expect(await used(maker)).toEqual(before)
    expect((await maker.get('/papers')).body.data.total).toBe(papers)
    expect(await ai.service.service.db.selectFrom('usageReservation').selectAll().execute()).toEqual([])
    expect(await look(id)).toMatchObject({ status: 'failed', fault: 'cancelled' })
  })

  test('cancelled and asked for again under the same name, it is made', async () => {
    ai.script(() => ({ delayMs: 300 }))
    const id = newId()
    const first = start(id)
    await seen(id)
    await watcher.call('DELETE', `/generations/${id}`)
    expect((await first).body.code).toBe('cancelled')
    expect((await start(id, { questionCount: 5 })).status).toBe(201)
    expect(await look(id)).toMatchObject({ status: 'done', wanted: 5 })
  })

  test('what is done stays done', async () => {
    ai.script(() => ({}))
    const id = newId()
    const {
      body: { data: paper },
    } = await start(id, { questionCount: 5 })
    expect((await watcher.call('DELETE', `/generations/${id}`)).body.data).toEqual({ id, status: 'done' })
    expect((await watcher.get(`/papers/${paper.id}`)).status).toBe(200)
  })

  test('of 40 that are cancelled at any moment each is either stored and charged, or neither', async () => {
    // The first is held until it is cancelled, the last is not cancelled before it is done: the others end as they may.
    ai.script(({ prompt }) => (/Rivers 0\b/.test(prompt) ? { hang: 'before' } : { delayMs: 20 }))
    await ai.service.service.db.updateTable('school').set({ tier: 'pro' }).execute()
    const before = await used(maker)
    const papers = (await maker.get('/papers')).body.data.total as number
    const ended = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const id = newId()
        const making = maker.post('/quizzes/generate/concept', {
          topic: `Rivers ${index}`,
          subject: 'Geography',
          questionCount: 5,
          generationId: id,
        })
        let hasEnded = false
        void making.finally(() => (hasEnded = true))
        if (index === 39) await making
        else await pause(20 * index)
        // There is nothing to cancel before it has begun.
        let cancelled = await watcher.call('DELETE', `/generations/${id}`)
        while (cancelled.status === 404 && !hasEnded) cancelled = await watcher.call('DELETE', `/generations/${id}`)
        const { status, body } = await making
        expect(cancelled.body.data.status).toBe(status === 201 ? 'done' : 'failed')
        return status === 201 ? (body.data.questions.length as number) : 0
      }),
    )
    const made = ended.filter((questions) => questions > 0)
    expect([ended[0]! > 0, ended[39]! > 0]).toEqual([false, true])
    expect((await maker.get('/papers')).body.data.total).toBe(papers + made.length)
    expect(await used(maker)).toEqual({
      quizzes: before.quizzes + made.length,
      questions: before.questions + made.reduce((sum, questions) => sum + questions, 0),
    })
  })

  test('what is refused ends with why', async () => {
    ai.script(() => ({ status: 401 }))
    const id = newId()
    expect(
      (await maker.post('/quizzes/generate/concept', { topic: 'Rivers', subject: 'Geography', generationId: id }))
        .status,
    ).toBe(502)
    expect(await look(id)).toMatchObject({ status: 'failed', fault: 'ai_failed' })
  })

  test('what a crash left is ended by the sweep, and forgotten after an hour', async () => {
    const { db } = ai.service.service
    const { schoolId } = await db
      .selectFrom('accountUser')
      .select('schoolId')
      .where('email', '=', maker.email!)
      .executeTakeFirstOrThrow()
    const id = newId()
    await db
      .insertInto('generation')
      .values({
        schoolId,
        generationId: id,
        runId: 'n_left',
        status: 'working',
        stage: 'questions',
        wanted: 5,
        fault: null,
        paperId: null,
        updatedAt: new Date(Date.now() - 60_000),
        expiresAt: new Date(Date.now() + 60_000),
      })
      .execute()
    await sweep(ai.service.service)
    expect(await look(id)).toMatchObject({ status: 'failed', fault: 'interrupted' })
    await sweep({ ...ai.service.service, now: () => new Date(Date.now() + 2 * 3_600_000) })
    expect((await watcher.get(`/generations/${id}`)).status).toBe(404)
  })

  test('work that is silent for long is not taken for a crash', async () => {
    const { service } = ai.service
    const { schoolId } = await service.db
      .selectFrom('accountUser')
      .select('schoolId')
      .where('email', '=', maker.email!)
      .executeTakeFirstOrThrow()
    const id = newId()
    const begun = Date.now()
    await watched(service, { schoolId, id, wanted: 5 }, async () => {
      await pause(6000)
      const { updatedAt } = await service.db
        .selectFrom('generation')
        .select('updatedAt')
        .where('generationId', '=', id)
        .executeTakeFirstOrThrow()
      expect(updatedAt.getTime()).toBeGreaterThan(begun + 4000)
      return { ok: true, value: undefined }
    })
  })
})

test('without an AI, the built-in engine is watched as well', async () => {
  const service = await startService()
  try {
    const teacher = await signUp(service.url)
    const id = newId()
    const {
      body: { data: paper },
    } = await teacher.post('/quizzes/generate/concept', { topic: 'Percentages', questionCount: 5, generationId: id })
    const {
      body: { data },
    } = await teacher.get(`/generations/${id}`)
    expect(data).toMatchObject({ status: 'done', wanted: 5, made: 5, paperId: paper.id })
    expect(data.questions.map((question: any) => question.id)).toEqual(
      paper.questions.map((question: any) => question.id),
    )
    expect(
      (await teacher.post('/quizzes/generate/concept', { topic: 'Percentages', generationId: 'short' })).status,
    ).toBe(400)
  } finally {
    await service.end()
  }
})
