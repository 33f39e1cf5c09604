/** POST /billing/webhook: what Stripe tells, verified, acted upon once, whatever order it comes in. Anything but 200 makes Stripe send it again. */
import type { Stripe } from 'stripe'
import { paymentWebhook } from '#contract/billing.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Queries } from '../database/connect.ts'
import { tell } from '../events/progress.ts'
import { reach } from '../failpoints.ts'
import { endpoint } from '../http/endpoint.ts'
import { readBytes } from '../http/read-body.ts'
import type { Service } from '../service.ts'
import { creditPayment, refundPayment, type PaidCredits } from './credit-payment.ts'
import { schoolOf } from './customer.ts'
import { withStripe, type Payment } from './open-payment.ts'
import { applyReading, readSubscription } from './subscription-state.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'payment' | 'log' | 'now'>

const MOST_BYTES = 1024 * 1024
/** How old a message may be. */
const TOLERANCE_SECONDS = 300

export const webhook = (service: Needed) => endpoint(paymentWebhook, ({ request }) => withStripe(service, async (payment) => {
  const body = await readBytes(request.incoming, MOST_BYTES)
  if (!body.ok) return body
  const event = await verified(payment, body.value, request.headers.get('stripe-signature') ?? '', service.now())
  if (!event.ok) return event
  await act(service, payment, event.value)
  return ok({ received: true as const })
}))

async function verified({ stripe, webhookSecret }: Payment, body: Buffer, signature: string, now: Date): Promise<Result<Stripe.Event, Refusal>> {
  try {
    return ok(await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime()))
  } catch {
    // Signed, yet no JSON: that is not Stripe's either.
    return err({ code: 'bad_signature' })
  }
}

/** What a message changes, within the transaction that remembers that it was acted upon. */
type Change = (queries: Queries) => Promise<void>

async function act(service: Needed, payment: Payment, event: Stripe.Event): Promise<void> {
  const { db, now } = service
  if ((await db.selectFrom('paymentEvent').select('eventId').where('eventId', '=', event.id).executeTakeFirst()) !== undefined) return
  const change = await changeOf(service, payment, event)
  if (change === undefined) return
  await db.transaction().execute(async (transaction) => {
    const isFirst = await transaction.insertInto('paymentEvent').values({ eventId: event.id, type: event.type, receivedAt: now() }).onConflict((conflict) => conflict.doNothing()).returning('eventId').executeTakeFirst()
    if (isFirst === undefined) return
    reach('webhook_received')
    await change(transaction)
  })
  reach('webhook_credited')
}

/** Undefined: nothing of ours, as most of what Stripe can tell. */
async function changeOf(service: Needed, payment: Payment, event: Stripe.Event): Promise<Change | undefined> {
  if (event.type === 'checkout.session.completed' || event.type === 'checkout.session.async_payment_succeeded') return ofCheckout(service, payment, event.data.object)
  if (event.type === 'checkout.session.async_payment_failed') return ofFailure(service, event.data.object.customer)
  if (event.type === 'payment_intent.succeeded') return ofIntent(service, event.data.object)
  if (event.type === 'charge.refunded') return ofRefund(service, event.data.object)
  if (event.type === 'customer.subscription.created' || event.type === 'customer.subscription.updated' || event.type === 'customer.subscription.deleted' || event.type === 'customer.subscription.paused' || event.type === 'customer.subscription.resumed'
    || event.type === 'invoice.paid' || event.type === 'invoice.payment_failed') return ofSubscription(service, payment, event.data.object.customer)
  return undefined
}

type Named = string | { readonly id: string } | null
const idOf = (named: Named): string => (typeof named === 'string' ? named : (named?.id ?? ''))

/** Whatever the message says: it is as old as its delivery. */
async function ofSubscription({ db, plans, now }: Needed, payment: Payment, customer: Named): Promise<Change | undefined> {
  const reading = await readSubscription(db, payment, idOf(customer))
  return reading && ((queries) => applyReading(queries, { plans, now }, reading))
}

async function ofCheckout(service: Needed, payment: Payment, session: Stripe.Checkout.Session): Promise<Change | undefined> {
  if (session.mode !== 'payment') return ofSubscription(service, payment, session.customer)
  // Not yet: another message comes when the money has.
  if (session.payment_status !== 'paid') return undefined
  return crediting(service, session.customer, session.metadata, { paymentId: idOf(session.payment_intent) || session.id, amount: session.amount_total ?? 0 }, session.id)
}

/** Of a checkout the intent has no package: its session has. */
const ofIntent = (service: Needed, { id, customer, metadata, amount_received: amount }: Stripe.PaymentIntent): Promise<Change | undefined> => crediting(service, customer, metadata, { paymentId: id, amount }, id)

async function crediting({ db, log }: Needed, customer: Named, metadata: Stripe.Metadata | null, paid: Omit<PaidCredits, 'credits'>, id: string): Promise<Change | undefined> {
  const credits = Number(metadata?.package === undefined ? 0 : metadata.credits)
  if (!Number.isSafeInteger(credits) || credits <= 0) return undefined
  const schoolId = await schoolOf(db, idOf(customer))
  if (schoolId !== undefined) return (queries) => creditPayment(queries, schoolId, { ...paid, credits }, `stripe:${id}`)
  log.error({ payment: id }, 'credits were paid for by an account that is gone: refund the payment at Stripe')
  return undefined
}

async function ofRefund({ db }: Needed, { customer, payment_intent: intent, amount, amount_refunded: refunded }: Stripe.Charge): Promise<Change | undefined> {
  const schoolId = await schoolOf(db, idOf(customer))
  return schoolId === undefined || intent === null ? undefined : (queries) => refundPayment(queries, schoolId, { paymentId: idOf(intent), amount, refunded })
}

/** Who waits for it is told. */
async function ofFailure({ db }: Needed, customer: Named): Promise<Change | undefined> {
  const schoolId = await schoolOf(db, idOf(customer))
  return schoolId === undefined ? undefined : (queries) => tell(queries, schoolId, { kind: 'usage', id: 'credits', status: 'payment_failed' })
}
