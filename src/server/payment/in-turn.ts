/** One payment of a school at a time, over all processes: two checkouts side by side would sell one plan twice. */
import type { Db } from '../database/connect.ts'
import { takeTurn } from '../database/turns.ts'
import { Refused } from '../foundation/refused.ts'

/** Several checkouts wait for each other so long; one that comes later is asked to try again. */
const LONGEST_WAIT_MS = 45_000

/** Waits for the school's turn, works, and lets the next one in. Throws `Refused` where the wait is too long. */
export async function inTurn<Value>(db: Db, schoolId: string, work: () => Promise<Value>): Promise<Value> {
  const leave = await takeTurn(db, `payment:${schoolId}`, LONGEST_WAIT_MS)
  if (leave === undefined) throw new Refused({ code: 'payment_unavailable' })
  return work().finally(leave)
}
