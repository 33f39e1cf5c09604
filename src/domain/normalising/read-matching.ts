/** Reads the two sides of a matching question and its pairs. */
import type { Arrived, BodyResult } from './arrived.ts'
import { optionLetter } from '../question.ts'
import { comparable, readKey, unwrap } from './read-key.ts'
import { err, ok } from '../result.ts'
import { parseRichText } from '../rich-text.ts'
import { decodeJson, firstField, readRecord, readWords, type Fields } from './tolerant-fields.ts'

type Sides = { readonly left: readonly string[]; readonly right: readonly string[] }
type Pair = readonly [number, number]

export function readMatching({ fields, own }: Arrived): BodyResult {
  const matches = own ? fields.matches : decodeJson(firstField(fields, ['matches', 'pairs', 'matchingPairs']))
  const listed = own ? undefined : readPairedSides(matches)
  const sides = listed ?? readSides(readRecord(matches) ?? fields, own)
  if (sides === undefined) return err([{ code: 'sides_missing' }])
  const left = sides.left.map(parseRichText)
  const right = sides.right.map(parseRichText)
  const [firstLeft, ...otherLeft] = left
  const [firstRight, ...otherRight] = right
  if (firstLeft === undefined || firstRight === undefined || [...left, ...right].some((side) => side.length === 0))
    return err([{ code: 'sides_missing' }])
  const key = readKey(fields, own)
  const pairs =
    listed === undefined
      ? readPairs(own ? key : decodeJson(key), sides, own)
      : sides.left.map((_, index): Pair => [index, index])
  if (listed === undefined && key === undefined) return err([{ code: 'key_missing' }])
  if (pairs === undefined || new Set(pairs.map(([from]) => from)).size !== left.length || pairs.length !== left.length)
    return err([{ code: 'pairs_incomplete' }])
  return ok({ type: 'matching', left: [firstLeft, ...otherLeft], right: [firstRight, ...otherRight], pairs })
}

function readSides(fields: Fields, own: boolean): Sides | undefined {
  const left = readItems(firstField(fields, own ? ['left'] : ['left', 'leftItems', 'left_items']), own)
  const right = readItems(firstField(fields, own ? ['right'] : ['right', 'rightItems', 'right_items']), own)
  return left === undefined || right === undefined ? undefined : { left, right }
}

function readItems(value: unknown, own: boolean): string[] | undefined {
  const items = own ? value : decodeJson(value)
  return Array.isArray(items) ? items.map((item) => readWords(own ? item : unwrap(item)) ?? '') : undefined
}

/** `[{ left, right }, …]`: the sides stand paired already. */
function readPairedSides(matches: unknown): Sides | undefined {
  if (!Array.isArray(matches) || matches.length === 0) return undefined
  const rows = matches.flatMap((entry) => {
    const row = readRecord(entry)
    const [left, right] = [readWords(row?.left), readWords(row?.right)]
    return left === undefined || right === undefined ? [] : [{ left, right }]
  })
  if (rows.length < matches.length) return undefined
  return { left: rows.map(({ left }) => left), right: rows.map(({ right }) => right) }
}

/**
 * Index pairs as the API has them; from elsewhere also texts, `"1-C"`, `{ left, right }` and an object from left to
 * right.
 */
function readPairs(key: unknown, sides: Sides, own: boolean): Pair[] | undefined {
  const left = finderOf(sides.left)
  const right = finderOf(sides.right)
  const entries: readonly unknown[] = Array.isArray(key)
    ? key
    : own
      ? []
      : Object.entries(readRecord(key) ?? {}).map(([from, to]) => ({ left: from, right: to }))
  const pairs = entries.map((entry): Pair | undefined => {
    const [from, to] = endsOf(entry)
    const places = own && typeof from !== 'number' ? [] : [left(from), right(to)]
    return places[0] === undefined || places[1] === undefined ? undefined : [places[0], places[1]]
  })
  return pairs.every((pair) => pair !== undefined) ? pairs : undefined
}

/** The two ends of a pair however it is written; printed labels in one text (`1-C`) as texts. */
function endsOf(entry: unknown): readonly [unknown, unknown] {
  if (Array.isArray(entry)) return entry.length === 2 ? [entry[0], entry[1]] : [undefined, undefined]
  const record = readRecord(entry)
  if (record !== undefined) return [record.left, record.right]
  const [, from, to] =
    typeof entry === 'string' ? (/^\s*(\w{1,3})\s*[-–—→=:>]{1,3}\s*(\w{1,3})\s*$/.exec(entry) ?? []) : []
  return [from, to]
}

/**
 * Finds an item of a side: by its index from 0 when that is a number, else by its text, else by its printed label, a
 * number from 1 or a letter.
 */
function finderOf(side: readonly string[]): (value: unknown) => number | undefined {
  const places = new Map<string, number[]>()
  const add = (words: string, index: number): void => void places.set(words, [...(places.get(words) ?? []), index])
  side.forEach((item, index) => add(comparable(item), index))
  const texts = new Set(places.keys())
  side.forEach((_, index) => {
    for (const label of [String(index + 1), optionLetter(index).toLowerCase()]) if (!texts.has(label)) add(label, index)
  })
  return (value) => {
    if (typeof value === 'number')
      return Number.isInteger(value) && value >= 0 && value < side.length ? value : undefined
    const found = places.get(comparable(readWords(value) ?? ''))
    return found?.length === 1 ? found[0] : undefined
  }
}
