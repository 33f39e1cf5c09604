/**
 * Properties of the characters and paragraphs of a binary Word document. Source: [MS-DOC] 2.6 (sprms), 2.9.22-2.9.36
 * (pages of properties).
 */
import { itemAt } from '#domain/must-be-there.ts'
import type { TablePlace } from './doc-header.ts'
import { SCRIPT_OFFSET } from './text-builder.ts'

export type ParagraphProperties = {
  readonly style?: number
  readonly inTable?: boolean
  /** The mark that ends a row of a table. */
  readonly rowEnd?: boolean
  readonly nesting?: number
  /** 0 to 8 for headings, 9 for body text. */
  readonly outlineLevel?: number
  /** Index of its list, 0 for none. */
  readonly list?: number
  readonly listLevel?: number
}

/** A switch: on, off, or as the style says, or the contrary of it. */
export type Toggle = 0 | 1 | 0x80 | 0x81
export const isOn = (toggle: Toggle | undefined, byStyle: boolean): boolean =>
  toggle === undefined || toggle === 0x80 ? byStyle : toggle === 0x81 ? !byStyle : toggle === 1

export type CharacterProperties = {
  readonly bold?: Toggle
  readonly italic?: Toggle
  readonly hidden?: Toggle
  readonly deleted?: boolean
  /** In half points. */
  readonly size?: number
  readonly script?: 'raised' | 'lowered'
  /** Of a sign from a font of its own. */
  readonly symbol?: number
  /** Index of that font. */
  readonly symbolFont?: number
  /** Index of the font of the text. */
  readonly font?: number
  /** The character stands for a picture, a note or a field mark. */
  readonly special?: boolean
  readonly characterStyle?: number
}

/** A stretch of the file with the same properties, by byte offsets in the stream `WordDocument`. */
export type PropertyRun<Properties> = { readonly start: number; readonly end: number; readonly properties: Properties }

const PAGE = 512

export function readParagraphRuns(
  stream: DataView,
  table: DataView,
  place: TablePlace,
): PropertyRun<ParagraphProperties>[] {
  return readRuns(stream, table, place, 13, (page, offset) => {
    const words = stream.getUint8(page + offset)
    // A first byte of 0 says that the count follows in a second byte.
    const [start, length] =
      words === 0 ? [page + offset + 2, stream.getUint8(page + offset + 1) * 2] : [page + offset + 1, words * 2 - 1]
    return { style: stream.getUint16(start, true), ...parseParagraphSprms(stream, start + 2, start + length) }
  })
}

export function readCharacterRuns(
  stream: DataView,
  table: DataView,
  place: TablePlace,
): PropertyRun<CharacterProperties>[] {
  return readRuns(stream, table, place, 1, (page, offset) => {
    const start = page + offset + 1
    return parseCharacterSprms(stream, start, start + stream.getUint8(page + offset))
  })
}

/** The run that holds a byte offset; runs are in order. */
export function findRun<Properties>(
  runs: readonly PropertyRun<Properties>[],
  place: number,
): PropertyRun<Properties> | undefined {
  let low = 0
  let high = runs.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const run = itemAt(runs, middle)
    if (place < run.start) high = middle - 1
    else if (place >= run.end) low = middle + 1
    else return run
  }
  return undefined
}

/**
 * Runs stand on pages of 512 bytes: boundaries, then for each run where on the page its properties lie (in words).
 * `step`: bytes of an entry.
 */
function readRuns<Properties>(
  stream: DataView,
  table: DataView,
  place: TablePlace,
  step: number,
  parse: (page: number, offset: number) => Properties,
): PropertyRun<Properties | Record<string, never>>[] {
  const count = Math.max(0, Math.floor((place.length - 4) / 8))
  const runs: PropertyRun<Properties | Record<string, never>>[] = []
  for (let index = 0; index < count; index += 1) {
    const page = (table.getUint32(place.start + (count + 1) * 4 + index * 4, true) & 0x3fffff) * PAGE
    if (page + PAGE > stream.byteLength) continue
    const runCount = stream.getUint8(page + PAGE - 1)
    if ((runCount + 1) * 4 + runCount * step >= PAGE) continue
    for (let run = 0; run < runCount; run += 1) {
      const start = stream.getUint32(page + run * 4, true)
      const end = stream.getUint32(page + run * 4 + 4, true)
      const offset = stream.getUint8(page + (runCount + 1) * 4 + run * step) * 2
      if (end > start) runs.push({ start, end, properties: offset === 0 ? {} : parse(page, offset) })
    }
  }
  return runs.toSorted((a, b) => a.start - b.start)
}

