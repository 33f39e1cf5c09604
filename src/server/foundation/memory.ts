/** Results by what they follow from, so that the same is made once: as many and as large as memory may hold. */
import { hash } from 'node:crypto'

export type Memory<Value> = {
  /** What was asked for is the youngest again. */
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
}

type MemoryLimits<Value> = {
  readonly most: number
  /** Of all values together. */
  readonly mostBytes?: number
  readonly bytesOf?: (value: Value) => number
}

/** Forgets first what nobody has asked for the longest. */
export function openMemory<Value>({
  most,
  mostBytes = Infinity,
  bytesOf = () => 0,
}: MemoryLimits<Value>): Memory<Value> {
  // A map keeps the order in which it was filled: the first is the oldest.
  const known = new Map<string, Value>()
  let held = 0
  const forget = (key: string): void => {
    const value = known.get(key)
    if (value !== undefined) held -= bytesOf(value)
    known.delete(key)
  }
  const keep = (key: string, value: Value): void => {
    forget(key)
    known.set(key, value)
    held += bytesOf(value)
    for (const oldest of known.keys()) {
      if (known.size <= most && held <= mostBytes) break
      forget(oldest)
    }
  }
  return {
    get(key) {
      const value = known.get(key)
      if (value !== undefined) keep(key, value)
      return value
    },
    set: keep,
  }
}

/** A key of what a result follows from. */
export const contentKey = (content: unknown): string => hash('sha256', JSON.stringify(content), 'base64')
