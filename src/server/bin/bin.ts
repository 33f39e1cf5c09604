/** GET and DELETE /bin, and deleting a document for good */
import { BIN_DAYS } from '#domain/limits.ts'
import { sql } from 'kysely'
import { emptyBin, listBin } from '#contract/bin.ts'
import { deleteDocumentForGood } from '#contract/documents.ts'
import { ok } from '#domain/result.ts'
import { messagesIn } from '#messages/messages.ts'
import type { Queries } from '../database/connect.ts'
import { tell } from '../events/progress.ts'
import { endpoint } from '../http/endpoint.ts'
import { pageOf, parseCursor } from '../http/paging.ts'
import type { Service } from '../service/service.ts'
import { DAY_MS } from '../foundation/day.ts'
import { deleteDocuments } from './delete-documents.ts'

type Needed = Pick<Service, 'db' | 'blobs' | 'now'>
type Row = { readonly kind: 'document' | 'quiz'; readonly id: string; readonly name: string; readonly deletedAt: Date }

export const list = ({ db }: Pick<Service, 'db'>) =>
  endpoint(listBin, async ({ access: { user }, query: { page, limit, cursor, kind } }) => {
    const place = parseCursor(cursor)
    if (!place.ok) return place
    const after =
      place.value === undefined ? sql`true` : sql`(deleted_at, id) < (${place.value.createdAt}, ${place.value.id})`
    const skip = place.value === undefined ? (page - 1) * limit : 0
    // Each half comes out of its own index: only as many rows as the page can hold are looked at.
    const half = (of: typeof DOCUMENTS) =>
      sql`(select * from (${of(user.schoolId)}) half where ${after} order by deleted_at desc, id desc limit ${skip + limit + 1})`
    const both = [...(kind === 'quiz' ? [] : [half(DOCUMENTS)]), ...(kind === 'document' ? [] : [half(QUIZZES)])]
    const { rows } =
      await sql<Row>`select * from (${sql.join(both, sql` union all `)}) both_kinds order by deleted_at desc, id desc limit ${limit + 1} offset ${skip}`.execute(
        db,
      )
    const untitled = messagesIn(user.language).paper.untitled
    return ok(
      pageOf(
        rows,
        { page, limit, total: await count(db, user.schoolId, kind) },
        (row) => ({ createdAt: row.deletedAt, id: row.id }),
        (row) => ({
          kind: row.kind,
          id: row.id,
          name: row.name.trim() === '' ? untitled : row.name,
          deletedAt: row.deletedAt.toISOString(),
          leavesAt: new Date(row.deletedAt.getTime() + BIN_DAYS * DAY_MS).toISOString(),
        }),
      ),
    )
  })

const DOCUMENTS = (schoolId: string) =>
  sql`select 'document' as kind, document_id as id, name, deleted_at from document where school_id = ${schoolId} and deleted_at is not null`
const QUIZZES = (schoolId: string) =>
  sql`select 'quiz' as kind, paper_id as id, title as name, deleted_at from paper where school_id = ${schoolId} and deleted_at is not null`

async function count(queries: Queries, schoolId: string, kind: Row['kind'] | undefined): Promise<number> {
  const of = async (table: 'document' | 'paper') =>
    (
      await queries
        .selectFrom(table)
        .select(sql<number>`count(*)`.as('total'))
        .where('schoolId', '=', schoolId)
        .where('deletedAt', 'is not', null)
        .executeTakeFirstOrThrow()
    ).total
  return (kind === 'quiz' ? 0 : await of('document')) + (kind === 'document' ? 0 : await of('paper'))
}

/** What is deleted while this works stays in the bin. */
export const empty = ({ db, blobs, now }: Needed) =>
  endpoint(
    emptyBin,
    async ({
      access: {
        user: { schoolId },
      },
    }) => {
      const before = now()
      const quizzes = await db.transaction().execute(async (transaction) => {
        const papers = await transaction
          .deleteFrom('paper')
          .where('schoolId', '=', schoolId)
          .where('deletedAt', '<=', before)
          .returning('paperId')
          .execute()
        if (papers.length > 0)
          await transaction
            .deleteFrom('paperDirectory')
            .where('schoolId', '=', schoolId)
            .where('paperId', 'in', sql<string>`(select unnest(${papers.map(({ paperId }) => paperId)}::text[]))`)
            .execute()
        return papers.length
      })
      const documents = await db.transaction().execute(async (transaction) => {
        const gone = await deleteDocuments(transaction, blobs, { schoolId, before })
        await tell(transaction, schoolId, { kind: 'paper', id: '', status: 'deleted' })
        return gone
      })
      return ok({ documents, quizzes })
    },
  )

export const removeDocument = ({ db, blobs, now }: Needed) =>
  endpoint(
    deleteDocumentForGood,
    async ({
      access: {
        document: { schoolId, id },
      },
    }) => {
      await db.transaction().execute(async (transaction) => {
        await deleteDocuments(transaction, blobs, { schoolId, before: now(), id })
        await tell(transaction, schoolId, { kind: 'document', id, status: 'deleted' })
      })
      return ok({ id })
    },
  )
