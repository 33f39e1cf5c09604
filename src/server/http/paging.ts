/** Lists by page or by cursor: a cursor names the last row seen, so that rows that come and go shift nothing. */
import { mustBeThere } from '#domain/must-be-there.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Refusal } from '#domain/refusal.ts'

export type Place = { readonly createdAt: Date; readonly id: string }
export type Page<Item> = {
  readonly items: Item[]
  readonly page: number
  readonly limit: number
  readonly total: number
  readonly nextCursor?: string
}

export const formatCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')

export function parseCursor(cursor: string | undefined): Result<Place | undefined, Refusal> {
  if (cursor === undefined) return ok(undefined)
  const [time, id, ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const createdAt = new Date(time ?? '')
  // Years of more than four digits are beyond what the database tells apart.
  if (
    id === undefined ||
    rest.length > 0 ||
    id.includes('\0') ||
    Number.isNaN(createdAt.getTime()) ||
    !/^\d{4}-/.test(time ?? '')
  )
    return err({ code: 'invalid_input', field: 'cursor', problem: 'expected a cursor that a list gave' })
  return ok({ createdAt, id })
}

/** `rows`: one more than `limit` where there are more. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  { page, limit, total }: { readonly page: number; readonly limit: number; readonly total: number },
  placeOf: (row: Row) => Place,
  itemOf: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit)
  return {
    items: shown.map(itemOf),
    page,
    limit,
    total,
    ...(rows.length > limit
      ? { nextCursor: formatCursor(placeOf(mustBeThere(shown.at(-1), 'the last row of a page'))) }
      : {}),
  }
}

/** A pattern for ILIKE that finds the words as they are. */
export const holding = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
