/**
 * Children and workers that die, readings that are cancelled, making that takes too long: nothing hangs, nothing is
 * charged, the next one works.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { err } from '#domain/result.ts'
import type { Asker } from '#sandbox/fair-queue.ts'
import { NoChild } from '#sandbox/process-pool.ts'
import { readDocumentJob } from '#server/documents/read-document-job.ts'
import { createPaper } from '#server/papers/create-paper.ts'
import * as remake from '#server/papers/remake.ts'
import type { Service } from '#server/service/service.ts'
import { buryWorkers, withQueue } from './dead-workers.ts'
import { Client, readyDocument, signUp, startService, type TestService } from './test-service.ts'
import { DEEP } from '#test/deep.ts'

/** Sends SIGKILL to the children of this process that run the script. Gives how many. */
function killChildren(script: string): number {
  let killed = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])
      if (parent !== process.pid || !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script)) continue
      process.kill(Number(pid), 'SIGKILL')
      killed += 1
    } catch {
      // It ended meanwhile.
    }
  }
  return killed
}

/** Kills every one that appears until the work is over: a pool that tries again finds no child that lives. */
async function whileNoneLives<Value>(script: string, work: Promise<Value>): Promise<Value> {
  let killed = 0
  const timer = setInterval(() => {
    killed += killChildren(script)
  }, 20)
  try {
    return await work
  } finally {
    clearInterval(timer)
    expect(killed).toBeGreaterThan(0)
  }
}

/** Long enough to be met while it is read. */
const LONG = new TextEncoder().encode(
  Array.from(
    { length: 6_000 },
    (_, index) =>
      `The ${index}th law of motion states that a body of mass ${index} kg keeps its velocity unless a force acts on it.`,
  ).join('\n\n'),
)

describe('a document', () => {
  test('is read after its workers died more often than a reading may fail', DEEP, async () => {
    const web = await startService({ role: 'web' })
    const teacher = await signUp(web.url)
    const { id } = (await teacher.uploadFile('samples/honey-bees.txt')).body.data
    await withQueue(web.databaseUrl, async (boss, client) => {
      for (let crash = 0; crash < 4; crash += 1) {
        expect(await boss.fetch('read-document')).toHaveLength(1)
        await buryWorkers(boss, client)
      }
    })
    const worker = await startService({ databaseUrl: web.databaseUrl, dataDirectory: web.root, role: 'worker' })
    expect(await teacher.settled(id)).toMatchObject({ status: 'ready' })
    await worker.end()
    await web.end()
  })

  test('ends in a fault after three failures of the reading itself; what is no failure of its own does not count', async () => {
    const web = await startService({ role: 'web' })
    const { db } = web.service
    const teacher = await signUp(web.url)
    const { id } = (await teacher.uploadFile('samples/honey-bees.txt')).body.data
    const { schoolId, jobId } = await db.selectFrom('document').select(['schoolId', 'jobId']).executeTakeFirstOrThrow()
    const { signal } = new AbortController()
    const askers: unknown[] = []
    const attempt = (fault: Error, isLost = false): Promise<void> =>
      readDocumentJob(
        {
          ...web.service,
          reading: {
            ...web.service.reading,
            readInChild: (_bytes, _name, how) => {
              askers.push(how?.asker)
              return Promise.reject(fault)
            },
          },
        },
        { schoolId, documentId: id },
        { id: jobId!, signal, isLost: () => isLost },
      )
    const state = async () => {
      const { status, error } = (await teacher.get(`/documents/${id}`)).body.data
      return error?.code ?? status
    }
    for (let turn = 0; turn < 4; turn += 1) {
      await expect(attempt(new Error('The process is ending'), true)).rejects.toThrow('ending')
      await expect(attempt(Object.assign(new Error('No store'), { code: 'ESTORE' }))).rejects.toThrow('No store')
    }
    await expect(attempt(new Error('A bug'))).rejects.toThrow('bug')
    await expect(attempt(new NoChild('None can be started'))).rejects.toThrow('None')
    expect(await state()).toBe('processing')
    expect(askers[0]).toEqual({ account: schoolId, signal })
    await expect(attempt(new Error('A bug'))).rejects.toThrow('bug')
    expect(await state()).toBe('interrupted')
    // Asked for again it has all its tries again.
    await teacher.post(`/documents/${id}/reread`)
    expect(await db.selectFrom('document').select('readingFailures').execute()).toEqual([{ readingFailures: 0 }])
    await web.end()
  })
})

