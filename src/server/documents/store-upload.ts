/** Turns a received file into a document that is being read: blob, row, quota and job stand or fall together. */
import { readFile } from 'node:fs/promises'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Service } from '../service/service.ts'
import type { User } from '../http/endpoint.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { reach } from '../foundation/failpoints.ts'
import { priorityOf } from '../jobs/queue.ts'
import { monthOf } from '../plans/months.ts'
import { randomId } from '../foundation/random-id.ts'
import { tell } from '../events/progress.ts'
import { chargeDocument, isPastAllowance } from './charge-document.ts'
import { acceptedType, MEDIA_TYPES } from './accepted-file.ts'
import type { ReceivedFile } from './receive-upload.ts'

export type UploadWishes = { readonly onDuplicate: 'ask' | 'keep'; readonly useCredits: boolean }

/** The new document's id. `existing`: the document of the school that holds the same bytes. */
export async function storeUpload(
  service: Pick<Service, 'db' | 'blobs' | 'queue' | 'plans' | 'configuration' | 'now'>,
  user: User,
  file: ReceivedFile,
  { onDuplicate, useCredits }: UploadWishes,
): Promise<Result<{ readonly id: string } | { readonly existing: string }, Refusal>> {
  const { db, blobs, queue, plans, configuration, now } = service
  const { schoolId } = user
  const body = await readFile(file.path)
  const fileType = acceptedType(body, file.name)
  if (fileType === undefined) return err({ code: 'file_type_unsupported', name: file.name })
  const existing =
    onDuplicate === 'keep'
      ? undefined
      : await db
          .selectFrom('document')
          .select('documentId')
          .where('schoolId', '=', schoolId)
          .where('sha256', '=', file.sha256)
          .where('deletedAt', 'is', null)
          .orderBy('createdAt')
          .executeTakeFirst()
  if (existing) return ok({ existing: existing.documentId })
  reach('upload_received')
  const plan = plans.of(user.tier)
  const blob = await blobs.store(schoolId, body, MEDIA_TYPES[fileType])
  const id = randomId('document')
  const month = monthOf(now(), configuration.timeZone)
  const store = (byCredits: boolean) =>
    inTransaction(db, async (transaction): Promise<Result<{ readonly id: string }, Refusal>> => {
      const charged = await chargeDocument(
        transaction,
        { schoolId, plan, month, documentId: id, name: file.name },
        file.bytes,
        byCredits,
      )
      if (!charged.ok) return charged
      await blobs.keep(transaction, schoolId, blob)
      await transaction
        .insertInto('document')
        .values({
          schoolId,
          documentId: id,
          ownerId: user.id,
          name: file.name,
          originalName: file.name,
          fileType,
          fileSize: file.bytes,
          sha256: file.sha256,
          blobId: blob.blobId,
          status: 'processing',
          progress: 5,
          useCredits,
          ...charged.value,
          createdAt: now(),
          updatedAt: now(),
        })
        .execute()
      const jobId = await queue.send(transaction, 'read-document', { schoolId, documentId: id }, priorityOf(plan))
      await transaction
        .updateTable('document')
        .set({ jobId })
        .where('schoolId', '=', schoolId)
        .where('documentId', '=', id)
        .execute()
      await tell(transaction, schoolId, { kind: 'document', id, status: 'processing', progress: 5, stage: 'upload' })
      reach('document_written')
      return ok({ id })
    })
  const byPlan = await store(false)
  const stored = useCredits && isPastAllowance(byPlan) ? await store(true) : byPlan
  // Refused, it is nobody's: the next sweep takes it away.
  if (!stored.ok) await blobs.drop(db, schoolId, [blob.blobId])
  return stored
}
