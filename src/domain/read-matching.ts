/** Reads the two sides of a matching question and its pairs. */
import type { Arrived, BodyResult } from './arrived.ts'
import { optionLetter } from './question.ts'
import { comparable, readKey, unwrap } from './read-key.ts'
import { err, ok } from './result.ts'
import { parseRichText } from './rich-text.ts'
import { decodeJson, firstField, readRecord, readWords, type Fields } from './tolerant-fields.ts'

type Sides = { readonly left: readonly string[]; readonly right: readonly string[] }
type Pair = readonly [number, number]

export function readMatching({ fields, own }: Arrived): BodyResult {
  const matches = own ? fields.matches : decodeJson(firstField(fields, ['matches', 'pairs', 'matchingPairs']))
  const listed = own ? undefined : readPairedSides(matches)
  const sides = listed ?? readSides(readRecord(matches) ?? fields)
  if (sides === undefined) return err([{ code: 'sides_missing' }])
  const left = sides.left.map(parseRichText)
  const right = sides.right.map(parseRichText)
  const [firstLeft, ...otherLeft] = left
  const [firstRight, ...otherRight] = right
  if (firstLeft === undefined || firstRight === undefined || [...left, ...right].some((side) => side.length === 0)) return err([{ code: 'sides_missing' }])
  const key = readKey(fields, own)
  const pairs = listed === undefined ? readPairs(own ? key : decodeJson(key), sides, own) : sides.left.map((_, index): Pair => [index, index])
  if (listed === undefined && key === undefined) return err([{ code: 'key_missing' }])
  if (pairs === undefined || new Set(pairs.map(([from]) => from)).size !== left.length || pairs.length !== left.length) return err([{ code: 'pairs_incomplete' }])
  return ok({ type: 'matching', left: [firstLeft, ...otherLeft], right: [firstRight, ...otherRight], pairs })
}

function readSides(fields: Fields): Sides | undefined {
  const left = decodeJson(firstField(fields, ['left', 'leftItems', 'left_items']))
  const right = decodeJson(firstField(fields, ['right', 'rightItems', 'right_items']))
  if (!Array.isArray(left) || !Array.isArray(right)) return undefined
  return { left: left.map((item) => readWords(unwrap(item)) ?? ''), right: right.map((item) => readWords(unwrap(item)) ?? '') }
}

/** `[{ left, right }, …]`: the sides stand paired already. */
function readPairedSides(matches: unknown): Sides | undefined {
  if (!Array.isArray(matches) || matches.length === 0) return undefined
  const rows = matches.map((row) => readRecord(row))
  if (rows.some((row) => row === undefined || readWords(row.left) === undefined || readWords(row.right) === undefined)) return undefined
  return { left: rows.map((row) => readWords(row!.left)!), right: rows.map((row) => readWords(row!.right)!) }
}

/** Index pairs as the API has them; from elsewhere also texts, `"1-C"`, `{ left, right }` and an object from left to right. */
function readPairs(key: unknown, { left, right }: Sides, own: boolean): Pair[] | undefined {
  const entries: readonly unknown[] = Array.isArray(key) ? key : own ? [] : Object.entries(readRecord(key) ?? {}).map(([from, to]) => ({ left: from, right: to }))
  const pairs = entries.map((entry): Pair | undefined => {
    if (Array.isArray(entry) && entry.length === 2) return pairOf(placeOf(entry[0], left), placeOf(entry[1], right))
    if (own) return undefined
    const record = readRecord(entry)
    if (record !== undefined) return pairOf(labelled(record.left, left), labelled(record.right, right))
    const [, from, to] = typeof entry === 'string' ? (/^\s*(\w+)\s*[-–—→=:>]+\s*(\w+)\s*$/.exec(entry) ?? []) : []
    return pairOf(labelled(from, left), labelled(to, right))
  })
  return pairs.every((pair) => pair !== undefined) ? pairs : undefined
}

const pairOf = (from: number | undefined, to: number | undefined): Pair | undefined => (from === undefined || to === undefined ? undefined : [from, to])

/** An index from 0, or a text of the side. */
function placeOf(value: unknown, side: readonly string[]): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value < side.length ? value : undefined
  return labelled(value, side)
}

/** A text of the side, else its printed label: a number from 1 or a letter. */
function labelled(value: unknown, side: readonly string[]): number | undefined {
  const words = readWords(value)
  if (words === undefined) return undefined
  const wanted = comparable(words)
  const places = side.flatMap((item, index) => (comparable(item) === wanted ? [index] : []))
  if (places.length > 0) return places.length === 1 ? places[0] : undefined
  const place = side.findIndex((_, index) => wanted === String(index + 1) || wanted === optionLetter(index).toLowerCase())
  return place === -1 ? undefined : place
}