const P_STYLE = 0x4600
const P_IN_TABLE = 0x2416
const P_ROW_END = 0x2417
const P_OUTLINE = 0x2640
const P_LIST = 0x460b
const P_LIST_LEVEL = 0x260a
const P_NESTING = 0x6649

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

export function parseParagraphSprms(view: DataView, start: number, end: number): ParagraphProperties {
  const found: Writable<ParagraphProperties> = {}
  for (const [sprm, at] of sprms(view, start, end)) {
    if (sprm === P_STYLE) found.style = view.getUint16(at, true)
    else if (sprm === P_IN_TABLE) found.inTable = view.getUint8(at) === 1
    else if (sprm === P_ROW_END) found.rowEnd = view.getUint8(at) === 1
    else if (sprm === P_OUTLINE) found.outlineLevel = view.getUint8(at)
    else if (sprm === P_LIST) found.list = view.getInt16(at, true)
    else if (sprm === P_LIST_LEVEL) found.listLevel = view.getUint8(at)
    else if (sprm === P_NESTING) found.nesting = view.getInt32(at, true)
  }
  return found
}

const C_DELETED = 0x0800
const C_BOLD = 0x0835
const C_ITALIC = 0x0836
const C_HIDDEN = 0x083c
const C_SPECIAL = 0x0855
const C_SCRIPT = 0x2a48
const C_STYLE = 0x4a30
const C_SIZE = 0x4a43
const C_SYMBOL = 0x6a09
const C_FONT = 0x4a4f
const C_POSITION = 0x4845

export function parseCharacterSprms(view: DataView, start: number, end: number): CharacterProperties {
  const found: Writable<CharacterProperties> = {}
  for (const [sprm, at] of sprms(view, start, end)) {
    if (sprm === C_BOLD) found.bold = view.getUint8(at) as Toggle
    else if (sprm === C_ITALIC) found.italic = view.getUint8(at) as Toggle
    else if (sprm === C_HIDDEN) found.hidden = view.getUint8(at) as Toggle
    else if (sprm === C_DELETED) found.deleted = view.getUint8(at) === 1
    else if (sprm === C_SPECIAL) found.special = view.getUint8(at) === 1
    else if (sprm === C_SIZE) found.size = view.getUint16(at, true)
    else if (sprm === C_STYLE) found.characterStyle = view.getUint16(at, true)
    else if (sprm === C_FONT) found.font = view.getUint16(at, true)
    else if (sprm === C_SYMBOL) {
      found.symbolFont = view.getUint16(at, true)
      found.symbol = view.getUint16(at + 2, true)
    } else if (sprm === C_POSITION) {
      const offset = view.getInt16(at, true)
      if (Math.abs(offset) >= SCRIPT_OFFSET) found.script = offset > 0 ? 'raised' : 'lowered'
    } else if (sprm === C_SCRIPT) {
      const script = view.getUint8(at)
      if (script === 1 || script === 2) found.script = script === 1 ? 'raised' : 'lowered'
      else delete found.script
    }
  }
  return found
}

const T_DEFINITION = 0xd608
const P_CHANGE_TABS = 0xc615
/** Bytes of the operand by the upper three bits of the code; 6 says its own length. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, undefined, 3] as const

/** Each property change with the offset of its operand. */
function* sprms(view: DataView, start: number, end: number): Generator<readonly [sprm: number, operand: number]> {
  for (let at = start; at + 2 < end;) {
    const sprm = view.getUint16(at, true)
    const fixed = OPERAND_BYTES[sprm >> 13]
    yield [sprm, at + 2]
    if (fixed !== undefined) at += 2 + fixed
    else if (sprm === T_DEFINITION) at += 3 + view.getUint16(at + 2, true)
    else if (sprm === P_CHANGE_TABS && view.getUint8(at + 2) === 255) return
    else at += 3 + view.getUint8(at + 2)
  }
}
