/** How a plan can be paid for: by the month, or a year at once. Prices come from the plan table alone. */
import { yearlyPriceHkd, type Plan } from './plan.ts'

export const INTERVALS = ['month', 'year'] as const
export type Interval = (typeof INTERVALS)[number]

export type PlanOffer = { readonly plan: Plan; readonly interval: Interval; readonly priceHkd: number }

const SUFFIXES = { month: 'monthly', year: 'yearly' } as const satisfies Record<Interval, string>

/** Such as `pro_yearly`. */
export const offerId = (tier: string, interval: Interval): string => `${tier}_${SUFFIXES[interval]}`

/** `pro` alone is by the month. Undefined where no plan of the table that costs something is meant. */
export function findOffer(id: string, plans: readonly Plan[]): PlanOffer | undefined {
  for (const plan of plans) {
    if (plan.monthlyPriceHkd === 0) continue
    const interval = id === plan.tier ? 'month' : INTERVALS.find((one) => id === offerId(plan.tier, one))
    if (interval !== undefined)
      return { plan, interval, priceHkd: interval === 'year' ? yearlyPriceHkd(plan) : plan.monthlyPriceHkd }
  }
  return undefined
}

/** As payment services count: HK$78 is 7800. */
export const inCents = (priceHkd: number): number => Math.round(priceHkd * 100)
