/**
 * Decodes the encodings of plain texts by itself: Node and browsers differ in Big5, in Windows-1252 and in what is
 * damaged, and a text must read the same in both.
 */
import { decodeDoubleBytes } from './double-bytes.ts'

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'big5-hkscs', 'gb18030', 'windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The text of the bytes, with its byte order mark; what cannot be decoded becomes U+FFFD. */
export function decodeBytes(bytes: Uint8Array, encoding: Encoding): string {
  switch (encoding) {
    case 'utf-8':
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    case 'utf-16le':
      return fromUnits(readUnits(bytes, true))
    case 'utf-16be':
      return fromUnits(readUnits(bytes, false))
    case 'windows-1252':
      return fromUnits(
        Uint16Array.from(bytes, (byte) => (byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252.charCodeAt(byte - 0x80) : byte)),
      )
    case 'big5-hkscs':
      return fromUnits(decodeDoubleBytes(bytes, 'big5-hkscs'))
    case 'gb18030':
      return fromUnits(decodeDoubleBytes(bytes, 'gb18030'))
  }
}

/** The characters of 0x80 to 0x9F; all others are those of Latin-1. */
const WINDOWS_1252 = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ'

/** A byte left over at the end is dropped; halves of surrogate pairs stay as they are. */
function readUnits(bytes: Uint8Array, littleEndian: boolean): Uint16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint16Array.from({ length: bytes.length >> 1 }, (_, index) => view.getUint16(2 * index, littleEndian))
}

/** A call takes so many arguments without overflowing the stack. */
const MOST_AT_ONCE = 8192

function fromUnits(units: Uint16Array): string {
  let text = ''
  for (let at = 0; at < units.length; at += MOST_AT_ONCE)
    text += String.fromCharCode(...units.subarray(at, at + MOST_AT_ONCE))
  return text
}
