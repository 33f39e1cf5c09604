/**
 * What a school uses of its plan, counted by conditional statements: two processes racing for the last quiz get one.
 * Reserve before the work, settle in the transaction that stores its result, release when it fails; what a crash left is released when it expires.
 */
import { sql } from 'kysely'
import { UNLIMITED, type Plan } from '#domain/plan.ts'
import type { QuotaCause, Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Db, Queries } from '../database/connect.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { randomId } from '../random-id.ts'

export const METRICS = ['quizzes', 'questions', 'pdfPages', 'documents', 'storageBytes'] as const
export type Metric = (typeof METRICS)[number]

const LIMIT_OF = { quizzes: 'quizzesPerMonth', questions: 'questionsPerMonth', pdfPages: 'pdfPagesPerMonth', documents: 'documentsPerMonth', storageBytes: 'storageBytes' } as const satisfies Record<Metric, keyof Plan['limits']>
const CAUSE_OF = { quizzes: 'quiz', questions: 'questions', pdfPages: 'pdf', documents: 'document', storageBytes: 'storage' } as const satisfies Record<Metric, QuotaCause>

/** Storage is held, not used up by month. */
const EVER = 'ever'
/** Longer than any paper takes to make. */
export const RESERVATION_MS = 5 * 60_000

export type Amounts = Readonly<Partial<Record<Metric, number>>>
/** `free`: nothing was reserved, so nothing can expire. */
export type Reservation = { readonly schoolId: string; readonly id: string; readonly free: boolean }

/** The month of a quota: '2026-11' in the operator's time zone (decision D27). */
export function monthOf(now: Date, timeZone: string): string {
  const parts = formatIn(timeZone).month.formatToParts(now)
  const part = (type: 'year' | 'month'): string => parts.find((one) => one.type === type)!.value
  return `${part('year')}-${part('month')}`
}

/** The instant at which the next month begins in the time zone. */
export function monthEnd(now: Date, timeZone: string): Date {
  const [year, month] = monthOf(now, timeZone).split('-').map(Number) as [number, number]
  const midnight = Date.UTC(year, month, 1)
  // The zone's offset may change on that very day: of the instants at which its clocks may show midnight, the first that lies in the next month.
  const instants = [-DAY_MS, 0, DAY_MS].map((ms) => midnight - offsetMs(new Date(midnight + ms), timeZone)).toSorted((one, other) => one - other)
  return new Date(instants.find((at) => monthOf(new Date(at), timeZone) !== monthOf(now, timeZone)) ?? midnight)
}

const DAY_MS = 24 * 3_600_000

function offsetMs(at: Date, timeZone: string): number {
  const parts = formatIn(timeZone).second.formatToParts(at)
  const [year, month, day, hour, minute, second] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map((type) => Number(parts.find((part) => part.type === type)!.value)) as [number, number, number, number, number, number]
  return Date.UTC(year, month - 1, day, hour, minute, second) - at.getTime()
}

type Formats = { readonly month: Intl.DateTimeFormat; readonly second: Intl.DateTimeFormat }
const formats = new Map<string, Formats>()

