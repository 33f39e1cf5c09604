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

const MOST_CHARACTERS = 50_000
const MOST_SVG_CHARACTERS = 1_000_000
const MOST_VALUES = 5000

/**
 * Whether a value is small enough to be a question: at most 50,000 characters a text (a million an SVG), 5,000 values
 * in all.
 */
export function isModest(value: unknown): boolean {
  const waiting = [value]
  let seen = 0
  while (waiting.length > 0) {
    const next = waiting.pop()
    seen += 1
    if (seen > MOST_VALUES) return false
    if (
      typeof next === 'string' &&
      next.length > (/^\s*<(?:svg|\?xml)/.test(next) ? MOST_SVG_CHARACTERS : MOST_CHARACTERS)
    )
      return false
    if (Array.isArray(next) && next.length > MOST_VALUES) return false
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) waiting.push(inner)
  }
  return true
}

/** An object or array of modest size that was sent as JSON text; anything else stays as it is. */
export function decodeJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    const decoded = JSON.parse(value) as unknown
    return isModest(decoded) ? decoded : value
  } catch {
    return value
  }
}

/** A value from outside as a fault shows it: short, and of a list or object only what it is. */
export function showKey(key: unknown): string {
  const isPlain = typeof key === 'string' || typeof key === 'number' || typeof key === 'boolean'
  const shown = isPlain ? String(key) : Array.isArray(key) ? `a list of ${key.length}` : 'an object'
  return shown.length > 80 ? `${shown.slice(0, 79)}…` : shown
}
