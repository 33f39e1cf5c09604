/** A payment that a card holder disputes at the bank: its credits go back, and come again when the dispute is won. */
import type { Stripe } from 'stripe'
import type { Queries } from '../database/connect.ts'
import type { Service } from '../service/service.ts'
import { disputePayment } from './credit-payment.ts'
import type { Payment } from '../stripe/open-payment.ts'
import { idOf, payerOfCharge } from './payer.ts'

export const DISPUTES: ReadonlySet<string> = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
])
/** The bank holds the money back, or keeps it. An inquiry (`warning_…`) takes none. */
const HELD_BACK: ReadonlySet<string> = new Set([
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
  'lost',
])

type Disputed = { readonly schoolId: string; readonly paymentId: string; readonly amount: number }

/** Undefined: of another product of the operator's. */
export async function ofDispute(
  { db }: Pick<Service, 'db'>,
  { stripe }: Payment,
  dispute: Stripe.Dispute,
): Promise<Disputed | undefined> {
  if (dispute.payment_intent === null) return undefined
  const charge = await stripe.charges.retrieve(idOf(dispute.charge))
  const schoolId = await payerOfCharge(db, charge)
  return schoolId === undefined
    ? undefined
    : { schoolId, paymentId: idOf(dispute.payment_intent), amount: charge.amount }
}

/** Whatever the message says: all disputes of the payment are asked for. */
export async function disputed(
  { stripe }: Payment,
  { schoolId, paymentId, amount }: Disputed,
): Promise<(queries: Queries) => Promise<void>> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentId, limit: 100 })
  const held = data.reduce((sum, one) => sum + (HELD_BACK.has(one.status) ? one.amount : 0), 0)
  return (queries) => disputePayment(queries, schoolId, { paymentId, amount, disputed: held })
}
