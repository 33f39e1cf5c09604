/** Writes and reads tar archives (POSIX ustar) as streams: just what a backup needs, with a digest over all that passed. */
import { createHash, type Hash } from 'node:crypto'

const BLOCK = 512
const LONGEST_NAME = 100
/** Eleven octal digits. */
const MOST_BYTES = 8 ** 11 - 1

export type TarEntry = { readonly name: string; readonly bytes: number; readonly body: AsyncIterable<Uint8Array> }

/** What is wrong with an archive; the message ends a sentence. */
export class TarFault extends Error {}

/** Covers names, sizes and bytes of the entries, in their order. */
export const openDigest = (): Hash => createHash('sha256')
const describe = (digest: Hash, name: string, bytes: number): void => { digest.update(`${name}\n${bytes}\n`) }

/** The blocks of one entry. Throws where the body has not the size that was said. */
export async function* tarEntry(name: string, bytes: number, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, digest: Hash): AsyncIterable<Uint8Array> {
  yield headerOf(name, bytes)
  describe(digest, name, bytes)
  let written = 0
  for await (const chunk of body) {
    written += chunk.byteLength
    digest.update(chunk)
    yield chunk
  }
  if (written !== bytes) throw new Error(`Cannot archive ${name}: it has ${written} bytes, not the ${bytes} that were said`)
  if (bytes % BLOCK !== 0) yield new Uint8Array(BLOCK - (bytes % BLOCK))
}

/** Two empty blocks end an archive. */
export const TAR_END: Uint8Array = new Uint8Array(2 * BLOCK)

function headerOf(name: string, bytes: number): Uint8Array {
  if (Buffer.byteLength(name) > LONGEST_NAME || bytes > MOST_BYTES) throw new RangeError(`Cannot archive ${name} with ${bytes} bytes: a name has at most ${LONGEST_NAME} bytes, a file ${MOST_BYTES}`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0'.repeat(2), 108)
  header.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** Of a header whose own checksum counts as blanks. */
const checksum = (header: Uint8Array): number => header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0)

/**
 * The entries in their order; each body must be read to its end before the next entry is asked for. `digest` covers every entry read so far,
 * and is not touched by an entry named `last`, after which the archive must end. Throws a TarFault for what is no whole archive.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>, digest: Hash, last: string): AsyncGenerator<TarEntry> {
  const reader = openReader(source)
  for (;;) {
    const header = await reader.take(BLOCK)
    if (header.every((byte) => byte === 0)) throw new TarFault('it ends before its last part')
    const { name, bytes } = parseHeader(header)
    if (name !== last) describe(digest, name, bytes)
    let isRead = false
    yield { name, bytes, body: bodyOf() }
    if (!isRead) throw new TypeError(`Cannot read on: the body of ${name} was not read to its end`)
    if (name === last) return reader.end()

    async function* bodyOf(): AsyncIterable<Uint8Array> {
      for await (const chunk of reader.stream(bytes)) {
        if (name !== last) digest.update(chunk)
        yield chunk
      }
      await reader.take((BLOCK - (bytes % BLOCK)) % BLOCK)
      isRead = true
    }
  }
}

function parseHeader(header: Buffer): { readonly name: string; readonly bytes: number } {
  const text = (from: number, length: number): string => header.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  const bytes = Number.parseInt(text(124, 12).trim(), 8)
  if (Number.parseInt(text(148, 8).trim(), 8) !== checksum(header) || !(bytes >= 0)) throw new TarFault('a part of it is damaged')
  return { name: text(0, LONGEST_NAME), bytes }
}

type Reader = { take(bytes: number): Promise<Buffer>; stream(bytes: number): AsyncIterable<Uint8Array>; end(): Promise<void> }

function openReader(source: AsyncIterable<Uint8Array>): Reader {
  const iterator = source[Symbol.asyncIterator]()
  let held: Uint8Array = new Uint8Array(0)
  async function* stream(bytes: number): AsyncIterable<Uint8Array> {
    for (let left = bytes; left > 0;) {
      if (held.byteLength === 0) {
        const next = await iterator.next()
        if (next.done === true) throw new TarFault('it is cut short')
        held = next.value
      }
      const part = held.subarray(0, left)
      held = held.subarray(part.byteLength)
      left -= part.byteLength
      yield part
    }
  }
  return {
    stream,
    async take(bytes) {
      const parts: Uint8Array[] = []
      for await (const part of stream(bytes)) parts.push(part)
      return Buffer.concat(parts)
    },
    async end() {
      if ((await this.take(BLOCK)).some((byte) => byte !== 0)) throw new TarFault('it goes on after its last part')
      // To the end of the file, so that the checksum of the compression is checked.
      while ((await iterator.next()).done !== true);
    },
  }
}
