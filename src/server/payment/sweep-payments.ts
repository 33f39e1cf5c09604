/**
 * What payment leaves to be done later: ends of subscriptions that no message told of, customers of accounts that are
 * gone, messages long past.
 */
import { DAY_MS } from '../foundation/day.ts'
import type { Queries } from '../database/connect.ts'
import type { Service } from '../service/service.ts'
import { refreshSubscription } from './end-surplus.ts'
import { isMissing, type Payment } from '../stripe/open-payment.ts'
import { nameFault } from '../foundation/name-fault.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'payment' | 'log' | 'now'>

const HOUR_MS = 3_600_000
/** Stripe repeats a message for three days, and sends its own events again for thirty at most. */
const EVENTS_KEPT_DAYS = 60
const AT_ONCE = 20
/** Other housekeeping waits for it: the first failure is enough for this time. */
const IN_PASSING = { timeout: 5_000, maxNetworkRetries: 0 } as const

/** In the transaction that deletes the account: its subscription must end, even if Stripe is away just now. */
export async function leavePayment(queries: Queries, schoolId: string, now: Date): Promise<void> {
  const left = await queries
    .selectFrom('paymentCustomer')
    .select('customerId')
    .where('schoolId', '=', schoolId)
    .executeTakeFirst()
  if (left !== undefined)
    await queries
      .insertInto('departedCustomer')
      .values({ customerId: left.customerId, leftAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export async function sweepPayments(service: Needed): Promise<void> {
  const { db, payment, now } = service
  await db
    .deleteFrom('paymentEvent')
    .where('receivedAt', '<', new Date(now().getTime() - EVENTS_KEPT_DAYS * DAY_MS))
    .execute()
  if (payment === undefined) return
  await endDeparted(service, payment)
  await readOverdue(service, payment)
}

/** Deleting a customer ends their subscriptions at once; invoices stay with Stripe. */
async function endDeparted({ db, log, now }: Needed, payment: Payment): Promise<void> {
  const left = await db
    .selectFrom('departedCustomer')
    .select('customerId')
    .where((where) =>
      where.or([where('triedAt', 'is', null), where('triedAt', '<', new Date(now().getTime() - HOUR_MS))]),
    )
    .limit(AT_ONCE)
    .execute()
  for (const { customerId } of left) {
    // Put down before, so that one that always fails does not stand in the way of the others.
    await db.updateTable('departedCustomer').set({ triedAt: now() }).where('customerId', '=', customerId).execute()
    try {
      await payment.stripe.customers.del(customerId, {}, IN_PASSING).catch((error: unknown) => {
        if (!isMissing(payment, error)) throw error
      })
      await db.deleteFrom('departedCustomer').where('customerId', '=', customerId).execute()
    } catch (error) {
      log.warn({ fault: nameFault(error) }, 'the subscription of a deleted account could not be ended at Stripe yet')
      return
    }
  }
}

/** A subscription whose paid time is over for a day without a message: Stripe is asked, once an hour. */
async function readOverdue(service: Needed, payment: Payment): Promise<void> {
  const { db, log, now } = service
  const at = now().getTime()
  const overdue = await db
    .selectFrom('subscription')
    .innerJoin('paymentCustomer', 'paymentCustomer.schoolId', 'subscription.schoolId')
    .select(['subscription.schoolId', 'customerId'])
    .where('lives', '=', true)
    .where('periodEnd', '<', new Date(at - DAY_MS))
    .where('checkedAt', '<', new Date(at - HOUR_MS))
    .limit(AT_ONCE)
    .execute()
  for (const { schoolId, customerId } of overdue) {
    await db.updateTable('subscription').set({ checkedAt: now() }).where('schoolId', '=', schoolId).execute()
    try {
      await refreshSubscription(service, payment, customerId, IN_PASSING)
    } catch (error) {
      log.warn({ fault: nameFault(error) }, 'a subscription could not be read from Stripe')
      return
    }
  }
}
