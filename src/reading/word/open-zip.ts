/** Opens a zip file within limits: its directory is looked at before anything is unpacked. */
import { err, ok, type Result } from '#domain/result.ts'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import type { ReadingFault } from '../document.ts'

export type OpenedZip = {
  readonly names: ReadonlySet<string>
  /** The bytes of an entry; undefined where it is missing, damaged, encrypted, or holds other bytes than the directory says. */
  read(name: string): Promise<Uint8Array | undefined>
}

/** What a real document stays far below; a zip bomb does not. */
export const ZIP_LIMITS = {
  entries: 10_000,
  /** Unpacked bytes of all entries together. */
  totalBytes: 600 * 1024 * 1024,
  /** Unpacked bytes of one XML part; a book of 1,000 pages has about 10 MB. */
  partBytes: 48 * 1024 * 1024,
  /** How often its packed size an entry may unpack to, once it is over a megabyte. XML of Word packs up to about 40 times. */
  ratio: 250,
} as const

/** Faults: `damaged` when the directory cannot be read, `too_much_memory` when it announces a bomb. */
export async function openZip(bytes: Uint8Array): Promise<Result<OpenedZip, ReadingFault>> {
  const entries = new Map<string, Entry>()
  let zip: ZipFile
  let total = 0
  try {
    zip = await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { validateEntrySizes: true })
    if (zip.entryCount > ZIP_LIMITS.entries) return err({ code: 'too_much_memory' })
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize
      const bomb = entry.uncompressedSize > 1024 * 1024 && entry.uncompressedSize > entry.compressedSize * ZIP_LIMITS.ratio
      if (bomb || total > ZIP_LIMITS.totalBytes) return err({ code: 'too_much_memory' })
      entries.set(entry.fileName, entry)
    }
  } catch {
    return err({ code: 'damaged' })
  }
  return ok({
    names: new Set(entries.keys()),
    async read(name) {
      const entry = entries.get(name)
      if (!entry || entry.uncompressedSize > ZIP_LIMITS.partBytes) return undefined
      try {
        const parts: Uint8Array[] = []
        for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part)
        return new Uint8Array(Buffer.concat(parts))
      } catch {
        return undefined
      }
    },
  })
}
