/**
 * The lists of a binary Word document, for the numbers that Word computes. Source: [MS-DOC] 2.9.131-2.9.150 (LFO, LSTF,
 * LVL).
 */
import type { TablePlace } from './doc-header.ts'
import type { CountedList, ListLevel } from './list-counter.ts'
import { listFormatOf } from './list-number.ts'

/** The list of a paragraph by its index (`sprmPIlfo`), which counts from 1. */
export type DocLists = (index: number) => CountedList | undefined

/** Tables that cannot be read give no lists. */
export function readDocLists(table: DataView, definitions: TablePlace, lists: TablePlace): DocLists {
  try {
    if (definitions.length < 2 || lists.length < 4) return () => undefined
    const levels = readDefinitions(table, definitions)
    const read = readLists(table, lists, levels)
    return (index) => read[index - 1]
  } catch (error) {
    if (error instanceof RangeError) return () => undefined
    throw error
  }
}

type Levels = ReadonlyMap<number, ListLevel>

const DEFINITION_BYTES = 28
const FLAG_SIMPLE = 1
const LEVELS = 9

/**
 * The levels of each definition by its id; they stand behind all definitions, outside the length that the header gives.
 */
function readDefinitions(table: DataView, { start, length }: TablePlace): ReadonlyMap<number, Levels> {
  const count = Math.min(table.getUint16(start, true), Math.floor((length - 2) / DEFINITION_BYTES))
  let at = start + 2 + count * DEFINITION_BYTES
  const definitions = new Map<number, Levels>()
  for (let index = 0; index < count; index += 1) {
    const definition = start + 2 + index * DEFINITION_BYTES
    const levels = new Map<number, ListLevel>()
    const depths = table.getUint8(definition + 26) & FLAG_SIMPLE ? 1 : LEVELS
    for (let depth = 0; depth < depths; depth += 1) {
      const read = readLevel(table, at)
      levels.set(depth, read.level)
      at = read.end
    }
    definitions.set(table.getInt32(definition, true), levels)
  }
  return definitions
}

const LEVEL_BYTES = 28
const FLAG_LEGAL = 4

function readLevel(table: DataView, start: number): { readonly level: ListLevel; readonly end: number } {
  const propertyBytes = table.getUint8(start + 24) + table.getUint8(start + 25)
  const textAt = start + LEVEL_BYTES + propertyBytes
  const length = table.getUint16(textAt, true)
  let text = ''
  for (let index = 0; index < length; index += 1) {
    const code = table.getUint16(textAt + 2 + index * 2, true)
    // The characters 0 to 8 stand for the counts of the levels.
    text += code < LEVELS ? `%${code + 1}` : String.fromCharCode(code)
  }
  const level = {
    format: listFormatOf(table.getUint8(start + 4)),
    text,
    start: table.getInt32(start, true),
    legal: (table.getUint8(start + 5) & FLAG_LEGAL) !== 0,
  }
  return { level, end: textAt + 2 + length * 2 }
}

const LIST_BYTES = 16
const FLAG_STARTS_ANEW = 0x10
const FLAG_LEVEL_OF_ITS_OWN = 0x20

function readLists(
  table: DataView,
  { start, length }: TablePlace,
  definitions: ReadonlyMap<number, Levels>,
): CountedList[] {
  const count = Math.min(table.getUint32(start, true), Math.floor((length - 4) / LIST_BYTES))
  let at = start + 4 + count * LIST_BYTES
  return Array.from({ length: count }, (_, index) => {
    const list = start + 4 + index * LIST_BYTES
    const definition = table.getInt32(list, true)
    const levels = new Map(definitions.get(definition))
    const restart = new Map<number, number>()
    const overrides = table.getUint8(list + 12)
    at += 4
    for (let override = 0; override < overrides; override += 1) {
      const flags = table.getUint32(at + 4, true)
      const depth = flags & 0xf
      if (flags & FLAG_STARTS_ANEW) restart.set(depth, table.getInt32(at, true))
      at += 8
      if (flags & FLAG_LEVEL_OF_ITS_OWN) {
        const own = readLevel(table, at)
        levels.set(depth, own.level)
        if (restart.has(depth)) restart.set(depth, own.level.start)
        at = own.end
      }
    }
    return { id: String(index), key: String(definition), levels, restart }
  })
}
