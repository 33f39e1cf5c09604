/** Papers in the database: read, written, kept as revisions. */
import type { Paper } from '#domain/paper.ts'
import { formatPaper, parsePaper } from '#domain/paper-json.ts'
import type { Db, Queries } from '../../database/connect.ts'
import type { RowKey } from '../../http/endpoint.ts'
import { Refused } from '../../foundation/refused.ts'

/** Of each paper so many earlier states are kept. */
export const KEPT_REVISIONS = 50

export type StoredPaper = Paper & { readonly ownerId: string }

/**
 * Throws where the row is gone: the gate has found it. One that cannot be read is refused, and its lists say so from
 * then on.
 */
export async function readPaper(queries: Queries, key: RowKey): Promise<StoredPaper> {
  const { schoolId, id } = key
  const row = await queries
    .selectFrom('paper')
    .select(['body', 'revision', 'updatedAt', 'ownerId'])
    .where('schoolId', '=', schoolId)
    .where('paperId', '=', id)
    .executeTakeFirstOrThrow()
  const parsed = parsePaper(row.body, { from: { kind: 'own' } })
  if (!parsed.ok) {
    await queries
      .updateTable('paper')
      .set({ status: 'error' })
      .where('schoolId', '=', schoolId)
      .where('paperId', '=', id)
      .execute()
    throw new UnreadablePaper(id, parsed.error[0])
  }
  return { ...parsed.value, revision: row.revision, updatedAt: row.updatedAt.toISOString(), ownerId: row.ownerId }
}

/** Only we write papers, so an operator has to hear of it. */
export class UnreadablePaper extends Refused {
  constructor(id: string, fault: unknown) {
    super({ code: 'paper_unreadable' })
    this.message = `Cannot read the stored paper ${id}: ${JSON.stringify(fault)}`
  }
}

/** The columns by which papers are listed and found. */
function columnsOf(paper: Paper) {
  const json = formatPaper(paper)
  return {
    body: JSON.stringify(json),
    title: paper.title,
    status: paper.status,
    generationMode: paper.generationMode,
    language: paper.language,
    difficulty: paper.configuration.difficulty,
    subject: paper.subject ?? null,
    grade: paper.grade ?? null,
    templateId: paper.templateId,
    questionCount: paper.questions.length,
    totalMarks: json.totalMarks,
    firstDocumentId: paper.sourceDocuments[0]?.id ?? null,
    firstDocumentName: paper.sourceDocuments[0]?.name ?? null,
    paperFormat: paper.configuration.paperFormat,
    topicNames: [
      ...new Set([...paper.topics.map(({ name }) => name), ...paper.questions.map(({ topic }) => topic)]),
    ].join('\n'),
    topicIds: JSON.stringify(paper.topics.map(({ id }) => id)),
    score: paper.score ?? null,
  }
}

/** A new paper with its directory entry and its sources. */
export async function insertPaper(
  transaction: Queries,
  { schoolId, ownerId }: { readonly schoolId: string; readonly ownerId: string },
  paper: Paper,
): Promise<void> {
  await transaction.insertInto('paperDirectory').values({ paperId: paper.id, schoolId }).execute()
  await transaction
    .insertInto('paper')
    .values({
      schoolId,
      paperId: paper.id,
      ownerId,
      ...columnsOf(paper),
      createdAt: paper.createdAt,
      updatedAt: paper.updatedAt,
    })
    .execute()
  if (paper.sourceDocuments.length > 0)
    await transaction
      .insertInto('paperSource')
      .values(paper.sourceDocuments.map(({ id }) => ({ schoolId, paperId: paper.id, documentId: id })))
      .execute()
}

/** For good, with its directory entry, its revisions and its sources. */
export async function deletePaper(transaction: Queries, { schoolId, id }: RowKey): Promise<void> {
  await transaction.deleteFrom('paperDirectory').where('paperId', '=', id).where('schoolId', '=', schoolId).execute()
  await transaction.deleteFrom('paper').where('schoolId', '=', schoolId).where('paperId', '=', id).execute()
}

/**
 * Writes a changed paper as the next revision and keeps the one before. Gives the paper as it is now, or the revision
 * that is there instead
 * when another change came first.
 */
export async function updatePaper(
  transaction: Queries,
  { schoolId, id }: RowKey,
  before: Paper,
  after: Paper,
  now: Date,
): Promise<{ readonly paper: Paper } | { readonly revision: number }> {
  const changed: Paper = { ...after, revision: before.revision + 1, updatedAt: now.toISOString() }
  const row = await transaction
    .updateTable('paper')
    .set({ ...columnsOf(changed), revision: changed.revision, updatedAt: now })
    .where('schoolId', '=', schoolId)
    .where('paperId', '=', id)
    .where('revision', '=', before.revision)
    .where('deletedAt', 'is', null)
    .returning('revision')
    .executeTakeFirst()
  if (row === undefined) {
    const there = await transaction
      .selectFrom('paper')
      .select('revision')
      .where('schoolId', '=', schoolId)
      .where('paperId', '=', id)
      .executeTakeFirst()
    return { revision: there?.revision ?? before.revision }
  }
  await transaction
    .insertInto('paperRevision')
    .values({ schoolId, paperId: id, revision: before.revision, body: JSON.stringify(formatPaper(before)) })
    .execute()
  await transaction
    .deleteFrom('paperRevision')
    .where('schoolId', '=', schoolId)
    .where('paperId', '=', id)
    .where('revision', '<', changed.revision - KEPT_REVISIONS)
    .execute()
  return { paper: changed }
}

/** Counted beside the paper, not as a change of it. */
export async function countSeen(db: Db, { schoolId, id }: RowKey, what: 'views' | 'downloads'): Promise<void> {
  await db
    .updateTable('paper')
    .set((expression) => ({ [what]: expression(what, '+', 1) }))
    .where('schoolId', '=', schoolId)
    .where('paperId', '=', id)
    .execute()
}
