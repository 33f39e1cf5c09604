/** Reads the directory of a zip file (APPNOTE.TXT 6.3), with the extensions for large files. */

export type ZipEntry = {
  readonly name: string
  readonly packedSize: number
  readonly size: number
  readonly method: number
  readonly encrypted: boolean
  /** Where its local header stands. */
  readonly at: number
}

export type ZipDirectory = { readonly count: number; readonly entries: Generator<ZipEntry> }

/**
 * Throws a RangeError where the directory is not one; its entries are read as they are asked for, and may throw too.
 */
export function readDirectory(bytes: Uint8Array): ZipDirectory {
  const view = viewOf(bytes)
  const end = findEnd(view)
  const large = end - LOCATOR_SIZE >= 0 && view.getUint32(end - LOCATOR_SIZE, true) === LOCATOR
  const at = large ? longAt(view, end - LOCATOR_SIZE + 8) : end
  if (large && view.getUint32(at, true) !== LARGE_END)
    throw new RangeError('Cannot read the zip file: its large directory ends nowhere')
  const disk = large ? view.getUint32(at + 16, true) : view.getUint16(at + 4, true)
  if (disk !== 0) throw new RangeError('Cannot read the zip file: it goes over several disks')
  const count = large ? longAt(view, at + 32) : view.getUint16(at + 10, true)
  return { count, entries: readEntries(bytes, large ? longAt(view, at + 48) : view.getUint32(at + 16, true), count) }
}

/**
 * Where the packed bytes of an entry are. Throws a RangeError where its local header is none or they would lie beyond
 * the file.
 */
export function packedBytes(bytes: Uint8Array, { at, packedSize }: ZipEntry): Uint8Array {
  const view = viewOf(bytes)
  if (view.getUint32(at, true) !== LOCAL) throw new RangeError('Cannot read the entry: it has no header')
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + packedSize > bytes.length)
    throw new RangeError('Cannot read the entry: it goes beyond the end of the file')
  return bytes.subarray(start, start + packedSize)
}

const LOCAL = 0x04034b50
const HEADER = 0x02014b50
const END = 0x06054b50
const LARGE_END = 0x06064b50
const LOCATOR = 0x07064b50
const END_SIZE = 22
const LOCATOR_SIZE = 20
const LONGEST_COMMENT = 0xffff
/** What stands for a number that is in the extension for large files. */
const ELSEWHERE = 0xffffffff

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Beyond 2^53 it is no place in any file. */
const longAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))

/** The last signature counts; after it only the comment may follow that it announces. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT - LOCATOR_SIZE); at -= 1) {
    if (view.getUint32(at, true) !== END) continue
    if (view.getUint16(at + 20, true) !== last - at) break
    return at
  }
  throw new RangeError('Cannot read the zip file: it has no directory')
}

function* readEntries(bytes: Uint8Array, start: number, count: number): Generator<ZipEntry> {
  const view = viewOf(bytes)
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== HEADER) throw new RangeError('Cannot read the zip file: its directory is broken')
    const flags = view.getUint16(at + 8, true)
    if (flags & 0x40) throw new RangeError('Cannot read the zip file: it is encrypted')
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    const end = extraEnd + view.getUint16(at + 32, true)
    if (end > bytes.length) throw new RangeError('Cannot read the zip file: its directory goes beyond its end')
    const given = {
      size: view.getUint32(at + 24, true),
      packedSize: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    }
    const entry = {
      name: nameOf(bytes.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      encrypted: (flags & 1) !== 0,
      ...withLarge(given, viewOf(bytes.subarray(nameEnd, extraEnd))),
    }
    if (entry.method === 0 && entry.packedSize !== entry.size + (entry.encrypted ? 12 : 0))
      throw new RangeError('Cannot read the zip file: an entry that is not packed has two sizes')
    yield entry
    at = end
  }
}

/**
 * The parts of Word files have plain names; what another encoding makes of others does not matter. A name that leaves
 * the file is not believed.
 */
function nameOf(bytes: Uint8Array): string {
  const name = new TextDecoder().decode(bytes).replaceAll('\\', '/')
  if (/^(?:[a-z]:|\/)/i.test(name) || name.split('/').includes('..'))
    throw new RangeError('Cannot read the zip file: a name leads out of it')
  return name
}

type Sizes = Pick<ZipEntry, 'size' | 'packedSize' | 'at'>

/** Numbers that do not fit stand in an extra field, in this order. */
function withLarge(given: Sizes, extra: DataView): Sizes {
  const field = largeField(extra)
  if (!field) return given
  let at = 0
  const next = (value: number): number => {
    if (value !== ELSEWHERE) return value
    at += 8
    return longAt(field, at - 8)
  }
  return { size: next(given.size), packedSize: next(given.packedSize), at: next(given.at) }
}

function largeField(extra: DataView): DataView | undefined {
  let found: DataView | undefined
  for (let at = 0; at < extra.byteLength - 3;) {
    const start = at + 4
    const length = extra.getUint16(at + 2, true)
    if (start + length > extra.byteLength)
      throw new RangeError('Cannot read the zip file: an extra field is longer than all of them')
    if (extra.getUint16(at, true) === 1) found ??= new DataView(extra.buffer, extra.byteOffset + start, length)
    at = start + length
  }
  return found
}
