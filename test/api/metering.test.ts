/**
 * What is used of a plan: counted once, by two replicas on one database, over the end of the month, and given back
 * where nothing came of it.
 */
import { randomUUID } from 'node:crypto'
import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FREE, UNLIMITED, type Plan, type PlanLimit } from '#domain/plan.ts'
import { LEASE, reserve, settle } from '#server/plans/metering.ts'
import { sweep } from '#server/housekeeping/sweep.ts'
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
const honeyBytes = (await readFile(HONEY)).byteLength
const TABLE = [
  FREE,
  plan('one-quiz', { quizzesPerMonth: 1 }),
  plan('ten-questions', { questionsPerMonth: 10 }),
  plan('one-document', { documentsPerMonth: 1 }),
  plan('one-file', { storageBytes: honeyBytes + 500 }),
  plan('one-page', { pdfPagesPerMonth: 1 }),
  plan('nothing', {
    quizzesPerMonth: 0,
    documentsPerMonth: 0,
    questionsPerMonth: 0,
    pdfPagesPerMonth: 0,
    storageBytes: 0,
  }),
  plan('unlimited', {
    quizzesPerMonth: UNLIMITED,
    documentsPerMonth: UNLIMITED,
    questionsPerMonth: UNLIMITED,
    pdfPagesPerMonth: UNLIMITED,
    pagesPerPdf: UNLIMITED,
    questionsPerQuiz: UNLIMITED,
    storageBytes: UNLIMITED,
  }),
]

