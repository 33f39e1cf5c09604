/** Children and workers that die, readings that are cancelled, making that takes too long: nothing hangs, nothing is charged, the next one works. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { err } from '#domain/result.ts'
import { createPaper } from '#server/papers/create-paper.ts'
import * as remake from '#server/papers/remake.ts'
import type { Service } from '#server/service.ts'
import { Client, freshDatabase, readyDocument, signUp, startService, type TestService } from './test-service.ts'

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
  const timer = setInterval(() => { killed += killChildren(script) }, 20)
  try {
    return await work
  } finally {
    clearInterval(timer)
    expect(killed).toBeGreaterThan(0)
  }
}

/** Long enough to be met while it is read. */
const LONG = new TextEncoder().encode(Array.from({ length: 6_000 }, (_, index) => `The ${index}th law of motion states that a body of mass ${index} kg keeps its velocity unless a force acts on it.`).join('\n\n'))

describe('a service whose processes die', { timeout: 120_000 }, () => {
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
  const generate = () => teacher.post('/quizzes/generate/document', { sourceDocuments: [documentId], questionCount: 5, questionTypes: ['true_false', 'fill_blank', 'short_answer'] })
  const noReservation = async () => expect(await service.service.db.selectFrom('usageReservation').selectAll().execute()).toEqual([])

  test('a reader that dies ends in a document that says so and is not charged; the next document is read', async () => {
    const before = await used()
    const { body } = await teacher.upload([{ name: 'long.txt', bytes: LONG }])
    const document = await whileNoneLives('reading-child.ts', teacher.settled(body.data.id))
    expect(document).toMatchObject({ status: 'error', error: { message: expect.stringMatching(/\w/) } })
    expect(await used()).toMatchObject({ documents: before.documents })
    await readyDocument(teacher, 'samples/nutrition.txt')
  })

  test('a maker that dies charges nothing and frees the key; the next paper is made', async () => {
    const before = await used()
    const asked = { sourceDocuments: [documentId], questionCount: 5, questionTypes: ['true_false', 'fill_blank'] }
    const failed = await whileNoneLives('making-child.ts', teacher.post('/quizzes/generate/document', asked, { 'idempotency-key': 'dies' }))
    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect(await used()).toEqual(before)
    await noReservation()
    const again = await teacher.post('/quizzes/generate/document', asked, { 'idempotency-key': 'dies' })
    expect(again.status).toBe(201)
  })

  test('a printer that dies gives an error, and the next print works', async () => {
    const { id } = (await generate()).body.data
    const failed = await whileNoneLives('printing-child.ts', teacher.raw('GET', `/papers/${id}/export/pdf`))
    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect((await failed.json() as { readonly error: string }).error).toMatch(/\w/)
    expect((await teacher.raw('GET', `/papers/${id}/export/pdf`)).status).toBe(200)
  })

  test('a reading that is cancelled half way answers at once, stays cancelled, and gives its document back', async () => {
    const before = await used()
    const { body } = await teacher.upload([{ name: 'cancelled.txt', bytes: new TextEncoder().encode(`${new TextDecoder().decode(LONG)}\nAnother.`) }])
    await expect.poll(async () => (await teacher.get(`/documents/${body.data.id}`)).body.data.progress, { interval: 20 }).toBeGreaterThanOrEqual(25)
    const began = performance.now()
    expect((await teacher.post(`/documents/${body.data.id}/cancel`)).body.data).toMatchObject({ status: 'error', error: { code: 'cancelled' } })
    expect(performance.now() - began).toBeLessThan(5_000)
    await readyDocument(teacher, 'samples/heat-transfer.txt')
    expect((await teacher.get(`/documents/${body.data.id}`)).body.data.status).toBe('error')
    expect((await used()).documents).toBe(before.documents + 1)
    // Read again while the cancelled reading may still be at work.
    await teacher.post(`/documents/${body.data.id}/reread`)
    expect((await teacher.settled(body.data.id)).status).toBe('ready')
    expect((await used()).documents).toBe(before.documents + 2)
  })

  describe.each([
    { what: 'takes too long', makePaper: async () => err({ code: 'too_slow' } as const), answers: { ok: false, error: { code: 'took_too_long' } } },
    { what: 'takes too much memory', makePaper: async () => err({ code: 'too_much_memory' } as const), answers: { ok: false, error: { code: 'took_too_long' } } },
    { what: 'breaks', makePaper: async () => { throw new Error('No child can be started') }, answers: 'throws' },
  ])('making that $what', ({ makePaper, answers }) => {
    const failing = (): Service => ({ ...service.service, making: { ...service.service.making, makePaper, replaceQuestion: makePaper } })
    const outcome = (work: Promise<unknown>) => work.catch(() => 'throws')
    const user = async () => {
      const row = await service.service.db.selectFrom('accountUser').innerJoin('school', 'school.schoolId', 'accountUser.schoolId').select(['accountUser.id', 'accountUser.schoolId', 'accountUser.name', 'accountUser.email', 'school.tier', 'school.credits']).where('email', '=', teacher.email!).executeTakeFirstOrThrow()
      return { ...row, language: 'en' as const, sessionId: '' }
    }
    const forgets = async () => undefined

    test('charges nothing for a new paper', async () => {
      const before = await used()
      expect(await outcome(createPaper(failing(), await user(), { sourceDocuments: [documentId], questionCount: 5, questionTypes: ['true_false'] }, [documentId], forgets))).toEqual(answers)
      expect(await used()).toEqual(before)
      await noReservation()
    })
    test.each([{ name: 'a paper made anew', of: remake.regenerate }, { name: 'another question', of: remake.replace }])('charges nothing for $name, and leaves the paper as it was', async ({ of }) => {
      const paper = (await generate()).body.data
      const before = await used()
      const call = { access: { user: await user(), paper: { schoolId: (await user()).schoolId, id: paper.id } }, params: { id: paper.id, questionId: paper.questions[0].id }, body: {}, query: {}, request: {}, remember: forgets }
      expect(await outcome(of(failing()).handle(call as never))).toEqual(answers)
      expect(await used()).toEqual(before)
      expect((await teacher.get(`/papers/${paper.id}`)).body.data).toEqual(paper)
      await noReservation()
    })
  })
})

