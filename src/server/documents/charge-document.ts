/**
 * What a document costs: one of the month's documents and its PDF pages or, past either, a credit for each page and
 * nothing of the month (decision D5).
 * How many pages there are is known only when it was read: one credit is taken when reading begins, the rest with the
 * reading, all or nothing.
 */
import type { Plan } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Queries } from '../database/connect.ts'
import { randomId } from '../foundation/random-id.ts'
import { creditsFor, giveBack, takeAllowance } from '../plans/allowance.ts'
import { balanceOf, refund, spend } from '../plans/credits.ts'

type Buyer = {
  readonly schoolId: string
  readonly plan: Plan
  readonly month: string
  readonly documentId: string
  readonly name: string
}
/** As the row keeps it: the month whose allowance holds the document, or the credits that were taken for it. */
export type Charged = { readonly chargedMonth: string | null; readonly chargedCredits: number }

const FIRST = 1

/** Before reading begins. With `byCredits` nothing of the month is used but storage, which cannot be bought. */
export async function chargeDocument(
  queries: Queries,
  buyer: Buyer,
  storageBytes: number,
  byCredits: boolean,
): Promise<Result<Charged, Refusal>> {
  const { schoolId, plan, month } = buyer
  const used = await takeAllowance(
    queries,
    schoolId,
    plan,
    month,
    byCredits ? { storageBytes } : { documents: 1, storageBytes },
  )
  if (!used.ok) return used
  return byCredits
    ? pay(queries, buyer, FIRST, { needed: FIRST, held: 0 })
    : ok({ chargedMonth: month, chargedCredits: 0 })
}

/** Of what credits can be paid for: storage cannot be bought. */
export const isPastAllowance = (charged: Result<unknown, Refusal>): boolean =>
  !charged.ok && charged.error.code === 'quota' && charged.error.requiredCredits > 0

/** What the row says of its charging while it is read. */
type Reading = Charged & { readonly useCredits: boolean }

/** In the transaction that makes the document ready. */
export async function chargePages(
  queries: Queries,
  buyer: Buyer,
  reading: Reading,
  pdfPages: number,
): Promise<Result<Charged, Refusal>> {
  const { schoolId, plan, month } = buyer
  const price = creditsFor({ pdfPages })
  if (reading.chargedCredits > 0)
    return pay(queries, buyer, price - reading.chargedCredits, { needed: price, held: reading.chargedCredits })
  const used = await takeAllowance(queries, schoolId, plan, month, { pdfPages })
  if (used.ok) return ok(reading)
  if (!reading.useCredits) return used
  if (reading.chargedMonth !== null) await giveBack(queries, schoolId, reading.chargedMonth, { documents: 1 })
  return pay(queries, buyer, price, { needed: price, held: 0 })
}

async function pay(
  queries: Queries,
  { schoolId, documentId, name }: Buyer,
  amount: number,
  { needed, held }: { readonly needed: number; readonly held: number },
): Promise<Result<Charged, Refusal>> {
  if (
    amount > 0 &&
    !(await spend(queries, schoolId, amount, { reason: 'document', about: name }, referenceOf(documentId)))
  )
    return err({
      code: 'insufficient_credits',
      requiredCredits: needed,
      credits: held + (await balanceOf(queries, schoolId)),
    })
  return ok({ chargedMonth: null, chargedCredits: needed })
}

/** The teacher got nothing for it. The caller has just changed the row, so it is done once. */
export async function refundDocument(
  queries: Queries,
  { schoolId, documentId, name }: Pick<Buyer, 'schoolId' | 'documentId' | 'name'>,
  { chargedMonth, chargedCredits }: Charged,
): Promise<void> {
  if (chargedMonth !== null) await giveBack(queries, schoolId, chargedMonth, { documents: 1 })
  if (chargedCredits > 0) await refund(queries, schoolId, chargedCredits, referenceOf(documentId), name)
}

/** A document may be read, and charged, many times. */
const referenceOf = (documentId: string): string => `document:${documentId}:${randomId('entry')}`
