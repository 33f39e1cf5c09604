/**
 * What credits pay for past the month's allowance (decision D5): all of it or nothing, in the ledger, given back where
 * nothing came of it.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FREE, type Plan, type PlanLimit } from '#domain/plan.ts'
import { createConceptPaper } from '#server/papers/create-concept-paper.ts'
import { grant, spend } from '#server/plans/credits.ts'
import { sumOfLedger } from '../campaigns/ledger.ts'
import { followEvents } from './event-stream.ts'
import {
  Client,
  freshDatabase,
  readyDocument,
  signUp,
  startService,
  type Answer,
  type TestService,
} from './test-service.ts'

const plan = (tier: string, limits: Partial<Record<PlanLimit, number>>): Plan => ({
  ...FREE,
  tier,
  limits: { ...FREE.limits, ...limits },
})
const HONEY = 'samples/honey-bees.txt'
const TABLE = [
  FREE,
  plan('one-quiz', { quizzesPerMonth: 1 }),
  plan('no-quiz', { quizzesPerMonth: 0 }),
  plan('ten-questions', { questionsPerMonth: 10 }),
  plan('no-document', { documentsPerMonth: 0 }),
  plan('no-page', { pdfPagesPerMonth: 0 }),
  plan('no-room', { documentsPerMonth: 0, storageBytes: 10 }),
]

describe('credits', () => {
  let folder: string
  let services: TestService[]
  let teacher: Client
  let replicas: Client[]
  let schoolId: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'setpaper-credits-'))
    const plansFile = join(folder, 'plans.json')
    await writeFile(plansFile, JSON.stringify(TABLE))
    const databaseUrl = await freshDatabase()
    services = await Promise.all(
      [1, 2].map(() =>
        startService(
          { databaseUrl, plansFile, dataDirectory: folder, authSecret: 's'.repeat(32) },
          { sweepEveryMs: 1e9 },
        ),
      ),
    )
  })
  beforeEach(async () => {
    teacher = await signUp(services[0]!.url)
    replicas = services.map(({ url }) => new Client(url, teacher.token, teacher.email))
    schoolId = (
      await db()
        .selectFrom('accountUser')
        .select('schoolId')
        .where('email', '=', teacher.email!)
        .executeTakeFirstOrThrow()
    ).schoolId
  })
  afterAll(async () => {
    await Promise.all(services.map((service) => service.end()))
    await rm(folder, { recursive: true, force: true })
  })

  const db = () => services[0]!.service.db
  const on = (tier: string) => db().updateTable('school').set({ tier }).where('schoolId', '=', schoolId).execute()
  const usage = async () => (await teacher.get('/usage/stats')).body.data
  const ledger = async () => (await teacher.get('/credits')).body.data
  /** Newest first, without ids and times. */
  const entries = async () =>
    (await ledger()).items.map(({ id: _id, createdAt: _at, ...entry }: Record<string, unknown>) => entry)
  const leave = (credits: number) => spend(db(), schoolId, 100 - credits, { reason: 'questions' }, 'before')
  const SIGN_UP = { change: 100, reason: 'sign_up' }
  const before = (credits: number) => [{ change: credits - 100, reason: 'questions' }, SIGN_UP]
  const concept = (client: Client, more: object = {}, headers = {}): Promise<Answer> =>
    client.post(
      '/quizzes/generate/concept',
      { topic: 'Percentages', title: 'Percentages', questionCount: 5, useCredits: true, ...more },
      headers,
    )
  const consistent = async () => {
    const { credits } = await ledger()
    expect(await sumOfLedger(db(), schoolId)).toBe(credits)
    expect(await db().selectFrom('usageReservation').selectAll().where('schoolId', '=', schoolId).execute()).toEqual([])
    return credits
  }

  test('within the allowance `useCredits` costs nothing; past it a question costs one, and the month is left as it was', async () => {
    await on('one-quiz')
    expect((await concept(teacher)).status).toBe(201)
    expect(await usage()).toMatchObject({ usage: { quizzes: 1, questions: 5 }, credits: 100 })
    expect((await concept(teacher, { useCredits: false })).body).toEqual({
      success: false,
      error: expect.stringContaining('Monthly quiz generation limit reached'),
      code: 'quota',
      cause: 'quiz',
      usage: 1,
      limit: 1,
      requiredCredits: 5,
      required_credits: 5,
      credits: 100,
    })
    const events = await followEvents(teacher)
    expect((await concept(teacher, { title: 'Bought' })).status).toBe(201)
    await events.until(({ kind }) => kind === 'usage')
    await events.close()
    expect(await usage()).toMatchObject({ usage: { quizzes: 1, questions: 5 }, credits: 95 })
    expect(await entries()).toEqual([{ change: -5, reason: 'paper', about: 'Bought' }, SIGN_UP])
    expect((await teacher.get('/subscription')).body.data.credits_remaining).toBe(95)
    expect((await teacher.get('/me')).body.data.credits).toBe(95)
    expect(await consistent()).toBe(95)
  })

  test('with questions left for a part of the paper all of it is paid by credits', async () => {
    await on('ten-questions')
    await concept(teacher, { questionCount: 8 })
    expect((await concept(teacher, { questionCount: 6, useCredits: false })).body).toMatchObject({
      cause: 'questions',
      usage: 8,
      limit: 10,
      required_credits: 6,
    })
    expect((await concept(teacher, { questionCount: 6 })).status).toBe(201)
    expect(await usage()).toMatchObject({ usage: { quizzes: 1, questions: 8 }, credits: 94 })
  })

  test('a paper that comes out shorter costs what it has', async () => {
    const documentId = await readyDocument(teacher, HONEY)
    await on('no-quiz')
    const { status, body } = await teacher.post('/papers/generate', {
      documentId,
      title: 'Bees',
      totalQuestions: 30,
      questionTypes: ['matching', 'true_false'],
      useCredits: true,
    })
    expect(status).toBe(201)
    const { length } = body.data.questions
    expect(length).toBeLessThan(30)
    expect(await entries()).toEqual([
      { change: 30 - length, reason: 'refund', about: 'Bees' },
      { change: -30, reason: 'paper', about: 'Bees' },
      SIGN_UP,
    ])
    expect(await consistent()).toBe(100 - length)
  })

  test('with too few the call says how many are needed, and nothing is taken', async () => {
    await on('no-quiz')
    await leave(4)
    const { status, body } = await concept(teacher)
    expect({ status, body }).toEqual({
      status: 402,
      body: {
        success: false,
        error: 'Insufficient credits',
        code: 'insufficient_credits',
        requiredCredits: 5,
        required_credits: 5,
        credits: 4,
      },
    })
    expect(await entries()).toEqual(before(4))
    expect((await teacher.get('/papers')).body.data.total).toBe(0)
    await grant(db(), schoolId, 1, 'purchase', 'stripe:session')
    expect((await concept(teacher)).status).toBe(201)
    expect(await consistent()).toBe(0)
  })

  test('the plan’s questions a quiz hold with credits, too', async () => {
    await on('no-quiz')
    expect(await concept(teacher, { questionCount: 31 })).toMatchObject({
      status: 400,
      body: { code: 'invalid_configuration' },
    })
    expect(await entries()).toEqual([SIGN_UP])
  })

  test('making that fails gives everything back', async () => {
    await on('no-quiz')
    const row = await db()
      .selectFrom('accountUser')
      .innerJoin('school', 'school.schoolId', 'accountUser.schoolId')
      .select([
        'accountUser.id',
        'accountUser.schoolId',
        'accountUser.name',
        'accountUser.email',
        'school.tier',
        'school.credits',
      ])
      .where('email', '=', teacher.email!)
      .executeTakeFirstOrThrow()
    const failing = createConceptPaper(
      services[0]!.service,
      { ...row, language: 'en', sessionId: '' },
      { topic: 'Percentages', title: 'Lost', questionCount: 5, useCredits: true },
      async () => {
        throw new Error('the connection broke')
      },
    )
    await expect(failing).rejects.toThrow('the connection broke')
    expect(await entries()).toEqual([
      { change: 5, reason: 'refund', about: 'Lost' },
      { change: -5, reason: 'paper', about: 'Lost' },
      SIGN_UP,
    ])
    expect(await consistent()).toBe(100)
  })

  test('making again costs its new questions, another question one', async () => {
    const documentId = await readyDocument(teacher, HONEY)
    const paper = (
      await teacher.post('/papers/generate', {
        documentId,
        title: 'Mine',
        totalQuestions: 5,
        questionTypes: ['true_false', 'fill_blank', 'short_answer'],
      })
    ).body.data
    expect(paper.questions).toHaveLength(5)
    await on('no-quiz')
    await db()
      .updateTable('usage')
      .set({ used: 300 })
      .where('schoolId', '=', schoolId)
      .where('metric', '=', 'questions')
      .execute()
    const [first, second] = paper.questions
    const again = { keep: [first.id, second.id], seed: 'again' }
    expect((await teacher.post(`/papers/${paper.id}/regenerate`, again)).body).toMatchObject({
      code: 'quota',
      cause: 'quiz',
      required_credits: 3,
    })
    expect((await teacher.post(`/papers/${paper.id}/regenerate`, { ...again, useCredits: true })).status).toBe(200)
    expect((await teacher.post(`/papers/${paper.id}/questions/${first.id}/replace`)).body).toMatchObject({
      code: 'quota',
      cause: 'questions',
      required_credits: 1,
    })
    const now = (await teacher.get(`/papers/${paper.id}`)).body.data
    const replaced: number[] = []
    // Of some there is no other question: then nothing is charged.
    for (const { id } of now.questions)
      if (!replaced.includes(200))
        replaced.push((await teacher.post(`/papers/${paper.id}/questions/${id}/replace`, { useCredits: true })).status)
    expect(replaced.at(-1)).toBe(200)
    const [latest, ...earlier] = await entries()
    expect(latest).toEqual({ change: -1, reason: 'replace', about: 'Mine' })
    expect(earlier.slice(-2)).toEqual([{ change: -3, reason: 'regenerate', about: 'Mine' }, SIGN_UP])
    expect(await consistent()).toBe(96)
  })

  test('the same request sent again is charged once', async () => {
    await on('no-quiz')
    const answers = [
      await concept(teacher, {}, { 'idempotency-key': 'k' }),
      await concept(replicas[1]!, {}, { 'idempotency-key': 'k' }),
    ]
    expect(answers[1]!.body.data).toEqual(answers[0]!.body.data)
    expect(await consistent()).toBe(95)
  })

  test.each([
    { useCredits: false, granted: 1, left: 100 },
    { useCredits: true, granted: 21, left: 0 },
  ])(
    'of 40 generations at once at two replicas with one quiz left and credits for 20, with useCredits $useCredits exactly $granted are granted',
    async ({ useCredits, granted, left }) => {
      await on('one-quiz')
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => concept(replicas[index % 2]!, { useCredits })),
      )
      const by = (status: number): Answer[] => answers.filter((answer) => answer.status === status)
      expect([by(201).length, by(402).length]).toEqual([granted, 40 - granted])
      for (const { body } of by(402)) expect(body.code).toBe(useCredits ? 'insufficient_credits' : 'quota')
      expect((await teacher.get('/papers')).body.data.total).toBe(granted)
      expect(await consistent()).toBe(left)
      expect((await usage()).usage).toMatchObject({ quizzes: 1, questions: 5 })
    },
  )

  test('the ledger is paged, by page and by cursor', async () => {
    for (let number = 0; number < 4; number += 1) await grant(db(), schoolId, 1 + number, 'grant', `g${number}`)
    const whole = await ledger()
    expect(whole).toMatchObject({ total: 5, credits: 110 })
    const first = (await teacher.get('/credits?limit=2')).body.data
    const second = (await teacher.get(`/credits?limit=2&cursor=${first.nextCursor}`)).body.data
    const last = (await teacher.get('/credits?limit=2&page=3')).body.data
    expect([...first.items, ...second.items, ...last.items]).toEqual(whole.items)
    expect(last.nextCursor).toBeUndefined()
    expect(await teacher.get('/credits?cursor=nonsense')).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  })

  describe('for documents', () => {
    const PDF = 'samples/honey-bees.pdf'
    const upload = async (path: string, query = '?useCredits=true'): Promise<any> =>
      teacher.settled((await teacher.uploadFile(path, query)).body.data.id)

    test('a PDF past the month’s documents costs one a page, a text one in all; of the month nothing is used', async () => {
      await on('no-document')
      expect((await teacher.uploadFile(PDF)).body).toMatchObject({
        code: 'quota',
        cause: 'document',
        usage: 0,
        limit: 0,
        required_credits: 1,
        credits: 100,
      })
      const pdf = await upload(PDF)
      expect(pdf.status).toBe('ready')
      expect(await entries()).toEqual([
        { change: 1 - pdf.page_count, reason: 'document', about: 'honey-bees.pdf' },
        { change: -1, reason: 'document', about: 'honey-bees.pdf' },
        SIGN_UP,
      ])
      const text = await upload(HONEY)
      expect(await usage()).toMatchObject({
        usage: { documents: 0, pdfPages: 0, storageBytes: pdf.fileSize + text.fileSize },
        credits: 100 - pdf.page_count - 1,
      })
      await consistent()
    })
    test('a PDF past the month’s pages says what it costs, and is read for credits when that is asked', async () => {
      await on('no-page')
      const refused = await upload(PDF, '')
      expect(refused).toMatchObject({
        status: 'error',
        error: { code: 'pdf_quota', usage: 0, limit: 0, requiredCredits: expect.any(Number) },
      })
      const pages: number = refused.error.requiredCredits
      expect(await usage()).toMatchObject({ usage: { documents: 0, pdfPages: 0 }, credits: 100 })
      await teacher.post(`/documents/${refused.id}/reread`, { useCredits: true })
      expect(await teacher.settled(refused.id)).toMatchObject({ status: 'ready', page_count: pages })
      expect(await usage()).toMatchObject({ usage: { documents: 0, pdfPages: 0 }, credits: 100 - pages })
      // Asked for with the upload, it is read at once.
      expect(
        (await teacher.settled((await teacher.uploadFile(PDF, '?useCredits=true&onDuplicate=keep')).body.data.id))
          .status,
      ).toBe('ready')
      expect(await consistent()).toBe(100 - 2 * pages)
    })
    test('with fewer credits than pages it is not read, says so, and nothing is taken', async () => {
      await on('no-document')
      await leave(1)
      const document = await upload(PDF)
      expect(document).toMatchObject({
        status: 'error',
        error: {
          code: 'insufficient_credits',
          message: 'Insufficient credits',
          requiredCredits: expect.any(Number),
          credits: 1,
        },
      })
      expect(document.error.requiredCredits).toBeGreaterThan(1)
      expect((await entries()).slice(0, 2)).toEqual([
        { change: 1, reason: 'refund', about: 'honey-bees.pdf' },
        { change: -1, reason: 'document', about: 'honey-bees.pdf' },
      ])
      expect(await consistent()).toBe(1)
      await leave2()
      expect((await teacher.uploadFile(PDF, '?useCredits=true&onDuplicate=keep')).body).toEqual({
        success: false,
        error: 'Insufficient credits',
        code: 'insufficient_credits',
        requiredCredits: 1,
        required_credits: 1,
        credits: 0,
      })
      expect((await teacher.get('/documents')).body.data.total).toBe(1)
    })
    const leave2 = () => spend(db(), schoolId, 1, { reason: 'questions' }, 'the last')
    test('what cannot be read, or is cancelled, is given back once', async () => {
      await on('no-document')
      const broken = await teacher.upload(
        [{ name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nis no PDF') }],
        '?useCredits=true',
      )
      expect((await teacher.settled(broken.body.data.id)).status).toBe('error')
      expect(await consistent()).toBe(100)
      const { body } = await teacher.upload(
        [{ name: 'long.txt', bytes: Buffer.concat([await readFile(HONEY), Buffer.from('cancelled')]) }],
        '?useCredits=true',
      )
      await Promise.all([1, 2].map(() => teacher.post(`/documents/${body.data.id}/cancel`)))
      const { status } = await teacher.settled(body.data.id)
      expect(await consistent()).toBe(status === 'error' ? 100 : 99)
    })
    test('storage cannot be bought', async () => {
      await on('no-room')
      expect((await teacher.uploadFile(HONEY, '?useCredits=true')).body).toMatchObject({
        code: 'quota',
        cause: 'storage',
        required_credits: 0,
      })
      expect(await entries()).toEqual([SIGN_UP])
    })
  })
})
