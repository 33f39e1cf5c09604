/** GET /usage/stats, /usage/current, /subscription, /subscription/plans, /dashboard */
import { sql } from 'kysely'
import { dashboard, subscription, subscriptionPlans, usageCurrent, usageStats } from '#contract/account.ts'
import { ok } from '#domain/result.ts'
import { documentAnswer, documentRows } from '../documents/document-answer.ts'
import { endpoint } from '../http/endpoint.ts'
import { paperRows, paperSummary } from '../papers/paper-summary.ts'
import { planAnswer, usageAnswer } from '../payment/plan-answer.ts'
import type { Service } from '../service/service.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'configuration' | 'now'>

export const stats = (service: Needed) =>
  endpoint(usageStats, async ({ access: { user } }) => ok(await usageAnswer(service, user)))
export const current = (service: Needed) =>
  endpoint(usageCurrent, async ({ access: { user } }) => ok(await usageAnswer(service, user)))

export const plan = (service: Needed) =>
  endpoint(subscription, async ({ access: { user } }) => ok(await planAnswer(service, user)))

export const plans = ({ plans: table }: Pick<Service, 'plans'>) =>
  endpoint(subscriptionPlans, async () =>
    ok({ plans: table.plans.map((one) => ({ ...one, limits: { ...one.limits } })) }),
  )

/** Specification 1, section 9. */
const RECENT = { documents: 3, quizzes: 6 } as const

export const overview = (service: Needed) =>
  endpoint(dashboard, async ({ access: { user } }) => {
    const { db } = service
    const count = async (table: 'document' | 'paper'): Promise<number> =>
      (
        await db
          .selectFrom(table)
          .select(sql<number>`count(*)`.as('count'))
          .where('schoolId', '=', user.schoolId)
          .where('deletedAt', 'is', null)
          .executeTakeFirstOrThrow()
      ).count
    const [totalDocuments, totalQuizzes, documents, papers, usage] = await Promise.all([
      count('document'),
      count('paper'),
      documentRows(db, user.schoolId)
        .where('document.deletedAt', 'is', null)
        .orderBy('document.createdAt', 'desc')
        .limit(RECENT.documents)
        .execute(),
      paperRows(db, user.schoolId)
        .where('paper.deletedAt', 'is', null)
        .orderBy('paper.createdAt', 'desc')
        .limit(RECENT.quizzes)
        .execute(),
      usageAnswer(service, user),
    ])
    return ok({
      totalDocuments,
      totalQuizzes,
      recentDocuments: documents.map((row) => documentAnswer(row, user.language)),
      recentQuizzes: papers.map((row) => paperSummary(row, user.language)),
      usage,
    })
  })
