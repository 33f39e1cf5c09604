/** Credits that can be bought: the one table of them. A credit is a question, or a page of a PDF (decision D5). */

export type CreditPackage = { readonly id: string; readonly credits: number; readonly priceHkd: number }

export const CREDIT_PACKAGES: readonly CreditPackage[] = [
  { id: 'credits_50', credits: 50, priceHkd: 18 },
  { id: 'credits_200', credits: 200, priceHkd: 58 },
  { id: 'credits_500', credits: 500, priceHkd: 118 },
]
