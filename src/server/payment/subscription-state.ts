/** A school's subscription: what Stripe says of it now, put down here. Messages only say that it is time to ask. */
import type { Stripe } from 'stripe'
import { mustBeThere } from '#domain/must-be-there.ts'
import type { Interval } from '#domain/plan-offer.ts'
import type { Db, Queries } from '../database/connect.ts'
import { tell } from '../events/progress.ts'
import type { PlanTable } from '../plans/plan-table.ts'
import { isMissing, type Payment } from '../stripe/open-payment.ts'

export type SubscriptionState = {
  readonly subscriptionId: string
  readonly tier: string
  readonly interval: Interval
  readonly status: string
  readonly lives: boolean
  readonly periodEnd: Date
  readonly cancelsAt: Date | null
}

/** While a payment is tried again the plan stays; what was never paid, or no longer is, gives none. */
const LIVING: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])

/** Beside one that lives: one that is `unpaid` or `paused` lives again as soon as somebody pays it. */
const MAY_BE_PAID: ReadonlySet<string> = new Set([...LIVING, 'unpaid', 'paused'])

/**
 * An answer of Stripe, and when the question was put. Of two answers the one to the later question counts, in whatever
 * order they come.
 */
export type Reading = {
  readonly schoolId: string
  readonly number: number
  readonly state: SubscriptionState | undefined
  /** Others that are paid for as well, or would be: see `end-surplus.ts`. */
  readonly surplus: readonly Stripe.Subscription[]
  /** When the one that counts began, in seconds. */
  readonly since: number
}

/**
 * Undefined where the customer is of no school. Not within a transaction: nothing is to be held while Stripe thinks.
 */
export async function readSubscription(
  db: Db,
  payment: Payment,
  customerId: string,
  options: Stripe.RequestOptions = {},
): Promise<Reading | undefined> {
  const asked = await db
    .updateTable('paymentCustomer')
    .set((row) => ({ readings: row('readings', '+', 1) }))
    .where('customerId', '=', customerId)
    .returning(['schoolId', 'readings'])
    .executeTakeFirst()
  if (asked === undefined) return undefined
  const data = await payment.stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: 100 }, options)
    .then(
      (list) => list.data,
      (error: unknown) => {
        // A customer whom Stripe no longer knows has no subscription.
        if (isMissing(payment, error)) return []
        throw error
      },
    )
  return { schoolId: asked.schoolId, number: asked.readings, ...judge(data) }
}

/**
 * The one that was begun last of those that live counts (who changes from the month to the year begins another), else
 * the one that ended last. Subscriptions that are not ours (no tier) do not count.
 */
function judge(subscriptions: readonly Stripe.Subscription[]): Pick<Reading, 'state' | 'surplus' | 'since'> {
  const ours = subscriptions.flatMap((one) => {
    const [item] = one.items.data
    const { tier } = one.metadata
    return item === undefined || tier === undefined ? [] : [{ one, item, tier, lives: LIVING.has(one.status) }]
  })
  const [first, ...others] = ours.toSorted(
    (a, b) =>
      Number(b.lives) - Number(a.lives) ||
      (a.lives ? b.one.created - a.one.created : 0) ||
      b.item.current_period_end - a.item.current_period_end ||
      (a.one.id < b.one.id ? 1 : -1),
  )
  if (first === undefined) return { state: undefined, surplus: [], since: 0 }
  const { one, item, tier, lives } = first
  const periodEnd = fromSeconds(item.current_period_end)
  return {
    state: {
      subscriptionId: one.id,
      tier,
      interval: item.price.recurring?.interval === 'year' ? 'year' : 'month',
      status: one.status,
      lives,
      periodEnd,
      cancelsAt: one.cancel_at === null ? (one.cancel_at_period_end ? periodEnd : null) : fromSeconds(one.cancel_at),
    },
    surplus: lives ? others.flatMap((other) => (MAY_BE_PAID.has(other.one.status) ? [other.one] : [])) : [],
    since: one.created,
  }
}

const fromSeconds = (seconds: number): Date => new Date(1000 * seconds)

/** Puts a reading down in the caller's transaction, unless the answer to a later question is there. */
export async function applyReading(
  queries: Queries,
  { plans, now }: { readonly plans: PlanTable; readonly now: () => Date },
  { schoolId, number, state }: Reading,
): Promise<void> {
  const isNewest = await queries
    .updateTable('paymentCustomer')
    .set({ appliedReading: number })
    .where('schoolId', '=', schoolId)
    .where('appliedReading', '<', number)
    .returning('schoolId')
    .executeTakeFirst()
  if (isNewest === undefined) return
  const before = await queries
    .selectFrom('subscription')
    .select('lives')
    .where('schoolId', '=', schoolId)
    .executeTakeFirst()
  const row = { ...(state ?? { lives: false, status: 'canceled' }), checkedAt: now() }
  if (before === undefined) {
    if (state === undefined) return
    await queries
      .insertInto('subscription')
      .values({ schoolId, ...state, checkedAt: now() })
      .execute()
  } else await queries.updateTable('subscription').set(row).where('schoolId', '=', schoolId).execute()
  // A plan that the operator gave by hand stays where no subscription ends.
  const tier =
    state?.lives === true
      ? state.tier
      : before?.lives === true
        ? mustBeThere(plans.plans[0], 'the first plan').tier
        : undefined
  if (tier !== undefined) await queries.updateTable('school').set({ tier }).where('schoolId', '=', schoolId).execute()
  await tell(queries, schoolId, { kind: 'usage', id: 'subscription', status: row.status })
}

export const subscriptionOf = (queries: Queries, schoolId: string) =>
  queries.selectFrom('subscription').selectAll().where('schoolId', '=', schoolId).executeTakeFirst()

/** Of the answer of `GET /subscription`: nothing where none lives. */
export function toldSubscription(row: Awaited<ReturnType<typeof subscriptionOf>>): {
  readonly status?: string
  readonly interval?: Interval
  readonly renewsAt?: string
  readonly cancelsAt?: string
} {
  if (row?.lives !== true) return {}
  const { status, interval, periodEnd, cancelsAt } = row
  return {
    status,
    interval,
    ...(cancelsAt === null ? { renewsAt: periodEnd.toISOString() } : { cancelsAt: cancelsAt.toISOString() }),
  }
}
