/** Unpacks the streams of a PDF in one step each. */
import { inflateSync } from 'node:zlib'

/** A page's text is some 10 KB; what unpacks to more than this is left to pdf.js, which does it piece by piece. */
const MOST_BYTES = 64 * 1024 * 1024
const CHUNK_BYTES = 64 * 1024

/**
 * Stands for the `DecompressionStream` of Node with no more than pdf.js uses of it: one write, then reads.
 * Node's own goes through two web streams and a thread for every stream of a page, which is a tenth of the whole
 * reading.
 */
export class InflateAtOnce {
  #unpacked: Uint8Array | undefined
  #problem: unknown

  constructor(format: string) {
    if (format !== 'deflate') throw new TypeError(`Cannot unpack ${format}: only deflate is known`)
  }

  readonly writable = {
    getWriter: () => ({
      write: async (bytes: Uint8Array): Promise<void> => {
        try {
          const { buffer, byteOffset, length } = inflateSync(bytes, {
            maxOutputLength: MOST_BYTES,
            chunkSize: CHUNK_BYTES,
          })
          this.#unpacked = new Uint8Array(buffer, byteOffset, length)
        } catch (problem) {
          this.#problem = problem
        }
      },
      close: async (): Promise<void> => undefined,
    }),
  }

  readonly readable = {
    getReader: () => ({
      /** Rejects where the bytes are damaged: pdf.js then reads as much of them as it can by itself. */
      read: async (): Promise<{ value?: Uint8Array; done: boolean }> => {
        if (this.#problem !== undefined) throw this.#problem
        const value = this.#unpacked
        this.#unpacked = undefined
        return value ? { value, done: false } : { done: true }
      },
    }),
  }
}
