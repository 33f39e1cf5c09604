/** A school's subscription: what Stripe says of it now, put down here. Messages only say that it is time to ask. */
import type { Stripe } from 'stripe'
import type { Interval } from '#domain/plan-offer.ts'
import type { Db, Queries } from '../database/connect.ts'
import { tell } from '../events/progress.ts'
import type { PlanTable } from '../plans/plan-table.ts'
import { isMissing, type Payment } from './open-payment.ts'

export type SubscriptionState = { readonly subscriptionId: string; readonly tier: string; readonly interval: Interval; readonly status: string; readonly lives: boolean; readonly periodEnd: Date; readonly cancelsAt: Date | null }

/** While a payment is tried again the plan stays; what was never paid, or no longer is, gives none. */
const LIVING: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])

/** An answer of Stripe, and when the question was put: of two answers that of the later question counts, whichever comes first. */
export type Reading = { readonly schoolId: string; readonly number: number; readonly state: SubscriptionState | undefined }

/** Undefined where the customer is of no school. Not within a transaction: nothing is to be held while Stripe thinks. */
export async function readSubscription(db: Db, payment: Payment, customerId: string, options: Stripe.RequestOptions = {}): Promise<Reading | undefined> {
  const asked = await db.updateTable('paymentCustomer').set((row) => ({ readings: row('readings', '+', 1) })).where('customerId', '=', customerId).returning(['schoolId', 'readings']).executeTakeFirst()
  if (asked === undefined) return undefined
  const data = await payment.stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }, options).then((list) => list.data, (error: unknown) => {
    // Whoever Stripe no longer knows has no subscription.
    if (isMissing(payment, error)) return []
    throw error
  })
  return { schoolId: asked.schoolId, number: asked.readings, state: stateOf(data) }
}

/** The one that lives longest, else the one that ended last. Subscriptions that are not ours (no tier) do not count. */
export function stateOf(subscriptions: readonly Stripe.Subscription[]): SubscriptionState | undefined {
  const states = subscriptions.flatMap((one): SubscriptionState[] => {
    const item = one.items.data[0]
    if (item === undefined || one.metadata.tier === undefined) return []
    const periodEnd = fromSeconds(item.current_period_end)
    const cancelsAt = one.cancel_at === null ? (one.cancel_at_period_end ? periodEnd : null) : fromSeconds(one.cancel_at)
    return [{ subscriptionId: one.id, tier: one.metadata.tier, interval: item.price.recurring?.interval === 'year' ? 'year' : 'month', status: one.status, lives: LIVING.has(one.status), periodEnd, cancelsAt }]
  })
  return states.toSorted((one, other) => Number(other.lives) - Number(one.lives) || other.periodEnd.getTime() - one.periodEnd.getTime())[0]
}

const fromSeconds = (seconds: number): Date => new Date(1000 * seconds)

/** Puts a reading down, in the transaction of whoever asked, unless that of a later question is there. */
export async function applyReading(queries: Queries, { plans, now }: { readonly plans: PlanTable; readonly now: () => Date }, { schoolId, number, state }: Reading): Promise<void> {
  const isNewest = await queries.updateTable('paymentCustomer').set({ appliedReading: number }).where('schoolId', '=', schoolId).where('appliedReading', '<', number).returning('schoolId').executeTakeFirst()
  if (isNewest === undefined) return
  const before = await queries.selectFrom('subscription').select('lives').where('schoolId', '=', schoolId).executeTakeFirst()
  if (before === undefined && state === undefined) return
  const row = { ...(state ?? { lives: false, status: 'canceled' }), checkedAt: now() }
  if (before === undefined) await queries.insertInto('subscription').values({ schoolId, ...state!, checkedAt: now() }).execute()
  else await queries.updateTable('subscription').set(row).where('schoolId', '=', schoolId).execute()
  // A plan that the operator gave by hand stays where no subscription ends.
  const tier = state?.lives === true ? state.tier : before?.lives === true ? plans.plans[0]!.tier : undefined
  if (tier !== undefined) await queries.updateTable('school').set({ tier }).where('schoolId', '=', schoolId).execute()
  await tell(queries, schoolId, { kind: 'usage', id: 'subscription', status: row.status })
}

/** Asks Stripe and puts down what it says. */
export async function refreshSubscription(db: Db, payment: Payment, needed: { readonly plans: PlanTable; readonly now: () => Date }, customerId: string, options: Stripe.RequestOptions = {}): Promise<void> {
  const reading = await readSubscription(db, payment, customerId, options)
  if (reading !== undefined) await db.transaction().execute((transaction) => applyReading(transaction, needed, reading))
}

export const subscriptionOf = (queries: Queries, schoolId: string) => queries.selectFrom('subscription').selectAll().where('schoolId', '=', schoolId).executeTakeFirst()

/** Of the answer of `GET /subscription`: nothing where none lives. */
export function toldSubscription(row: Awaited<ReturnType<typeof subscriptionOf>>): { readonly status?: string; readonly interval?: Interval; readonly renewsAt?: string; readonly cancelsAt?: string } {
  if (row?.lives !== true) return {}
  const { status, interval, periodEnd, cancelsAt } = row
  return { status, interval, ...(cancelsAt === null ? { renewsAt: periodEnd.toISOString() } : { cancelsAt: cancelsAt.toISOString() }) }
}
