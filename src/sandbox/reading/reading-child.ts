/** The child that reads: a file in, the document with its topics out, or what is wrong with the file. */
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import { serveJobs } from '../serve-jobs.ts'
import { cutDocument } from './cut-document.ts'
import type { ReadingJob, ReadingPart } from './reading-part.ts'

serveJobs(async ({ header, bytes }, send) => {
  for (const part of await read(bytes, header as ReadingJob)) await send({ kind: 'json', value: part })
})

async function read(bytes: Uint8Array, { name, limits, recognition }: ReadingJob): Promise<Iterable<ReadingPart>> {
  const document = await readDocument(bytes, name, limits, recognition)
  if (!document.ok) return [{ part: 'fault', fault: document.error }]
  return cutDocument({ document: document.value, found: extractTopics(document.value) })
}
