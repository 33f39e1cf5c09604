/** The database goes away under load and comes back: who asks meanwhile is told so, and nothing needs a restart. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { followEvents } from './event-stream.ts'
import { Client, readyDocument, signUp, startService, type Answer, type TestService } from './test-service.ts'

/** Calls without pause until it is stopped; gives every answer. */
function load(client: Client): { readonly answers: Answer[]; readonly stop: () => Promise<void> } {
  const answers: Answer[] = []
  let stopped = false
  const worker = async (index: number): Promise<void> => {
    for (let turn = 0; !stopped; turn += 1) {
      answers.push(await (index === 0
        ? client.post('/topics', { name: `Topic ${turn}` })
        : index === 1 ? client.upload([{ name: `${turn}.txt`, bytes: new TextEncoder().encode(`Water boils at 100 degrees. ${turn} ${Math.random()}`) }]) : client.get(index === 2 ? '/dashboard' : '/me')))
      await new Promise((resolve) => { setTimeout(resolve, 20) })
    }
  }
  const working = Promise.all([0, 1, 2, 3].map(worker))
  return { answers, stop: async () => { stopped = true; await working } }
}

/** Everything was answered, or refused with the sentence that tells to try again. */
function expectOnlyOutages(answers: readonly Answer[]): void {
  const others = answers.filter(({ body }) => !body.success && body.code !== 'unavailable' && body.code !== 'quota').map(({ status, body }) => ({ status, body }))
  expect(others).toEqual([])
  for (const { status, body } of answers) if (body.code === 'unavailable') expect({ status, error: body.error }).toEqual({ status: 503, error: 'The service cannot be reached at the moment. Nothing is lost; try again in a minute.' })
}

/** As a load balancer asks, without a session. */
const health = async ({ url }: { readonly url: string }) => (await new Client(url).get('/health')).body.data
const healthy = (service: { readonly url: string }) => expect.poll(async () => (await health(service)).status, { timeout: 30_000, interval: 200 }).toBe('ok')

describe('connections to the database that are cut under load', { timeout: 90_000 }, () => {
  test('give 503 with a sentence, or nothing that anyone notices; events tell of the gap; all works again by itself', async () => {
    const service = await startService()
    try {
      const teacher = await signUp(service.url)
      const events = await followEvents(teacher)
      const working = load(teacher)
      const outside = new pg.Client({ connectionString: service.databaseUrl })
      await outside.connect()
      for (let cut = 0; cut < 12; cut += 1) {
        await new Promise((resolve) => { setTimeout(resolve, 150) })
        await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
      }
      await outside.end()
      await events.until(({ name }) => name === 'gap')
      await working.stop()
      expectOnlyOutages(working.answers)
      expect(working.answers.some(({ body }) => body.code === 'unavailable')).toBe(true)
      expect(working.answers.filter(({ body }) => body.success).length).toBeGreaterThan(10)

      await healthy(teacher)
      // What was acknowledged is there, once.
      const topics = working.answers.filter(({ status, body }) => status === 201 && body.data.grade === undefined && 'subtopics' in body.data).map(({ body }) => body.data.id)
      for (const id of topics) expect((await teacher.get(`/topics/${id}`)).status).toBe(200)
      const documents = working.answers.filter(({ status, body }) => status === 201 && 'fileSize' in body.data).map(({ body }) => body.data.id)
      expect(documents.length).toBeGreaterThan(0)
      for (const id of documents) expect(['ready', 'error']).toContain((await teacher.settled(id)).status)
      const before = events.seen.length
      await service.service.db.updateTable('school').set({ tier: 'pro' }).execute()
      const ready = await readyDocument(teacher, 'samples/nutrition.txt')
      await events.until((event) => event.id === ready && event.status === 'ready')
      expect(events.seen.length).toBeGreaterThan(before)
      await events.close()
    } finally {
      await service.end()
    }
  })
})

describe('an embedded database that dies', { timeout: 120_000 }, () => {
  test('is started again by the service, which answers 503 in between', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'setpaper-embedded-'))
    await chmod(dataDirectory, 0o755)
    let service: TestService | undefined
    let working: ReturnType<typeof load> | undefined
    try {
      service = await startService({ dataDirectory, databaseUrl: undefined })
      const teacher = await signUp(service.url)
      const documentId = await readyDocument(teacher, 'samples/nutrition.txt')
      const events = await followEvents(teacher)
      working = load(teacher)
      const [postmaster] = (await readFile(join(dataDirectory, 'postgresql', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(postmaster), 'SIGKILL')
      await expect.poll(() => working!.answers.some(({ body }) => body.code === 'unavailable'), { timeout: 20_000 }).toBe(true)
      expect(await health(teacher)).toMatchObject({ status: 'degraded', database: 'down' })
      await healthy(teacher)
      await events.until(({ name }) => name === 'gap')
      await working.stop()
      expectOnlyOutages(working.answers)
      expect((await teacher.get(`/documents/${documentId}`)).body.data.status).toBe('ready')
      const made = await teacher.post('/quizzes/generate/document', { sourceDocuments: [documentId], questionCount: 5, questionTypes: ['true_false', 'fill_blank'] })
      expect(made.status).toBe(201)
      await events.close()
    } finally {
      await working?.stop().catch(() => undefined)
      await service?.end()
      await rm(dataDirectory, { recursive: true, force: true })
    }
  })
})
