/**
 * Two web and two worker processes on one PostgreSQL and one S3-compatible store: any of them may answer, and the
 * teacher sees one service.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Configuration } from '#server/foundation/configuration.ts'
import { startS3Server, type S3Server } from './s3-server.ts'
import { followEvents } from './event-stream.ts'
import { Client, freshDatabase, signUp, startService, type TestService } from './test-service.ts'

describe('two web and two worker processes', () => {
  let s3: S3Server
  let webs: TestService[]
  let workers: TestService[]
  /** The same teacher, at one process or the other. */
  let at: Client[]
  beforeAll(async () => {
    s3 = await startS3Server()
    const databaseUrl = await freshDatabase()
    const shared: Partial<Configuration> = {
      databaseUrl,
      s3: s3.configuration,
      authSecret: 'a'.repeat(32),
      publicUrl: 'http://papers.example',
      workerConcurrency: 1,
    }
    // All four at once, as a container platform would start them.
    const services = await Promise.all(
      (['web', 'web', 'worker', 'worker'] as const).map((role) => startService({ ...shared, role })),
    )
    webs = services.slice(0, 2)
    workers = services.slice(2)
    const { token, email } = await signUp(webs[0]!.url)
    at = webs.map(({ url }) => new Client(url, token, email))
  })
  afterAll(async () => {
    await Promise.all([...webs, ...workers].map((service) => service.end()))
    await s3.close()
  })

  test('a worker answers health and metrics, and no teacher', async () => {
    for (const { url } of workers) {
      expect((await new Client(url).get('/health')).body.data.status).toBe('ok')
      expect((await new Client(url, at[0]!.token).get('/me')).status).toBe(404)
      expect((await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST' })).status).toBe(404)
    }
  })

  test.each([
    [0, 1],
    [1, 0],
  ])('what is uploaded at web %i is told, read, printed and fetched at web %i', async (one, other) => {
    const events = await followEvents(at[other]!)
    const { body } = await at[one]!.uploadFile(one === 0 ? 'samples/honey-bees.pdf' : 'samples/nutrition.pdf')
    expect((await at[other]!.settled(body.data.id)).status).toBe('ready')
    await events.until((event) => event.id === body.data.id && event.status === 'ready')
    await events.close()

    const made = await at[other]!.post('/quizzes/generate/document', {
      sourceDocuments: [body.data.id],
      questionCount: 6,
      questionTypes: ['true_false', 'fill_blank', 'short_answer'],
    })
    expect(made.status).toBe(201)
    const pdf = await at[one]!.raw('GET', `/papers/${made.body.data.id}/export/pdf`)
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    const { url } = (await at[one]!.get(`/documents/${body.data.id}/url`)).body.data
    const file = await fetch(url.replace('http://papers.example', webs[other]!.url))
    expect(file.status).toBe(200)
    expect((await file.arrayBuffer()).byteLength).toBe(body.data.fileSize)
  })

  test('a key used at one web is known at the other', async () => {
    const document = (await at[0]!.get('/documents?status=ready')).body.data.items[0].id
    const ask = (client: Client) =>
      client.post(
        '/quizzes/generate/document',
        { sourceDocuments: [document], questionCount: 5, questionTypes: ['true_false', 'fill_blank'] },
        { 'idempotency-key': 'across-replicas' },
      )
    const first = await ask(at[0]!)
    expect(first.status).toBe(201)
    expect((await ask(at[1]!)).body.data.id).toBe(first.body.data.id)
  })

  test('a session that is ended at one web is ended at the other', async () => {
    const { token } = await signUp(webs[0]!.url)
    const [here, there] = webs.map(({ url }) => new Client(url, token))
    expect((await there!.get('/me')).status).toBe(200)
    await fetch(`${here!.url}/api/auth/sign-out`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect((await there!.get('/me')).status).toBe(401)
  })

  test('both workers read when there is more than one can read', async () => {
    const bytes = (index: number) =>
      new TextEncoder().encode(
        `${'The heart pumps blood through the body. Blood carries oxygen to the cells. '.repeat(40)}\n${index}`,
      )
    const ids = await Promise.all(
      Array.from(
        { length: 6 },
        async (_, index) =>
          (await at[index % 2]!.upload([{ name: `heart-${index}.txt`, bytes: bytes(index) }])).body.data.id as string,
      ),
    )
    for (const id of ids) expect((await at[0]!.settled(id)).status).toBe('ready')
    const done = await Promise.all(
      workers.map(async ({ url }) =>
        Number(
          /^setpaper_jobs_total\{[^}]*outcome="done"[^}]*\} (\d+)/m.exec(
            await (await fetch(`${url}/metrics`)).text(),
          )?.[1] ?? 0,
        ),
      ),
    )
    expect(Math.min(...done)).toBeGreaterThan(0)
  })

  test('every object of the store has its row, and the reverse', async () => {
    const rows = await webs[0]!.service.db
      .selectFrom('blob')
      .select(['schoolId', 'blobId'])
      .where('state', '=', 'kept')
      .execute()
    expect([...s3.objects.keys()].toSorted()).toEqual(
      rows.map(({ schoolId, blobId }) => `${schoolId}/${blobId}`).toSorted(),
    )
  })
})
