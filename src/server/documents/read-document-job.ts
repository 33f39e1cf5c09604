/** Reads a stored document in a limited child and keeps what came of it. */
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { asId } from '#domain/ids.ts'
import { UNLIMITED } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { ok, type Result } from '#domain/result.ts'
import { documentTitle } from '#reading/document-title.ts'
import { READING_LIMITS } from '#reading/document.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { Asker } from '#sandbox/fair-queue.ts'
import { readWithRecognition } from '#sandbox/ocr/read-with-recognition.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { tell } from '../events/progress.ts'
import { reach } from '../foundation/failpoints.ts'
import { outageOf } from '../http/outage.ts'
import { monthOf } from '../plans/months.ts'
import type { Service } from '../service/service.ts'
import type { JobContext, JobData } from '../jobs/queue.ts'
import { chargePages } from './charge-document.ts'
import type { StoredFault } from './document-answer.ts'
import { withTopicsByAi } from './topics-by-ai.ts'
import { findSimilar } from './find-similar.ts'
import { fail, type Target } from './fail-document.ts'

type Needed = Pick<
  Service,
  'db' | 'blobs' | 'plans' | 'configuration' | 'reading' | 'recognition' | 'making' | 'ai' | 'log' | 'now'
>
/**
 * `jobId`: the reading that is meant. A cancelled one may still run when the document is read again; what it finds is
 * no longer wanted.
 */

const zip = promisify(gzip)
/** Failures of its own after which a reading is given up. */
const MOST_FAILURES = 3

/**
 * Ends in a row that is `ready` or `error`; throws for what a second try may mend. A document that is gone or was read
 * already is left alone.
 */
export async function readDocumentJob(
  service: Needed,
  document: JobData['read-document'],
  context: JobContext,
): Promise<void> {
  const target: Target = { ...document, jobId: context.id }
  const row = await service.db
    .selectFrom('document')
    .innerJoin('school', 'school.schoolId', 'document.schoolId')
    .select(['document.name', 'document.blobId', 'document.status', 'document.jobId', 'school.tier'])
    .where('document.schoolId', '=', target.schoolId)
    .where('document.documentId', '=', target.documentId)
    .executeTakeFirst()
  if (row === undefined || row.status !== 'processing' || row.jobId !== context.id) return
  reach('job_claimed')
  try {
    await readOne(service, target, row, context)
  } catch (error) {
    // A document must not be processing for good; where the count cannot be kept, the next try keeps it.
    if (!context.isLost() && isOwn(error) && (await countFailure(service, target)) >= MOST_FAILURES)
      await fail(service, target, { code: 'interrupted' })
    throw error
  }
}

/** Not that the database or the store is away or full; a reader that cannot be started is a failure of the reader. */
const isOwn = (error: unknown): boolean => [undefined, 'busy'].includes(outageOf(error)?.code)

/** How many of the reading's attempts have failed by now, this one counted. */
async function countFailure({ db }: Needed, { schoolId, documentId, jobId }: Target): Promise<number> {
  const row = await db
    .updateTable('document')
    .set((old) => ({ readingFailures: old('readingFailures', '+', 1) }))
    .where('schoolId', '=', schoolId)
    .where('documentId', '=', documentId)
    .where('jobId', '=', jobId)
    .returning('readingFailures')
    .executeTakeFirst()
    .catch(() => undefined)
  return row?.readingFailures ?? 0
}

async function readOne(
  service: Needed,
  target: Target,
  row: { readonly name: string; readonly blobId: string; readonly tier: string },
  context: JobContext,
): Promise<void> {
  const { blobs, plans, reading, recognition, configuration } = service
  const stored = await blobs.read(target.schoolId, row.blobId)
  if (stored === undefined)
    throw new Error(`Cannot read the document ${target.documentId}: its blob is not in the store`)
  const bytes = await buffer(stored)
  await advance(service, target, 25, 'analyze')
  const { pagesPerPdf } = plans.of(row.tier).limits
  const pages = pagesPerPdf === UNLIMITED ? READING_LIMITS.pages : Math.min(pagesPerPdf, READING_LIMITS.pages)
  let told = 25
  const read = await readWithRecognition(reading, bytes, row.name, {
    atOnce: configuration.workerConcurrency,
    data: recognition,
    limits: { ...READING_LIMITS, pages },
    asker: askerOf(target, context),
    onProgress: (done, all) => {
      const progress = 25 + Math.floor((45 * done) / all)
      if (progress >= told + 5) void advance(service, target, (told = progress), 'recognise').catch(() => undefined)
    },
  })
  reach('document_parsed')
  if (context.signal.aborted) throw new Error(`Stopped reading the document ${target.documentId}`)
  if (read.ok) await keep(service, target, row, await topicsOf(service, target, row, read.value, context), context)
  else await fail(service, target, read.error)
  reach('document_saved')
}

