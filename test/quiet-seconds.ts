/**
 * Processor time for tests that look for work without end. A shared machine may run four times slower for an hour, by
 * the clock of the processor too, so the time is counted against a fixed loop that runs before and after.
 */

/** Seconds of the fixed loop on the machine that the limits were set on, when nothing else ran. */
const QUIET_LOOP_SECONDS = 0.035

/** Processor seconds that `work` takes, as that quiet machine would count them. */
export async function quietSeconds(work: () => unknown): Promise<number> {
  const before = loopSeconds()
  const start = process.cpuUsage()
  await work()
  const seconds = process.cpuUsage(start).user / 1e6
  return seconds / Math.max(1, before / QUIET_LOOP_SECONDS, loopSeconds() / QUIET_LOOP_SECONDS)
}

function loopSeconds(): number {
  const start = process.cpuUsage()
  let sum = 0
  for (let step = 0; step < 5e6; step += 1) sum = (sum * 31 + step) | 0
  // Read, so that the loop is not left out.
  return process.cpuUsage(start).user / 1e6 + (sum === 0.5 ? 1 : 0)
}
