/** Measures for how long the event loop of this thread does not turn, and how much of that was its own doing. */
import { readFileSync } from 'node:fs'

export type Stalls = {
  /**
   * The longest delay of a 10 ms timer, less the time for which the system gave this thread no processor (Linux;
   * elsewhere as `seenMs`).
   */
  readonly ownMs: number
  /** The longest delay of a 10 ms timer. */
  readonly seenMs: number
}

/** What the work gave, and how long it and the event loop's longest stall took. */
export type Watched<Value> = { readonly value: Value; readonly ms: number; readonly stalls: Stalls }

export const MOST_STALL_MS = 200

/**
 * Does the work while it watches the event loop. Work that stalled it for too long is done again, three times at
 * most, and the shortest
 * stall counts: what we do ourselves comes again each time, whereas `spawn` also waits for a kernel that is busy with
 * other programs.
 */
export async function watchWork<Value>(work: () => Promise<Value>): Promise<Watched<Value>> {
  const first = await watchOnce(work)
  const again = first.stalls.ownMs > MOST_STALL_MS ? [await watchOnce(work), await watchOnce(work)] : []
  return [first, ...again].toSorted((a, b) => a.stalls.ownMs - b.stalls.ownMs)[0]!
}

async function watchOnce<Value>(work: () => Promise<Value>): Promise<Watched<Value>> {
  const watch = watchStalls()
  const start = performance.now()
  const value = await work()
  return { value, ms: performance.now() - start, stalls: watch.end() }
}

const EVERY_MS = 10

function watchStalls(): { readonly end: () => Stalls } {
  let ownMs = 0
  let seenMs = 0
  let before = { at: performance.now(), waitedMs: waitedForProcessorMs() }
  const look = (): void => {
    const now = { at: performance.now(), waitedMs: waitedForProcessorMs() }
    const late = now.at - before.at - EVERY_MS
    seenMs = Math.max(seenMs, late)
    ownMs = Math.max(ownMs, late - (now.waitedMs - before.waitedMs))
    before = now
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    end() {
      clearInterval(timer)
      look()
      return { ownMs, seenMs }
    },
  }
}

/** The kernel's count of how long this thread was ready to run and was not let (second number of schedstat, in ns). */
function waitedForProcessorMs(): number {
  if (process.platform !== 'linux') return 0
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6
}
