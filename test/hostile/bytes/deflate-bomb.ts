/** Compressed data that unfolds to any size, made without compressing that size. */
import { constants, deflateRawSync } from 'node:zlib'

/** Raw deflate data of `unit` repeated `times`. */
export function rawDeflateBomb(unit: Uint8Array, times: number): Buffer {
  // A full flush ends a piece on a byte and forgets its window, so that copies of it may follow one another.
  const piece = deflateRawSync(unit, { finishFlush: constants.Z_FULL_FLUSH, level: 9 })
  return Buffer.concat([...Array.from({ length: times }, () => piece), LAST_EMPTY_BLOCK])
}

/**
 * As `rawDeflateBomb`, in the zlib wrapper that PDF's FlateDecode expects; its checksum is wrong, which PDF readers
 * pass over.
 */
export function zlibBomb(unit: Uint8Array, times: number): Buffer {
  return Buffer.concat([Buffer.from([0x78, 0xda]), rawDeflateBomb(unit, times), Buffer.alloc(4)])
}

const LAST_EMPTY_BLOCK = Buffer.from([0x03, 0x00])

export const MEGABYTE = 1024 * 1024
export const megabyteOf = (text: string): Buffer => Buffer.alloc(MEGABYTE, text)
