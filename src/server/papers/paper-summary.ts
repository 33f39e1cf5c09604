/**
 * A paper in a list. What is stored of one may be damaged: then it is an 'Untitled Quiz' with status error
 * (specification 1, section 4), and the others stand.
 */
import { sql } from 'kysely'
import { paperSummary as summaryShape, type PaperSummary } from '#contract/shapes.ts'
import { isPaperLanguage, paperLanguageFor, type InterfaceLanguage } from '#domain/language.ts'
import { messagesIn } from '#messages/messages.ts'
import type { Queries } from '../database/connect.ts'

const COLUMNS = [
  'paper.paperId',
  'paper.title',
  'paper.status',
  'paper.generationMode',
  'paper.language',
  'paper.difficulty',
  'paper.subject',
  'paper.grade',
  'paper.templateId',
  'paper.questionCount',
  'paper.totalMarks',
  'paper.score',
  'paper.sharing',
  'paper.views',
  'paper.downloads',
  'paper.revision',
  'paper.createdAt',
  'paper.updatedAt',
  'paper.deletedAt',
] as const

/** `isWhole`: the body has the outer form of a paper; for few rows at once, since it has to be unpacked. */
export const paperRows = (queries: Queries, schoolId: string) =>
  queries
    .selectFrom('paper')
    .where('paper.schoolId', '=', schoolId)
    .select(COLUMNS)
    .select(
      sql<
        string[]
      >`array(select document_id from paper_source s where s.school_id = paper.school_id and s.paper_id = paper.paper_id)`.as(
        'sources',
      ),
    )
    .select(
      sql<
        boolean | null
      >`jsonb_typeof(body->'questions') = 'array' and jsonb_typeof(body->'configuration') = 'object'`.as('isWhole'),
    )

export type PaperRow = Awaited<ReturnType<ReturnType<typeof paperRows>['execute']>>[number]

export function paperSummary(row: PaperRow, reader: InterfaceLanguage): PaperSummary & { readonly deletedAt?: string } {
  const summary = {
    id: row.paperId,
    title: row.title,
    status: row.status as PaperSummary['status'],
    generationMode: row.generationMode as PaperSummary['generationMode'],
    language: row.language as PaperSummary['language'],
    difficulty: row.difficulty as PaperSummary['difficulty'],
    ...(row.subject === null ? {} : { subject: row.subject }),
    ...(row.grade === null ? {} : { grade: row.grade }),
    templateId: row.templateId,
    questionCount: row.questionCount,
    totalMarks: row.totalMarks,
    ...(row.score === null ? {} : { score: row.score }),
    sourceDocuments: row.sources,
    shared: row.sharing,
    views: row.views,
    downloads: row.downloads,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    generatedAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.deletedAt === null ? {} : { deletedAt: row.deletedAt.toISOString() }),
  }
  if (row.isWhole === true && row.title.trim() !== '' && summaryShape.safeParse(summary).success) return summary
  const language = isPaperLanguage(summary.language) ? summary.language : paperLanguageFor(reader)
  return {
    ...summary,
    title: messagesIn(reader).paper.untitled,
    status: 'error',
    language,
    generationMode: 'document_based',
    difficulty: 'medium',
    unreadable: true,
  }
}
