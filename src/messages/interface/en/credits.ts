import type { CreditReason, LowCredits } from '#domain/credits.ts'

export const credits = {
  amount: (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`),
  low: { warning: 'Warning: Low credit balance', critical: 'Critical: Very low credit balance' } satisfies Record<
    LowCredits,
    string
  >,
  title: 'Credits',
  text: 'Past the limits of the month, a question or a page of a PDF costs 1 credit. What could not be made is given back.',
  changes: 'Changes of your credits',
  reasons: {
    sign_up: 'Welcome gift',
    purchase: 'Bought',
    purchase_refunded: 'Payment refunded',
    disputed: 'Payment disputed: credits taken back',
    dispute_won: 'Dispute settled: credits given back',
    grant: 'Given by the operator',
    paper: 'New quiz',
    regenerate: 'Questions made again',
    replace: 'Another question',
    questions: 'Questions',
    document: 'Document',
    refund: 'Given back',
  } satisfies Record<CreditReason, string>,
  more: 'Show earlier changes',
  failed: 'The changes of your credits could not be loaded.',
}
