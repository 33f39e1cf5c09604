/** The documents that a paper is made from, as they were read. */
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Topic } from '#domain/topic.ts'
import { parsePaperLanguage, type PaperLanguage } from '#domain/language.ts'
import { parseSignature, signatureOf, type Signature } from '#reading/near-duplicates/signature.ts'
import type { Queries } from '../../database/connect.ts'

export type SourceReading = {
  readonly documentId: string
  readonly name: string
  readonly title: string | undefined
  readonly language: PaperLanguage
  readonly topics: readonly Topic[]
  readonly body: Buffer
  readonly signature: Signature
}

/** In the order of `ids`. Of none that is missing, in the bin, still read or unreadable a paper can be made. */
export async function readSources(
  queries: Queries,
  schoolId: string,
  ids: readonly string[],
): Promise<Result<readonly SourceReading[], Refusal>> {
  const rows = await queries
    .selectFrom('document')
    .leftJoin('documentReading', (join) =>
      join
        .onRef('documentReading.schoolId', '=', 'document.schoolId')
        .onRef('documentReading.documentId', '=', 'document.documentId'),
    )
    .select([
      'document.documentId',
      'document.name',
      'document.title',
      'document.status',
      'document.language',
      'documentReading.topics',
      'documentReading.body',
      'documentReading.signature',
    ])
    .where('document.schoolId', '=', schoolId)
    .where('document.documentId', 'in', [...ids])
    .where('document.deletedAt', 'is', null)
    .execute()
  const sources: SourceReading[] = []
  for (const id of new Set(ids)) {
    const row = rows.find(({ documentId }) => documentId === id)
    if (row === undefined) return err({ code: 'not_found' })
    if (row.status === 'error') return err({ code: 'document_unread', name: row.name })
    if (row.status !== 'ready' || row.body === null) return err({ code: 'document_not_ready', name: row.name })
    sources.push({
      documentId: id,
      name: row.name,
      title: row.title ?? undefined,
      language: parsePaperLanguage(row.language ?? '') ?? 'en',
      topics: row.topics as readonly Topic[],
      body: row.body,
      signature: signatureIn(row.signature),
    })
  }
  return ok(sources)
}

/** One of another version of the format is like none. */
function signatureIn(kept: string | null): Signature {
  const parsed = parseSignature(kept ?? '')
  return parsed.ok ? parsed.value : signatureOf([])
}
