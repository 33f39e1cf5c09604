/**
 * Cursors of lists in several orders: each names the order, and the last row by what it is ordered by and its id, so
 * that rows that come and go shift nothing.
 */
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'

export type KeysetValue = Date | string | number
export type KeysetPlace = { readonly key: KeysetValue; readonly id: string }
type Kind = 'time' | 'text' | 'number'

export const formatKeyset = (order: string, { key, id }: KeysetPlace): string =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url')

/** `kind`: of what the order goes by. Undefined where there is no cursor. */
export function parseKeyset(
  cursor: string | undefined,
  order: string,
  kind: Kind,
): Result<KeysetPlace | undefined, Refusal> {
  if (cursor === undefined) return ok(undefined)
  const [named, value, id] = parts(cursor)
  const key = named === order ? READ[kind](value) : undefined
  if (key === undefined || typeof id !== 'string' || id.includes('\0'))
    return err({ code: 'invalid_input', field: 'cursor', problem: 'expected a cursor that a list in this order gave' })
  return ok({ key, id })
}

function parts(cursor: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

const READ: Readonly<Record<Kind, (value: unknown) => KeysetValue | undefined>> = {
  // Years of more than four digits are beyond what the database tells apart.
  time: (value) =>
    typeof value === 'string' && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value))
      ? new Date(value)
      : undefined,
  text: (value) => (typeof value === 'string' && !value.includes('\0') && value.isWellFormed() ? value : undefined),
  number: (value) => (Number.isSafeInteger(value) ? (value as number) : undefined),
}
