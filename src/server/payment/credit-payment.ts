/** Credits for what was paid, exactly once; back again, as far as they are there, for what was refunded. Payment and refund may be told of in any order, and more than once. */
import { sql } from 'kysely'
import type { Queries } from '../database/connect.ts'
import { grant, spend } from '../plans/credits.ts'

export type PaidCredits = { readonly paymentId: string; readonly credits: number; readonly amount: number }

/** `reference`: under which the ledger knows it, once. */
export async function creditPayment(queries: Queries, schoolId: string, { paymentId, credits, amount }: PaidCredits, reference: string): Promise<void> {
  if (!(await grant(queries, schoolId, credits, 'purchase', reference))) return
  await queries.insertInto('creditPayment').values({ schoolId, paymentId, credits, amount }).onConflict((conflict) => conflict.columns(['schoolId', 'paymentId']).doUpdateSet({ credits })).execute()
  await settleRefund(queries, schoolId, paymentId)
}

/** `refunded`: all that was refunded of it so far. */
export async function refundPayment(queries: Queries, schoolId: string, { paymentId, amount, refunded }: { readonly paymentId: string; readonly amount: number; readonly refunded: number }): Promise<void> {
  await queries.insertInto('creditPayment').values({ schoolId, paymentId, amount, refunded })
    .onConflict((conflict) => conflict.columns(['schoolId', 'paymentId']).doUpdateSet({ refunded: sql<number>`greatest(credit_payment.refunded, ${refunded})` })).execute()
  await settleRefund(queries, schoolId, paymentId)
}

/** Part of the money is part of the credits. What was used meanwhile stays used: a balance never falls below nothing. */
async function settleRefund(queries: Queries, schoolId: string, paymentId: string): Promise<void> {
  const { credits, amount, refunded, creditsRefunded } = await queries.selectFrom('creditPayment').selectAll().where('schoolId', '=', schoolId).where('paymentId', '=', paymentId).forUpdate().executeTakeFirstOrThrow()
  const due = amount === 0 ? 0 : Math.floor((credits * refunded) / amount)
  if (due <= creditsRefunded) return
  // Held until the transaction ends, so that nobody spends them in between.
  const { credits: balance } = await queries.selectFrom('school').select('credits').where('schoolId', '=', schoolId).forUpdate().executeTakeFirstOrThrow()
  const taken = Math.min(due - creditsRefunded, balance)
  if (taken > 0) await spend(queries, schoolId, taken, { reason: 'purchase_refunded' }, `stripe:${paymentId}:refunded:${refunded}`)
  await queries.updateTable('creditPayment').set({ creditsRefunded: due }).where('schoolId', '=', schoolId).where('paymentId', '=', paymentId).execute()
}