/** Kept: making one takes longer than a request to the database. */
function formatIn(timeZone: string): Formats {
  const kept = formats.get(timeZone)
  if (kept !== undefined) return kept
  const month = { timeZone, year: 'numeric', month: '2-digit' } as const
  const made = { month: new Intl.DateTimeFormat('en-CA', month), second: new Intl.DateTimeFormat('en-CA', { ...month, hourCycle: 'h23', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' }) }
  formats.set(timeZone, made)
  return made
}

const periodOf = (metric: Metric, month: string): string => (metric === 'storageBytes' ? EVER : month)

/** Adds to what is used, or refuses where the plan's limit would be passed; `queries` must be a transaction. A limit already passed (a plan that was lowered) refuses too. */
export async function use(queries: Queries, schoolId: string, plan: Plan, month: string, amounts: Amounts, credits: number): Promise<Result<undefined, Refusal>> {
  for (const metric of METRICS) {
    const amount = amounts[metric] ?? 0
    if (amount === 0) continue
    const limit = plan.limits[LIMIT_OF[metric]]
    const period = periodOf(metric, month)
    await queries.insertInto('usage').values({ schoolId, period, metric, used: 0 }).onConflict((conflict) => conflict.doNothing()).execute()
    const taken = await queries.updateTable('usage').set({ used: sql<number>`used + ${amount}` }).where('schoolId', '=', schoolId).where('period', '=', period).where('metric', '=', metric)
      .$if(limit !== UNLIMITED, (query) => query.where(sql<boolean>`used + ${amount} <= ${limit}`)).returning('used').executeTakeFirst()
    if (taken === undefined) {
      const { used } = await queries.selectFrom('usage').select('used').where('schoolId', '=', schoolId).where('period', '=', period).where('metric', '=', metric).executeTakeFirstOrThrow()
      return err({ code: 'quota', cause: CAUSE_OF[metric], usage: used, limit, requiredCredits: metric === 'storageBytes' ? 0 : (amounts.questions ?? amounts.pdfPages ?? amount), credits })
    }
  }
  return ok(undefined)
}

/** Gives back; never below nothing. */
export async function giveBack(queries: Queries, schoolId: string, month: string, amounts: Amounts): Promise<void> {
  for (const metric of METRICS) {
    const amount = amounts[metric] ?? 0
    if (amount > 0) await giveBackRow(queries, { schoolId, period: periodOf(metric, month), metric, amount })
  }
}

/** Uses the amounts now and remembers that the work they are for is still to be done. */
export async function reserve(db: Db, schoolId: string, plan: Plan, month: string, amounts: Amounts, credits: number, now: Date): Promise<Result<Reservation, Refusal>> {
  const id = randomId('reservation')
  return inTransaction(db, async (transaction) => {
    const used = await use(transaction, schoolId, plan, month, amounts, credits)
    if (!used.ok) return used
    const rows = METRICS.flatMap((metric) => ((amounts[metric] ?? 0) > 0 ? [{ schoolId, reservationId: id, period: periodOf(metric, month), metric, amount: amounts[metric]!, expiresAt: new Date(now.getTime() + RESERVATION_MS) }] : []))
    if (rows.length > 0) await transaction.insertInto('usageReservation').values(rows).execute()
    return ok({ schoolId, id, free: rows.length === 0 })
  })
}

/** In the transaction that stores the result: what was used counts, what was reserved beyond it is given back. False when the reservation has expired: then nothing may be stored. */
export async function settle(queries: Queries, { schoolId, id, free }: Reservation, usedInTruth: Amounts): Promise<boolean> {
  if (free) return true
  const rows = await queries.deleteFrom('usageReservation').where('schoolId', '=', schoolId).where('reservationId', '=', id).returning(['period', 'metric', 'amount']).execute()
  if (rows.length === 0) return false
  for (const { period, metric, amount } of inOrder(rows)) {
    const unused = amount - (usedInTruth[metric as Metric] ?? amount)
    if (unused > 0) await giveBackRow(queries, { schoolId, period, metric, amount: unused })
  }
  return true
}

/** Reserves, works and, where the work is refused or fails, gives back what it has not settled. */
export async function withReservation<Value>(db: Db, schoolId: string, plan: Plan, month: string, amounts: Amounts, credits: number, now: Date, work: (reservation: Reservation) => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> {
  const reserved = await reserve(db, schoolId, plan, month, amounts, credits, now)
  if (!reserved.ok) return reserved
  try {
    const done = await work(reserved.value)
    if (!done.ok) await release(db, reserved.value)
    return done
  } catch (error) {
    await release(db, reserved.value).catch(() => undefined)
    throw error
  }
}

/** The work failed: all that was reserved is given back. */
export async function release(db: Db, { schoolId, id }: Reservation): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction.deleteFrom('usageReservation').where('schoolId', '=', schoolId).where('reservationId', '=', id).returning(['period', 'metric', 'amount']).execute()
    for (const row of inOrder(rows)) await giveBackRow(transaction, { schoolId, ...row })
  })
}

/** Gives back what crashes left reserved. */
export async function releaseExpired(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction.deleteFrom('usageReservation').where('expiresAt', '<', now).returningAll().execute()
    for (const row of inOrder(rows).toSorted((a, b) => (a.schoolId < b.schoolId ? -1 : a.schoolId > b.schoolId ? 1 : 0))) await giveBackRow(transaction, row)
    return rows.length
  })
}

/** All take the rows of `usage` in the order of METRICS, so that no two wait for each other. */
const inOrder = <Row extends { readonly metric: string }>(rows: readonly Row[]): Row[] => rows.toSorted((a, b) => METRICS.indexOf(a.metric as Metric) - METRICS.indexOf(b.metric as Metric))

async function giveBackRow(queries: Queries, { schoolId, period, metric, amount }: { readonly schoolId: string; readonly period: string; readonly metric: string; readonly amount: number }): Promise<void> {
  await queries.updateTable('usage').set({ used: sql<number>`greatest(0, used - ${amount})` }).where('schoolId', '=', schoolId).where('period', '=', period).where('metric', '=', metric).execute()
}

/** What is used now, of each metric. */
export async function usageOf(queries: Queries, schoolId: string, month: string): Promise<Record<Metric, number>> {
  const rows = await queries.selectFrom('usage').select(['metric', 'used']).where('schoolId', '=', schoolId).where('period', 'in', [month, EVER]).execute()
  return Object.fromEntries(METRICS.map((metric) => [metric, rows.find((row) => row.metric === metric)?.used ?? 0])) as Record<Metric, number>
}
