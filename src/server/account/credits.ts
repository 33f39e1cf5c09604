/** GET /credits */
import { sql } from 'kysely'
import { listCredits } from '#contract/account.ts'
import type { CreditReason } from '#domain/credits.ts'
import { ok } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import { pageOf, parseCursor } from '../http/paging.ts'
import type { Service } from '../service/service.ts'

export const list = ({ db }: Pick<Service, 'db'>) =>
  endpoint(
    listCredits,
    async ({
      access: {
        user: { schoolId, credits },
      },
      query: { page, limit, cursor },
    }) => {
      const place = parseCursor(cursor)
      if (!place.ok) return place
      const entries = db.selectFrom('creditEntry').where('schoolId', '=', schoolId)
      const { total } = await entries.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
      const rows = await entries
        .select(['entryId', 'delta', 'reason', 'about', 'createdAt'])
        .orderBy('createdAt', 'desc')
        .orderBy('entryId', 'desc')
        .$if(place.value !== undefined, (query) =>
          query.where(sql<boolean>`(created_at, entry_id) < (${place.value?.createdAt}, ${place.value?.id})`),
        )
        .limit(limit + 1)
        .$if(place.value === undefined, (query) => query.offset((page - 1) * limit))
        .execute()
      const found = pageOf(
        rows,
        { page, limit, total },
        (row) => ({ createdAt: row.createdAt, id: row.entryId }),
        (row) => ({
          id: row.entryId,
          change: row.delta,
          reason: row.reason as CreditReason,
          ...(row.about === null ? {} : { about: row.about }),
          createdAt: row.createdAt.toISOString(),
        }),
      )
      return ok({ ...found, credits })
    },
  )
