/**
 * How often one caller may call. Ordinary calls are counted in the process, costly and sensitive ones in the database,
 * over all processes.
 */
import { sql } from 'kysely'
import type { Rate } from '#contract/route.ts'
import type { Db } from '../database/connect.ts'

export type RateRule = { readonly most: number; readonly seconds: number }

export const RATE_RULES: Readonly<Record<Rate, RateRule>> = {
  usual: { most: 1200, seconds: 60 },
  costly: { most: 60, seconds: 60 },
  sensitive: { most: 10, seconds: 60 },
}

/** Seconds to wait, or undefined when the call may pass. */
export type RateLimiter = (rate: Rate, caller: string) => Promise<number | undefined>

export function openRateLimiter(db: Db, now: () => number, rules = RATE_RULES): RateLimiter {
  const inProcess = countInProcess(now)
  return async (rate, caller) =>
    rate === 'usual' ? inProcess(caller, rules.usual) : countInDatabase(db, `${rate}:${caller}`, rules[rate], now())
}

/** Forgets all callers at the end of each window, so that its memory stays bounded by the callers of a minute. */
function countInProcess(now: () => number): (caller: string, rule: RateRule) => number | undefined {
  let counts = new Map<string, number>()
  let end = 0
  return (caller, { most, seconds }) => {
    if (now() >= end) {
      counts = new Map()
      end = now() + 1000 * seconds
    }
    const count = (counts.get(caller) ?? 0) + 1
    counts.set(caller, count)
    return count > most ? Math.ceil((end - now()) / 1000) : undefined
  }
}

/** One statement counts, so that no two processes let the last call pass twice. */
export async function countInDatabase(
  db: Db,
  key: string,
  { most, seconds }: RateRule,
  now: number,
): Promise<number | undefined> {
  const time = new Date(now)
  const oldest = new Date(now - 1000 * seconds)
  const row = await db
    .insertInto('rateLimit')
    .values({ key, count: 1, windowStart: time })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limit.window_start <= ${oldest} then 1 else rate_limit.count + 1 end`,
        windowStart: sql<Date>`case when rate_limit.window_start <= ${oldest} then ${time} else rate_limit.window_start end`,
      }),
    )
    .returning(['count', 'windowStart'])
    .executeTakeFirstOrThrow()
  return row.count > most
    ? Math.max(1, Math.ceil((row.windowStart.getTime() + 1000 * seconds - now) / 1000))
    : undefined
}

/** Takes one call back. */
export async function uncountInDatabase(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rateLimit')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}
