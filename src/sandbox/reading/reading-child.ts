/** The child that reads: a file in, the document with its topics out, or what is wrong with the file. */
import type { ReadingLimits } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import { serveJobs } from '../serve-jobs.ts'
import { cutDocument } from './cut-document.ts'
import type { ReadingPart } from './reading-part.ts'

serveJobs(async ({ header, bytes }, send) => {
  const { name, limits } = header as { readonly name: string; readonly limits: ReadingLimits }
  for (const part of await read(bytes, name, limits)) await send({ kind: 'json', value: part })
})

async function read(bytes: Uint8Array, name: string, limits: ReadingLimits): Promise<Iterable<ReadingPart>> {
  const document = await readDocument(bytes, name, limits)
  if (!document.ok) return [{ part: 'fault', fault: document.error }]
  return cutDocument({ document: document.value, found: extractTopics(document.value) })
}
