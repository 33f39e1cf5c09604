/** A folder for what is being uploaded, one for each process: several may share a data directory. */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any upload: what is older was left by a process that was killed. */
const ABANDONED_MS = 24 * 3_600_000

export async function openTemporary(
  parent: string,
  now: number,
): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
  const folder = await mkdtemp(join(parent, 'process-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
