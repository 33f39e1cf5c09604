/**
 * Sign-ins of one person at the same moment, one after another: the first opens the account, the others find it.
 * Without this each would find none, and all but one would fail.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import { takeTurn, type Leave } from '../database/turns.ts'

const LONGEST_WAIT_MS = 20_000
const call = new AsyncLocalStorage<{ readonly db: Db; readonly leaves: Leave[] }>()

/** Answers a call of `/api/auth`, and ends the turns that it took. */
export async function endingTurns<Value>(db: Db, work: () => Promise<Value>): Promise<Value> {
  const leaves: Leave[] = []
  try {
    return await call.run({ db, leaves }, work)
  } finally {
    for (const leave of leaves) await leave()
  }
}

/** `person`: the provider's number of them. Waits until no other call is signing them in, and holds that to the end. */
export async function takeSignInTurn(provider: string, person: unknown): Promise<void> {
  const store = call.getStore()
  if (store === undefined) throw new Error('Cannot take a turn: no call of /api/auth is being answered')
  // Whatever its length, and of nobody known.
  const key = hash('sha256', `${provider}:${String(person)}`).slice(0, 32)
  const leave = await takeTurn(store.db, `sign-in:${key}`, LONGEST_WAIT_MS)
  if (leave === undefined) throw new Error('Cannot take a turn: other sign-ins of this person take too long')
  store.leaves.push(leave)
}
