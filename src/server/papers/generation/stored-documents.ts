/** Documents as they were read, for an AI to be asked about. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { SourceReading } from './source-readings.ts'

const unzip = promisify(gunzip)

/**
 * One after the other: the JSON of 500 pages takes some 15 ms to parse (docs/decisions/generation.md), between which
 * others are served.
 */
export async function storedDocuments(sources: readonly SourceReading[]): Promise<DocumentWithTopics[]> {
  const documents: DocumentWithTopics[] = []
  for (const { body } of sources) documents.push(JSON.parse((await unzip(body)).toString('utf8')) as DocumentWithTopics)
  return documents
}
