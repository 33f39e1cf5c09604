/** Tells a full disk from other faults, however the program that met it says so. */
import { statfs } from 'node:fs/promises'

/** Of the system, and of PostgreSQL. */
const CODES = ['ENOSPC', 'EDQUOT', '53100']
const WORDS = /No space left on device|Disk quota exceeded/i

export function meansFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return (code !== undefined && CODES.includes(code)) || WORDS.test(error.message) || meansFullDisk(error.cause)
}

/** Too little for a page of a database or a log. */
const LEAST_BYTES = 16 * 1024

/** For what failed without a word, since the word found no room either. */
export async function hasNoRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < LEAST_BYTES
}
