/**
 * Which questions of a paper are locked: neither replaced nor made anew. Kept in the browser, so that the wizard, the
 * graph and other tabs know the same, also after a reload.
 */
import { useMemo, useSyncExternalStore } from 'react'
import { LOCKS_KEY, readStored, writeStored } from '../floor/storage.ts'
import { locksIn, withLock } from './locks.ts'

/** `keep`: the ids in the order of the paper, as `regenerate` takes them. */
export type Locks = {
  readonly has: (id: string) => boolean
  readonly keep: readonly string[]
  readonly toggle: (id: string) => void
}

/** `questions`: the ids of those that the paper has now. */
export function useLocks(paperId: string, questions: readonly string[]): Locks {
  const text = useSyncExternalStore(listen, () => readStored(LOCKS_KEY) ?? unkept)
  return useMemo(() => {
    const locked = new Set(locksIn(text, paperId))
    return {
      has: (id) => locked.has(id),
      keep: questions.filter((id) => locked.has(id)),
      toggle(id) {
        const after = withLock(readStored(LOCKS_KEY) ?? unkept, paperId, id, !locked.has(id))
        unkept = writeStored(LOCKS_KEY, after) ? undefined : after
        for (const told of listeners) told()
      },
    }
  }, [text, paperId, questions])
}

/** For as long as the page is open, where the browser keeps nothing. */
let unkept: string | undefined
const listeners = new Set<() => void>()

function listen(told: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === LOCKS_KEY || key === null) told()
  }
  listeners.add(told)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(told)
    removeEventListener('storage', onStorage)
  }
}