/** A reading that is no longer wanted gives its place back. */
const askerOf = ({ schoolId }: Target, { signal }: JobContext): Asker => ({ account: schoolId, signal })

async function topicsOf(
  service: Needed,
  target: Target,
  { tier }: { readonly tier: string },
  read: DocumentWithTopics,
  context: JobContext,
): Promise<DocumentWithTopics> {
  if (service.ai === undefined) return read
  await advance(service, target, 75, 'extract')
  return withTopicsByAi(service, service.plans.of(tier), read, askerOf(target, context))
}

async function advance(
  { db, now }: Needed,
  { schoolId, documentId, jobId }: Target,
  progress: number,
  stage: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('document')
      .set({ progress, updatedAt: now() })
      .where('schoolId', '=', schoolId)
      .where('documentId', '=', documentId)
      .where('status', '=', 'processing')
      .where('jobId', '=', jobId)
      .returning('documentId')
      .executeTakeFirst()
    if (row)
      await tell(transaction, schoolId, { kind: 'document', id: documentId, status: 'processing', progress, stage })
  })
}

async function keep(
  service: Needed,
  target: Target,
  { tier }: { readonly tier: string },
  read: DocumentWithTopics,
  context: JobContext,
): Promise<void> {
  const { db, plans, configuration, making, now } = service
  const { schoolId, documentId, jobId } = target
  // Questions name the row, not the bytes: two uploads of one file are two documents.
  const own: DocumentWithTopics = { ...read, document: { ...read.document, id: asId<'Document'>(documentId) } }
  const body = await zip(JSON.stringify(own))
  const signed = await making.signatureOf(body, askerOf(target, context))
  if (!signed.ok) throw new Error(`Cannot sign the text of ${documentId}: ${signed.error.code}`)
  const similar = await findSimilar(db, target, signed.value)
  const topics = read.found.topics.map(({ topic }) => topic)
  const pageCount = read.document.pageCount ?? 1
  const pdfPages = read.document.fileType === 'pdf' ? pageCount : 0
  const month = monthOf(now(), configuration.timeZone)
  const kept = await inTransaction(db, async (transaction): Promise<Result<undefined, Refusal>> => {
    const row = await transaction
      .updateTable('document')
      .set({
        status: 'ready',
        progress: 100,
        pageCount,
        language: read.document.language,
        title: documentTitle(read.document) ?? null,
        warnings: JSON.stringify(read.document.warnings),
        topicNames: topics.map(({ name }) => name.replaceAll('\n', ' ')).join('\n'),
        similarTo: similar === undefined ? null : JSON.stringify(similar),
        updatedAt: now(),
      })
      .where('schoolId', '=', schoolId)
      .where('documentId', '=', documentId)
      .where('status', '=', 'processing')
      .where('jobId', '=', jobId)
      .returning(['name', 'useCredits', 'chargedMonth', 'chargedCredits'])
      .executeTakeFirst()
    // Cancelled or deleted for good meanwhile: then nothing is used.
    if (row === undefined) return ok(undefined)
    const charged = await chargePages(
      transaction,
      { schoolId, plan: plans.of(tier), month, documentId, name: row.name },
      row,
      pdfPages,
    )
    if (!charged.ok) return charged
    const { chargedMonth, chargedCredits } = charged.value
    await transaction
      .updateTable('document')
      .set({ chargedMonth, chargedCredits })
      .where('schoolId', '=', schoolId)
      .where('documentId', '=', documentId)
      .execute()
    const reading = { body, topics: JSON.stringify(topics), signature: signed.value }
    await transaction
      .insertInto('documentReading')
      .values({ schoolId, documentId, ...reading })
      .onConflict((conflict) => conflict.columns(['schoolId', 'documentId']).doUpdateSet(reading))
      .execute()
    await tell(transaction, schoolId, {
      kind: 'document',
      id: documentId,
      status: 'ready',
      progress: 100,
      stage: 'complete',
    })
    return ok(undefined)
  })
  if (!kept.ok) await fail(service, target, unpaid(kept.error))
}

/** Its pages are more than the month's allowance, or the credits, hold. Throws for what only a bug of ours refuses. */
function unpaid(refusal: Refusal): StoredFault {
  if (refusal.code === 'quota')
    return { code: 'pdf_quota', usage: refusal.usage, limit: refusal.limit, requiredCredits: refusal.requiredCredits }
  if (refusal.code === 'insufficient_credits') return refusal
  throw new Error(`Cannot keep what was read of a document: ${refusal.code}`)
}
