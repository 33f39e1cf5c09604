/** Opens a zip file within limits: its directory is looked at before anything is unpacked. */
import { err, ok, type Result } from '#domain/result.ts'
import { inflateRaw } from '#platform/inflate.ts'
import type { ReadingFault } from '../document.ts'
import { packedBytes, readDirectory, type ZipEntry } from './zip-directory.ts'

export type OpenedZip = {
  readonly names: ReadonlySet<string>
  /**
   * The bytes of an entry; undefined where it is missing, damaged, encrypted, or holds other bytes than the directory
   * says.
   */
  read(name: string): Promise<Uint8Array | undefined>
}

/** What a real document stays far below; a zip bomb does not. */
export const ZIP_LIMITS = {
  entries: 10_000,
  /** Unpacked bytes of all entries together. */
  totalBytes: 600 * 1024 * 1024,
  /** Unpacked bytes of one XML part; a book of 1,000 pages has about 10 MB. */
  partBytes: 48 * 1024 * 1024,
  /**
   * How often its packed size an entry may unpack to, once it is over a megabyte. XML of Word packs up to about 40
   * times.
   */
  ratio: 250,
} as const

/** Faults: `damaged` when the directory cannot be read, `too_much_memory` when it announces a bomb. */
export async function openZip(bytes: Uint8Array): Promise<Result<OpenedZip, ReadingFault>> {
  const entries = new Map<string, ZipEntry>()
  let total = 0
  try {
    const directory = readDirectory(bytes)
    if (directory.count > ZIP_LIMITS.entries) return err({ code: 'too_much_memory' })
    for (const entry of directory.entries) {
      total += entry.size
      const bomb = entry.size > 1024 * 1024 && entry.size > entry.packedSize * ZIP_LIMITS.ratio
      if (bomb || total > ZIP_LIMITS.totalBytes) return err({ code: 'too_much_memory' })
      entries.set(entry.name, entry)
    }
  } catch {
    return err({ code: 'damaged' })
  }
  return ok({
    names: new Set(entries.keys()),
    async read(name) {
      const entry = entries.get(name)
      return entry && entry.size <= ZIP_LIMITS.partBytes ? unpack(bytes, entry).catch(() => undefined) : undefined
    },
  })
}

const STORED = 0
const DEFLATED = 8

async function unpack(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array | undefined> {
  if (entry.encrypted || (entry.method !== STORED && entry.method !== DEFLATED)) return undefined
  const packed = packedBytes(bytes, entry)
  const unpacked = entry.method === STORED ? packed : await inflateRaw(packed, entry.size)
  return unpacked.length === entry.size ? unpacked : undefined
}
