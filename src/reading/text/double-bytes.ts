/** Decodes Big5 with the characters of Hong Kong, and GB 18030, by the tables of iconv-lite. */
import { firstOf, itemAt, mustBeThere } from '#domain/must-be-there.ts'
import big5Added from 'iconv-lite/encodings/tables/big5-added.json' with { type: 'json' }
import cp936 from 'iconv-lite/encodings/tables/cp936.json' with { type: 'json' }
import cp950 from 'iconv-lite/encodings/tables/cp950.json' with { type: 'json' }
import gb18030Ranges from 'iconv-lite/encodings/tables/gb18030-ranges.json' with { type: 'json' }
import gbkAdded from 'iconv-lite/encodings/tables/gbk-added.json' with { type: 'json' }

export type DoubleByteEncoding = 'big5-hkscs' | 'gb18030'

/** UTF-16 units; a byte that begins no character becomes U+FFFD, and reading goes on after it. */
export function decodeDoubleBytes(bytes: Uint8Array, encoding: DoubleByteEncoding): Uint16Array {
  const table = tableOf(encoding)
  // No character has more units than bytes.
  const units = new Uint16Array(bytes.length)
  let count = 0
  for (let at = 0; at < bytes.length;) {
    const found = characterAt(bytes, at, table)
    at += found?.length ?? 1
    for (const unit of found?.units ?? UNKNOWN) units[count++] = unit
  }
  return units.subarray(0, count)
}

type Units = readonly number[]
/** Units by code, which is the bytes of a character as one number. */
type Table = { readonly codes: ReadonlyMap<number, Units>; readonly ranges?: typeof gb18030Ranges }

const UNKNOWN: Units = [0xfffd]

function characterAt(
  bytes: Uint8Array,
  at: number,
  { codes, ranges }: Table,
): { readonly units: Units; readonly length: number } | undefined {
  const first = bytes[at]
  const single = first === undefined ? undefined : codes.get(first)
  if (single) return { units: single, length: 1 }
  const second = bytes[at + 1]
  if (first === undefined || second === undefined) return undefined
  const double = codes.get(first * 0x100 + second)
  if (double) return { units: double, length: 2 }
  const third = bytes[at + 2]
  const fourth = bytes[at + 3]
  if (
    !ranges ||
    third === undefined ||
    fourth === undefined ||
    !isWithin(first, 0x81, 0xfe) ||
    !isWithin(second, 0x30, 0x39) ||
    !isWithin(third, 0x81, 0xfe) ||
    !isWithin(fourth, 0x30, 0x39)
  )
    return undefined
  const units =
    codes.get(((first * 0x100 + second) * 0x100 + third) * 0x100 + fourth) ??
    inRanges(ranges, (first - 0x81) * 12_600 + (second - 0x30) * 1260 + (third - 0x81) * 10 + fourth - 0x30)
  return { units, length: 4 }
}

const isWithin = (byte: number, first: number, last: number): boolean => byte >= first && byte <= last

/** A four-byte code by its place in their order: GB 18030 gives ranges of them to ranges of Unicode. */
function inRanges({ gbChars, uChars }: typeof gb18030Ranges, place: number): Units {
  const range = gbChars.findLastIndex((start) => start <= place)
  return unitsOf(itemAt(uChars, range) + place - itemAt(gbChars, range))
}

/** Codes beyond Unicode, which no program writes, give what iconv-lite gives. */
const unitsOf = (code: number): Units =>
  code < 0x10000 ? [code] : [0xd800 | ((code - 0x10000) >> 10), 0xdc00 | ((code - 0x10000) & 0x3ff)]

const tables = new Map<DoubleByteEncoding, Table>()

/** Unpacked on first use. */
function tableOf(encoding: DoubleByteEncoding): Table {
  const known = tables.get(encoding)
  if (known) return known
  const table =
    encoding === 'gb18030'
      ? { codes: unpack([...cp936, ...gbkAdded]), ranges: gb18030Ranges }
      : { codes: unpack([...cp950, ...big5Added]) }
  tables.set(encoding, table)
  return table
}

/**
 * The code of the first character in hexadecimal; then characters as they are, and numbers: so many more characters
 * that follow the one before in Unicode.
 */
type Chunk = readonly (string | number)[]

function unpack(chunks: readonly Chunk[]): Map<number, Units> {
  const codes = new Map<number, Units>()
  for (const [start, ...parts] of chunks) {
    let code = Number.parseInt(String(start), 16)
    for (const part of parts) {
      if (typeof part === 'number') {
        const last = firstOf(mustBeThere(codes.get(code - 1), 'the character that others follow'))
        for (let more = 1; more <= part; more += 1) codes.set(code++, [last + more])
      } else for (const units of charactersIn(part)) codes.set(code++, units)
    }
  }
  return codes
}

/** The tables of iconv-lite announce a character of several parts by a unit that is its length taken from this one. */
const SEQUENCE = 0xfff
const SHORTEST_MARK = 0xff0

function* charactersIn(text: string): Generator<Units> {
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at)
    const marked = unit > SHORTEST_MARK && unit <= SEQUENCE
    const length = marked ? SEQUENCE - unit + 2 : unit >= 0xd800 && unit < 0xdc00 ? 2 : 1
    if (marked) at += 1
    yield Array.from({ length }, (_, index) => text.charCodeAt(at + index))
    at += length
  }
}
