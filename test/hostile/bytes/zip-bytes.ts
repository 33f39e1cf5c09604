/** Writes ZIP archives that a proper writer would refuse: wrong sizes, shared data, any names. */
import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = {
  readonly path: string
  /** Stored data as it stands in the file; compressed by us unless `method` is given with it. */
  readonly data: Uint8Array | string
  /** 0 stored, 8 deflated; with it `data` is taken as already packed, and the sizes below are claimed. */
  readonly method?: number
  readonly claimedSize?: number
  /** Points at the local header of another entry instead of having its own. */
  readonly dataOf?: string
  readonly flags?: number
  readonly externalAttributes?: number
}

export function writeZip(
  entries: readonly ZipEntry[],
  options: { readonly comment?: Uint8Array; readonly claimedEntries?: number } = {},
): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  const offsets = new Map<string, number>()
  let offset = 0
  for (const entry of entries) {
    const packed = pack(entry)
    if (entry.dataOf === undefined) {
      offsets.set(entry.path, offset)
      const bytes = Buffer.concat([localHeader(entry, packed), packed.data])
      local.push(bytes)
      offset += bytes.length
    }
    central.push(centralHeader(entry, packed, offsets.get(entry.dataOf ?? entry.path) ?? 0))
  }
  const directory = Buffer.concat(central)
  const comment = options.comment ?? Buffer.alloc(0)
  const end = Buffer.alloc(22)
  const count = Math.min(options.claimedEntries ?? entries.length, 0xffff)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...local, directory, end, comment])
}

type Packed = { readonly data: Buffer; readonly method: number; readonly size: number; readonly crc: number }

function pack(entry: ZipEntry): Packed {
  const data = Buffer.from(entry.data as Uint8Array)
  if (entry.method !== undefined) return { data, method: entry.method, size: entry.claimedSize ?? data.length, crc: 0 }
  return { data: deflateRawSync(data), method: 8, size: entry.claimedSize ?? data.length, crc: crc32(data) }
}

function localHeader(entry: ZipEntry, packed: Packed): Buffer {
  const path = Buffer.from(entry.path)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(entry.flags ?? 0x0800, 6)
  writeSizes(header, 8, packed)
  header.writeUInt16LE(path.length, 26)
  return Buffer.concat([header, path])
}

function centralHeader(entry: ZipEntry, packed: Packed, offset: number): Buffer {
  const path = Buffer.from(entry.path)
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE((3 << 8) | 20, 4)
  header.writeUInt16LE(20, 6)
  header.writeUInt16LE(entry.flags ?? 0x0800, 8)
  writeSizes(header, 10, packed)
  header.writeUInt16LE(path.length, 28)
  header.writeUInt32LE((entry.externalAttributes ?? 0) >>> 0, 38)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, path])
}

/** Method, time, date, checksum and both sizes, which stand alike in both headers. */
function writeSizes(header: Buffer, at: number, packed: Packed): void {
  header.writeUInt16LE(packed.method, at)
  header.writeUInt16LE(0x5b6f, at + 4)
  header.writeUInt32LE(packed.crc, at + 6)
  header.writeUInt32LE(packed.data.length, at + 10)
  header.writeUInt32LE(packed.size >>> 0, at + 14)
}
