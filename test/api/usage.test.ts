/** What is used of a plan, over HTTP, and the refusals when it is used up (decisions D4, D5). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FREE, PLANS } from '#domain/plan.ts'
import { Client, readyDocument, signUp, startService, type TestService } from './test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({}, { now: () => new Date('2026-11-20T04:00:00Z') })
})
afterAll(() => service.end())

async function use(teacher: Client, metric: string, used: number): Promise<void> {
  const { id } = (await teacher.get('/me')).body.data as { readonly id: string }
  const { schoolId } = await service.service.db
    .selectFrom('accountUser')
    .select('schoolId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await service.service.db
    .insertInto('usage')
    .values({ schoolId, period: metric === 'storageBytes' ? 'ever' : '2026-11', metric, used })
    .onConflict((conflict) => conflict.columns(['schoolId', 'period', 'metric']).doUpdateSet({ used }))
    .execute()
}

test('usage, limits, tier, credits and the first of the next month are told, the same by both names', async () => {
  const teacher = await signUp(service.url)
  const { data } = (await teacher.get('/usage/stats')).body
  expect(data).toEqual({
    usage: { quizzes: 0, questions: 0, pdfPages: 0, documents: 0, storageBytes: 0 },
    limits: FREE.limits,
    tier: 'free',
    credits: 100,
    resetsAt: '2026-11-30T16:00:00.000Z',
  })
  expect((await teacher.get('/usage/current')).body.data).toEqual(data)
  expect((await teacher.get('/subscription')).body.data).toEqual({
    tier: 'free',
    credits_remaining: 100,
    usage: { questions: 0 },
    limits: { questionsPerMonth: 300 },
  })
  expect((await teacher.get('/documents/quota')).body.data).toEqual({ used: 0, limit: 10, resetsAt: data.resetsAt })
  expect((await teacher.get('/quizzes/quota')).body.data).toEqual({ used: 0, limit: 10, resetsAt: data.resetsAt })
})
test('the plans of the server are open to anyone', async () => {
  expect((await new Client(service.url).get('/subscription/plans')).body.data.plans).toEqual(PLANS)
})
test('what is made counts: a document, its pages, a paper, its questions', async () => {
  const teacher = await signUp(service.url)
  const id = await readyDocument(teacher, 'samples/honey-bees.pdf')
  const document = (await teacher.get(`/documents/${id}`)).body.data
  const paper = (
    await teacher.post('/papers/generate', {
      documentId: id,
      totalQuestions: 6,
      questionTypes: ['true_false', 'fill_blank'],
    })
  ).body.data
  const { usage } = (await teacher.get('/usage/stats')).body.data
  expect(usage).toEqual({
    quizzes: 1,
    questions: paper.questions.length,
    pdfPages: document.page_count,
    documents: 1,
    storageBytes: document.fileSize,
  })
  await teacher.post(`/papers/${paper.id}/questions/${paper.questions[0].id}/replace`)
  expect((await teacher.get('/usage/stats')).body.data.usage.questions).toBe(paper.questions.length + 1)
})
test.each([
  {
    metric: 'quizzes',
    used: 10,
    cause: 'quiz',
    limit: 10,
    error: /^Monthly quiz generation limit reached/,
    required: 6,
  },
  {
    metric: 'questions',
    used: 295,
    cause: 'questions',
    limit: 300,
    error: /^Monthly question generation limit reached/,
    required: 6,
  },
])(
  'past the month’s $metric a paper is refused with 402 and what it would cost',
  async ({ metric, used, cause, limit, error, required }) => {
    const teacher = await signUp(service.url)
    const id = await readyDocument(teacher, 'samples/honey-bees.txt')
    await use(teacher, metric, used)
    const { status, body } = await teacher.post('/papers/generate', {
      documentId: id,
      totalQuestions: 6,
      questionTypes: ['true_false'],
    })
    expect(status).toBe(402)
    expect(body).toMatchObject({
      success: false,
      code: 'quota',
      cause,
      usage: used,
      limit,
      required_credits: required,
      credits: 100,
      error: expect.stringMatching(error),
    })
    expect((await teacher.get('/usage/stats')).body.data.usage[metric]).toBe(used)
    expect((await teacher.get('/papers')).body.data.total).toBe(0)
  },
)
test.each([
  { metric: 'documents', used: 10, cause: 'document', limit: 10 },
  { metric: 'storageBytes', used: FREE.limits.storageBytes, cause: 'storage', limit: FREE.limits.storageBytes },
])('past $metric an upload is refused with 402', async ({ metric, used, cause, limit }) => {
  const teacher = await signUp(service.url)
  await use(teacher, metric, used)
  expect(await teacher.upload([{ name: 'a.txt', bytes: Buffer.from('words') }])).toMatchObject({
    status: 402,
    body: { code: 'quota', cause, usage: used, limit },
  })
  expect((await teacher.get('/documents')).body.data.total).toBe(0)
})
test('a PDF past the month’s pages ends in error with the sentence of the quota', async () => {
  const teacher = await signUp(service.url)
  await use(teacher, 'pdfPages', 150)
  const { body } = await teacher.uploadFile('samples/honey-bees.pdf')
  expect((await teacher.settled(body.data.id)).error).toMatchObject({
    code: 'pdf_quota',
    message: expect.stringMatching(/^Monthly PDF page limit reached/),
  })
})
test('a paper over the plan’s questions is refused with the limit named, whatever is left of the month', async () => {
  const teacher = await signUp(service.url)
  const id = await readyDocument(teacher, 'samples/honey-bees.txt')
  expect(await teacher.post('/papers/generate', { documentId: id, totalQuestions: 31 })).toMatchObject({
    status: 400,
    body: { code: 'invalid_configuration', error: expect.stringContaining('30') },
  })
})
