/** GET /papers, /papers/{id}, /quizzes/stats, /quizzes/quota, and the same under /quizzes */
import { sql } from 'kysely'
import { getPaper, getQuiz, listPapers, listQuizzes, listRevisions, paperQuota, paperStats } from '#contract/papers.ts'
import type { PaperSummary } from '#contract/shapes.ts'
import { PAPER_STATUSES } from '#domain/paper.ts'
import { formatPaper } from '#domain/paper-json.ts'
import { ok } from '#domain/result.ts'
import type { Queries } from '../database/connect.ts'
import { endpoint, type Call } from '../http/endpoint.ts'
import { holding, pageOf, parseCursor } from '../http/paging.ts'
import { monthEnd, monthOf, usageOf } from '../plans/metering.ts'
import type { Service } from '../service.ts'
import { publicPaper } from './public-paper.ts'
import { countSeen, readPaper } from './stored-paper.ts'

type Needed = Pick<Service, 'db'>

async function answer(db: Service['db'], { access }: Pick<Call<typeof getPaper>, 'access'>) {
  const paper = formatPaper(await readPaper(db, access.paper))
  if (access.view === 'owner') return ok(paper)
  await countSeen(db, access.paper, 'views')
  return ok(publicPaper(paper, access.view))
}
export const get = ({ db }: Needed) => endpoint(getPaper, (call) => answer(db, call))
export const getAsQuiz = ({ db }: Needed) => endpoint(getQuiz, (call) => answer(db, call))

const summaryColumns = ['paper.paperId', 'paper.title', 'paper.status', 'paper.generationMode', 'paper.language', 'paper.difficulty', 'paper.subject', 'paper.grade', 'paper.templateId', 'paper.questionCount', 'paper.totalMarks', 'paper.sharing', 'paper.views', 'paper.downloads', 'paper.revision', 'paper.createdAt', 'paper.updatedAt', 'paper.deletedAt'] as const

export const paperRows = (queries: Queries, schoolId: string) =>
  queries.selectFrom('paper').where('paper.schoolId', '=', schoolId).select(summaryColumns)
    .select(sql<string[]>`array(select document_id from paper_source s where s.school_id = paper.school_id and s.paper_id = paper.paper_id)`.as('sources'))

type Row = Awaited<ReturnType<ReturnType<typeof paperRows>['execute']>>[number]

export const paperSummary = (row: Row) => ({
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
  sourceDocuments: row.sources,
  shared: row.sharing,
  views: row.views,
  downloads: row.downloads,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...(row.deletedAt === null ? {} : { deletedAt: row.deletedAt.toISOString() }),
})

async function listing(db: Service['db'], { access: { user }, query: { page, limit, cursor, status, subject, grade, q, documentId, deleted } }: Pick<Call<typeof listPapers>, 'access' | 'query'>) {
  const place = parseCursor(cursor)
  if (!place.ok) return place
  const filtered = paperRows(db, user.schoolId).where('paper.deletedAt', deleted ? 'is not' : 'is', null)
    .$if(status !== undefined, (query) => query.where('paper.status', '=', status === 'ready' ? 'completed' : status!))
    .$if(subject !== undefined, (query) => query.where('paper.subject', '=', subject!))
    .$if(grade !== undefined, (query) => query.where('paper.grade', '=', grade!))
    .$if(q !== undefined && q !== '', (query) => query.where('paper.title', 'ilike', holding(q!)))
    .$if(documentId !== undefined, (query) => query.where(sql<boolean>`exists (select 1 from paper_source s where s.school_id = paper.school_id and s.paper_id = paper.paper_id and s.document_id = ${documentId})`))
  const { total } = await filtered.clearSelect().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const rows = await filtered.orderBy('paper.createdAt', 'desc').orderBy('paper.paperId', 'desc')
    .$if(place.value !== undefined, (query) => query.where(sql<boolean>`(paper.created_at, paper.paper_id) < (${place.value?.createdAt}, ${place.value?.id})`))
    .limit(limit + 1).$if(place.value === undefined, (query) => query.offset((page - 1) * limit)).execute()
  return ok(pageOf(rows, { page, limit, total }, (row) => ({ createdAt: row.createdAt, id: row.paperId }), paperSummary))
}
export const list = ({ db }: Needed) => endpoint(listPapers, (call) => listing(db, call))
export const listAsQuizzes = ({ db }: Needed) => endpoint(listQuizzes, (call) => listing(db, call))

export const stats = ({ db }: Needed) => endpoint(paperStats, async ({ access: { user } }) => {
  const rows = await db.selectFrom('paper').select(['status', sql<number>`count(*)`.as('count'), sql<number>`sum(question_count)`.as('questions'), sql<number>`sum(views)`.as('views'), sql<number>`sum(downloads)`.as('downloads')]).where('schoolId', '=', user.schoolId).where('deletedAt', 'is', null).groupBy('status').execute()
  const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0)
  const byStatus = Object.fromEntries(PAPER_STATUSES.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0])) as Record<(typeof PAPER_STATUSES)[number], number>
  return ok({ total: sum(({ count }) => count), byStatus, questions: sum(({ questions }) => questions), views: sum(({ views }) => views), downloads: sum(({ downloads }) => downloads) })
})

export const quota = ({ db, plans, configuration, now }: Pick<Service, 'db' | 'plans' | 'configuration' | 'now'>) => endpoint(paperQuota, async ({ access: { user } }) => {
  const used = await usageOf(db, user.schoolId, monthOf(now(), configuration.timeZone))
  return ok({ used: used.quizzes, limit: plans.of(user.tier).limits.quizzesPerMonth, resetsAt: monthEnd(now(), configuration.timeZone).toISOString() })
})

export const revisions = ({ db }: Needed) => endpoint(listRevisions, async ({ access: { paper } }) => {
  const rows = await db.selectFrom('paperRevision').select(['revision', 'createdAt']).where('schoolId', '=', paper.schoolId).where('paperId', '=', paper.id).orderBy('revision', 'desc').execute()
  return ok({ items: rows.map(({ revision, createdAt }) => ({ revision, createdAt: createdAt.toISOString() })) })
})
