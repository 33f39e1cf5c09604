/**
 * What a crash leaves of reservations and credits: released within a minute by whatever process is there, charged once,
 * the ledger right.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FREE } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { grant } from '#server/plans/credits.ts'
import {
  LEASE,
  releaseExpired,
  settle,
  withReservation,
  type Paying,
  type Reservation,
} from '#server/plans/metering.ts'
import { sumOfLedger } from '../campaigns/ledger.ts'
import { endAll, startMain, type Started } from '../operating/run-service.ts'
import { SHORT } from './short-lease.ts'
import { Client, freshDatabase, readyDocument, signUp, startService, type TestService } from './test-service.ts'

const SECRET = 's'.repeat(32)
const NO_QUIZ = { ...FREE, tier: 'no-quiz', limits: { ...FREE.limits, quizzesPerMonth: 0 } }
export const KINDS = [
  { kind: 'plan', charged: { quizzes: 1, credits: 0 } },
  { kind: 'credits', charged: { quizzes: 0, credits: 5 } },
] as const
export const FAILPOINTS = ['quota_reserved', 'paper_made', 'paper_stored'] as const

/** `killed`: at which places a process dies, and what paid for its paper. */
export type Killed = { readonly failpoint: (typeof FAILPOINTS)[number] } & (typeof KINDS)[number]

