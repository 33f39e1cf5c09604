/** Outlines of the letters of a TrueType font, as SVG path data. */
import { itemAt } from '#domain/must-be-there.ts'

/** One letter, in units of the em, y upwards; `advance` is how far the next one stands. */
export type Glyph = { readonly contours: readonly (readonly OutlinePoint[])[]; readonly advance: number }
export type OutlinePoint = { readonly x: number; readonly y: number; readonly onCurve: boolean }

export type TrueTypeFont = {
  /** Undefined where the font has no such letter. */
  readonly glyphOf: (codePoint: number) => Glyph | undefined
  readonly has: (codePoint: number) => boolean
}

/** Throws a RangeError for a file that is no TrueType font; only the fonts that are shipped are read. */
export function readTrueType(file: Uint8Array): TrueTypeFont {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const tables = new Map(
    Array.from({ length: view.getUint16(4) }, (_, index): [string, number] => {
      const at = 12 + 16 * index
      return [Buffer.from(file.buffer, file.byteOffset + at, 4).toString('latin1'), view.getUint32(at + 8)]
    }),
  )
  const table = (name: string): number => {
    const at = tables.get(name)
    if (at === undefined) throw new RangeError(`The font has no table ${name}`)
    return at
  }
  const unitsPerEm = view.getUint16(table('head') + 18)
  const isLong = view.getInt16(table('head') + 50) === 1
  const widths = view.getUint16(table('hhea') + 34)
  const offsetOf = (glyph: number): number =>
    isLong ? view.getUint32(table('loca') + 4 * glyph) : 2 * view.getUint16(table('loca') + 2 * glyph)
  const indexOf = readCharacterMap(view, table('cmap'))

  const contoursOf = (glyph: number, depth: number): OutlinePoint[][] => {
    const from = offsetOf(glyph)
    if (from === offsetOf(glyph + 1) || depth > 5) return []
    const at = table('glyf') + from
    const count = view.getInt16(at)
    return count >= 0
      ? simpleContours(view, at + 10, count)
      : composite(view, at + 10).flatMap(({ glyph: inner, move }) =>
          contoursOf(inner, depth + 1).map((contour) => contour.map(move)),
        )
  }
  const known = new Map<number, Glyph | undefined>()
  const read = (codePoint: number): Glyph | undefined => {
    const index = indexOf(codePoint)
    if (index === 0) return undefined
    const scaled = ({ x, y, onCurve }: OutlinePoint): OutlinePoint => ({
      x: x / unitsPerEm,
      y: y / unitsPerEm,
      onCurve,
    })
    return {
      contours: contoursOf(index, 0).map((contour) => contour.map(scaled)),
      advance: view.getUint16(table('hmtx') + 4 * Math.min(index, widths - 1)) / unitsPerEm,
    }
  }
  return {
    glyphOf(codePoint) {
      if (!known.has(codePoint)) known.set(codePoint, read(codePoint))
      return known.get(codePoint)
    },
    has: (codePoint) => indexOf(codePoint) !== 0,
  }
}

/** By a table of format 12 where there is one (beyond the first plane), else of format 4. */
function readCharacterMap(view: DataView, at: number): (codePoint: number) => number {
  const subtables = Array.from(
    { length: view.getUint16(at + 2) },
    (_, index) => at + view.getUint32(at + 8 + 8 * index),
  )
  const whole = subtables.find((table) => view.getUint16(table) === 12)
  if (whole !== undefined) return (codePoint) => inGroups(view, whole, codePoint)
  const basic = subtables.find((table) => view.getUint16(table) === 4)
  if (basic === undefined) throw new RangeError('The font has no character map that is known here')
  return (codePoint) => inSegments(view, basic, codePoint)
}

function inGroups(view: DataView, at: number, codePoint: number): number {
  let [low, high] = [0, view.getUint32(at + 12) - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const group = at + 16 + 12 * middle
    if (codePoint < view.getUint32(group)) high = middle - 1
    else if (codePoint > view.getUint32(group + 4)) low = middle + 1
    else return view.getUint32(group + 8) + codePoint - view.getUint32(group)
  }
  return 0
}

function inSegments(view: DataView, at: number, codePoint: number): number {
  const size = view.getUint16(at + 6)
  for (let segment = 0; segment < size; segment += 2) {
    if (codePoint > view.getUint16(at + 14 + segment)) continue
    const start = view.getUint16(at + 16 + size + segment)
    if (codePoint < start) return 0
    const delta = view.getUint16(at + 16 + 2 * size + segment)
    const place = at + 16 + 3 * size + segment
    const range = view.getUint16(place)
    if (range === 0) return (codePoint + delta) & 0xffff
    const index = view.getUint16(place + range + 2 * (codePoint - start))
    return index === 0 ? 0 : (index + delta) & 0xffff
  }
  return 0
}

const ON_CURVE = 1
const REPEATED = 8

function simpleContours(view: DataView, from: number, count: number): OutlinePoint[][] {
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(from + 2 * index))
  const points = (ends.at(-1) ?? -1) + 1
  let at = from + 2 * count + 2 + view.getUint16(from + 2 * count)
  const flags: number[] = []
  while (flags.length < points) {
    const flag = view.getUint8(at++)
    const times = flag & REPEATED ? view.getUint8(at++) : 0
    for (let time = 0; time <= times; time += 1) flags.push(flag)
  }
  const coordinates = (short: number, same: number): number[] => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? view.getUint8(at++) : -view.getUint8(at++)
      else if (!(flag & same)) {
        value += view.getInt16(at)
        at += 2
      }
      return value
    })
  }
  const xs = coordinates(2, 16)
  const ys = coordinates(4, 32)
  const outline = flags.map((flag, place) => ({
    x: itemAt(xs, place),
    y: itemAt(ys, place),
    onCurve: (flag & ON_CURVE) !== 0,
  }))
  return ends.map((end, index) => outline.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

type Piece = { readonly glyph: number; readonly move: (point: OutlinePoint) => OutlinePoint }

/** A letter made of others, as an accented one. */
function composite(view: DataView, from: number): Piece[] {
  const pieces: Piece[] = []
  let at = from
  for (let more = true; more;) {
    const flags = view.getUint16(at)
    const glyph = view.getUint16(at + 2)
    at += 4
    const [dx, dy] = flags & 1 ? [view.getInt16(at), view.getInt16(at + 2)] : [view.getInt8(at), view.getInt8(at + 1)]
    at += flags & 1 ? 4 : 2
    const scales = Array.from(
      { length: flags & 8 ? 1 : flags & 64 ? 2 : flags & 128 ? 4 : 0 },
      (_, index) => view.getInt16(at + 2 * index) / 16384,
    )
    at += 2 * scales.length
    const [a = 1, b = 0, c = 0, d = a] = scales.length === 2 ? [scales[0], 0, 0, scales[1]] : scales
    pieces.push({
      glyph,
      move: ({ x, y, onCurve }) => ({
        x: a * x + c * y + (flags & 2 ? dx : 0),
        y: b * x + d * y + (flags & 2 ? dy : 0),
        onCurve,
      }),
    })
    more = (flags & 32) !== 0
  }
  return pieces
}