describe('a service whose processes die', () => {
  let service: TestService
  let teacher: Client
  let documentId: string
  beforeAll(async () => {
    service = await startService()
    teacher = await signUp(service.url)
    documentId = await readyDocument(teacher, 'samples/honey-bees.txt')
    await service.service.db.updateTable('school').set({ tier: 'pro' }).execute()
  })
  afterAll(() => service.end())

  const used = async () => (await teacher.get('/usage/stats')).body.data.usage
  const generate = () =>
    teacher.post('/quizzes/generate/document', {
      sourceDocuments: [documentId],
      questionCount: 5,
      questionTypes: ['true_false', 'fill_blank', 'short_answer'],
    })
  const user = async () => {
    const row = await service.service.db
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
    return { ...row, language: 'en' as const, sessionId: '' }
  }
  const noReservation = async () =>
    expect(await service.service.db.selectFrom('usageReservation').selectAll().execute()).toEqual([])

  test('a reader that dies ends in a document that says so and is not charged; the next document is read', async () => {
    const before = await used()
    const { body } = await teacher.upload([{ name: 'long.txt', bytes: LONG }])
    const document = await withQueue(service.databaseUrl, async (_boss, client) => {
      // The next try would wait for some seconds.
      const atOnce = setInterval(
        () => void client.query("update jobs.job set start_after = now() where state = 'retry'"),
        100,
      )
      return whileNoneLives('reading-child.', teacher.settled(body.data.id)).finally(() => clearInterval(atOnce))
    })
    expect(document).toMatchObject({ status: 'error', error: { message: expect.stringMatching(/\w/) } })
    expect(await used()).toMatchObject({ documents: before.documents })
    await readyDocument(teacher, 'samples/nutrition.txt')
  })

  test('a maker that dies charges nothing and frees the key; the next paper is made', async () => {
    const before = await used()
    const asked = { sourceDocuments: [documentId], questionCount: 5, questionTypes: ['true_false', 'fill_blank'] }
    const failed = await whileNoneLives(
      'making-child.',
      teacher.post('/quizzes/generate/document', asked, { 'idempotency-key': 'dies' }),
    )
    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect(await used()).toEqual(before)
    await noReservation()
    const again = await teacher.post('/quizzes/generate/document', asked, { 'idempotency-key': 'dies' })
    expect(again.status).toBe(201)
  })

  test('a printer that dies gives an error, and the next print works', async () => {
    const { id } = (await generate()).body.data
    const failed = await whileNoneLives('printing-child.', teacher.raw('GET', `/papers/${id}/export/pdf`))
    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect(((await failed.json()) as { readonly error: string }).error).toMatch(/\w/)
    expect((await teacher.raw('GET', `/papers/${id}/export/pdf`)).status).toBe(200)
  })

  test('a reading that is cancelled half way answers at once, stays cancelled, and gives its document back', async () => {
    const before = await used()
    const { body } = await teacher.upload([
      { name: 'cancelled.txt', bytes: new TextEncoder().encode(`${new TextDecoder().decode(LONG)}\nAnother.`) },
    ])
    await expect
      .poll(async () => (await teacher.get(`/documents/${body.data.id}`)).body.data.progress, { interval: 20 })
      .toBeGreaterThanOrEqual(25)
    const began = performance.now()
    expect((await teacher.post(`/documents/${body.data.id}/cancel`)).body.data).toMatchObject({
      status: 'error',
      error: { code: 'cancelled' },
    })
    expect(performance.now() - began).toBeLessThan(15_000)
    await readyDocument(teacher, 'samples/heat-transfer.txt')
    expect((await teacher.get(`/documents/${body.data.id}`)).body.data.status).toBe('error')
    expect((await used()).documents).toBe(before.documents + 1)
    // Read again while the cancelled reading may still be at work.
    await teacher.post(`/documents/${body.data.id}/reread`)
    expect((await teacher.settled(body.data.id)).status).toBe('ready')
    expect((await used()).documents).toBe(before.documents + 2)
  })

  test('making waits for the turn of its school, and ends with its paper when that is cancelled', async () => {
    const before = await used()
    const generationId = crypto.randomUUID().replaceAll('-', '')
    let asker: Asker | undefined
    const endless: Service['making'] = {
      ...service.service.making,
      makePaper: (_documents, _order, given) => {
        asker = given
        return new Promise((_, reject) => {
          given?.signal?.addEventListener('abort', () => reject(given.signal?.reason as Error))
        })
      },
    }
    const asked = { sourceDocuments: [documentId], questionCount: 5, questionTypes: ['true_false'], generationId }
    const owner = await user()
    const making = createPaper(
      { ...service.service, making: endless },
      owner,
      asked,
      [documentId],
      async () => undefined,
    )
    await expect.poll(() => asker).toMatchObject({ account: owner.schoolId, isFirst: true })
    expect((await teacher.call('DELETE', `/generations/${generationId}`)).status).toBe(200)
    expect(await making).toEqual(err({ code: 'cancelled' }))
    expect(await used()).toEqual(before)
    await noReservation()
  })

  describe.each([
    {
      what: 'takes too long',
      makePaper: async () => err({ code: 'too_slow' } as const),
      answers: { ok: false, error: { code: 'took_too_long' } },
    },
    {
      what: 'takes too much memory',
      makePaper: async () => err({ code: 'too_much_memory' } as const),
      answers: { ok: false, error: { code: 'took_too_long' } },
    },
    {
      what: 'breaks',
      makePaper: async () => {
        throw new Error('No child can be started')
      },
      answers: 'throws',
    },
  ])('making that $what', ({ makePaper, answers }) => {
    const failing = (): Service => ({
      ...service.service,
      making: { ...service.service.making, makePaper, replaceQuestion: makePaper },
    })
    const outcome = (work: Promise<unknown>) => work.catch(() => 'throws')
    const forgets = async () => undefined

    test('charges nothing for a new paper', async () => {
      const before = await used()
      expect(
        await outcome(
          createPaper(
            failing(),
            await user(),
            { sourceDocuments: [documentId], questionCount: 5, questionTypes: ['true_false'] },
            [documentId],
            forgets,
          ),
        ),
      ).toEqual(answers)
      expect(await used()).toEqual(before)
      await noReservation()
    })
    test.each([
      { name: 'a paper made anew', of: remake.regenerate },
      { name: 'another question', of: remake.replace },
    ])('charges nothing for $name, and leaves the paper as it was', async ({ of }) => {
      const paper = (await generate()).body.data
      const before = await used()
      const call = {
        access: { user: await user(), paper: { schoolId: (await user()).schoolId, id: paper.id } },
        params: { id: paper.id, questionId: paper.questions[0].id },
        body: {},
        query: {},
        request: {},
        remember: forgets,
      }
      expect(await outcome(of(failing()).handle(call as never))).toEqual(answers)
      expect(await used()).toEqual(before)
      expect((await teacher.get(`/papers/${paper.id}`)).body.data).toEqual(paper)
      await noReservation()
    })
  })
})
