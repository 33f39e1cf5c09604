/** Reads outlines out of a static TrueType font: `cmap`, `hmtx` and `glyf`, no more. */

export type Outlines = {
  readonly unitsPerEm: number
  /** Undefined when the font has no such sign. */
  outlineOf(sign: string): Outline | undefined
}
/** Contours of points as TrueType has them: quadratic, with implied points between two control points. */
export type Outline = { readonly advance: number; readonly contours: readonly (readonly OutlinePoint[])[] }
export type OutlinePoint = { readonly x: number; readonly y: number; readonly on: boolean }

/** @throws RangeError when a table is missing (an OpenType font with CFF outlines, for one). */
export function readTrueType(bytes: Uint8Array): Outlines {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map<string, number>()
  for (let i = 0; i < data.getUint16(4); i++) tables.set(String.fromCharCode(...bytes.subarray(12 + 16 * i, 16 + 16 * i)), data.getUint32(20 + 16 * i))
  const table = (name: string): number => {
    const at = tables.get(name)
    if (at === undefined) throw new RangeError(`Cannot read the font: it has no table ${name}`)
    return at
  }
  const [head, loca, glyf, hmtx] = [table('head'), table('loca'), table('glyf'), table('hmtx')]
  const long = data.getInt16(head + 50) === 1
  const measured = data.getUint16(table('hhea') + 34)
  const glyphOf = readCharacterMap(data, table('cmap'))
  const offset = (glyph: number): number => (long ? data.getUint32(loca + 4 * glyph) : 2 * data.getUint16(loca + 2 * glyph))
  const contoursOf = (glyph: number): OutlinePoint[][] => (offset(glyph) === offset(glyph + 1) ? [] : readGlyph(data, glyf + offset(glyph), contoursOf))
  return {
    unitsPerEm: data.getUint16(head + 18),
    outlineOf(sign) {
      const glyph = glyphOf(sign.codePointAt(0)!)
      if (glyph === 0) return undefined
      return { advance: data.getUint16(hmtx + 4 * Math.min(glyph, measured - 1)), contours: contoursOf(glyph) }
    },
  }
}

function readCharacterMap(data: DataView, cmap: number): (code: number) => number {
  const formats = new Map<number, number>()
  for (let i = 0; i < data.getUint16(cmap + 2); i++) {
    const at = cmap + data.getUint32(cmap + 8 + 8 * i)
    formats.set(data.getUint16(at), at)
  }
  const [wide, narrow] = [formats.get(12), formats.get(4)]
  if (wide !== undefined) return (code) => wideGlyph(data, wide, code)
  if (narrow !== undefined) return (code) => narrowGlyph(data, narrow, code)
  throw new RangeError('Cannot read the font: its character map is of no format known here (4, 12)')
}

function wideGlyph(data: DataView, at: number, code: number): number {
  for (let i = 0, group = at + 16; i < data.getUint32(at + 12); i++, group += 12) {
    if (code >= data.getUint32(group) && code <= data.getUint32(group + 4)) return data.getUint32(group + 8) + code - data.getUint32(group)
  }
  return 0
}

function narrowGlyph(data: DataView, at: number, code: number): number {
  const size = data.getUint16(at + 6)
  for (let i = 0; i < size; i += 2) {
    if (code > data.getUint16(at + 14 + i)) continue
    const start = data.getUint16(at + 16 + size + i)
    if (code < start) return 0
    const range = at + 16 + 3 * size + i
    const shift = data.getUint16(range)
    const delta = data.getUint16(at + 16 + 2 * size + i)
    if (shift === 0) return (code + delta) & 0xffff
    const glyph = data.getUint16(range + shift + 2 * (code - start))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  return 0
}

function readGlyph(data: DataView, at: number, part: (glyph: number) => OutlinePoint[][]): OutlinePoint[][] {
  const count = data.getInt16(at)
  return count < 0 ? readComposite(data, at + 10, part) : readSimple(data, at + 10, count)
}

function readSimple(data: DataView, start: number, count: number): OutlinePoint[][] {
  const ends = Array.from({ length: count }, (_, i) => data.getUint16(start + 2 * i))
  const total = (ends.at(-1) ?? -1) + 1
  let at = start + 2 * count
  at += 2 + data.getUint16(at)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = data.getUint8(at++)
    flags.push(flag)
    if ((flag & 8) !== 0) for (let repeat = data.getUint8(at++); repeat > 0; repeat--) flags.push(flag)
  }
  const axis = (short: number, same: number): number[] => {
    let value = 0
    return flags.map((flag) => {
      if ((flag & short) !== 0) value += (flag & same) !== 0 ? data.getUint8(at++) : -data.getUint8(at++)
      else if ((flag & same) === 0) { value += data.getInt16(at); at += 2 }
      return value
    })
  }
  const [xs, ys] = [axis(2, 16), axis(4, 32)]
  const points = flags.map((flag, i) => ({ x: xs[i]!, y: ys[i]!, on: (flag & 1) !== 0 }))
  return ends.map((end, i) => points.slice(i === 0 ? 0 : ends[i - 1]! + 1, end + 1))
}

function readComposite(data: DataView, start: number, part: (glyph: number) => OutlinePoint[][]): OutlinePoint[][] {
  const contours: OutlinePoint[][] = []
  for (let at = start, more = true; more;) {
    const flags = data.getUint16(at)
    if ((flags & 0b1100_1000) !== 0) throw new RangeError('Cannot read the font: a glyph is made of scaled parts')
    const words = (flags & 1) !== 0
    const [dx, dy] = words ? [data.getInt16(at + 4), data.getInt16(at + 6)] : [data.getInt8(at + 4), data.getInt8(at + 5)]
    for (const contour of part(data.getUint16(at + 2))) contours.push(contour.map(({ x, y, on }) => ({ x: x + dx, y: y + dy, on })))
    more = (flags & 32) !== 0
    at += words ? 8 : 6
  }
  return contours
}
