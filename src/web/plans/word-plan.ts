/** A plan in words: all that a page says about limits and prices is made here from the plan table (decision D4). */
import type { InterfaceLanguage } from '#domain/language.ts'
import { UNLIMITED, yearlyPriceHkd, YEARLY_SAVING, type Plan, type PlanLimit } from '#domain/plan.ts'
import { fileSize } from '#messages/number-words.ts'
import type { PublicTexts } from '#messages/public/en.ts'
import { usedFace } from '../floor/usage.ts'

export function wordLimit(
  { limits }: Plan,
  limit: PlanLimit,
  language: InterfaceLanguage,
  { pricing }: PublicTexts,
): string {
  const most = limits[limit]
  return most === UNLIMITED
    ? pricing.unlimited[limit]
    : pricing.limits[limit](limit === 'storageBytes' ? fileSize(most, language) : usedFace(most))
}

/** As prices are written in Hong Kong: HK$78, HK$748.80. */
export const price = (amount: number): string =>
  `HK$${new Intl.NumberFormat('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 }).format(amount)}`

/** Undefined where a plan costs nothing. */
export const wordYearly = (
  plan: Plan,
  { pricing }: PublicTexts,
): { readonly saving: string; readonly price: string } | undefined =>
  plan.monthlyPriceHkd === 0 ? undefined : pricing.yearly(price(yearlyPriceHkd(plan)), Math.round(YEARLY_SAVING * 100))
