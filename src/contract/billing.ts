/** Routes of payment: plans, credits, and what the payment service tells. Cards are entered at Stripe only. */
import { z } from 'zod'
import { subscriptionAnswer } from './account.ts'
import { route } from './route.ts'

const group = 'Payment'
const url = z.object({ url: z.string() })
const buys = { policy: 'teacher', group, rate: 'costly', idempotent: true } as const
const refuses = ['payment_not_set_up', 'payment_unavailable'] as const

/** `url` is of Stripe's own page; afterwards it leads back to the profile. */
export const checkout = route({
  ...buys,
  method: 'POST',
  path: '/subscription/checkout',
  refuses: [...refuses, 'already_subscribed'],
  summary:
    'Begins the payment of a plan: a tier with `_monthly` or `_yearly`. Who pays by the month may change to the year: the month then ends, and what is left of it is refunded.',
  body: z.object({ plan_id: z.string().min(1).max(60) }),
  answer: url,
})
export const cancelSubscription = route({
  method: 'POST',
  path: '/subscription/cancel',
  policy: 'teacher',
  group,
  rate: 'costly',
  refuses: [...refuses, 'no_subscription'],
  summary: 'Ends the subscription at the end of what is paid for.',
  answer: subscriptionAnswer,
})
export const resumeSubscription = route({
  method: 'POST',
  path: '/subscription/resume',
  policy: 'teacher',
  group,
  rate: 'costly',
  refuses: [...refuses, 'no_subscription'],
  summary: 'Takes a cancellation back, while the subscription has not ended.',
  answer: subscriptionAnswer,
})
export const portal = route({
  method: 'POST',
  path: '/subscription/portal',
  policy: 'teacher',
  group,
  rate: 'costly',
  refuses: [...refuses, 'no_subscription'],
  summary: 'The page of Stripe with cards, invoices and the subscription.',
  answer: url,
})

export const creditPackages = route({
  method: 'GET',
  path: '/billing/packages',
  policy: 'open',
  group,
  summary: 'Credits that can be bought, and whether anything can be paid for here.',
  answer: z.object({
    isConfigured: z.boolean(),
    currency: z.literal('hkd'),
    packages: z.array(z.object({ id: z.string(), credits: z.int(), priceHkd: z.number() })),
  }),
})
const packageBody = z.object({ package_id: z.string().min(1).max(60) })
export const buyCredits = route({
  ...buys,
  method: 'POST',
  path: '/billing/checkout',
  refuses,
  summary: 'Begins the payment of a package of credits, on a page of Stripe.',
  body: packageBody,
  answer: url,
})
export const createPaymentIntent = route({
  ...buys,
  method: 'POST',
  path: '/billing/create-payment-intent',
  refuses,
  summary:
    'The same for an application that asks for the card itself, by Stripe’s own elements: `client_secret` is for them. `amount` is in cents.',
  body: packageBody,
  answer: z.object({
    payment_intent_id: z.string(),
    client_secret: z.string(),
    amount: z.int(),
    currency: z.literal('hkd'),
    credits: z.int(),
  }),
})
export const paymentWebhook = route({
  method: 'POST',
  path: '/billing/webhook',
  policy: 'signed',
  group,
  refuses: ['payment_not_set_up', 'payment_unavailable', 'bad_signature', 'body_too_large', 'not_found'],
  summary: 'What Stripe tells, signed by it.',
  body: 'bytes',
  answer: z.object({ received: z.literal(true) }),
})
