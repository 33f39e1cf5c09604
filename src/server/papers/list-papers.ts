/**
 * The papers of a school, filtered and in order, by page or by cursor; grouped, those of one document follow each
 * other.
 *
 * One statement walks over the narrow columns of the school's papers, since the place of a group and the totals
 * follow from all of them
 * anyhow; bodies are looked at for the rows of the page alone.
 */
import { sql, type RawBuilder } from 'kysely'
import type { listPapers } from '#contract/papers.ts'
import type { PaperGroup } from '#contract/shapes.ts'
import type { QueryOf } from '#contract/route.ts'
import { ok } from '#domain/result.ts'
import type { User } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { foundPapers, GROUP_KINDS } from './found-papers.ts'
import { formatPlace, ORDERS, parsePlace, type PaperOrder, type Place } from './paper-order.ts'
import { paperRows, paperSummary } from './paper-summary.ts'

export type ListNeeds = Pick<Service, 'db' | 'now'>
export type PaperListQuery = QueryOf<typeof listPapers>

type PlacedRow = {
  readonly paperId: string | null
  readonly total: number
  readonly asOf: Date
  readonly groupPlace: unknown
  readonly groupMade: Date
  readonly groupKey: string
  readonly groupSize: number
  readonly groupName: string | null
  readonly place: unknown
  readonly made: Date
}

export async function listOfPapers({ db, now }: ListNeeds, user: User, query: PaperListQuery) {
  const { page, limit, sort, grouped } = query
  const place = parsePlace(query.cursor, { sort, grouped })
  if (!place.ok) return place
  const { rows } = await pageOfPlaces(query, user.schoolId, place.value, now()).execute(db)
  const total = rows[0]?.total ?? 0
  const places = rows.filter((row): row is PlacedRow & { readonly paperId: string } => row.paperId !== null)
  const shown = places.slice(0, limit)
  const papers =
    shown.length === 0
      ? []
      : await paperRows(db, user.schoolId)
          .where(
            'paper.paperId',
            'in',
            shown.map(({ paperId }) => paperId),
          )
          .execute()
  const byId = new Map(papers.map((row) => [row.paperId, row]))
  // A paper may have gone for good between the two statements.
  const items = shown.flatMap((row) => {
    const paper = byId.get(row.paperId)
    return paper === undefined
      ? []
      : [{ ...paperSummary(paper, user.language), ...(grouped ? { group: groupOf(row) } : {}) }]
  })
  const last = shown.at(-1)
  return ok({
    items,
    page,
    limit,
    total,
    ...(last !== undefined && places.length > limit
      ? { nextCursor: formatPlace({ ...last, sort, grouped, asOf: place.value?.asOf ?? last.asOf }) }
      : {}),
  })
}

function groupOf({ groupKey, groupName, groupSize }: PlacedRow): PaperGroup {
  const kind = GROUP_KINDS.find((one) => groupKey === `:${one}`)
  return kind === undefined
    ? { kind: 'document', documentId: groupKey, name: groupName ?? '', size: groupSize }
    : { kind, name: '', size: groupSize }
}

/** At least one row, which tells the total. */
function pageOfPlaces(
  query: PaperListQuery,
  schoolId: string,
  after: Place | undefined,
  now: Date,
): RawBuilder<PlacedRow> {
  const order = ORDERS[query.sort]
  const way = sql.raw(order.direction)
  const lead = query.grouped ? sql`group_place ${way}, group_made ${way}, group_key ${way},` : sql``
  const inOrder = sql`order by ${lead} place ${way}, made ${way}, paper_id ${way}`
  const skip = after === undefined ? (query.page - 1) * query.limit : 0
  return sql<PlacedRow>`
    with found as materialized (${foundPapers(query, schoolId, query.grouped ? after?.asOf : undefined)}),
    placed as (
      select found.*, ${query.grouped ? groupColumns(order, after, now) : sql`null::text as group_place, made as group_made, 0 as group_size, made as as_of`}
      from found window groups as (partition by group_key)
    ),
    shown as (select * from placed where not is_gone and ${after === undefined ? sql`true` : isAfter(after, order)} ${inOrder} limit ${query.limit + 1} offset ${skip})
    select counted.total, shown.* from (select count(*) filter (where not is_gone) as total from found) counted left join shown on true ${inOrder}`
}

/** Papers made since the first page do not move the groups whose pages follow, unless they stand alone. */
function groupColumns({ best }: PaperOrder, after: Place | undefined, now: Date): RawBuilder<unknown> {
  const known = after === undefined ? sql`true` : sql`made <= ${after.asOf}`
  const bestOf = (column: RawBuilder<unknown>) =>
    sql`coalesce(${best(column)} filter (where ${known}) over groups, ${best(column)} over groups)`
  return sql`${bestOf(sql`group_basis`)} as group_place, ${bestOf(sql`made`)} as group_made, count(*) filter (where not is_gone) over groups as group_size, greatest(max(made) over (), ${now}::timestamptz) as as_of`
}

/** The rest of the group of the last row, whatever has become of its place, and the groups after it. */
function isAfter(after: Place, { direction, typed }: PaperOrder): RawBuilder<unknown> {
  const than = sql.raw(direction === 'desc' ? '<' : '>')
  const within = sql`(place, made, paper_id) ${than} (${typed(after.place)}, ${after.made}::timestamptz, ${after.paperId})`
  if (!after.grouped) return within
  return sql`case when group_key = ${after.groupKey} then ${within} else (group_place, group_made, group_key) ${than} (${typed(after.groupPlace)}, ${after.groupMade}::timestamptz, ${after.groupKey}) end`
}
