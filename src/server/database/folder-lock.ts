/** A folder that one process makes at a time. */
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning } from '../foundation/is-running.ts'

/** Another process may be making the cluster: initdb takes a few seconds. */
const LOCK_TIMEOUT_MS = 60_000
const POLL_MS = 100

/** One process at a time: a folder can be made once. The lock of a process that died is taken over. */
export async function withLock(lock: string, work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS
  for (;;) {
    signal?.throwIfAborted()
    const made = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (made) break
    const age = Date.now() - (await stat(lock).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    const owner = Number(await readFile(join(lock, 'owner'), 'utf8').catch(() => ''))
    if (age > LOCK_TIMEOUT_MS || (owner > 0 && !isRunning(owner))) await rm(lock, { recursive: true, force: true })
    if (Date.now() > 2 * LOCK_TIMEOUT_MS + deadline)
      throw new Error(
        `Cannot make the embedded database: ${lock} is held by another process. End it, or remove that folder.`,
      )
    await pause(POLL_MS)
  }
  try {
    await writeFile(join(lock, 'owner'), String(process.pid))
    await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}
