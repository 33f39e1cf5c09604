/** Reads a stored document in a limited child and keeps what came of it. */
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from 'kysely'
import { asId } from '#domain/ids.ts'
import { UNLIMITED } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { ok, type Result } from '#domain/result.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { compareSignatures } from '#reading/near-duplicates/compare-signatures.ts'
import { parseSignature } from '#reading/near-duplicates/signature.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { readWithRecognition } from '#sandbox/ocr/read-with-recognition.ts'
import type { Queries } from '../database/connect.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { tell } from '../events/progress.ts'
import { reach } from '../failpoints.ts'
import { monthOf } from '../plans/metering.ts'
import type { Service } from '../service.ts'
import type { JobContext, JobData } from '../jobs/queue.ts'
import { chargePages, refundDocument } from './charge-document.ts'
import type { StoredFault } from './document-answer.ts'
import { withTopicsByAi } from './topics-by-ai.ts'

type Needed = Pick<Service, 'db' | 'blobs' | 'plans' | 'configuration' | 'reading' | 'recognition' | 'making' | 'ai' | 'log' | 'now'>
/** `jobId`: the reading that is meant. A cancelled one may still run when the document is read again; what it finds is no longer wanted. */
type Target = { readonly schoolId: string; readonly documentId: string; readonly jobId: string | null }

const zip = promisify(gzip)
/** Other documents of a school that a new one is compared with, the newest first. */
const MOST_COMPARED = 500

/** Ends in a row that is `ready` or `error`; throws for what a second try may mend. A document that is gone or was read already is left alone. */
export async function readDocumentJob(service: Needed, document: JobData['read-document'], context: JobContext): Promise<void> {
  const target: Target = { ...document, jobId: context.id }
  const row = await service.db.selectFrom('document').innerJoin('school', 'school.schoolId', 'document.schoolId').select(['document.name', 'document.blobId', 'document.status', 'document.jobId', 'school.tier'])
    .where('document.schoolId', '=', target.schoolId).where('document.documentId', '=', target.documentId).executeTakeFirst()
  if (row === undefined || row.status !== 'processing' || row.jobId !== context.id) return
  reach('job_claimed')
  try {
    await readOne(service, target, row, context)
  } catch (error) {
    // The last attempt must not leave the document processing for good.
    if (context.isLastAttempt) await fail(service, target, { code: 'interrupted' })
    throw error
  }
}

async function readOne(service: Needed, target: Target, row: { readonly name: string; readonly blobId: string; readonly tier: string }, context: JobContext): Promise<void> {
  const { blobs, plans, reading, recognition, configuration } = service
  const stored = await blobs.read(target.schoolId, row.blobId)
  if (stored === undefined) throw new Error(`Cannot read the document ${target.documentId}: its blob is not in the store`)
  const bytes = await buffer(stored)
  await advance(service, target, 25, 'analyze')
  const { pagesPerPdf } = plans.of(row.tier).limits
  const pages = pagesPerPdf === UNLIMITED ? READING_LIMITS.pages : Math.min(pagesPerPdf, READING_LIMITS.pages)
  let told = 25
  const read = await readWithRecognition(reading, bytes, row.name, {
    atOnce: configuration.workerConcurrency, data: recognition, limits: { ...READING_LIMITS, pages },
    onProgress: (done, all) => {
      const progress = 25 + Math.floor((45 * done) / all)
      if (progress >= told + 5) void advance(service, target, (told = progress), 'recognise').catch(() => undefined)
    },
  })
  reach('document_parsed')
  if (context.signal.aborted) throw new Error(`Stopped reading the document ${target.documentId}`)
  if (read.ok) await keep(service, target, row, await topicsOf(service, target, row, read.value, context))
  else await fail(service, target, read.error)
  reach('document_saved')
}

async function topicsOf(service: Needed, target: Target, { tier }: { readonly tier: string }, read: DocumentWithTopics, { signal }: JobContext): Promise<DocumentWithTopics> {
  if (service.ai === undefined) return read
  await advance(service, target, 75, 'extract')
  return withTopicsByAi(service, service.plans.of(tier), read, signal)
}

async function advance({ db, now }: Needed, { schoolId, documentId, jobId }: Target, progress: number, stage: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction.updateTable('document').set({ progress, updatedAt: now() }).where('schoolId', '=', schoolId).where('documentId', '=', documentId).where('status', '=', 'processing').where('jobId', '=', jobId).returning('documentId').executeTakeFirst()
    if (row) await tell(transaction, schoolId, { kind: 'document', id: documentId, status: 'processing', progress, stage })
  })
}

