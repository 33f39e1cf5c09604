/**
 * The text of a binary Word document, put together from its pieces, with the place in the file of every character.
 * Source: [MS-DOC] 2.4.1.
 */
import { itemAt } from '#domain/must-be-there.ts'
import type { TablePlace } from './doc-header.ts'

export type DocText = {
  readonly text: string
  /**
   * Byte offset in the stream `WordDocument` of the character at a position of `text`; properties are filed under it.
   */
  placeOf(position: number): number
}

/**
 * Throws a RangeError when the tables contradict the file's size. `most`: characters that can be in the file at all.
 */
export function readDocText(stream: DataView, table: DataView, place: TablePlace, most: number): DocText {
  const pieces = readPieces(table, place)
  const parts: string[] = []
  let characters = 0
  for (const piece of pieces) {
    characters += piece.end - piece.start
    if (characters > most) throw new RangeError(`Cannot read ${characters} characters from a file of ${most} bytes`)
    parts.push(decodePiece(stream, piece))
  }
  let at = 0
  return {
    text: parts.join(''),
    placeOf(position) {
      if (position < itemAt(pieces, at).start) at = 0
      while (at < pieces.length - 1 && position >= itemAt(pieces, at).end) at += 1
      const piece = itemAt(pieces, at)
      return piece.place + (position - piece.start) * piece.width
    },
  }
}

type Piece = { readonly start: number; readonly end: number; readonly place: number; readonly width: 1 | 2 }

const CLX_PROPERTIES = 1
const CLX_PIECES = 2
const FLAG_NARROW = 0x40000000

function readPieces(table: DataView, { start, length }: TablePlace): Piece[] {
  let at = start
  const end = start + length
  while (at < end && table.getUint8(at) === CLX_PROPERTIES) at += 3 + table.getInt16(at + 1, true)
  if (at >= end || table.getUint8(at) !== CLX_PIECES)
    throw new RangeError('Cannot find the pieces of the text: expected their table')
  const size = table.getUint32(at + 1, true)
  const count = Math.floor((size - 4) / 12)
  const base = at + 5
  const pieces: Piece[] = []
  for (let index = 0; index < count; index += 1) {
    const from = table.getUint32(base + index * 4, true)
    const to = table.getUint32(base + index * 4 + 4, true)
    const place = table.getUint32(base + (count + 1) * 4 + index * 8 + 2, true)
    if (to < from || from !== (pieces.at(-1)?.end ?? 0))
      throw new RangeError(`Cannot read the piece from ${from} to ${to}: expected pieces in order`)
    pieces.push(
      place & FLAG_NARROW
        ? { start: from, end: to, place: (place & ~FLAG_NARROW) / 2, width: 1 }
        : { start: from, end: to, place, width: 2 },
    )
  }
  if (pieces.length === 0) throw new RangeError('Cannot read a text without pieces')
  return pieces
}

function decodePiece(stream: DataView, piece: Piece): string {
  const length = (piece.end - piece.start) * piece.width
  if (piece.place + length > stream.byteLength)
    throw new RangeError(`Cannot read ${length} bytes at ${piece.place}: expected them inside the stream`)
  const bytes = new Uint8Array(stream.buffer, stream.byteOffset + piece.place, length)
  return piece.width === 1 ? NARROW.decode(bytes) : WIDE.decode(bytes)
}

// One-byte pieces are Windows-1252 ([MS-DOC] 2.9.73); the control characters below 0x20 carry Word's marks.
const NARROW = new TextDecoder('windows-1252')
const WIDE = new TextDecoder('utf-16le', { ignoreBOM: true })
