/** One document of a school, as the API tells it. */
import type { InterfaceLanguage } from '#domain/language.ts'
import type { DocumentAnswer } from '#contract/shapes.ts'
import type { Queries } from '../database/connect.ts'
import { documentAnswer, documentRows } from './document-answer.ts'
import type { RowKey } from '../http/endpoint.ts'

/** Throws where there is none: the gate has found it. */
export async function getDocumentAnswer(
  queries: Queries,
  { schoolId, id }: RowKey,
  reader: InterfaceLanguage,
): Promise<DocumentAnswer> {
  return documentAnswer(
    await documentRows(queries, schoolId).where('document.documentId', '=', id).executeTakeFirstOrThrow(),
    reader,
  )
}
