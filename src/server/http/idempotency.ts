/** A request with an Idempotency-Key is done once: sent again, it gets the answer of the first time. */
import { hash } from 'node:crypto'
import { err, ok, type Result } from '#domain/result.ts'
import type { Refusal } from '#domain/refusal.ts'
import type { Db, Queries } from '../database/connect.ts'

/** Longer than any request may take: who holds a key after this has died. */
const ABANDONED_MS = 150_000
export const KEPT_ANSWERS_HOURS = 24
const LONGEST_KEY = 200

export type Once = { readonly schoolId: string; readonly key: string }

/** Takes the key: gives it, or the answer that it already has, or why it cannot be used. */
export async function takeKey(db: Db, schoolId: string, key: string, request: unknown, now: Date): Promise<Result<{ readonly once: Once } | { readonly answer: unknown }, Refusal>> {
  if (key.length > LONGEST_KEY) return err({ code: 'invalid_input', field: 'Idempotency-Key', problem: `expected at most ${LONGEST_KEY} characters` })
  const fingerprint = hash('sha256', JSON.stringify(request) ?? '')
  const taken = await db.insertInto('idempotentRequest').values({ schoolId, key, fingerprint, createdAt: now })
    .onConflict((conflict) => conflict.columns(['schoolId', 'key']).doUpdateSet({ createdAt: now }).where('idempotentRequest.answer', 'is', null).where('idempotentRequest.fingerprint', '=', fingerprint).where('idempotentRequest.createdAt', '<', new Date(now.getTime() - ABANDONED_MS)))
    .returning('key').executeTakeFirst()
  if (taken) return ok({ once: { schoolId, key } })
  const kept = await db.selectFrom('idempotentRequest').select(['fingerprint', 'answer']).where('schoolId', '=', schoolId).where('key', '=', key).executeTakeFirst()
  if (kept === undefined || kept.fingerprint !== fingerprint) return err({ code: kept === undefined ? 'request_in_progress' : 'key_of_other_request' })
  return kept.answer === null ? err({ code: 'request_in_progress' }) : ok({ answer: kept.answer })
}

/** Keeps the answer, in the transaction that does the work. */
export async function keepAnswer(queries: Queries, { schoolId, key }: Once, answer: unknown): Promise<void> {
  await queries.updateTable('idempotentRequest').set({ answer: JSON.stringify(answer) }).where('schoolId', '=', schoolId).where('key', '=', key).execute()
}

/** The work was refused: the same key may try again. */
export async function releaseKey(db: Db, { schoolId, key }: Once): Promise<void> {
  await db.deleteFrom('idempotentRequest').where('schoolId', '=', schoolId).where('key', '=', key).where('answer', 'is', null).execute()
}
