/**
 * Credits for what was paid, exactly once; back again, as far as they are there, for what was refunded or is disputed;
 * given once more when a dispute is won. Payment, refund and dispute may be told of in any order, and more than once.
 */
import { sql } from 'kysely'
import type { Queries } from '../database/connect.ts'
import { grant, spend } from '../plans/credits.ts'

export type PaidCredits = { readonly paymentId: string; readonly credits: number; readonly amount: number }

/** `reference`: under which the ledger knows it, once. */
export async function creditPayment(
  queries: Queries,
  schoolId: string,
  { paymentId, credits, amount }: PaidCredits,
  reference: string,
): Promise<void> {
  if (!(await grant(queries, schoolId, credits, 'purchase', reference))) return
  await queries
    .insertInto('creditPayment')
    .values({ schoolId, paymentId, credits, amount })
    .onConflict((conflict) => conflict.columns(['schoolId', 'paymentId']).doUpdateSet({ credits, amount }))
    .execute()
  await settle(queries, schoolId, paymentId)
}

/** `refunded`: all that was refunded of it so far. */
export async function refundPayment(
  queries: Queries,
  schoolId: string,
  { paymentId, amount, refunded }: { readonly paymentId: string; readonly amount: number; readonly refunded: number },
): Promise<void> {
  await queries
    .insertInto('creditPayment')
    .values({ schoolId, paymentId, amount, refunded })
    .onConflict((conflict) =>
      conflict
        .columns(['schoolId', 'paymentId'])
        .doUpdateSet({ refunded: sql<number>`greatest(credit_payment.refunded, ${refunded})` }),
    )
    .execute()
  await settle(queries, schoolId, paymentId)
}

/** `disputed`: all that banks hold back of it now. */
export async function disputePayment(
  queries: Queries,
  schoolId: string,
  { paymentId, amount, disputed }: { readonly paymentId: string; readonly amount: number; readonly disputed: number },
): Promise<void> {
  await queries
    .insertInto('creditPayment')
    .values({ schoolId, paymentId, amount, disputed })
    .onConflict((conflict) => conflict.columns(['schoolId', 'paymentId']).doUpdateSet({ disputed }))
    .execute()
  await settle(queries, schoolId, paymentId)
}

/** The school whose credits were paid so, where the payment was told of. */
export const schoolOfPayment = async (queries: Queries, paymentId: string): Promise<string | undefined> =>
  (await queries.selectFrom('creditPayment').select('schoolId').where('paymentId', '=', paymentId).executeTakeFirst())
    ?.schoolId

/**
 * Part of the money is part of the credits. What was used meanwhile stays used: a balance never falls below nothing,
 * and a dispute that is won gives back no more than it took.
 */
async function settle(queries: Queries, schoolId: string, paymentId: string): Promise<void> {
  const row = await queries
    .selectFrom('creditPayment')
    .selectAll()
    .where('schoolId', '=', schoolId)
    .where('paymentId', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { credits, amount, refunded, disputed, creditsRefunded } = row
  const due = amount === 0 ? 0 : Math.floor((credits * Math.min(amount, refunded + disputed)) / amount)
  if (due === creditsRefunded) return
  const reference = `stripe:${paymentId}:settled:${row.settlements + 1}`
  let creditsTaken = row.creditsTaken
  if (due > creditsRefunded) {
    const taken = Math.min(due - creditsRefunded, await heldBalance(queries, schoolId))
    const reason = disputed > 0 ? 'disputed' : 'purchase_refunded'
    if (taken > 0) await spend(queries, schoolId, taken, { reason }, reference)
    creditsTaken += taken
  } else if (creditsTaken > due) {
    await grant(queries, schoolId, creditsTaken - due, 'dispute_won', reference)
    creditsTaken = due
  }
  await queries
    .updateTable('creditPayment')
    .set({ creditsRefunded: due, creditsTaken, settlements: row.settlements + 1 })
    .where('schoolId', '=', schoolId)
    .where('paymentId', '=', paymentId)
    .execute()
}

/** Held until the transaction ends, so that nobody spends it in between. */
async function heldBalance(queries: Queries, schoolId: string): Promise<number> {
  const { credits } = await queries
    .selectFrom('school')
    .select('credits')
    .where('schoolId', '=', schoolId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return credits
}
