/** What changes a school's credits, and when few are left (specification 1, section 8). */
export const CREDIT_REASONS = ['sign_up', 'purchase', 'grant', 'paper', 'regenerate', 'replace', 'questions', 'document', 'refund'] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]