export function describeReservations(killed: readonly Killed[]): void {
  test('by the constants a reservation is released within 60 s of the crash, and outlives two renewals that are lost', () => {
    expect(LEASE.ms + LEASE.sweepMs).toBeLessThanOrEqual(60_000 - 5_000)
    expect(LEASE.ms).toBeGreaterThanOrEqual(3 * LEASE.renewMs)
  })

  describe('reservations', () => {
    let folder: string
    let service: TestService
    let shared: Record<string, string>
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'setpaper-crash-'))
      const plansFile = join(folder, 'plans.json')
      await writeFile(plansFile, JSON.stringify([FREE, NO_QUIZ]))
      const databaseUrl = await freshDatabase()
      shared = { DATABASE_URL: databaseUrl, DATA_DIR: folder, PLANS_FILE: plansFile, AUTH_SECRET: SECRET }
      service = await startService(
        { databaseUrl, plansFile, dataDirectory: folder, authSecret: SECRET, role: 'web' },
        { lease: SHORT },
      )
    })
    afterAll(async () => {
      await endAll()
      await service.end()
      await rm(folder, { recursive: true, force: true })
    })

    const db = () => service.service.db
    const doomedAt = (failpoint: string): Started =>
      startMain({ ...shared, SETPAPER_FAILPOINT: failpoint }, { program: 'test/api/short-lease.ts' })
    const schoolOf = async ({ email }: Client): Promise<string> =>
      (await db().selectFrom('accountUser').select('schoolId').where('email', '=', email!).executeTakeFirstOrThrow())
        .schoolId
    const held = (schoolId: string) =>
      db().selectFrom('usageReservation').selectAll().where('schoolId', '=', schoolId).execute()
    async function books(client: Client, schoolId: string) {
      const { usage, credits } = (await client.get('/usage/stats')).body.data
      expect(await sumOfLedger(db(), schoolId)).toBe(credits)
      return { quizzes: usage.quizzes, credits: 100 - credits }
    }

    test.each(killed)(
      'of a process killed at $failpoint, paid by $kind: released by another, charged at most once, and the same request goes on',
      async ({ failpoint, kind, charged }) => {
        const doomed = doomedAt(failpoint)
        const doomedUrl = await doomed.ready
        const teacher = await signUp(service.url)
        const schoolId = await schoolOf(teacher)
        // Its own document is read by the process that will be killed: this one is a web process, and no paper is made
        // yet.
        const documentId = await readyDocument(teacher, 'samples/honey-bees.txt')
        if (kind === 'credits')
          await db().updateTable('school').set({ tier: 'no-quiz' }).where('schoolId', '=', schoolId).execute()
        const asked = {
          sourceDocuments: [documentId],
          title: 'Bees',
          questionCount: 5,
          questionTypes: ['true_false', 'fill_blank'],
          useCredits: true,
        }
        const key = { 'idempotency-key': randomBytes(8).toString('hex') }
        await new Client(doomedUrl, teacher.token).post('/quizzes/generate/document', asked, key).catch(() => undefined)
        expect((await doomed.exited).signal).toBe('SIGKILL')
        const began = performance.now()
        const isStored = failpoint === 'paper_stored'
        expect(await books(teacher, schoolId)).toEqual(charged)
        expect((await held(schoolId)).length > 0).toBe(!isStored)
        await expect.poll(() => held(schoolId), { interval: 50 }).toEqual([])
        if (!isStored) expect(performance.now() - began).toBeGreaterThan(200)
        expect(await books(teacher, schoolId)).toEqual(isStored ? charged : { quizzes: 0, credits: 0 })
        // A process that holds a key for so long has died.
        await db()
          .updateTable('idempotentRequest')
          .set({ createdAt: new Date(Date.now() - 600_000) })
          .where('schoolId', '=', schoolId)
          .where('answer', 'is', null)
          .execute()
        const again = await teacher.post('/quizzes/generate/document', asked, key)
        expect(again.status).toBe(201)
        expect((await teacher.get('/papers')).body.data.total).toBe(1)
        expect(await books(teacher, schoolId)).toEqual({
          quizzes: charged.quizzes,
          credits: kind === 'credits' ? again.body.data.questions.length : 0,
        })
        expect(await held(schoolId)).toEqual([])
      },
    )

    test('two processes that race for the last quiz and credits for 20 grant exactly 21, and leave nothing to release', async () => {
      // With the product's own lease: a busy machine may not renew a short one in time.
      const processes = [startMain(shared), startMain(shared)]
      const urls = await Promise.all(processes.map(({ ready }) => ready))
      const teacher = await signUp(service.url)
      const schoolId = await schoolOf(teacher)
      await db()
        .insertInto('usage')
        .values({ schoolId, period: await monthNow(), metric: 'quizzes', used: 9 })
        .execute()
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          new Client(urls[index % 2]!, teacher.token).post('/quizzes/generate/concept', {
            topic: 'Percentages',
            questionCount: 5,
            useCredits: true,
          }),
        ),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(21)
      expect(answers.filter(({ status, body }) => status === 402 && body.code === 'insufficient_credits')).toHaveLength(
        19,
      )
      expect(await books(teacher, schoolId)).toEqual({ quizzes: 10, credits: 100 })
      expect(await held(schoolId)).toEqual([])
      expect(await releaseExpired(db())).toBe(0)
    })
    const monthNow = async (): Promise<string> =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong', year: 'numeric', month: '2-digit' }).format(
        new Date(),
      )

    describe.each([
      { paidBy: 'plan', plan: FREE },
      { paidBy: 'credits', plan: NO_QUIZ },
    ])('paid by $paidBy', ({ plan }) => {
      const paying: Paying = { useCredits: true, reason: 'paper', about: 'Long' }
      async function school(): Promise<string> {
        const schoolId = `s_${randomBytes(8).toString('hex')}`
        await db().insertInto('school').values({ schoolId }).execute()
        await grant(db(), schoolId, 100, 'sign_up', 'sign_up')
        return schoolId
      }
      const reserved = <Value>(
        schoolId: string,
        work: (reservation: Reservation) => Promise<Result<Value, Refusal>>,
      ): Promise<Result<Value, Refusal>> =>
        withReservation(
          {
            db: db(),
            plans: { plans: [plan], of: () => plan },
            lease: SHORT,
            configuration: { timeZone: 'Asia/Hong_Kong' },
            now: () => new Date('2026-11-15'),
          },
          { schoolId, tier: plan.tier },
          { quizzes: 1, questions: 5 },
          paying,
          work,
        )
      const spent = async (schoolId: string) => ({
        usage:
          (
            await db()
              .selectFrom('usage')
              .select('used')
              .where('schoolId', '=', schoolId)
              .where('metric', '=', 'questions')
              .executeTakeFirst()
          )?.used ?? 0,
        credits: 100 - (await sumOfLedger(db(), schoolId)),
      })
      const settled = (reservation: Reservation, questions: number) =>
        db()
          .transaction()
          .execute((transaction) => settle(transaction, reservation, { quizzes: 1, questions }))

      test('work that takes much longer than the lease keeps its reservation, since it renews it', async () => {
        const schoolId = await school()
        const done = await reserved(schoolId, async (reservation) => {
          await pause(2.5 * SHORT.ms)
          return ok(await settled(reservation, 3))
        })
        expect(done).toEqual(ok(true))
        const { usage, credits } = await spent(schoolId)
        expect({ usage, credits }).toEqual(plan === FREE ? { usage: 3, credits: 0 } : { usage: 0, credits: 3 })
      })
      test('what was released meanwhile cannot be settled, and is not given back twice', async () => {
        const schoolId = await school()
        const done = await reserved(schoolId, async (reservation) => {
          await db()
            .updateTable('usageReservation')
            .set({ expiresAt: new Date(0) })
            .where('schoolId', '=', schoolId)
            .execute()
          await Promise.all([releaseExpired(db()), releaseExpired(db())])
          return ok(await settled(reservation, 5))
        })
        expect(done).toEqual(ok(false))
        expect(await spent(schoolId)).toEqual({ usage: 0, credits: 0 })
      })
      test('work that is refused gives back, once, also while others look for expired ones', async () => {
        const schoolId = await school()
        const refused = await reserved(schoolId, async () => err({ code: 'no_questions' }))
        expect(refused).toEqual(err({ code: 'no_questions' }))
        await releaseExpired(db())
        expect(await spent(schoolId)).toEqual({ usage: 0, credits: 0 })
        expect(await held(schoolId)).toEqual([])
      })
    })
  })
}
