/** The papers of a school that a list asks for, with what their order follows from. */
import { sql, type RawBuilder } from 'kysely'
import { holding } from '../http/paging.ts'
import type { PaperListQuery } from './list-papers.ts'
import { MADE, ORDERS } from './paper-order.ts'

type Sql = RawBuilder<unknown>

/** Groups beside those of documents; their keys begin with a colon, which no id does. */
export const GROUP_KINDS = ['curriculum', 'hkdse'] as const
const GROUP = sql`coalesce(p.first_document_id, case p.paper_format when 'standard' then ':curriculum' else ':hkdse' end)`
const DOCUMENT_NAME = sql`coalesce(d.name, p.first_document_name)`

/** `asOf`: papers that were deleted after it still hold the places of their groups (`is_gone`). */
export function foundPapers(query: PaperListQuery, schoolId: string, asOf: Date | undefined): RawBuilder<unknown> {
  const { place, groupBasis } = ORDERS[query.sort]
  return sql`
    select p.paper_id, ${MADE} as made, ${place} as place, ${query.grouped ? sql`${GROUP}` : sql`''`} as group_key, ${groupBasis} as group_basis,
      ${query.grouped ? DOCUMENT_NAME : sql`null`} as group_name, ${query.deleted ? sql`false` : sql`p.deleted_at is not null`} as is_gone
    from paper p left join document d on d.school_id = p.school_id and d.document_id = p.first_document_id
    where p.school_id = ${schoolId} and ${query.deleted ? sql`p.deleted_at is not null` : asOf === undefined ? sql`p.deleted_at is null` : sql`(p.deleted_at is null or p.deleted_at > ${asOf})`}
      ${sql.join(
        conditions(query).map((condition) => sql`and ${condition}`),
        sql` `,
      )}`
}

function conditions({
  status,
  mode,
  format,
  shared,
  from,
  before,
  subject,
  grade,
  q,
  documentId,
}: PaperListQuery): Sql[] {
  const words = (q ?? '').split(/\s+/).filter((word) => word !== '')
  return [
    ...(status === undefined ? [] : [sql`p.status = ${status === 'ready' ? 'completed' : status}`]),
    ...(mode === undefined ? [] : [sql`p.generation_mode = ${mode}`]),
    ...(format === undefined ? [] : [sql`p.paper_format = ${format}`]),
    ...(shared === undefined ? [] : [shared ? sql`p.sharing <> 'private'` : sql`p.sharing = 'private'`]),
    ...(from === undefined ? [] : [sql`p.created_at >= ${from}::timestamptz`]),
    ...(before === undefined ? [] : [sql`p.created_at < ${before}::timestamptz`]),
    ...(subject === undefined ? [] : [sql`p.subject = ${subject}`]),
    ...(grade === undefined ? [] : [sql`p.grade = ${grade}`]),
    ...(documentId === undefined
      ? []
      : [
          sql`exists (select 1 from paper_source s where s.school_id = p.school_id and s.paper_id = p.paper_id and s.document_id = ${documentId})`,
        ]),
    ...words.map(
      (word) =>
        sql`(p.title ilike ${holding(word)} or p.topic_names ilike ${holding(word)} or ${DOCUMENT_NAME} ilike ${holding(word)})`,
    ),
  ]
}
