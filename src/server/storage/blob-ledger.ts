/**
 * Keeps the store and the database agreed: an object is announced in `blob` before it is stored, kept by the
 * transaction that writes the
 * row that names it, and dropped by the one that deletes that row. What a crash leaves between is swept away.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Db, Queries } from '../database/connect.ts'
import { reach } from '../foundation/failpoints.ts'
import { randomId } from '../foundation/random-id.ts'
import type { BlobStore } from './blobs.ts'

export type StoredBlob = { readonly blobId: string; readonly bytes: number; readonly sha256: string }

export type BlobLedger = {
  /** Stores the bytes; they are swept away unless `keep` follows. */
  readonly store: (schoolId: string, body: Buffer, mediaType: string) => Promise<StoredBlob>
  readonly keep: (queries: Queries, schoolId: string, blob: StoredBlob) => Promise<void>
  readonly drop: (queries: Queries, schoolId: string, blobIds: readonly string[]) => Promise<void>
  readonly read: (schoolId: string, blobId: string) => Promise<Readable | undefined>
  /** Takes what was dropped, and what was announced long ago and never kept, out of the store. Gives how many. */
  readonly sweep: (now: Date) => Promise<number>
}

/** Longer than any upload may take. */
const ABANDONED_MS = 15 * 60_000
const SWEPT_AT_ONCE = 200

export function openBlobLedger(db: Db, blobs: BlobStore): BlobLedger {
  return {
    async store(schoolId, body, mediaType) {
      const blobId = randomId('blob')
      const sha256 = createHash('sha256').update(body).digest('hex')
      await db
        .insertInto('blob')
        .values({ schoolId, blobId, state: 'writing', bytes: body.byteLength, mediaType })
        .execute()
      await blobs.put(keyOf(schoolId, blobId), Readable.from([body], { objectMode: false }), body.byteLength, mediaType)
      reach('blob_stored')
      return { blobId, bytes: body.byteLength, sha256 }
    },
    async keep(queries, schoolId, { blobId }) {
      const kept = await queries
        .updateTable('blob')
        .set({ state: 'kept', changedAt: new Date() })
        .where('schoolId', '=', schoolId)
        .where('blobId', '=', blobId)
        .where('state', '=', 'writing')
        .returning('blobId')
        .executeTakeFirst()
      if (kept === undefined) throw new Error(`Cannot keep the blob ${blobId}: it was swept away`)
    },
    async drop(queries, schoolId, blobIds) {
      if (blobIds.length > 0)
        await queries
          .updateTable('blob')
          .set({ state: 'dropped', changedAt: new Date() })
          .where('schoolId', '=', schoolId)
          .where('blobId', 'in', blobIds)
          .execute()
    },
    read: (schoolId, blobId) => blobs.get(keyOf(schoolId, blobId)),
    async sweep(now) {
      const due = await db
        .selectFrom('blob')
        .select(['schoolId', 'blobId'])
        .where((where) =>
          where.or([
            where('state', '=', 'dropped'),
            where.and([
              where('state', '=', 'writing'),
              where('changedAt', '<', new Date(now.getTime() - ABANDONED_MS)),
            ]),
          ]),
        )
        .limit(SWEPT_AT_ONCE)
        .execute()
      for (const { schoolId, blobId } of due) {
        // The row goes last: a crash between is made up for by the next sweep. Dropping it from `writing` first keeps a
        // late upload from keeping it; one that was kept since is left alone.
        const dropped = await db
          .updateTable('blob')
          .set({ state: 'dropped' })
          .where('schoolId', '=', schoolId)
          .where('blobId', '=', blobId)
          .where('state', '<>', 'kept')
          .returning('blobId')
          .executeTakeFirst()
        if (dropped === undefined) continue
        await blobs.remove(keyOf(schoolId, blobId))
        reach('blob_dropped')
        await db
          .deleteFrom('blob')
          .where('schoolId', '=', schoolId)
          .where('blobId', '=', blobId)
          .where('state', '=', 'dropped')
          .execute()
      }
      return due.length
    },
  }
}

export const keyOf = (schoolId: string, blobId: string): string => `${schoolId}/${blobId}`
