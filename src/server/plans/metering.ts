/**
 * Work that costs something of the plan, or credits: reserve before it, settle in the transaction that stores its
 * result, release when it fails.
 * A reservation is a short lease that the working process renews: what a crash left is released when it runs out.
 */
import { sql } from 'kysely'
import type { Plan } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Db, Queries } from '../database/connect.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Log } from '../foundation/log.ts'
import { randomId } from '../foundation/random-id.ts'
import {
  creditsFor,
  EVER,
  giveBackRow,
  METRICS,
  periodOf,
  takeAllowance,
  worthOf,
  type Amounts,
  type Metric,
} from './allowance.ts'
import { balanceOf, refund, spend, type CreditUse } from './credits.ts'
import { monthOf } from './months.ts'
import type { PlanTable } from './plan-table.ts'

/**
 * `ms`: how long a reservation holds unless it is renewed. Expired ones are looked for every `sweepMs`, by every
 * process.
 */
export type Lease = { readonly ms: number; readonly renewMs: number; readonly sweepMs: number }
/**
 * Released at most `ms + sweepMs` after a crash; two renewals may be lost. By the clock of the database: those of
 * processes differ.
 */
export const LEASE: Lease = { ms: 35_000, renewMs: 10_000, sweepMs: 10_000 }

/** What says what a plan allows, in which month, and for how long it is reserved. */
export type Metering = {
  readonly db: Db
  readonly plans: PlanTable
  readonly lease: Lease
  readonly configuration: { readonly timeZone: string }
  readonly now: () => Date
}

/** How work past the month's allowance is paid: `useCredits` where the teacher said so. */
export type Paying = CreditUse & { readonly useCredits: boolean | undefined }
/** `free`: nothing was reserved, so nothing can expire. */
export type Reservation = {
  readonly schoolId: string
  readonly id: string
  readonly free: boolean
  readonly paidWith: 'plan' | 'credits'
}

/** Reserved credits, beside the metrics of the plan. */
const CREDITS = 'credits'
type Row = { readonly period: string; readonly metric: string; readonly amount: number }

/**
 * Uses the amounts now, of the month's allowance or, past it, of the credits (then all of it), and remembers that the
 * work they are for is still to be done.
 */
export async function reserve(
  db: Db,
  schoolId: string,
  plan: Plan,
  month: string,
  amounts: Amounts,
  paying: Paying,
  lease: Lease,
): Promise<Result<Reservation, Refusal>> {
  const id = randomId('reservation')
  const rows = METRICS.flatMap((metric): Row[] => {
    const amount = amounts[metric] ?? 0
    return amount > 0 ? [{ period: periodOf(metric, month), metric, amount }] : []
  })
  const byPlan = await inTransaction(db, async (transaction): Promise<Result<Reservation, Refusal>> => {
    const used = await takeAllowance(transaction, schoolId, plan, month, amounts)
    if (!used.ok) return used
    await hold(transaction, schoolId, id, rows, lease)
    return ok({ schoolId, id, free: rows.length === 0, paidWith: 'plan' })
  })
  if (byPlan.ok || byPlan.error.code !== 'quota' || byPlan.error.requiredCredits === 0 || paying.useCredits !== true)
    return byPlan
  const amount = creditsFor(amounts)
  return inTransaction(db, async (transaction): Promise<Result<Reservation, Refusal>> => {
    await hold(transaction, schoolId, id, [{ period: EVER, metric: CREDITS, amount }], lease)
    if (!(await spend(transaction, schoolId, amount, paying, spentFor(id))))
      return err({
        code: 'insufficient_credits',
        requiredCredits: amount,
        credits: await balanceOf(transaction, schoolId),
      })
    return ok({ schoolId, id, free: false, paidWith: 'credits' })
  })
}

const spentFor = (reservationId: string): string => `reservation:${reservationId}`
const endOf = (lease: Lease) => sql<Date>`clock_timestamp() + ${lease.ms} * interval '1 millisecond'`

async function hold(
  queries: Queries,
  schoolId: string,
  reservationId: string,
  rows: readonly Row[],
  lease: Lease,
): Promise<void> {
  if (rows.length > 0)
    await queries
      .insertInto('usageReservation')
      .values(rows.map((row) => ({ ...row, schoolId, reservationId, expiresAt: endOf(lease) })))
      .execute()
}

/**
 * In the transaction that stores the result: what was used counts, what was reserved beyond it is given back. False
 * when the reservation was released meanwhile: then nothing may be stored.
 */
