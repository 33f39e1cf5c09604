/** A transaction whose work may be refused. */
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { Refused } from '../foundation/refused.ts'
import type { Db, Queries } from './connect.ts'

/** Rolls back when the work is refused. */
export async function inTransaction<Value>(
  db: Db,
  work: (transaction: Queries) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  try {
    return ok(
      await db.transaction().execute(async (transaction) => {
        const done = await work(transaction)
        if (!done.ok) throw new Refused(done.error)
        return done.value
      }),
    )
  } catch (error) {
    if (error instanceof Refused) return err(error.refusal)
    throw error
  }
}
