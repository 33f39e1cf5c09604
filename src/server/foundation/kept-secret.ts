/** A random secret that is made at the first start and kept in a file. */
import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Hexadecimal, of `bytes` random bytes. Of processes that start at once one makes it, and a start that is killed leaves
 * it whole or not at all.
 */
export async function keptSecret(file: string, bytes: number): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim() !== '') return kept.trim()
  const fresh = `${file}.${randomUUID()}`
  await writeFile(fresh, randomBytes(bytes).toString('hex'), { mode: 0o600, flush: true })
  // A link is made only where no file has its name.
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh, { force: true })
  return (await readFile(file, 'utf8')).trim()
}
