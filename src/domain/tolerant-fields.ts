/** Reads fields of values that came from outside: what is there in any usual form, or undefined. */

export type Fields = Readonly<Record<string, unknown>>

/** The value as an object that is not an array. */
export function readRecord(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

/** The value as an array, also from JSON text. */
export function readList(value: unknown): readonly unknown[] | undefined {
  const decoded = decodeJson(value)
  return Array.isArray(decoded) ? decoded : undefined
}

/** Text that says something; a number as its digits. */
export function readWords(value: unknown): string | undefined {
  const words = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  return typeof words === 'string' && words.trim() !== '' ? words : undefined
}

/** A number, also from text that begins with one: `2`, `"2"`, `"2 marks"`. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  const digits = typeof value === 'string' ? /^\s*-?\d+(?:\.\d+)?/.exec(value) : null
  return digits === null ? undefined : Number(digits[0])
}

export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 'false') return value === 'true'
  return undefined
}

/** The first of the named fields that holds anything. */
export function firstField(fields: Fields, names: readonly string[]): unknown {
  return names.map((name) => fields[name]).find((value) => value !== undefined && value !== null && value !== '')
}

/** An object or array that was sent as JSON text; anything else stays as it is. */
export function decodeJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
