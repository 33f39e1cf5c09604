/**
 * The orders of a list of papers, and its cursors: a cursor names the last row seen with all that its place follows
 * from, so that rows that come and go shift nothing.
 */
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { PAPER_SORTS, type PaperSort } from '#contract/shapes.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'

type Sql = RawBuilder<unknown>

export type PaperOrder = {
  /** Of all that a place is made of: rows are compared as one value. */
  readonly direction: 'asc' | 'desc'
  /** What a paper is ordered by; equal ones by the time when they were made. */
  readonly place: Sql
  /** What its group is ordered by: the best of it that one of its papers has. */
  readonly groupBasis: Sql
  readonly best: (of: Sql) => Sql
  readonly typed: (value: unknown) => Sql
}

/** To the millisecond, which is what a cursor can tell. */
export const MADE = sql`date_trunc('milliseconds', p.created_at)`

const least = (of: Sql): Sql => sql`min(${of})`
const greatest = (of: Sql): Sql => sql`max(${of})`

export const ORDERS: Readonly<Record<PaperSort, PaperOrder>> = {
  newest: {
    direction: 'desc',
    place: MADE,
    groupBasis: MADE,
    best: greatest,
    typed: (value) => sql`${value}::timestamptz`,
  },
  oldest: {
    direction: 'asc',
    place: MADE,
    groupBasis: MADE,
    best: least,
    typed: (value) => sql`${value}::timestamptz`,
  },
  title: {
    direction: 'asc',
    place: sql`lower(p.title)`,
    groupBasis: sql`lower(coalesce(d.name, p.first_document_name, ''))`,
    best: least,
    typed: (value) => sql`${value}::text`,
  },
  viewed: {
    direction: 'desc',
    place: sql`p.views`,
    groupBasis: sql`p.views`,
    best: greatest,
    typed: (value) => sql`${value}::integer`,
  },
}

const time = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .refine((date) => /^\d{4}-/.test(date.toISOString()))
const value = { newest: z.iso.datetime(), oldest: z.iso.datetime(), title: z.string(), viewed: z.int() } as const
const text = z.string().refine((words) => !words.includes('\0'))
const placeOf = (sort: PaperSort) =>
  z.tuple([z.literal(sort), z.boolean(), time, value[sort].nullable(), time, text, value[sort], time, text])

/** `asOf`: when the first page was read. */
export type Place = {
  readonly sort: PaperSort
  readonly grouped: boolean
  readonly asOf: Date
  readonly groupPlace: unknown
  readonly groupMade: Date
  readonly groupKey: string
  readonly place: unknown
  readonly made: Date
  readonly paperId: string
}

export const formatPlace = ({
  sort,
  grouped,
  asOf,
  groupPlace,
  groupMade,
  groupKey,
  place,
  made,
  paperId,
}: Place): string =>
  Buffer.from(JSON.stringify([sort, grouped, asOf, groupPlace, groupMade, groupKey, place, made, paperId])).toString(
    'base64url',
  )

/** Refuses a cursor of another order: it says nothing about a place in this one. */
export function parsePlace(
  cursor: string | undefined,
  wanted: { readonly sort: PaperSort; readonly grouped: boolean },
): Result<Place | undefined, Refusal> {
  if (cursor === undefined) return ok(undefined)
  const read = z
    .union(PAPER_SORTS.map(placeOf))
    .safeParse(parsedJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!read.success || read.data[0] !== wanted.sort || read.data[1] !== wanted.grouped)
    return err({ code: 'invalid_input', field: 'cursor', problem: 'expected a cursor that a list gave' })
  const [sort, grouped, asOf, groupPlace, groupMade, groupKey, place, made, paperId] = read.data
  return ok({ sort, grouped, asOf, groupPlace, groupMade, groupKey, place, made, paperId })
}

function parsedJson(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    return undefined
  }
}
