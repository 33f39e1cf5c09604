/** GET /papers, /papers/{id}, /quizzes/stats, /quizzes/quota, and the same under /quizzes */
import { sql } from 'kysely'
import { getPaper, getQuiz, listPapers, listQuizzes, listRevisions, paperQuota, paperStats } from '#contract/papers.ts'
import { API_ROOT, type Route } from '#contract/route.ts'
import { PAPER_STATUSES } from '#domain/paper.ts'
import { formatPaper } from '#domain/paper-json.ts'
import { publicPaper } from '#domain/public-paper.ts'
import { ok } from '#domain/result.ts'
import { endpoint, type Call } from '../http/endpoint.ts'
import { usageOf } from '../plans/allowance.ts'
import { monthEnd, monthOf } from '../plans/months.ts'
import type { Service } from '../service/service.ts'
import { listOfPapers, type ListNeeds } from './list-papers.ts'
import { countView } from './count-view.ts'
import { paperAnswer } from './stored/paper-answer.ts'
import { readPaper } from './stored/stored-paper.ts'

type Needed = Pick<Service, 'db'>

async function answer(
  { db, publicUrl }: ReadNeeds,
  route: Route,
  { access, params, request }: Pick<Call<typeof getPaper>, 'access' | 'params' | 'request'>,
) {
  const paper = await readPaper(db, access.paper)
  if (access.view === 'owner') return ok(paperAnswer(paper, paper.ownerId))
  // By the id that the link names: no other finds it.
  const shown = { ...publicPaper(formatPaper(paper), access.view), id: params.id }
  const cookie = await countView(db, access.paper, request.headers, {
    path: `${API_ROOT}${route.path.replace('{id}', params.id)}`,
    isSecure: publicUrl.startsWith('https:'),
  })
  if (cookie === undefined) return ok(shown)
  return ok({
    reply: new Response(JSON.stringify({ success: true, data: shown }), {
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'set-cookie': cookie },
    }),
  })
}
type ReadNeeds = Pick<Service, 'db' | 'publicUrl'>
export const get = (service: ReadNeeds) => endpoint(getPaper, (call) => answer(service, getPaper, call))
export const getAsQuiz = (service: ReadNeeds) => endpoint(getQuiz, (call) => answer(service, getQuiz, call))

export const list = (service: ListNeeds) =>
  endpoint(listPapers, ({ access: { user }, query }) => listOfPapers(service, user, query))
export const listAsQuizzes = (service: ListNeeds) =>
  endpoint(listQuizzes, ({ access: { user }, query }) => listOfPapers(service, user, query))

export const stats = ({ db }: Needed) =>
  endpoint(paperStats, async ({ access: { user } }) => {
    const rows = await db
      .selectFrom('paper')
      .select([
        'status',
        sql<number>`count(*)`.as('count'),
        sql<number>`sum(question_count)`.as('questions'),
        sql<number>`sum(views)`.as('views'),
        sql<number>`sum(downloads)`.as('downloads'),
      ])
      .where('schoolId', '=', user.schoolId)
      .where('deletedAt', 'is', null)
      .groupBy('status')
      .execute()
    const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0)
    const byStatus = Object.fromEntries(
      PAPER_STATUSES.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0]),
    ) as Record<(typeof PAPER_STATUSES)[number], number>
    return ok({
      total: sum(({ count }) => count),
      byStatus,
      questions: sum(({ questions }) => questions),
      views: sum(({ views }) => views),
      downloads: sum(({ downloads }) => downloads),
    })
  })

export const quota = ({ db, plans, configuration, now }: Pick<Service, 'db' | 'plans' | 'configuration' | 'now'>) =>
  endpoint(paperQuota, async ({ access: { user } }) => {
    const used = await usageOf(db, user.schoolId, monthOf(now(), configuration.timeZone))
    return ok({
      used: used.quizzes,
      limit: plans.of(user.tier).limits.quizzesPerMonth,
      resetsAt: monthEnd(now(), configuration.timeZone).toISOString(),
    })
  })

export const revisions = ({ db }: Needed) =>
  endpoint(listRevisions, async ({ access: { paper } }) => {
    const rows = await db
      .selectFrom('paperRevision')
      .select(['revision', 'createdAt'])
      .where('schoolId', '=', paper.schoolId)
      .where('paperId', '=', paper.id)
      .orderBy('revision', 'desc')
      .execute()
    return ok({ items: rows.map(({ revision, createdAt }) => ({ revision, createdAt: createdAt.toISOString() })) })
  })
