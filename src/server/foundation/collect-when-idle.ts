/**
 * Gives memory back after a busy time: V8 keeps its heap as large as it grew until it next collects, which a server
 * that has nothing to do never does.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_MS = 15_000
/** Below this share of a processor nobody waits for an answer that a collection of 50 ms could hold up. */
const IDLE_SHARE = 0.02
/** Work, in processor time, after which there is something to give back. */
const BUSY_MS = 1_000

/** Looks every `everyMs` and collects once after each busy time; does not keep the process running. */
export function collectWhenIdle(everyMs = EVERY_MS): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: {
    readonly type: 'major'
    readonly execution: 'sync'
    readonly flavor: 'last-resort'
  }) => void
  let before = processorMs()
  let sinceCollected = BUSY_MS
  setInterval(() => {
    const now = processorMs()
    const used = now - before
    before = now
    sinceCollected += used
    if (used > IDLE_SHARE * everyMs || sinceCollected < BUSY_MS) return
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    before = processorMs()
    sinceCollected = 0
  }, everyMs).unref()
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
