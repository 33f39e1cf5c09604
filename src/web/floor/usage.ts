/** How near a month's use has come to its limit (specification 2, section 9). */
import { UNLIMITED } from '#domain/plan.ts'

export type UsageLevel = 'usual' | 'near' | 'almost' | 'reached'

export function usageLevel(used: number, limit: number): UsageLevel {
  if (limit === UNLIMITED) return 'usual'
  if (used >= limit) return 'reached'
  const share = used / limit
  return share >= 0.9 ? 'almost' : share >= 0.8 ? 'near' : 'usual'
}

/** From 0 to 100; 0 where there is no limit. */
export function usagePercent(used: number, limit: number): number {
  if (limit === UNLIMITED) return 0
  return limit === 0 ? 100 : Math.min(100, Math.round((100 * used) / limit))
}

/** Thousands are set apart alike in all three languages. */
const NUMBERS = new Intl.NumberFormat('en-GB')

/** As they are shown. */
export const usedFace = (used: number): string => NUMBERS.format(used)
export const limitFace = (limit: number): string => (limit === UNLIMITED ? '∞' : NUMBERS.format(limit))
