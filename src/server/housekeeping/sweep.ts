/** Housekeeping, by one process at a time: empties the bin, finishes what crashes left, forgets what is out of date. */
import { BIN_DAYS, KEPT_ANSWERS_HOURS } from '#domain/limits.ts'
import { sql } from 'kysely'
import { DAY_MS } from '../foundation/day.ts'
import type { Db } from '../database/connect.ts'
import { fail } from '../documents/fail-document.ts'
import { reach } from '../foundation/failpoints.ts'
import { sweepGenerations } from '../generations/generations.ts'
import { priorityOf } from '../jobs/queue.ts'
import { sweepPayments } from '../payment/sweep-payments.ts'
import { releaseExpired } from '../plans/metering.ts'
import type { Service } from '../service/service.ts'
import { deletePaper } from '../papers/stored/stored-paper.ts'
import { forgetVisitorsPapers, VISITORS } from '../papers/stored/visitors.ts'
import { BLOBS_LOCK } from '../storage/sweep-lock.ts'

const HOUR_MS = 3_600_000
/**
 * A document that nothing has moved for so long is asked about: short, since the next sweep may be half a minute away
 * and no document is stuck over a minute.
 */
const STALLED_MS = 10_000
const AT_ONCE = 100
const LOCK = 7_236_152

type Needed = Pick<Service, 'db' | 'blobs' | 'queue' | 'plans' | 'configuration' | 'payment' | 'log' | 'now'>

/** `removesBlobs`: false while a backup copies them. */
export async function sweep(service: Needed, removesBlobs = true): Promise<void> {
  const { db, blobs, now } = service
  await releaseExpired(db)
  await reviveDocuments(service)
  await sweepGenerations(db, now())
  await emptyBin(db, now())
  await forget(db, now())
  await sweepPayments(service)
  if (removesBlobs) await blobs.sweep(now())
}

/** Sweeps every `everyMs` while this process holds the lock; gives the function that ends it. */
export function sweepRegularly(service: Needed, everyMs: number): () => Promise<void> {
  let running: Promise<void> | undefined
  const tick = (): void => {
    running ??= onceAmongAll(service)
      .catch((error: unknown) => service.log.warn({ err: error }, 'housekeeping failed'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(tick, everyMs).unref()
  tick()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Another process that sweeps already is enough. */
async function onceAmongAll(service: Needed): Promise<void> {
  await service.db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(connection)
    if (!rows[0]?.taken) return
    const blobs = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${BLOBS_LOCK}) as taken`.execute(connection)
    const removesBlobs = blobs.rows[0]?.taken === true
    try {
      await sweep(service, removesBlobs)
    } finally {
      if (removesBlobs) await sql`select pg_advisory_unlock(${BLOBS_LOCK})`.execute(connection)
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

/** A document whose job is not there (a backup holds none) is read again; one whose job has failed for good says so. */
async function reviveDocuments(service: Needed): Promise<void> {
  const { db, queue, now } = service
  const stalled = await db
    .selectFrom('document')
    .select(['schoolId', 'documentId', 'jobId'])
    .where('status', '=', 'processing')
    .where('updatedAt', '<', new Date(now().getTime() - STALLED_MS))
    .execute()
  for (const { schoolId, documentId, jobId } of stalled) {
    const job = jobId === null ? 'unknown' : await queue.stateOf('read-document', jobId)
    if (job === 'ended') await fail(service, { schoolId, documentId, jobId }, { code: 'interrupted' })
    else if (job === 'unknown') await readAgain(service, { schoolId, documentId, jobId })
  }
}

async function readAgain(
  { db, queue, plans, now }: Needed,
  {
    schoolId,
    documentId,
    jobId,
  }: { readonly schoolId: string; readonly documentId: string; readonly jobId: string | null },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('document')
      .set({ updatedAt: now() })
      .where('schoolId', '=', schoolId)
      .where('documentId', '=', documentId)
      .where('status', '=', 'processing')
      .where('jobId', jobId === null ? 'is' : '=', jobId)
      .returning('documentId')
      .executeTakeFirst()
    if (row === undefined) return
    const { tier } = await transaction
      .selectFrom('school')
      .select('tier')
      .where('schoolId', '=', schoolId)
      .executeTakeFirstOrThrow()
    const fresh = await queue.send(transaction, 'read-document', { schoolId, documentId }, priorityOf(plans.of(tier)))
    await transaction
      .updateTable('document')
      .set({ jobId: fresh })
      .where('schoolId', '=', schoolId)
      .where('documentId', '=', documentId)
      .execute()
  })
}

/** What has lain in the bin for its days goes for good, with its file. */
async function emptyBin(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - BIN_DAYS * DAY_MS)
  const documents = await db
    .selectFrom('document')
    .select(['schoolId', 'documentId', 'blobId'])
    .where('deletedAt', '<', before)
    .limit(AT_ONCE)
    .execute()
  for (const { schoolId, documentId, blobId } of documents) {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('blob')
        .set({ state: 'dropped', changedAt: now })
        .where('schoolId', '=', schoolId)
        .where('blobId', '=', blobId)
        .execute()
      await transaction
        .deleteFrom('document')
        .where('schoolId', '=', schoolId)
        .where('documentId', '=', documentId)
        .where('deletedAt', '<', before)
        .execute()
    })
    reach('row_deleted')
  }
  const papers = await db
    .selectFrom('paper')
    .select(['schoolId', 'paperId'])
    .where('deletedAt', '<', before)
    .limit(AT_ONCE)
    .execute()
  for (const { schoolId, paperId } of papers)
    await db.transaction().execute((transaction) => deletePaper(transaction, { schoolId, id: paperId }))
  await db.deleteFrom('topic').where('deletedAt', '<', before).execute()
  await forgetVisitorsPapers(db, now)
}

async function forget(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotentRequest')
    .where('createdAt', '<', new Date(now.getTime() - KEPT_ANSWERS_HOURS * HOUR_MS))
    .execute()
  await db
    .deleteFrom('rateLimit')
    .where('windowStart', '<', new Date(now.getTime() - HOUR_MS))
    .execute()
  await db.deleteFrom('accountSession').where('expiresAt', '<', now).execute()
  // Of processes that died.
  await db
    .deleteFrom('turn')
    .where('until', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
  await db.deleteFrom('accountVerification').where('expiresAt', '<', now).execute()
  // Opened for an account that was never made.
  await db
    .deleteFrom('school')
    .where('schoolId', '!=', VISITORS)
    .where('createdAt', '<', new Date(now.getTime() - HOUR_MS))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('accountUser')
            .select('accountUser.id')
            .whereRef('accountUser.schoolId', '=', 'school.schoolId'),
        ),
      ),
    )
    .execute()
}
