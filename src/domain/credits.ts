/** What changes a school's credits, and when few are left (specification 1, section 8). */
export const CREDIT_REASONS = [
  'sign_up',
  'purchase',
  'purchase_refunded',
  'disputed',
  'dispute_won',
  'grant',
  'paper',
  'regenerate',
  'replace',
  'questions',
  'document',
  'refund',
] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]

const LOW = { warning: 10, critical: 5 } as const
export type LowCredits = keyof typeof LOW

/** Whether so few are left that the teacher should know. */
export const lowCredits = (credits: number): LowCredits | undefined =>
  credits <= LOW.critical ? 'critical' : credits <= LOW.warning ? 'warning' : undefined