describe('a worker that is killed while it reads', { timeout: 120_000 }, () => {
  test('is noticed, and another reads the document within a minute', async () => {
    const databaseUrl = await freshDatabase()
    const shared = { databaseUrl, authSecret: 'a'.repeat(32) }
    const web = await startService({ ...shared, role: 'web' })
    let other: TestService | undefined
    try {
      const doomed = spawn(process.execPath, [resolve('src/server/main.ts')], {
        stdio: 'ignore',
        env: { PATH: process.env.PATH, ROLE: 'worker', PORT: '0', DATABASE_URL: databaseUrl, AUTH_SECRET: shared.authSecret, DATA_DIR: web.root, LOG_LEVEL: 'error', SETPAPER_FAILPOINT: 'document_parsed' },
      })
      const died = new Promise<NodeJS.Signals | null>((done) => { doomed.once('exit', (_code, signal) => done(signal)) })
      const teacher = await signUp(web.url)
      const { body } = await teacher.uploadFile('samples/honey-bees.txt')
      expect(await died).toBe('SIGKILL')
      const began = performance.now()
      expect((await teacher.get(`/documents/${body.data.id}`)).body.data.status).toBe('processing')
      other = await startService({ ...shared, role: 'worker', dataDirectory: web.root })
      const document = await teacher.settled(body.data.id).catch(() => teacher.settled(body.data.id))
      expect(document.status).toBe('ready')
      expect(performance.now() - began).toBeLessThan(60_000)
      expect((await teacher.get('/usage/stats')).body.data.usage).toMatchObject({ documents: 1 })
    } finally {
      await other?.end()
      await web.end()
    }
  })
})
