/** Reads the user's documents in limited children, or ends with the sentence that says why one cannot be read. */
import { basename } from 'node:path'
import { messagesIn } from '#messages/messages.ts'
import { READING_LIMITS } from '#reading/document.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { openReadingPool } from '#sandbox/reading/read-in-child.ts'
import { readInput } from './files.ts'
import { UserFault } from './user-fault.ts'

/** Documents at once, as in the product (specification 1, section 5). */
export const MOST_FILES = 5

const words = messagesIn('en')

/** The documents in the order of `paths`. Throws a UserFault that names the file when one cannot be read. */
export async function readDocuments(paths: readonly string[]): Promise<DocumentWithTopics[]> {
  const pool = openReadingPool({ atOnce: 2, spares: 0 })
  try {
    return await Promise.all(paths.map(async (path) => {
      const read = await pool.readInChild(await readInput(path, READING_LIMITS.bytes), basename(path))
      if (!read.ok) throw new UserFault(`${path}: ${words.readingFaults[read.error.code](read.error)}`)
      return read.value
    }))
  } finally {
    await pool.close()
  }
}

/** What was lost in documents that could be read, a sentence each. */
export function readingWarnings(read: readonly DocumentWithTopics[]): string[] {
  return read.flatMap(({ document }) => document.warnings.map(({ code, pages }) => `${document.name}: ${words.readingWarnings[code]({ pages })}`))
}
