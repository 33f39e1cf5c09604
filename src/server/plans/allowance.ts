/**
 * What a school uses of its plan, counted by conditional statements: two processes racing for the last quiz get one.
 */
import { sql } from 'kysely'
import { UNLIMITED, type Plan } from '#domain/plan.ts'
import type { QuotaCause, Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Queries } from '../database/connect.ts'
import { balanceOf } from './credits.ts'

/** In the order in which all take their rows, so that no two wait for each other. */
export const METRICS = ['quizzes', 'questions', 'pdfPages', 'documents', 'storageBytes'] as const
export type Metric = (typeof METRICS)[number]
export type Amounts = Readonly<Partial<Record<Metric, number>>>

const LIMIT_OF = {
  quizzes: 'quizzesPerMonth',
  questions: 'questionsPerMonth',
  pdfPages: 'pdfPagesPerMonth',
  documents: 'documentsPerMonth',
  storageBytes: 'storageBytes',
} as const satisfies Record<Metric, keyof Plan['limits']>
const CAUSE_OF = {
  quizzes: 'quiz',
  questions: 'questions',
  pdfPages: 'pdf',
  documents: 'document',
  storageBytes: 'storage',
} as const satisfies Record<Metric, QuotaCause>

/** Storage is held, not used up by month. */
export const EVER = 'ever'
export const periodOf = (metric: Metric, month: string): string => (metric === 'storageBytes' ? EVER : month)

/**
 * What work is worth past the allowance: a credit for each question or page; a document without pages counts as one
 * page (decision D5).
 */
export const worthOf = ({ questions, pdfPages }: Amounts): number => questions ?? pdfPages ?? 1
/** What has to be there before it begins. */
export const creditsFor = (amounts: Amounts): number => Math.max(1, worthOf(amounts))

export type QuotaRefusal = Extract<Refusal, { readonly code: 'quota' }>

/**
 * Adds to what is used, or refuses where the plan's limit would be passed; `queries` must be a transaction. A limit
 * already passed (a plan that was lowered) refuses too.
 */
export async function takeAllowance(
  queries: Queries,
  schoolId: string,
  plan: Plan,
  month: string,
  amounts: Amounts,
): Promise<Result<undefined, QuotaRefusal>> {
  for (const metric of METRICS) {
    const amount = amounts[metric] ?? 0
    if (amount === 0) continue
    const limit = plan.limits[LIMIT_OF[metric]]
    const period = periodOf(metric, month)
    await queries
      .insertInto('usage')
      .values({ schoolId, period, metric, used: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const taken = await queries
      .updateTable('usage')
      .set({ used: sql<number>`used + ${amount}` })
      .where('schoolId', '=', schoolId)
      .where('period', '=', period)
      .where('metric', '=', metric)
      .$if(limit !== UNLIMITED, (query) => query.where(sql<boolean>`used + ${amount} <= ${limit}`))
      .returning('used')
      .executeTakeFirst()
    if (taken === undefined) {
      const { used } = await queries
        .selectFrom('usage')
        .select('used')
        .where('schoolId', '=', schoolId)
        .where('period', '=', period)
        .where('metric', '=', metric)
        .executeTakeFirstOrThrow()
      // Storage cannot be bought.
      return err({
        code: 'quota',
        cause: CAUSE_OF[metric],
        usage: used,
        limit,
        requiredCredits: metric === 'storageBytes' ? 0 : creditsFor(amounts),
        credits: await balanceOf(queries, schoolId),
      })
    }
  }
  return ok(undefined)
}

/** Gives back; never below nothing. */
export async function giveBack(queries: Queries, schoolId: string, month: string, amounts: Amounts): Promise<void> {
  for (const metric of METRICS) {
    const amount = amounts[metric] ?? 0
    if (amount > 0) await giveBackRow(queries, schoolId, { period: periodOf(metric, month), metric, amount })
  }
}

export async function giveBackRow(
  queries: Queries,
  schoolId: string,
  { period, metric, amount }: { readonly period: string; readonly metric: string; readonly amount: number },
): Promise<void> {
  await queries
    .updateTable('usage')
    .set({ used: sql<number>`greatest(0, used - ${amount})` })
    .where('schoolId', '=', schoolId)
    .where('period', '=', period)
    .where('metric', '=', metric)
    .execute()
}

/** What is used now, of each metric. */
export async function usageOf(queries: Queries, schoolId: string, month: string): Promise<Record<Metric, number>> {
  const rows = await queries
    .selectFrom('usage')
    .select(['metric', 'used'])
    .where('schoolId', '=', schoolId)
    .where('period', 'in', [month, EVER])
    .execute()
  return Object.fromEntries(
    METRICS.map((metric) => [metric, rows.find((row) => row.metric === metric)?.used ?? 0]),
  ) as Record<Metric, number>
}
