/** Stored objects by key, on the local disk or in an S3-compatible store. Only `blob-ledger.ts` calls this. */
import type { Readable } from 'node:stream'

/** The store cannot do its part now: nobody's bug. `code` is that of outage.ts. */
export class StoreFault extends Error {
  readonly code: 'ESTORE' | 'ENOSPC'
  constructor(message: string, code: 'ESTORE' | 'ENOSPC') {
    super(message)
    this.code = code
  }
}

export type BlobStore = {
  /** Whole or not at all. `bytes` is the exact size. */
  readonly put: (key: string, body: Readable, bytes: number, mediaType: string) => Promise<void>
  /** Undefined where there is none. */
  readonly get: (key: string) => Promise<Readable | undefined>
  /** Does nothing where there is none. */
  readonly remove: (key: string) => Promise<void>
  /** Every key, in no order. */
  readonly list: () => AsyncIterable<string>
}
