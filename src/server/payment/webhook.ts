/**
 * POST /billing/webhook: what Stripe tells, verified, acted upon once, whatever order it comes in. Anything but 200
 * makes Stripe send it again.
 */
import type { Stripe } from 'stripe'
import { paymentWebhook } from '#contract/billing.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { reach } from '../foundation/failpoints.ts'
import { endpoint } from '../http/endpoint.ts'
import { readBytes } from '../http/read-body.ts'
import type { Service } from '../service/service.ts'
import { disputed, DISPUTES, ofDispute } from './dispute.ts'
import { inTurn } from './in-turn.ts'
import { meaningOf, type Meaning } from './meaning.ts'
import { withStripe, type Payment } from '../stripe/open-payment.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'payment' | 'log' | 'now'>

const MOST_BYTES = 1024 * 1024
/** How old a message may be. */
const TOLERANCE_SECONDS = 300

export const webhook = (service: Needed) =>
  endpoint(paymentWebhook, ({ request }) =>
    withStripe(service, async (payment) => {
      const body = await readBytes(request.incoming, MOST_BYTES)
      if (!body.ok) return body
      const event = await verified(payment, body.value, request.headers.get('stripe-signature') ?? '', service.now())
      if (!event.ok) return event
      return (await dealWith(service, payment, event.value))
        ? ok({ received: true as const })
        : err({ code: 'not_found' })
    }),
  )

async function verified(
  { stripe, webhookSecret }: Payment,
  body: Buffer,
  signature: string,
  now: Date,
): Promise<Result<Stripe.Event, Refusal>> {
  try {
    return ok(
      await stripe.webhooks.constructEventAsync(
        body,
        signature,
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      ),
    )
  } catch {
    // Signed, yet no JSON: that is not Stripe's either.
    return err({ code: 'bad_signature' })
  }
}

/** False where Stripe is to send it again. */
async function dealWith(service: Needed, payment: Payment, event: Stripe.Event): Promise<boolean> {
  if (!DISPUTES.has(event.type)) return act(service, event, () => meaningOf(service, payment, event))
  const dispute = event.data.object as Stripe.Dispute
  const found = await ofDispute(service, payment, dispute)
  // In the school's turn, so that what was read last is put down last.
  return (
    found === undefined || inTurn(service.db, found.schoolId, () => act(service, event, () => disputed(payment, found)))
  )
}

async function act({ db, now, log }: Needed, event: Stripe.Event, meaning: () => Promise<Meaning>): Promise<boolean> {
  if (
    (await db.selectFrom('paymentEvent').select('eventId').where('eventId', '=', event.id).executeTakeFirst()) !==
    undefined
  )
    return true
  const change = await meaning()
  if (change === undefined) return true
  if (change === 'nobody') {
    log.error({ event: event.id, type: event.type }, 'somebody paid whose school is not known')
    return false
  }
  await db.transaction().execute(async (transaction) => {
    const isFirst = await transaction
      .insertInto('paymentEvent')
      .values({ eventId: event.id, type: event.type, receivedAt: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('eventId')
      .executeTakeFirst()
    if (isFirst === undefined) return
    reach('webhook_received')
    await change(transaction)
  })
  reach('webhook_credited')
  return true
}
