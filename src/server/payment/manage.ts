/** POST /subscription/cancel, /subscription/resume and /subscription/portal */
import type { Stripe } from 'stripe'
import { cancelSubscription, portal, resumeSubscription } from '#contract/billing.ts'
import type { AnswerOf } from '#contract/route.ts'
import type { InterfaceLanguage } from '#domain/language.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { endpoint, type User } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { customerOf } from './customer.ts'
import { refreshSubscription } from './end-surplus.ts'
import { planAnswer } from './plan-answer.ts'
import { isMissing, withStripe, type Payment } from '../stripe/open-payment.ts'
import { subscriptionOf } from './subscription-state.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'payment' | 'publicUrl' | 'configuration' | 'log' | 'now'>
const NONE = err({ code: 'no_subscription' } as const)
const LOCALES = { en: 'en-GB', 'zh-TW': 'zh-HK', 'zh-CN': 'zh' } as const satisfies Record<
  InterfaceLanguage,
  Stripe.BillingPortal.SessionCreateParams.Locale
>

export const cancel = (service: Needed) =>
  endpoint(cancelSubscription, ({ access: { user } }) => change(service, user, () => ({ cancel_at_period_end: true })))

/** However it was cancelled: here, or on Stripe's page. */
export const resume = (service: Needed) =>
  endpoint(resumeSubscription, ({ access: { user } }) =>
    change(service, user, (one) => (one.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' })),
  )

/** Stripe does it, is asked what it is then, and that is what counts. */
function change(
  service: Needed,
  user: User,
  wish: (subscription: Stripe.Subscription) => Stripe.SubscriptionUpdateParams,
): Promise<Result<AnswerOf<typeof cancelSubscription>, Refusal>> {
  return withStripe(service, async (payment) => {
    const customer = await customerOf(service.db, user.schoolId)
    if (customer === undefined) return NONE
    // Of two that live the wrong one could be meant.
    await refreshSubscription(service, payment, customer)
    const row = await subscriptionOf(service.db, user.schoolId)
    if (row?.lives !== true) return NONE
    const subscription = await orMissing(payment, payment.stripe.subscriptions.retrieve(row.subscriptionId))
    if (subscription !== undefined && subscription.status !== 'canceled')
      await payment.stripe.subscriptions.update(subscription.id, wish(subscription))
    await refreshSubscription(service, payment, customer)
    if (subscription === undefined || subscription.status === 'canceled') return NONE
    return ok(await planAnswer(service, await withNewTier(service, user)))
  })
}

async function withNewTier({ db }: Needed, user: User): Promise<User> {
  return {
    ...user,
    ...(await db
      .selectFrom('school')
      .select(['tier', 'credits'])
      .where('schoolId', '=', user.schoolId)
      .executeTakeFirstOrThrow()),
  }
}

/** Also of a teacher who has only bought credits: for cards and receipts. */
export const billingPortal = (service: Needed) =>
  endpoint(portal, ({ access: { user } }) =>
    withStripe(service, async (payment) => {
      const customer = await customerOf(service.db, user.schoolId)
      if (customer === undefined) return NONE
      const session = await orMissing(
        payment,
        payment.stripe.billingPortal.sessions.create({
          customer,
          return_url: `${service.publicUrl}/dashboard?view=profile`,
          locale: LOCALES[user.language],
        }),
      )
      return session === undefined ? NONE : ok({ url: session.url })
    }),
  )

/** Undefined where Stripe does not know what is named. */
async function orMissing<Value>(payment: Payment, asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(payment, error)) return undefined
    throw error
  }
}
