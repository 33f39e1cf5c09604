/**
 * Writes and reads tar archives as streams, with a digest over all that passed. tar-stream knows the format; sizes, the
 * order and the end are checked here.
 */
import { createHash, type Hash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { pipeline as piped } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>
export type TarEntry = { readonly name: string; readonly bytes: number; readonly body: AsyncIterable<Uint8Array> }

/** Throws where the body has not the size that was said. */
export type AddEntry = (name: string, bytes: number, body: Bytes, digest: Hash) => Promise<void>

/** What is wrong with an archive; the message ends a sentence. */
export class TarFault extends Error {}

/** Covers names, sizes and bytes of the entries, in their order. */
export const openDigest = (): Hash => createHash('sha256')
const describe = (digest: Hash, name: string, bytes: number): void => {
  digest.update(`${name}\n${bytes}\n`)
}

/** The bytes of an archive of what `fill` adds; the stream fails where `fill` does. */
export function writeTar(fill: (add: AddEntry) => Promise<void>): Readable {
  const archive = pack()
  const add: AddEntry = async (name, bytes, body, digest) => {
    describe(digest, name, bytes)
    await piped(
      Readable.from(sized(name, bytes, body, digest)),
      archive.entry({ name, size: bytes, mode: 0o600, mtime: new Date(0) }),
    )
  }
  fill(add).then(
    () => archive.finalize(),
    (error: unknown) => archive.destroy(error as Error),
  )
  return Readable.from(archive, { objectMode: false })
}

async function* sized(name: string, bytes: number, body: Bytes, digest: Hash): AsyncIterable<Uint8Array> {
  let written = 0
  for await (const chunk of body) {
    written += chunk.byteLength
    digest.update(chunk)
    yield chunk
  }
  if (written !== bytes)
    throw new Error(`Cannot archive ${name}: it has ${written} bytes, not the ${bytes} that were said`)
}

/**
 * The entries in their order; each body must be read to its end before the next entry is asked for. `digest` covers
 * every entry read so far, and is not touched by an entry named `last`, after which the archive must end. Throws a
 * TarFault for what is no whole archive.
 */
export async function* readTar(
  source: AsyncIterable<Uint8Array>,
  digest: Hash,
  last: string,
): AsyncGenerator<TarEntry> {
  const archive = extract()
  /** What went wrong with the source itself: its file, its compression. */
  let outside: unknown
  async function* watched(): AsyncIterable<Uint8Array> {
    try {
      yield* source
    } catch (error) {
      outside = error
      throw error
    }
  }
  // What goes wrong comes out where the archive is read.
  pipeline(watched(), archive, () => undefined)
  async function* orFault<Part>(parts: AsyncIterable<Part>): AsyncIterable<Part> {
    try {
      yield* parts
    } catch (cause) {
      throw outside ?? Object.assign(new TarFault('it is damaged or cut short'), { cause })
    }
  }
  let before: string | undefined
  for await (const entry of orFault(archive)) {
    const { name, size: bytes, type } = entry.header
    if (before === last) throw new TarFault('it goes on after its last part')
    if (type !== 'file') throw new TarFault(`${name} is no file`)
    if (name !== last) describe(digest, name, bytes)
    let isRead = false
    yield { name, bytes, body: bodyOf() }
    if (!isRead) throw new TypeError(`Cannot read on: the body of ${name} was not read to its end`)
    before = name

    async function* bodyOf(): AsyncIterable<Uint8Array> {
      for await (const chunk of orFault(entry as AsyncIterable<Uint8Array>)) {
        if (name !== last) digest.update(chunk)
        yield chunk
      }
      isRead = true
    }
  }
  if (before !== last) throw new TarFault('it ends before its last part')
}
