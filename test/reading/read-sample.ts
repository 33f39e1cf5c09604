/** Reads a file of samples/ for tests, with its topics. */
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'

/** Throws where it cannot be read: then no test of it says anything. */
export async function readSample(bytes: Uint8Array, name: string): Promise<DocumentWithTopics> {
  const read = await readDocument(new Uint8Array(bytes), name, READING_LIMITS)
  if (!read.ok) throw new Error(`Cannot read the sample ${name}: ${read.error.code}`)
  return { document: read.value, found: extractTopics(read.value) }
}