export async function settle(queries: Queries, reservation: Reservation, usedInTruth: Amounts): Promise<boolean> {
  if (reservation.free) return true
  return end(queries, reservation, ({ metric, amount }) =>
    metric === CREDITS ? worthOf(usedInTruth) : (usedInTruth[metric as Metric] ?? amount),
  )
}

type Ended = Pick<Reservation, 'schoolId' | 'id'>

/** Ends the reservation, once; what was reserved beyond `usedOf` it goes back. */
async function end(
  queries: Queries,
  { schoolId, id }: Ended,
  usedOf: (row: Row) => number,
  onlyExpired = false,
): Promise<boolean> {
  const rows = await queries
    .deleteFrom('usageReservation')
    .where('schoolId', '=', schoolId)
    .where('reservationId', '=', id)
    .$if(onlyExpired, (query) => query.where(isExpired))
    .returning(['period', 'metric', 'amount'])
    .execute()
  for (const row of rows.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const amount = row.amount - usedOf(row)
    if (amount <= 0) continue
    if (row.metric === CREDITS) await refundReserved(queries, schoolId, id, amount)
    else await giveBackRow(queries, schoolId, { ...row, amount })
  }
  return rows.length > 0
}

/** Rows of `usage` in the order of the metrics, then the balance: all take them so, and no two wait for each other. */
const placeOf = ({ metric }: Row): number => [...METRICS, CREDITS].indexOf(metric)

async function refundReserved(queries: Queries, schoolId: string, id: string, amount: number): Promise<void> {
  const spent = await queries
    .selectFrom('creditEntry')
    .select('about')
    .where('schoolId', '=', schoolId)
    .where('reference', '=', spentFor(id))
    .executeTakeFirst()
  await refund(queries, schoolId, amount, `refund:${id}`, spent?.about ?? undefined)
}

/**
 * Reserves, works while the lease is renewed and, where the work is refused or fails, gives back what it has not
 * settled.
 */
export async function withReservation<Value>(
  { db, plans, lease, configuration: { timeZone }, now }: Metering,
  { schoolId, tier }: { readonly schoolId: string; readonly tier: string },
  amounts: Amounts,
  paying: Paying,
  work: (reservation: Reservation) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  const reserved = await reserve(db, schoolId, plans.of(tier), monthOf(now(), timeZone), amounts, paying, lease)
  if (!reserved.ok) return reserved
  const stop = keepRenewing(db, reserved.value, lease)
  try {
    const done = await work(reserved.value)
    if (!done.ok) await release(db, reserved.value)
    return done
  } catch (error) {
    await release(db, reserved.value).catch(() => undefined)
    throw error
  } finally {
    stop()
  }
}

/** Gives the function that ends it. A renewal that fails is made up for by the next. */
function keepRenewing(db: Db, { schoolId, id, free }: Reservation, lease: Lease): () => void {
  if (free) return () => undefined
  const renew = async (): Promise<void> => {
    await db
      .updateTable('usageReservation')
      .set({ expiresAt: endOf(lease) })
      .where('schoolId', '=', schoolId)
      .where('reservationId', '=', id)
      .execute()
  }
  const timer = setInterval(() => void renew().catch(() => undefined), lease.renewMs).unref()
  return () => clearInterval(timer)
}

const all = (): number => 0

/** The work failed: all that was reserved is given back. */
export async function release(db: Db, reservation: Ended): Promise<void> {
  await db.transaction().execute((transaction) => end(transaction, reservation, all))
}

const isExpired = sql<boolean>`expires_at < clock_timestamp()`

/** Gives back what crashes left reserved; gives how many reservations that were. */
export async function releaseExpired(db: Db): Promise<number> {
  const expired = await db
    .selectFrom('usageReservation')
    .select(['schoolId', 'reservationId as id'])
    .distinct()
    .where(isExpired)
    .execute()
  let released = 0
  for (const one of expired)
    if (await db.transaction().execute((transaction) => end(transaction, one, all, true))) released += 1
  return released
}

/** Looks for expired reservations at once and then every `sweepMs`; gives the function that ends it. */
export function releaseRegularly(db: Db, { sweepMs }: Lease, log: Log): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const tick = (): void => {
    running ??= releaseExpired(db)
      .catch((error: unknown) => log.warn({ err: error }, 'expired reservations could not be released'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(tick, sweepMs).unref()
  tick()
  return async () => {
    clearInterval(timer)
    await running
  }
}
