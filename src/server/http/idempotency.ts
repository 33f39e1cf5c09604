/** A request with an Idempotency-Key is done once: sent again, it gets the answer of the first time. */
import { hash } from 'node:crypto'
import { err, ok, type Result } from '#domain/result.ts'
import type { Refusal } from '#domain/refusal.ts'
import type { Db, Queries } from '../database/connect.ts'

/** Longer than any request may take: who holds a key after this has died. */
const ABANDONED_MS = 150_000
const LONGEST_KEY = 200

/** `takenAt` tells this holder from one that took the key over. */
export type Once = { readonly schoolId: string; readonly key: string; readonly takenAt: Date }

/** Takes the key: gives it, or the answer that it already has, or why it cannot be used. */
export async function takeKey(
  db: Db,
  schoolId: string,
  key: string,
  request: unknown,
  now: Date,
): Promise<Result<{ readonly once: Once } | { readonly answer: unknown }, Refusal>> {
  if (key.length > LONGEST_KEY)
    return err({
      code: 'invalid_input',
      field: 'Idempotency-Key',
      problem: `expected at most ${LONGEST_KEY} characters`,
    })
  const fingerprint = hash('sha256', JSON.stringify(request) ?? '')
  const taken = await db
    .insertInto('idempotentRequest')
    .values({ schoolId, key, fingerprint, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['schoolId', 'key'])
        .doUpdateSet({ createdAt: now })
        .where('idempotentRequest.answer', 'is', null)
        .where('idempotentRequest.fingerprint', '=', fingerprint)
        .where('idempotentRequest.createdAt', '<', new Date(now.getTime() - ABANDONED_MS)),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return ok({ once: { schoolId, key, takenAt: now } })
  const kept = await db
    .selectFrom('idempotentRequest')
    .select(['fingerprint', 'answer'])
    .where('schoolId', '=', schoolId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (kept === undefined || kept.fingerprint !== fingerprint)
    return err({ code: kept === undefined ? 'request_in_progress' : 'key_of_other_request' })
  return kept.answer === null ? err({ code: 'request_in_progress' }) : ok({ answer: kept.answer })
}

/**
 * Another request took the key over while this one took its time: the other's work counts, this one's must be rolled
 * back.
 */
export class KeyTakenOver extends Error {}

/** Keeps the answer, in the transaction that does the work. Throws `KeyTakenOver`, which rolls that back. */
export async function keepAnswer(queries: Queries, { schoolId, key, takenAt }: Once, answer: unknown): Promise<void> {
  const kept = await queries
    .updateTable('idempotentRequest')
    .set({ answer: JSON.stringify(answer) })
    .where('schoolId', '=', schoolId)
    .where('key', '=', key)
    .where('createdAt', '=', takenAt)
    .where('answer', 'is', null)
    .returning('key')
    .executeTakeFirst()
  if (kept === undefined) throw new KeyTakenOver(key)
}

/** The work was refused: the same key may try again. */
export async function releaseKey(db: Db, { schoolId, key, takenAt }: Once): Promise<void> {
  await db
    .deleteFrom('idempotentRequest')
    .where('schoolId', '=', schoolId)
    .where('key', '=', key)
    .where('createdAt', '=', takenAt)
    .where('answer', 'is', null)
    .execute()
}
