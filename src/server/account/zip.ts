/** Writes ZIP archives as streams, one entry after another, so that memory does not grow with what is archived. */
import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipEntry = {
  /** Parts apart by `/`. */
  readonly name: string
  readonly modifiedAt: Date
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** What is compressed already is not worth the time. */
  readonly isCompressed?: true
}

/** An entry or a body that throws breaks the archive; an archive that nobody reads on closes both. */
export function zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  const file = new ZipFile()
  // What yazl gives as the type of a stream of Node is one.
  const archive = file.outputStream as Readable
  const unread = new AbortController()
  archive.once('close', () => unread.abort())
  file.on('error', (error: Error) => archive.destroy(error))
  addAll(file, entries, unread.signal).catch((error: unknown) => archive.destroy(error as Error))
  return archive
}

async function addAll(
  file: ZipFile,
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  unread: AbortSignal,
): Promise<void> {
  for await (const { name, modifiedAt, body, isCompressed } of entries) {
    const bytes = addAbortSignal(unread, Readable.from(body, { objectMode: false }))
    file.addReadStream(bytes, name, {
      mtime: modifiedAt,
      mode: 0o100600,
      compressionLevel: isCompressed === true ? 1 : 6,
    })
    // The next entry is not asked for before this one is read: its file is not opened, its row not held.
    await finished(bytes)
  }
  file.end()
}
