/** A document as the API tells it. */
import { sql } from 'kysely'
import { parsePaperLanguage, type InterfaceLanguage } from '#domain/language.ts'
import { TOPIC_DEFAULTS, type Topic } from '#domain/topic.ts'
import type { Refusal } from '#domain/refusal.ts'
import { messagesIn } from '#messages/messages.ts'
import { READING_FAULTS, READING_WARNINGS, type ReadingFault, type ReadingWarning } from '#reading/document.ts'
import type { DocumentAnswer, TopicAnswer } from '#contract/shapes.ts'
import type { Queries } from '../database/connect.ts'

/** Papers that were made from a document, without those in the bin. */
export const quizCount = sql<number>`(select count(*) from paper_source join paper using (school_id, paper_id) where paper_source.school_id = document.school_id and paper_source.document_id = document.document_id and paper.deleted_at is null)`

/** When a paper was last made on each topic of a document, by the topic's id. */
const topicUses = sql<Readonly<Record<string, string>> | null>`(select jsonb_object_agg(used.id, used.at) from (
  select topic.id, max(paper.created_at) as at
  from paper_source join paper using (school_id, paper_id), jsonb_array_elements_text(paper.topic_ids) topic(id)
  where paper_source.school_id = document.school_id and paper_source.document_id = document.document_id and paper.deleted_at is null
  group by topic.id) used)`

/** The columns that the answer needs; the body of the reading stays where it is. */
export const documentRows = (queries: Queries, schoolId: string) =>
  queries
    .selectFrom('document')
    .leftJoin('documentReading', (join) =>
      join
        .onRef('documentReading.schoolId', '=', 'document.schoolId')
        .onRef('documentReading.documentId', '=', 'document.documentId'),
    )
    .where('document.schoolId', '=', schoolId)
    .select([
      'document.documentId',
      'document.name',
      'document.originalName',
      'document.title',
      'document.fileType',
      'document.fileSize',
      'document.status',
      'document.progress',
      'document.pageCount',
      'document.language',
      'document.fault',
      'document.warnings',
      'document.similarTo',
      'document.createdAt',
      'document.deletedAt',
      'document.topicNames',
      'documentReading.topics',
      quizCount.as('quizCount'),
      topicUses.as('topicUses'),
    ])

export type DocumentRow = {
  readonly documentId: string
  readonly name: string
  readonly originalName: string
  readonly title: string | null
  readonly fileType: string
  readonly fileSize: number
  readonly status: 'uploading' | 'processing' | 'ready' | 'error'
  readonly progress: number
  readonly pageCount: number | null
  readonly language: string | null
  readonly fault: unknown
  readonly warnings: unknown
  readonly similarTo: { readonly id: string; readonly name: string; readonly similarity: number } | null
  readonly createdAt: Date
  readonly topics: unknown
  readonly quizCount: number
  readonly topicUses: Readonly<Record<string, string>> | null
}

export function documentAnswer(row: DocumentRow, reader: InterfaceLanguage): DocumentAnswer {
  const words = messagesIn(reader)
  const fault = row.fault as StoredFault | null
  return {
    id: row.documentId,
    url: `/api/v1/documents/${row.documentId}/url`,
    name: row.name,
    originalName: row.originalName,
    ...(row.title === null ? {} : { title: row.title }),
    fileType: row.fileType,
    fileSize: row.fileSize,
    status: row.status,
    progress: row.progress,
    page_count: row.pageCount ?? 1,
    createdAt: row.createdAt.toISOString(),
    language: row.language === null ? null : (parsePaperLanguage(row.language) ?? null),
    extractionStatus: row.status === 'ready' ? 'completed' : row.status === 'error' ? 'failed' : 'processing',
    extractedTopics: topicsOf(row),
    quizCount: row.quizCount,
    ...(fault === null ? {} : { error: faultAnswer(fault, reader) }),
    warnings: ((row.warnings ?? []) as readonly ReadingWarning[])
      .filter(({ code }) => READING_WARNINGS.includes(code))
      .map(({ code, pages }) => ({ code, pages: [...pages], message: words.readingWarnings[code]({ pages }) })),
    ...(row.similarTo === null ? {} : { similarTo: row.similarTo }),
  }
}

/** Why a document could not be read: a fault of reading, a plan that is used up, or a reader that kept dying. */
export type StoredFault =
  | ReadingFault
  | { readonly code: 'pdf_quota'; readonly usage: number; readonly limit: number; readonly requiredCredits?: number }
  | Extract<Refusal, { readonly code: 'insufficient_credits' }>
  | { readonly code: 'cancelled' }
  | { readonly code: 'interrupted' }

/** With what its sentence names, so that a page can word it in its own language. */
function faultAnswer(fault: StoredFault, reader: InterfaceLanguage): DocumentAnswer['error'] {
  const { pages, ...named } = { pages: undefined, ...fault }
  return { ...named, ...(pages === undefined ? {} : { pages: [...pages] }), message: wordStoredFault(fault, reader) }
}

function wordStoredFault(fault: StoredFault, reader: InterfaceLanguage): string {
  const words = messagesIn(reader)
  if (fault.code === 'pdf_quota')
    return words.refusals.quota({
      code: 'quota',
      cause: 'pdf',
      usage: fault.usage,
      limit: fault.limit,
      requiredCredits: 0,
      credits: 0,
    })
  if (fault.code === 'insufficient_credits') return words.refusals.insufficient_credits(fault)
  if (fault.code === 'cancelled' || fault.code === 'interrupted') return words.processing[fault.code]
  return READING_FAULTS.includes(fault.code) ? words.readingFaults[fault.code](fault) : words.processing.interrupted
}

export const topicsOf = ({ topics, topicUses: uses }: Pick<DocumentRow, 'topics' | 'topicUses'>): TopicAnswer[] =>
  ((topics ?? []) as readonly Topic[]).map((topic) => {
    const used = uses?.[topic.id]
    return topicAnswer(topic, used === undefined ? null : new Date(used))
  })

export const topicAnswer = (topic: Topic, lastUsed: Date | null): TopicAnswer => ({
  id: topic.id,
  name: topic.name,
  description: topic.description,
  subtopics: [...topic.subtopics],
  difficulty: topic.difficulty,
  confidence: topic.confidence,
  questionCount: TOPIC_DEFAULTS.questionCount,
  subject: topic.category,
  pageNumbers: [...topic.pages],
  lastUsed: lastUsed === null ? null : lastUsed.toISOString(),
})
