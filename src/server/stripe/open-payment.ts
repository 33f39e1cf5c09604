/** Stripe as the operator has set it up, and its failures as refusals. */
import type { Stripe } from 'stripe'
import type { Refusal } from '#domain/refusal.ts'
import { err, type Result } from '#domain/result.ts'
import type { PaymentConfiguration } from '../foundation/configuration.ts'
import type { Log } from '../foundation/log.ts'
import { Refused } from '../foundation/refused.ts'

export type Payment = { readonly stripe: Stripe; readonly webhookSecret: string }

/** Who pays waits for it. */
const TIMEOUT_MS = 10_000
const RETRIES = 2

export async function openPayment(
  { secretKey, webhookSecret, host }: PaymentConfiguration,
  timeoutMs = TIMEOUT_MS,
): Promise<Payment> {
  // Loaded where it is used: it is large.
  const { Stripe: Client } = await import('stripe')
  const { hostname, port, protocol } = new URL(host)
  return {
    stripe: new Client(secretKey, {
      host: hostname,
      ...(port === '' ? {} : { port }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout: timeoutMs,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    }),
    webhookSecret,
  }
}

/**
 * What a request makes of Stripe. That Stripe is away, or does not take our key, is told in a sentence; the log says
 * why.
 */
export async function withStripe<Value>(
  { payment, log }: { readonly payment: Payment | undefined; readonly log: Log },
  work: (payment: Payment) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  if (payment === undefined) return err({ code: 'payment_not_set_up' })
  try {
    return await work(payment)
  } catch (error) {
    if (error instanceof Refused) return err(error.refusal)
    if (!(error instanceof payment.stripe.errors.StripeError)) throw error
    // Stripe shortens keys in its sentences itself.
    log.error(
      {
        fault: error.message,
        type: error.type,
        reason: error.code,
        status: error.statusCode,
        stripeRequest: error.requestId,
      },
      'Stripe did not do what was asked',
    )
    return err({ code: 'payment_unavailable' })
  }
}

export const isMissing = ({ stripe }: Payment, error: unknown): boolean =>
  error instanceof stripe.errors.StripeError && error.code === 'resource_missing'
