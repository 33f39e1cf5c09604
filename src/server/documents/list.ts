/** GET /documents: found by words, filtered, in the order that is asked for. */
import { sql, type RawBuilder } from 'kysely'
import { listDocuments, type DOCUMENT_SORTS } from '#contract/documents.ts'
import { ok } from '#domain/result.ts'
import type { Queries } from '../database/connect.ts'
import { endpoint } from '../http/endpoint.ts'
import { formatKeyset, parseKeyset, type KeysetValue } from '../http/keyset.ts'
import { holding } from '../http/paging.ts'
import type { Service } from '../service/service.ts'
import { documentAnswer, documentRows } from './document-answer.ts'

type Sort = (typeof DOCUMENT_SORTS)[number]
type Order = {
  readonly by: RawBuilder<KeysetValue>
  readonly kind: 'time' | 'text' | 'number'
  readonly direction: 'asc' | 'desc'
}

/**
 * As a reader counts: "Chapter 2" before "Chapter 10". Numbers are filled up to eight digits; an index holds the same
 * (migrations/005-document-lists.sql).
 */
const naturalName = sql<string>`regexp_replace(regexp_replace(lower(document.name), '(\\d+)', '0000000\\1', 'g'), '\\d*(\\d{8})(?!\\d)', '\\1', 'g')`

/** Those that are alike follow each other by their ids, in the same direction. */
const ORDERS: Readonly<Record<Sort, Order>> = {
  newest: { by: sql`document.created_at`, kind: 'time', direction: 'desc' },
  oldest: { by: sql`document.created_at`, kind: 'time', direction: 'asc' },
  name: { by: naturalName, kind: 'text', direction: 'asc' },
  size: { by: sql`document.file_size`, kind: 'number', direction: 'desc' },
  quizzes: { by: sql`coalesce(counted.quizzes, 0)`, kind: 'number', direction: 'desc' },
}

export const list = ({ db }: Pick<Service, 'db'>) =>
  endpoint(listDocuments, async ({ access: { user }, query }) => {
    const { page, limit, sort, status, type, language, from, to, q } = query
    const place = parseKeyset(query.cursor, sort, ORDERS[sort].kind)
    if (!place.ok) return place
    const { by, direction } = ORDERS[sort]
    const filtered = documentRows(db, user.schoolId)
      .where('document.deletedAt', query.deleted ? 'is not' : 'is', null)
      // All of them are counted at once: one after the other takes four times as long.
      .$if(sort === 'quizzes', (rows) =>
        rows.leftJoin(quizzesOf(db, user.schoolId), 'counted.countedId', 'document.documentId'),
      )
      .where((where) =>
        where.and([
          ...(status === undefined ? [] : [where('document.status', '=', status)]),
          ...(type === undefined ? [] : [where('document.fileType', '=', type)]),
          ...(language === undefined ? [] : [where('document.language', '=', language)]),
          ...(from === undefined ? [] : [where('document.createdAt', '>=', new Date(from))]),
          ...(to === undefined ? [] : [where('document.createdAt', '<', new Date(to))]),
          ...(q === undefined || q === ''
            ? []
            : [
                where.or([
                  where('document.name', 'ilike', holding(q)),
                  where('document.topicNames', 'ilike', holding(q)),
                ]),
              ]),
        ]),
      )
    const [{ total }, rows] = await Promise.all([
      filtered
        .clearSelect()
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow(),
      filtered
        .select(by.as('key'))
        .orderBy(by, direction)
        .orderBy('document.documentId', direction)
        .$if(place.value !== undefined, (some) =>
          some.where(
            sql<boolean>`(${by}, document.document_id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${place.value?.key}, ${place.value?.id})`,
          ),
        )
        .limit(limit + 1)
        .$if(place.value === undefined, (some) => some.offset((page - 1) * limit))
        .execute(),
    ])
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return ok({
      items: shown.map((row) => ({
        ...documentAnswer(query.topics ? row : { ...row, topics: [] }, user.language),
        topicCount: row.topicNames === '' ? 0 : row.topicNames.split('\n').length,
        ...(row.deletedAt === null ? {} : { deletedAt: row.deletedAt.toISOString() }),
      })),
      page,
      limit,
      total,
      ...(rows.length > limit && last !== undefined
        ? { nextCursor: formatKeyset(sort, { key: last.key, id: last.documentId }) }
        : {}),
    })
  })

const quizzesOf = (queries: Queries, schoolId: string) =>
  queries
    .selectFrom('paperSource')
    .innerJoin('paper', (join) =>
      join.onRef('paper.schoolId', '=', 'paperSource.schoolId').onRef('paper.paperId', '=', 'paperSource.paperId'),
    )
    .where('paperSource.schoolId', '=', schoolId)
    .where('paper.deletedAt', 'is', null)
    .groupBy('paperSource.documentId')
    .select(['paperSource.documentId as countedId', sql<number>`count(*)`.as('quizzes')])
    .as('counted')