async function keep(service: Needed, target: Target, { tier }: { readonly tier: string }, read: DocumentWithTopics): Promise<void> {
  const { db, plans, configuration, making, now } = service
  const { schoolId, documentId, jobId } = target
  // Questions name the row, not the bytes: two uploads of one file are two documents.
  const own: DocumentWithTopics = { ...read, document: { ...read.document, id: asId<'Document'>(documentId) } }
  const body = await zip(JSON.stringify(own))
  const signed = await making.signatureOf(body)
  if (!signed.ok) throw new Error(`Cannot sign the text of ${documentId}: ${signed.error.code}`)
  const similar = await findSimilar(db, target, signed.value)
  const topics = read.found.topics.map(({ topic }) => topic)
  const pageCount = read.document.pageCount ?? 1
  const pdfPages = read.document.fileType === 'pdf' ? pageCount : 0
  const month = monthOf(now(), configuration.timeZone)
  const kept = await inTransaction(db, async (transaction): Promise<Result<undefined, Refusal>> => {
    const row = await transaction.updateTable('document').set({ status: 'ready', progress: 100, pageCount, language: read.document.language, warnings: JSON.stringify(read.document.warnings), topicNames: topics.map(({ name }) => name.replaceAll('\n', ' ')).join('\n'), similarTo: similar === undefined ? null : JSON.stringify(similar), updatedAt: now() })
      .where('schoolId', '=', schoolId).where('documentId', '=', documentId).where('status', '=', 'processing').where('jobId', '=', jobId).returning(['name', 'useCredits', 'chargedMonth', 'chargedCredits']).executeTakeFirst()
    // Cancelled or deleted for good meanwhile: then nothing is used.
    if (row === undefined) return ok(undefined)
    const charged = await chargePages(transaction, { schoolId, plan: plans.of(tier), month, documentId, name: row.name }, row, pdfPages)
    if (!charged.ok) return charged
    const { chargedMonth, chargedCredits } = charged.value
    await transaction.updateTable('document').set({ chargedMonth, chargedCredits }).where('schoolId', '=', schoolId).where('documentId', '=', documentId).execute()
    const reading = { body, topics: JSON.stringify(topics), signature: signed.value }
    await transaction.insertInto('documentReading').values({ schoolId, documentId, ...reading }).onConflict((conflict) => conflict.columns(['schoolId', 'documentId']).doUpdateSet(reading)).execute()
    await tell(transaction, schoolId, { kind: 'document', id: documentId, status: 'ready', progress: 100, stage: 'complete' })
    return ok(undefined)
  })
  if (!kept.ok) await fail(service, target, unpaid(kept.error))
}

/** Its pages are more than the month's allowance, or the credits, hold. Throws for what only a bug of ours refuses. */
function unpaid(refusal: Refusal): StoredFault {
  if (refusal.code === 'quota') return { code: 'pdf_quota', usage: refusal.usage, limit: refusal.limit, requiredCredits: refusal.requiredCredits }
  if (refusal.code === 'insufficient_credits') return refusal
  throw new Error(`Cannot keep what was read of a document: ${refusal.code}`)
}

/** The likest of the school's other documents whose text is the same or overlaps. */
async function findSimilar(db: Queries, { schoolId, documentId }: Target, signature: string): Promise<{ id: string; name: string; similarity: number } | undefined> {
  const own = parseSignature(signature)
  if (!own.ok) return undefined
  const others = await db.selectFrom('documentReading').innerJoin('document', (join) => join.onRef('document.schoolId', '=', 'documentReading.schoolId').onRef('document.documentId', '=', 'documentReading.documentId'))
    .select(['document.documentId', 'document.name', 'documentReading.signature']).where('document.schoolId', '=', schoolId).where('document.documentId', '<>', documentId).where('document.deletedAt', 'is', null).orderBy('document.createdAt', 'desc').limit(MOST_COMPARED).execute()
  const alike = others.flatMap(({ documentId: id, name, signature: kept }) => {
    const parsed = parseSignature(kept)
    const likeness = parsed.ok ? compareSignatures(own.value, parsed.value) : undefined
    return likeness === undefined || likeness.kind === 'different' ? [] : [{ id, name, similarity: likeness.kind === 'same' ? 1 : Math.round(100 * likeness.containment) / 100 }]
  })
  return alike.toSorted((a, b) => b.similarity - a.similarity)[0]
}

/** Why it cannot be read; what an earlier reading found stays, and the document is as ready as it was. What it was charged is given back, since the teacher got nothing for it. `jobId`: of the reading that failed; a newer one goes on. */
export async function fail({ db, now }: Pick<Service, 'db' | 'now'>, { schoolId, documentId, jobId }: Target, fault: StoredFault): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction.updateTable('document').set((expression) => ({ status: expression.case().when(wasRead).then(READY).else(UNREAD).end(), fault: JSON.stringify(fault), updatedAt: now() })).where('schoolId', '=', schoolId).where('documentId', '=', documentId).where('status', '=', 'processing').where('jobId', 'is not distinct from', jobId).returning(['name', 'chargedMonth', 'chargedCredits', 'status']).executeTakeFirst()
    if (row === undefined) return false
    await refundDocument(transaction, { schoolId, documentId, name: row.name }, row)
    await transaction.updateTable('document').set({ chargedMonth: null, chargedCredits: 0 }).where('schoolId', '=', schoolId).where('documentId', '=', documentId).execute()
    await tell(transaction, schoolId, { kind: 'document', id: documentId, status: row.status })
    return true
  })
}

const wasRead = sql<boolean>`exists (select 1 from document_reading reading where reading.school_id = document.school_id and reading.document_id = document.document_id)`
const [READY, UNREAD] = ['ready', 'error'] as const