describe('the metering of a plan', () => {
  let folder: string
  let services: TestService[]
  let clock: Date | undefined
  let teacher: Client
  /** The same teacher at each of the replicas. */
  let replicas: Client[]
  let schoolId: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'setpaper-metering-'))
    const plansFile = join(folder, 'plans.json')
    await writeFile(plansFile, JSON.stringify(TABLE))
    const databaseUrl = await freshDatabase()
    // One store and one secret, as replicas share them.
    services = await Promise.all(
      [1, 2].map(() =>
        startService(
          { databaseUrl, plansFile, dataDirectory: folder, authSecret: 's'.repeat(32) },
          { now: () => clock ?? new Date(), sweepEveryMs: 1e9 },
        ),
      ),
    )
  })
  beforeEach(async () => {
    clock = undefined
    teacher = await signUp(services[0]!.url)
    // The clock of a test may run ahead of the session's week.
    await db()
      .updateTable('accountSession')
      .set({ expiresAt: new Date('2100-01-01T00:00:00Z') })
      .execute()
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
  const used = async () => (await teacher.get('/usage/stats')).body.data.usage
  const generate = (client: Client, documentId: string, questionCount = 5): Promise<Answer> =>
    client.post('/quizzes/generate/document', {
      sourceDocuments: [documentId],
      questionCount,
      questionTypes: ['true_false', 'fill_blank', 'short_answer'],
    })
  const uploadText = async (client: Client, mark: string): Promise<Answer> =>
    client.upload([{ name: `${mark}.txt`, bytes: Buffer.concat([await readFile(HONEY), Buffer.from(`\n${mark}\n`)]) }])
  const uploadBroken = (client: Client): Promise<Answer> =>
    client.upload([{ name: 'broken.pdf', bytes: Buffer.from(`%PDF-1.7\n${Math.random()} is no PDF`) }])
  const refusal = (cause: string, usage: number, limit: number, requiredCredits: number) => ({
    success: false,
    error: expect.stringContaining('limit reached'),
    code: 'quota',
    cause,
    usage,
    limit,
    requiredCredits,
    required_credits: requiredCredits,
    credits: 100,
  })

  test('of six requests that race at two replicas for the last quiz one gets it, and the others are told why', async () => {
    const documentId = await readyDocument(teacher, HONEY)
    await on('one-quiz')
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => generate(replicas[index % 2]!, documentId)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 402, 402, 402, 402, 402])
    for (const { status, body } of answers) if (status === 402) expect(body).toEqual(refusal('quiz', 1, 1, 5))
    expect(await used()).toMatchObject({
      quizzes: 1,
      questions: answers.find(({ status }) => status === 201)!.body.data.questions.length,
    })
  })

  test('of six uploads that race for the last document one is taken, and of the others nothing stays', async () => {
    await on('one-document')
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => uploadText(replicas[index % 2]!, `race ${index}`)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 402, 402, 402, 402, 402])
    expect(answers.find(({ status }) => status === 402)!.body).toEqual(refusal('document', 1, 1, 1))
    const { id } = answers.find(({ status }) => status === 201)!.body.data
    expect((await teacher.settled(id)).status).toBe('ready')
    await sweep(services[0]!.service)
    expect(await db().selectFrom('blob').select('state').where('schoolId', '=', schoolId).execute()).toEqual([
      { state: 'kept' },
    ])
    expect(await used()).toMatchObject({ documents: 1 })
  })

  test('of uploads that race for the last bytes of storage one fits; what is deleted makes room', async () => {
    await on('one-file')
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => uploadText(replicas[index % 2]!, `bytes ${index}`)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 402, 402, 402])
    const kept = answers.find(({ status }) => status === 201)!.body.data
    expect(answers.find(({ status }) => status === 402)!.body).toEqual(
      refusal('storage', kept.fileSize, honeyBytes + 500, 0),
    )
    await teacher.settled(kept.id)
    await teacher.call('DELETE', `/documents/${kept.id}`)
    expect((await used()).storageBytes).toBe(0)
    expect((await uploadText(teacher, 'afterwards')).status).toBe(201)
    expect((await teacher.post(`/documents/${kept.id}/restore`)).body).toMatchObject({
      code: 'quota',
      cause: 'storage',
    })
    expect((await used()).storageBytes).toBe(honeyBytes + '\nafterwards\n'.length)
  })

  test('questions past the month’s are refused before they are made; what a paper has less than was reserved is given back', async () => {
    const documentId = await readyDocument(teacher, HONEY)
    await on('ten-questions')
    const made = await generate(teacher, documentId, 8)
    expect(made.status).toBe(201)
    const { length } = made.body.data.questions
    expect(await used()).toMatchObject({ quizzes: 1, questions: length })
    expect((await generate(teacher, documentId, 10)).body).toEqual(refusal('questions', length, 10, 10))
    expect(await used()).toMatchObject({ quizzes: 1, questions: length })
  })

  test('a PDF past the month’s pages cannot be read, says why, and gives its document back', async () => {
    await on('one-page')
    const { body } = await teacher.uploadFile('samples/honey-bees.pdf')
    const document = await teacher.settled(body.data.id)
    expect(document).toMatchObject({
      status: 'error',
      error: { code: 'pdf_quota', message: expect.stringContaining('Monthly PDF page limit reached') },
    })
    expect(await used()).toMatchObject({ documents: 0, pdfPages: 0 })
  })

  test('-1 is no limit, and is counted all the same', async () => {
    await on('unlimited')
    const documentId = await readyDocument(teacher, 'samples/honey-bees.pdf')
    await db()
      .insertInto('usage')
      .values({ schoolId, period: '2026-11', metric: 'quizzes', used: 1_000_000 })
      .onConflict((conflict) => conflict.columns(['schoolId', 'period', 'metric']).doUpdateSet({ used: 1_000_000 }))
      .execute()
    clock = new Date('2026-11-20T04:00:00Z')
    expect((await generate(teacher, documentId, 12)).status).toBe(201)
    expect(await used()).toMatchObject({ quizzes: 1_000_001 })
  })

  test('a plan that was lowered below what is used refuses more, and hides nothing', async () => {
    const documentId = await readyDocument(teacher, HONEY)
    expect((await generate(teacher, documentId)).status).toBe(201)
    await on('nothing')
    expect((await generate(teacher, documentId)).body).toEqual(refusal('quiz', 1, 0, 5))
    expect((await uploadText(teacher, 'lowered')).body).toEqual(refusal('document', 1, 0, 1))
    expect((await teacher.get(`/documents/${documentId}`)).status).toBe(200)
    expect((await teacher.get('/papers')).body.data.total).toBe(1)
  })

  test('a document that cannot be read, or is cancelled, is not charged; read again it is', async () => {
    const broken = await uploadBroken(teacher)
    expect((await teacher.settled(broken.body.data.id)).status).toBe('error')
    expect(await used()).toMatchObject({ documents: 0 })
    const { body } = await uploadText(teacher, 'cancelled')
    const cancelled = await teacher.post(`/documents/${body.data.id}/cancel`)
    expect(cancelled.body.data).toMatchObject({ status: 'error', error: { code: 'cancelled' } })
    expect(await used()).toMatchObject({ documents: 0 })
    // A second cancel, or one that comes too late, gives nothing back.
    await teacher.post(`/documents/${body.data.id}/cancel`)
    await teacher.post(`/documents/${body.data.id}/reread`)
    expect((await teacher.settled(body.data.id)).status).toBe('ready')
    expect(await used()).toMatchObject({ documents: 1 })
    await teacher.post(`/documents/${body.data.id}/cancel`)
    expect((await teacher.get(`/documents/${body.data.id}`)).body.data.status).toBe('ready')
    expect(await used()).toMatchObject({ documents: 1 })
  })

  test('with the first instant of a month in the operator’s time zone the allowance is whole again', async () => {
    clock = new Date('2026-11-30T15:59:30Z')
    const documentId = await readyDocument(teacher, HONEY)
    await on('one-quiz')
    expect((await generate(teacher, documentId)).status).toBe(201)
    expect((await generate(teacher, documentId)).status).toBe(402)
    expect((await teacher.get('/usage/stats')).body.data).toMatchObject({
      usage: { quizzes: 1, documents: 1 },
      resetsAt: '2026-11-30T16:00:00.000Z',
    })
    clock = new Date('2026-11-30T16:00:00Z')
    expect((await teacher.get('/usage/stats')).body.data).toMatchObject({
      usage: { quizzes: 0, documents: 0, storageBytes: honeyBytes },
      resetsAt: '2026-12-31T16:00:00.000Z',
    })
    expect((await generate(teacher, documentId)).status).toBe(201)
    expect((await generate(teacher, documentId)).status).toBe(402)
  })

  test('what was charged before midnight of the 1st is given back to the month that was charged', async () => {
    clock = new Date('2026-11-30T15:59:59Z')
    const { body } = await uploadText(teacher, 'new year')
    await teacher.settled(body.data.id)
    clock = new Date('2026-12-31T15:59:59Z')
    await teacher.post(`/documents/${body.data.id}/reread`)
    clock = new Date('2026-12-31T16:00:01Z')
    await db()
      .updateTable('document')
      .set({ status: 'processing', jobId: randomUUID() })
      .where('documentId', '=', body.data.id)
      .execute()
    await teacher.post(`/documents/${body.data.id}/cancel`)
    const months = await db()
      .selectFrom('usage')
      .select(['period', 'used'])
      .where('schoolId', '=', schoolId)
      .where('metric', '=', 'documents')
      .orderBy('period')
      .execute()
    // November's stays, since it was read; December's second reading failed.
    expect(months).toEqual([
      { period: '2026-11', used: 1 },
      { period: '2026-12', used: 0 },
    ])
  })

  test('what a crash left reserved is given back when it expires, and may not be settled after that', async () => {
    const reserved = await reserve(
      db(),
      schoolId,
      FREE,
      '2026-11',
      { quizzes: 1, questions: 20 },
      { useCredits: false, reason: 'paper' },
      LEASE,
    )
    if (!reserved.ok) throw new Error('not reserved')
    const usage = async () =>
      Object.fromEntries(
        (
          await db()
            .selectFrom('usage')
            .select(['metric', 'used'])
            .where('schoolId', '=', schoolId)
            .where('period', '=', '2026-11')
            .execute()
        ).map(({ metric, used: amount }) => [metric, amount]),
      )
    expect(await usage()).toEqual({ quizzes: 1, questions: 20 })
    await sweep(services[0]!.service)
    expect(await usage()).toEqual({ quizzes: 1, questions: 20 })
    await db()
      .updateTable('usageReservation')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .execute()
    await Promise.all(services.map(({ service }) => sweep(service)))
    expect(await usage()).toEqual({ quizzes: 0, questions: 0 })
    expect(
      await db()
        .transaction()
        .execute((transaction) => settle(transaction, reserved.value, { quizzes: 1, questions: 20 })),
    ).toBe(false)
  })

  test('a paper that falls short costs what was made, and none of the papers of the month under half of it', async () => {
    const documentId = await readyDocument(teacher, HONEY)
    const before = await used()
    const { status, body } = await teacher.post('/quizzes/generate/document', {
      sourceDocuments: [documentId],
      questionCount: 30,
      questionTypes: ['essay', 'long_question', 'matching'],
    })
    expect(status).toBe(201)
    const given = body.data.questions.length
    expect(2 * given).toBeLessThan(30)
    const after = await used()
    expect({ quizzes: after.quizzes - before.quizzes, questions: after.questions - before.questions }).toEqual({
      quizzes: 0,
      questions: given,
    })
  })

  test('making again charges a quiz and its new questions, another question one; what is refused or overtaken nothing', async () => {
    const documentId = await readyDocument(teacher, HONEY)
    const paper = (await generate(teacher, documentId, 8)).body.data
    const before = await used()
    const keep = paper.questions.slice(0, 3).map(({ id }: { readonly id: string }) => id)
    const again = (await teacher.post(`/papers/${paper.id}/regenerate`, { keep })).body.data
    expect(again.questions.map(({ id }: { readonly id: string }) => id)).toEqual(expect.arrayContaining(keep))
    const middle = await used()
    expect({ quizzes: middle.quizzes - before.quizzes, questions: middle.questions - before.questions }).toEqual({
      quizzes: 1,
      questions: again.questions.length - 3,
    })
    const replaced = await teacher.post(`/papers/${paper.id}/questions/${again.questions[0].id}/replace`)
    expect((await used()).questions - middle.questions).toBe(replaced.status === 200 ? 1 : 0)
    const after = await used()
    expect((await teacher.post(`/papers/${paper.id}/regenerate`, { keep: ['no-such-question'] })).status).toBe(400)
    expect((await teacher.post(`/papers/${paper.id}/questions/no-such/replace`)).status).toBe(404)
    // Of two that make one paper anew at once the later finds another revision.
    const race = await Promise.all(replicas.map((client) => client.post(`/papers/${paper.id}/regenerate`, {})))
    const won = race.filter(({ status }) => status === 200)
    expect(won.length).toBeGreaterThan(0)
    expect((await used()).quizzes - after.quizzes).toBe(won.length)
    expect(await db().selectFrom('usageReservation').selectAll().where('schoolId', '=', schoolId).execute()).toEqual([])
  })
})
