/** Measures for how long the event loop of this thread does not turn, and how much of that was its own doing. */
import { readFileSync } from 'node:fs'

export type Stalls = {
  /** The longest delay of a 10 ms timer, less the time for which the system gave this thread no processor (Linux; elsewhere as `seenMs`). */
  readonly ownMs: number
  /** The longest delay of a 10 ms timer. */
  readonly seenMs: number
}

const EVERY_MS = 10

export function watchStalls(): { readonly end: () => Stalls } {
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
