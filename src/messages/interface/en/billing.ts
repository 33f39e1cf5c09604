import { count } from '../../number-words.ts'

export const billing = {
  title: 'Payment',
  failed: 'Your subscription could not be loaded.',
  notSetUp: 'Payment is not set up on this server. Whoever runs it decides which plan an account has.',
  none: 'You have no subscription.',
  paid: {
    month: (plan: string) => `${plan}, paid by the month.`,
    year: (plan: string) => `${plan}, paid by the year.`,
  },
  renews: (date: string) => `Renews on ${date}.`,
  ends: (date: string) => `Cancelled: it ends on ${date} and is not paid again.`,
  pastDue:
    'The last payment failed. It is tried again in the next days, and you keep the plan meanwhile. Check your card.',
  upgrade: 'Upgrade to Pro',
  byTheYear: 'Pay by the year',
  manage: 'Manage billing',
  opening: 'Opening...',
  cancel: 'Cancel subscription',
  resume: 'Keep the subscription',
  resumed: 'The subscription goes on.',
  cancelled: 'The subscription is cancelled.',
  ask: {
    title: 'Cancel the subscription?',
    text: (date: string) =>
      `You keep the plan until ${date}. Nothing is paid after that, and you can change your mind until then.`,
    keep: 'Keep it',
  },
  credits: {
    open: 'Buy credits',
    title: 'Buy credits',
    text: 'Credits are used past the allowance of a month, and only when you say so: 1 for a question, 1 for a page of a PDF. They do not expire. You pay on the page of Stripe.',
    amount: (credits: number) => count(credits, 'credit'),
  },
  back: {
    waiting: 'Thank you. The payment is being confirmed; this takes a few seconds.',
    slow: 'Thank you. The confirmation takes longer than usual. You need not wait: it appears here by itself.',
    plan: (plan: string) => `Thank you. You are on the ${plan} plan now.`,
    credits: (credits: number) =>
      credits === 1 ? 'Thank you. 1 credit was added.' : `Thank you. ${credits} credits were added.`,
    cancelled: 'You left the payment. Nothing was charged.',
    declined: 'A payment did not go through. Nothing was added; try again with another way to pay.',
  },
}
