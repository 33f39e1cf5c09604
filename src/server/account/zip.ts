/** Writes ZIP archives as streams, which any computer opens: names in UTF-8, ZIP64 where it has to be (APPNOTE 6.3.10). */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = {
  /** Parts apart by `/`. */
  readonly name: string
  readonly modifiedAt: Date
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** What is compressed already is not worth the time. */
  readonly isCompressed?: true
}

/** Greater ones are written as ZIP64; less only in tests. */
const LIMITS = { bytes: 0xffff_ffff, entries: 0xffff } as const
/** Sizes stand after the body, and names are in UTF-8. */
const FLAGS = 0x0808
const DEFLATE = 8

type Written = { readonly name: Buffer; readonly time: Buffer; readonly crc: number; readonly packed: number; readonly bytes: number; readonly offset: number }

/** An entry has at most 4 GiB. */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, limits: { readonly bytes: number; readonly entries: number } = LIMITS): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  const out = (chunk: Uint8Array): Uint8Array => {
    offset += chunk.byteLength
    return chunk
  }
  for await (const { name, modifiedAt, body, isCompressed } of entries) {
    const entry = { name: Buffer.from(name), time: dosTime(modifiedAt), offset }
    const tally = { crc: 0, bytes: 0 }
    yield out(Buffer.concat([u32(0x0403_4b50), u16(isBeyond(offset, limits) ? 45 : 20), u16(FLAGS), u16(DEFLATE), entry.time, u32(0), u32(0), u32(0), u16(entry.name.byteLength), u16(0), entry.name]))
    const start = offset
    for await (const chunk of deflated(body, tally, isCompressed === true ? 1 : 6)) yield out(chunk)
    const packed = offset - start
    if (packed > LIMITS.bytes || tally.bytes > LIMITS.bytes) throw new RangeError(`Cannot archive ${name}: an entry has at most 4 GiB`)
    yield out(Buffer.concat([u32(0x0807_4b50), u32(tally.crc), u32(packed), u32(tally.bytes)]))
    written.push({ ...entry, ...tally, packed })
  }
  const directory = offset
  for (const entry of written) yield out(centralHeader(entry, limits))
  yield out(endOf(written.length, directory, offset, limits))
}

const isBeyond = (bytes: number, limits: { readonly bytes: number }): boolean => bytes >= limits.bytes

async function* deflated(body: ZipEntry['body'], tally: { crc: number; bytes: number }, level: number): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level })
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      tally.crc = crc32(chunk, tally.crc)
      tally.bytes += chunk.byteLength
      yield chunk
    }
  }
  const feeding = pipeline(Readable.from(counted()), deflate)
  // Its error ends the loop below, too, where it is thrown.
  feeding.catch(() => undefined)
  for await (const chunk of deflate) yield chunk as Uint8Array
  await feeding
}

function centralHeader({ name, time, crc, packed, bytes, offset }: Written, limits: { readonly bytes: number }): Buffer {
  const isFar = isBeyond(offset, limits)
  const far = isFar ? Buffer.concat([u16(1), u16(8), u64(offset)]) : Buffer.alloc(0)
  const version = isFar ? 45 : 20
  // Made on Unix, so that the attributes are those of a file.
  return Buffer.concat([u32(0x0201_4b50), u16(0x0300 | version), u16(version), u16(FLAGS), u16(DEFLATE), time, u32(crc), u32(packed), u32(bytes), u16(name.byteLength), u16(far.byteLength), u16(0), u16(0), u16(0), u32(0o100600 * 0x10000), u32(isFar ? 0xffff_ffff : offset), name, far])
}

function endOf(entries: number, directory: number, end: number, limits: { readonly bytes: number; readonly entries: number }): Buffer {
  const bytes = end - directory
  const isLarge = entries >= limits.entries || isBeyond(end, limits)
  const large = isLarge ? Buffer.concat([
    u32(0x0606_4b50), u64(44), u16(0x0300 | 45), u16(45), u32(0), u32(0), u64(entries), u64(entries), u64(bytes), u64(directory),
    u32(0x0706_4b50), u32(0), u64(end), u32(1),
  ]) : Buffer.alloc(0)
  const [count, size, at] = isLarge ? [0xffff, 0xffff_ffff, 0xffff_ffff] : [entries, bytes, directory]
  return Buffer.concat([large, u32(0x0605_4b50), u16(0), u16(0), u16(count), u16(count), u32(size), u32(at), u16(0)])
}

/** Two seconds are its finest; the time is UTC, since the format knows no zone. */
function dosTime(time: Date): Buffer {
  const year = Math.max(1980, time.getUTCFullYear())
  return Buffer.concat([u16((time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1)), u16(((year - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate())])
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
