/**
 * The ledger of credits: every change of a balance is a row of it, written with the balance by one statement (decision
 * D5).
 */
import { sql } from 'kysely'
import type { CreditReason } from '#domain/credits.ts'
import type { Queries } from '../database/connect.ts'
import { tell } from '../events/progress.ts'
import { randomId } from '../foundation/random-id.ts'

/** `about`: what it was for, in the teacher's words (the title of a paper, the name of a document). */
export type CreditUse = { readonly reason: CreditReason; readonly about?: string | undefined }

/**
 * Adds credits, once for each `reference` of the school (`stripe:…`): false where it was done before. Throws for an
 * amount that is no whole number above 0.
 */
export const grant = (
  queries: Queries,
  schoolId: string,
  amount: number,
  reason: CreditReason,
  reference: string,
  about?: string,
): Promise<boolean> =>
  changed(
    queries,
    schoolId,
    sql`
    with entry as (${entryOf(schoolId, checked(amount), { reason, about }, reference)} on conflict (school_id, reference) do nothing returning delta)
    update school set credits = credits + entry.delta from entry where school_id = ${schoolId} returning credits`,
  )

/** Takes credits, or nothing where there are too few: then false. A reference that is spent already throws. */
export const spend = (
  queries: Queries,
  schoolId: string,
  amount: number,
  use: CreditUse,
  reference: string,
): Promise<boolean> =>
  changed(
    queries,
    schoolId,
    sql`
    with paid as (update school set credits = credits - ${amount} where school_id = ${schoolId} and credits >= ${amount} returning credits)
    ${entryOf(schoolId, -checked(amount), use, reference)} where exists (select from paid) returning entry_id`,
  )

/** Gives back what was spent for what did not come about; once for each reference. */
export const refund = (
  queries: Queries,
  schoolId: string,
  amount: number,
  reference: string,
  about?: string,
): Promise<boolean> => grant(queries, schoolId, amount, 'refund', reference, about)

export async function balanceOf(queries: Queries, schoolId: string): Promise<number> {
  return (
    await queries.selectFrom('school').select('credits').where('schoolId', '=', schoolId).executeTakeFirstOrThrow()
  ).credits
}

const entryOf = (schoolId: string, delta: number, { reason, about }: CreditUse, reference: string) => sql`
  insert into credit_entry (school_id, entry_id, delta, reason, reference, about, created_at)
  select ${schoolId}, ${randomId('entry')}, ${delta}::integer, ${reason}, ${reference}, ${about ?? null}::text, date_trunc('milliseconds', clock_timestamp())`

function checked(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`Cannot change credits by ${amount}: expected a whole number above 0`)
  return amount
}

/** Whether the statement changed the balance; who shows it is told. */
async function changed(queries: Queries, schoolId: string, statement: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await statement.execute(queries)
  if (rows.length === 0) return false
  await tell(queries, schoolId, { kind: 'usage', id: 'credits', status: 'changed' })
  return true
}
