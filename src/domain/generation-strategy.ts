/** How the questions of a paper are asked of an AI (specification 2, section 9). */
import { err, ok, type Result } from './result.ts'

export const STRATEGIES = ['single_batch', 'concurrent', 'hybrid'] as const
export type Strategy = (typeof STRATEGIES)[number]

/**
 * Questions a batch (of a single batch: all), batches at once, and tokens an answer may have. Hybrid splits by type
 * first.
 */
export const STRATEGY_LIMITS = {
  single_batch: { batchSize: undefined, atOnce: 1, maxTokens: 50_000 },
  concurrent: { batchSize: 5, atOnce: 6, maxTokens: 20_000 },
  hybrid: { batchSize: 10, atOnce: 4, maxTokens: 30_000 },
} as const satisfies Record<
  Strategy,
  { readonly batchSize: number | undefined; readonly atOnce: number; readonly maxTokens: number }
>

/** Between groups of batches that are asked at once. */
export const GROUP_PAUSE_MS = 100
export const TEMPERATURE = 0.7

export const strategyFor = (questions: number): Strategy =>
  questions <= 10 ? 'single_batch' : questions <= 30 ? 'concurrent' : 'hybrid'

/** As it is spelled on the way in; `auto` and nothing choose by count. */
export function parseStrategy(
  method: string | undefined,
  questions: number,
): Result<Strategy, { readonly code: 'unknown_strategy'; readonly method: string }> {
  if (method === undefined || method === '' || method === 'auto') return ok(strategyFor(questions))
  const spelled = method.trim().toLowerCase().replaceAll('-', '_')
  const found =
    STRATEGIES.find((strategy) => strategy === spelled) ?? (spelled === 'single' ? 'single_batch' : undefined)
  return found === undefined ? err({ code: 'unknown_strategy', method }) : ok(found)
}
