/**
 * The names of the fonts of a binary Word document, by their indices. Source: [MS-DOC] 2.9.286 (SttbfFfn), 2.9.87
 * (FFN).
 */
import type { TablePlace } from './doc-header.ts'

const NAME_AT = 40

/** What cannot be read is left out from there on. */
export function readDocFonts(table: DataView, { start, length }: TablePlace): readonly string[] {
  const fonts: string[] = []
  const end = Math.min(start + length, table.byteLength)
  if (length < 4 || start + 4 > table.byteLength) return fonts
  const count = table.getUint16(start, true)
  for (let at = start + 4; fonts.length < count && at < end;) {
    const next = at + 1 + table.getUint8(at)
    let name = ''
    for (let place = at + NAME_AT; place + 2 <= Math.min(next, end); place += 2) {
      const code = table.getUint16(place, true)
      if (code === 0) break
      name += String.fromCharCode(code)
    }
    fonts.push(name)
    at = next
  }
  return fonts
}
