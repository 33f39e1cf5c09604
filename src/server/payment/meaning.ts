/** What a message of Stripe changes here. */
import type { Stripe } from 'stripe'
import type { Queries } from '../database/connect.ts'
import { tell } from '../events/progress.ts'
import type { Service } from '../service/service.ts'
import { creditsOffered } from './credit-offer.ts'
import { creditPayment, refundPayment, type PaidCredits } from './credit-payment.ts'
import { hasDeparted } from './customer.ts'
import { readSettled } from './end-surplus.ts'
import type { Payment } from '../stripe/open-payment.ts'
import { idOf, payerOf, payerOfCharge, type Payer } from './payer.ts'
import { applyReading } from './subscription-state.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'log' | 'now'>

/** Within the transaction that remembers that the message was acted upon. */
type Change = (queries: Queries) => Promise<void>
/** `nobody`: money came in for a school that we cannot find. Undefined: nothing of ours, as most of what Stripe tells. */
export type Meaning = Change | 'nobody' | undefined

export async function meaningOf(service: Needed, payment: Payment, event: Stripe.Event): Promise<Meaning> {
  if (event.type === 'checkout.session.completed' || event.type === 'checkout.session.async_payment_succeeded')
    return ofCheckout(service, payment, event.data.object)
  if (event.type === 'checkout.session.async_payment_failed') return ofFailure(service, event.data.object)
  if (event.type === 'payment_intent.succeeded') return ofIntent(service, event.data.object)
  if (event.type === 'charge.refunded') return ofRefund(service, event.data.object)
  if (event.type === 'invoice.paid' || event.type === 'invoice.payment_failed') {
    const { customer, parent } = event.data.object
    const isPaid = event.type === 'invoice.paid'
    return ofSubscription(service, payment, { customer, metadata: parent?.subscription_details?.metadata, isPaid })
  }
  if (
    event.type === 'customer.subscription.created' ||
    event.type === 'customer.subscription.updated' ||
    event.type === 'customer.subscription.deleted' ||
    event.type === 'customer.subscription.paused' ||
    event.type === 'customer.subscription.resumed'
  ) {
    const { customer, metadata } = event.data.object
    return ofSubscription(service, payment, { customer, metadata, isPaid: false })
  }
  return undefined
}

/** Whatever the message says: it is as old as its delivery. */
async function ofSubscription(
  service: Needed,
  payment: Payment,
  { isPaid, ...payer }: Payer & { readonly isPaid: boolean },
): Promise<Meaning> {
  const { db, plans, now } = service
  const customer = idOf(payer.customer)
  const schoolId = await payerOf(db, payer)
  const reading = schoolId === undefined ? undefined : await readSettled(service, payment, customer)
  if (reading !== undefined) return (queries) => applyReading(queries, { plans, now }, reading)
  // Of another product of the operator's, or of an account that is gone and whose subscription is being ended.
  return isPaid && payer.metadata?.school !== undefined && !(await hasDeparted(db, customer)) ? 'nobody' : undefined
}

async function ofCheckout(service: Needed, payment: Payment, session: Stripe.Checkout.Session): Promise<Meaning> {
  const isPaid = session.payment_status === 'paid'
  if (session.mode !== 'payment') return ofSubscription(service, payment, { ...payerIn(session), isPaid })
  // Not yet: another message comes when the money has.
  if (!isPaid) return undefined
  const { payment_intent: paid, amount_total: amount, currency, id } = session
  return crediting(service, payerIn(session), { paymentId: idOf(paid) || id, amount: amount ?? 0, currency }, id)
}

const payerIn = ({ customer, metadata }: Payer): Payer => ({
  customer,
  metadata,
})

/** Of a checkout the intent has no package: its session has. */
const ofIntent = (service: Needed, made: Stripe.PaymentIntent): Promise<Meaning> =>
  crediting(
    service,
    payerIn(made),
    { paymentId: made.id, amount: made.amount_received, currency: made.currency },
    made.id,
  )

async function crediting(
  { db, log }: Needed,
  payer: Payer,
  { currency, ...paid }: Omit<PaidCredits, 'credits'> & { readonly currency: string | null },
  id: string,
): Promise<Meaning> {
  const credits = creditsOffered(payer.metadata ?? null, { amount: paid.amount, currency })
  if (credits === undefined) return undefined
  if (credits === 'wrong') {
    log.error(
      { payment: id, amount: paid.amount, currency, asked: payer.metadata },
      'what was paid is not what the package costs: nothing was credited; refund the payment at Stripe',
    )
    return undefined
  }
  const schoolId = await payerOf(db, payer)
  return schoolId === undefined
    ? 'nobody'
    : (queries) => creditPayment(queries, schoolId, { ...paid, credits }, `stripe:${id}`)
}

async function ofRefund({ db }: Needed, charge: Stripe.Charge): Promise<Meaning> {
  const { payment_intent: intent, amount, amount_refunded: refunded } = charge
  const schoolId = intent === null ? undefined : await payerOfCharge(db, charge)
  return schoolId === undefined
    ? undefined
    : (queries) => refundPayment(queries, schoolId, { paymentId: idOf(intent), amount, refunded })
}

/** Who waits for it is told. */
async function ofFailure({ db }: Needed, payer: Payer): Promise<Change | undefined> {
  const schoolId = await payerOf(db, payer)
  return schoolId === undefined
    ? undefined
    : (queries) => tell(queries, schoolId, { kind: 'usage', id: 'credits', status: 'payment_failed' })
}
