/** POST /subscription/checkout, /billing/checkout and /billing/create-payment-intent; GET /billing/packages */
import type { Stripe } from 'stripe'
import { buyCredits, checkout, createPaymentIntent, creditPackages } from '#contract/billing.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import { CREDIT_PACKAGES, type CreditPackage } from '#domain/credit-package.ts'
import type { InterfaceLanguage } from '#domain/language.ts'
import { findOffer, inCents } from '#domain/plan-offer.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { lettersIn } from '#messages/letters/letters.ts'
import { endpoint, type RequestFacts, type User } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { withCustomer } from './customer.ts'
import { refreshWithinTurn } from './end-surplus.ts'
import { withStripe, type Payment } from '../stripe/open-payment.ts'
import { CURRENCY, offerOf } from './credit-offer.ts'
import { inTurn } from './in-turn.ts'
import { subscriptionOf } from './subscription-state.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'payment' | 'publicUrl' | 'log' | 'now'>
const LOCALES = { en: 'en-GB', 'zh-TW': 'zh-HK', 'zh-CN': 'zh' } as const satisfies Record<
  InterfaceLanguage,
  Stripe.Checkout.SessionCreateParams.Locale
>

export const packages = ({ payment }: Pick<Needed, 'payment'>) =>
  endpoint(creditPackages, async () =>
    ok({ isConfigured: payment !== undefined, currency: CURRENCY, packages: CREDIT_PACKAGES }),
  )

/**
 * A subscription that a message has not told of yet counts, too: nobody pays twice for a month. Who pays by the month
 * may change to the year: the month ends when the year is paid (`end-surplus.ts`).
 */
export const plan = (service: Needed) =>
  endpoint(checkout, async ({ access: { user }, body, remember }) => {
    const offer = findOffer(body.plan_id, service.plans.plans)
    if (offer === undefined)
      return err({
        code: 'invalid_input',
        field: 'plan_id',
        problem: 'expected a plan that costs something, such as pro_monthly or pro_yearly',
      })
    const {
      plan: { tier, name },
      interval,
      priceHkd,
    } = offer
    return paying(service, user, async (payment, customer) => {
      // In this order: a page that is closed cannot be paid any more, so what is read after that stays true.
      await closeOpenCheckouts(payment, customer)
      await refreshWithinTurn(service, payment, customer)
      const before = await subscriptionOf(service.db, user.schoolId)
      const changes = before?.lives === true
      if (changes && !(before.tier === tier && before.interval === 'month' && interval === 'year'))
        return err({ code: 'already_subscribed' })
      const metadata = { school: user.schoolId, tier }
      const session = await payment.stripe.checkout.sessions.create({
        ...pageOf(service, user, 'plan'),
        ...(changes ? { custom_text: { submit: { message: lettersIn(user.language).payment.monthEnds } } } : {}),
        customer,
        mode: 'subscription',
        metadata,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: CURRENCY,
              unit_amount: inCents(priceHkd),
              recurring: { interval },
              product_data: { name: `Setpaper ${name}` },
            },
          },
        ],
        subscription_data: { metadata },
      })
      const answer = { url: mustBeThere(session.url, 'the address of a checkout at Stripe') }
      await remember(service.db, answer)
      return ok(answer)
    })
  })

/** What begins a payment: one at a time for a school. */
const paying = <Value>(
  service: Needed,
  user: User,
  work: (payment: Payment, customer: string) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> =>
  withStripe(service, (payment) =>
    inTurn(service.db, user.schoolId, () =>
      withCustomer(service, payment, user, (customer) => work(payment, customer)),
    ),
  )

/** A page of Stripe that is still open in another tab would be a second subscription. */
async function closeOpenCheckouts({ stripe }: Payment, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id, mode } of data) {
    if (mode !== 'subscription') continue
    try {
      await stripe.checkout.sessions.expire(id)
    } catch (error) {
      // Paid, or over, since the list was made.
      if (!(error instanceof stripe.errors.StripeInvalidRequestError)) throw error
    }
  }
}

export const credits = (service: Needed) =>
  endpoint(buyCredits, ({ access: { user }, body, request, remember }) =>
    withPackage(body.package_id, (chosen) =>
      paying(service, user, async (payment, customer) => {
        const session = await payment.stripe.checkout.sessions.create(
          {
            ...pageOf(service, user, 'credits'),
            customer,
            mode: 'payment',
            metadata: metadataOf(user, chosen),
            // Its charge says whose it is; the credits are those of the session.
            payment_intent_data: { metadata: { school: user.schoolId } },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: CURRENCY,
                  unit_amount: inCents(chosen.priceHkd),
                  product_data: { name: lettersIn(user.language).payment.credits(chosen.credits) },
                },
              },
            ],
          },
          once(user, request),
        )
        const answer = { url: mustBeThere(session.url, 'the address of a checkout at Stripe') }
        await remember(service.db, answer)
        return ok(answer)
      }),
    ),
  )

export const intent = (service: Needed) =>
  endpoint(createPaymentIntent, ({ access: { user }, body, request, remember }) =>
    withPackage(body.package_id, (chosen) =>
      paying(service, user, async (payment, customer) => {
        const amount = inCents(chosen.priceHkd)
        const made = await payment.stripe.paymentIntents.create(
          {
            customer,
            amount,
            currency: CURRENCY,
            automatic_payment_methods: { enabled: true },
            metadata: metadataOf(user, chosen),
          },
          once(user, request),
        )
        const answer = {
          payment_intent_id: made.id,
          client_secret: mustBeThere(made.client_secret, 'the secret of a payment at Stripe'),
          amount,
          currency: CURRENCY,
          credits: chosen.credits,
        } as const
        await remember(service.db, answer)
        return ok(answer)
      }),
    ),
  )

function withPackage<Value>(
  id: string,
  work: (chosen: CreditPackage) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  const chosen = CREDIT_PACKAGES.find((one) => one.id === id)
  return chosen === undefined
    ? Promise.resolve(
        err({
          code: 'invalid_input',
          field: 'package_id',
          problem: `expected one of ${CREDIT_PACKAGES.map((one) => one.id).join(', ')}`,
        }),
      )
    : work(chosen)
}

const metadataOf = ({ schoolId }: User, chosen: CreditPackage) => ({ school: schoolId, ...offerOf(chosen) })

/** Leads back to the profile, which says what has come of it. */
function pageOf({ publicUrl }: Pick<Needed, 'publicUrl'>, { language }: User, paid: 'plan' | 'credits') {
  const address = `${publicUrl}/dashboard?view=profile&paid=`
  return { success_url: address + paid, cancel_url: `${address}cancelled`, locale: LOCALES[language] } as const
}

/** A request that is sent again with its key, after a crash that forgot the answer, is the same to Stripe, too. */
function once({ schoolId }: User, { headers }: RequestFacts): { readonly idempotencyKey?: string } {
  const key = headers.get('idempotency-key')
  return key === null ? {} : { idempotencyKey: `setpaper-${schoolId}-${key}` }
}
