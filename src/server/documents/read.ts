/** GET /documents/{id}, /documents/stats, /documents/quota, /documents/{id}/pages/{page} */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'kysely'
import { documentPage, documentQuota, documentStats, getDocument } from '#contract/documents.ts'
import { DOCUMENT_STATUSES } from '#contract/shapes.ts'
import { err, ok } from '#domain/result.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { endpoint } from '../http/endpoint.ts'
import { usageOf } from '../plans/allowance.ts'
import { monthEnd, monthOf } from '../plans/months.ts'
import type { Service } from '../service/service.ts'
import { getDocumentAnswer } from './find-document.ts'

const unzip = promisify(gunzip)

export const get = ({ db }: Pick<Service, 'db'>) =>
  endpoint(getDocument, async ({ access: { user, document } }) =>
    ok(await getDocumentAnswer(db, document, user.language)),
  )

export const stats = ({ db }: Pick<Service, 'db'>) =>
  endpoint(documentStats, async ({ access: { user } }) => {
    const rows = await db
      .selectFrom('document')
      .select(['status', sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(file_size), 0)::int8`.as('bytes')])
      .where('schoolId', '=', user.schoolId)
      .where('deletedAt', 'is', null)
      .groupBy('status')
      .execute()
    const byStatus = Object.fromEntries(
      DOCUMENT_STATUSES.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0]),
    ) as Record<(typeof DOCUMENT_STATUSES)[number], number>
    return ok({
      total: rows.reduce((sum, { count }) => sum + count, 0),
      byStatus,
      storageBytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    })
  })

export const quota = ({ db, plans, configuration, now }: Pick<Service, 'db' | 'plans' | 'configuration' | 'now'>) =>
  endpoint(documentQuota, async ({ access: { user } }) => {
    const used = await usageOf(db, user.schoolId, monthOf(now(), configuration.timeZone))
    return ok({
      used: used.documents,
      limit: plans.of(user.tier).limits.documentsPerMonth,
      resetsAt: monthEnd(now(), configuration.timeZone).toISOString(),
    })
  })

export const page = ({ db }: Pick<Service, 'db'>) =>
  endpoint(documentPage, async ({ access: { document }, params: { page: first }, query: { to = first } }) => {
    const row = await db
      .selectFrom('documentReading')
      .select('body')
      .where('schoolId', '=', document.schoolId)
      .where('documentId', '=', document.id)
      .executeTakeFirst()
    if (row === undefined) return err({ code: 'not_found' })
    const { document: read } = JSON.parse((await unzip(row.body)).toString('utf8')) as DocumentWithTopics
    const blocks = read.blocks.filter(({ page: at = 1 }) => at >= first && at <= to)
    if (blocks.length === 0 && first > (read.pageCount ?? 1)) return err({ code: 'not_found' })
    return ok({ page: first, text: blocks.map(({ text }) => text).join('\n\n') })
  })
