/**
 * One subscription a school: a second one that is paid for as well (the year after the month, two pages of payment at
 * once, one that was unpaid and revived) is ended, and what was paid for its unused time goes back.
 */
import type { Stripe } from 'stripe'
import { mustBeThere } from '#domain/must-be-there.ts'
import type { Service } from '../service/service.ts'
import { inTurn } from './in-turn.ts'
import { isMissing, type Payment } from '../stripe/open-payment.ts'
import { applyReading, readSubscription, type Reading } from './subscription-state.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'log' | 'now'>

/** Asks Stripe, ends what is too much, and gives what is true then. Undefined where the customer is of no school. */
export async function readSettled(
  { db, log }: Pick<Needed, 'db' | 'log'>,
  payment: Payment,
  customerId: string,
  options: Stripe.RequestOptions = {},
): Promise<Reading | undefined> {
  const reading = await readSubscription(db, payment, customerId, options)
  if (reading === undefined || reading.surplus.length === 0) return reading
  return inTurn(db, reading.schoolId, async () => {
    const again = await readSubscription(db, payment, customerId, options)
    if (again !== undefined) for (const one of again.surplus) await end(payment, log, one, again.since)
    return again
  })
}

/** Asks Stripe and puts down what it says. */
export async function refreshSubscription(
  service: Needed,
  payment: Payment,
  customerId: string,
  options: Stripe.RequestOptions = {},
): Promise<void> {
  await putDown(service, await readSettled(service, payment, customerId, options))
}

/** The same for a caller who has the school's turn already. The next reading ends any further subscription. */
export async function refreshWithinTurn(service: Needed, payment: Payment, customerId: string): Promise<void> {
  await putDown(service, await readSubscription(service.db, payment, customerId))
}

async function putDown({ db, plans, now }: Needed, reading: Reading | undefined): Promise<void> {
  if (reading !== undefined)
    await db.transaction().execute((transaction) => applyReading(transaction, { plans, now }, reading))
}

/** The refund first: what was cancelled is not looked at again. `since`: when the one that counts began. */
async function end(
  payment: Payment,
  log: Needed['log'],
  subscription: Stripe.Subscription,
  since: number,
): Promise<void> {
  const { stripe } = payment
  const { id, latest_invoice: latest } = subscription
  if (latest !== null) {
    const invoice = await stripe.invoices.retrieve(typeof latest === 'string' ? latest : latest.id, {
      expand: ['payments'],
    })
    // Paid later, it would be paid for nothing.
    if (invoice.status === 'open') await stripe.invoices.voidInvoice(invoice.id)
    else await refundUnused(payment, log, subscription, invoice, since)
  }
  try {
    await stripe.subscriptions.cancel(id)
  } catch (error) {
    if (!isMissing(payment, error)) throw error
  }
  log.warn({ subscription: id }, 'a second subscription of a school was ended')
}

/**
 * The time after the other one began; all of it where it was paid after that (it was renewed, or revived, beside the
 * other).
 */
async function refundUnused(
  { stripe }: Payment,
  log: Needed['log'],
  { id, items }: Stripe.Subscription,
  { status_transitions: { paid_at: paidAt }, payments }: Stripe.Invoice,
  since: number,
): Promise<void> {
  const { current_period_start: start, current_period_end: until } = mustBeThere(
    items.data[0],
    'the item of a subscription',
  )
  const unused = (paidAt ?? 0) >= since ? 1 : Math.min(1, Math.max(0, (until - since) / (until - start)))
  for (const { status, amount_paid: paid, payment: by } of payments?.data ?? []) {
    // To the nearest cent: a second must not cost one.
    const amount = Math.round((paid ?? 0) * unused)
    const intent = typeof by.payment_intent === 'object' ? by.payment_intent.id : by.payment_intent
    if (status !== 'paid' || amount === 0 || intent === undefined) continue
    // A crash may have come between the refund and the end of the subscription.
    const { data: before } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
    if (before.some(({ metadata }) => metadata?.subscription === id)) continue
    try {
      await stripe.refunds.create(
        { payment_intent: intent, amount, metadata: { subscription: id } },
        { idempotencyKey: `setpaper-surplus-${id}-${intent}` },
      )
      log.warn({ subscription: id, payment: intent, amount }, 'a second subscription was refunded')
    } catch (error) {
      // Refunded or disputed already: it must end all the same.
      if (!(error instanceof stripe.errors.StripeInvalidRequestError)) throw error
      log.error(
        { subscription: id, payment: intent, amount, fault: error.message },
        'a refund was refused: look at it at Stripe',
      )
    }
  }
}
