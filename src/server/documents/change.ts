/** PATCH and DELETE /documents/{id}, and its restore, cancel and reread */
import { cancelDocument, deleteDocument, renameDocument, rereadDocument, restoreDocument } from '#contract/documents.ts'
import { ok } from '#domain/result.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { tell } from '../events/progress.ts'
import { endpoint } from '../http/endpoint.ts'
import { priorityOf } from '../jobs/queue.ts'
import { giveBack, takeAllowance } from '../plans/allowance.ts'
import { monthOf } from '../plans/months.ts'
import type { Service } from '../service/service.ts'
import { chargeDocument, isPastAllowance } from './charge-document.ts'
import { getDocumentAnswer } from './find-document.ts'
import { fail } from './fail-document.ts'

export const rename = ({ db, now }: Pick<Service, 'db' | 'now'>) =>
  endpoint(renameDocument, async ({ access: { user, document }, body }) => {
    await db
      .updateTable('document')
      .set((expression) => ({ name: body.name, updatedAt: now(), revision: expression('revision', '+', 1) }))
      .where('schoolId', '=', document.schoolId)
      .where('documentId', '=', document.id)
      .execute()
    return ok(await getDocumentAnswer(db, document, user.language))
  })

/** Its file stays until the bin is emptied; its storage is free at once. */
export const remove = ({ db, configuration, now }: Pick<Service, 'db' | 'configuration' | 'now'>) =>
  endpoint(deleteDocument, async ({ access: { document } }) => {
    const deletedAt = now()
    await db.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('document')
        .set({ deletedAt, updatedAt: deletedAt })
        .where('schoolId', '=', document.schoolId)
        .where('documentId', '=', document.id)
        .where('deletedAt', 'is', null)
        .returning('fileSize')
        .executeTakeFirst()
      if (row)
        await giveBack(transaction, document.schoolId, monthOf(deletedAt, configuration.timeZone), {
          storageBytes: row.fileSize,
        })
      await tell(transaction, document.schoolId, { kind: 'document', id: document.id, status: 'deleted' })
    })
    return ok({ id: document.id, deletedAt: deletedAt.toISOString() })
  })

export const restore = ({ db, plans, configuration, now }: Pick<Service, 'db' | 'plans' | 'configuration' | 'now'>) =>
  endpoint(restoreDocument, async ({ access: { user, document } }) => {
    const restored = await inTransaction(db, async (transaction) => {
      const row = await transaction
        .updateTable('document')
        .set({ deletedAt: null, updatedAt: now() })
        .where('schoolId', '=', document.schoolId)
        .where('documentId', '=', document.id)
        .where('deletedAt', 'is not', null)
        .returning('fileSize')
        .executeTakeFirst()
      return row === undefined
        ? ok(undefined)
        : takeAllowance(transaction, document.schoolId, plans.of(user.tier), monthOf(now(), configuration.timeZone), {
            storageBytes: row.fileSize,
          })
    })
    return restored.ok ? ok(await getDocumentAnswer(db, document, user.language)) : restored
  })

export const cancel = (service: Pick<Service, 'db' | 'queue' | 'now'>) =>
  endpoint(cancelDocument, async ({ access: { user, document } }) => {
    const { db, queue } = service
    const row = await db
      .selectFrom('document')
      .select('jobId')
      .where('schoolId', '=', document.schoolId)
      .where('documentId', '=', document.id)
      .executeTakeFirstOrThrow()
    const stopped = await fail(
      service,
      { schoolId: document.schoolId, documentId: document.id, jobId: row.jobId },
      { code: 'cancelled' },
    )
    if (stopped && row.jobId !== null) await queue.cancel('read-document', row.jobId)
    return ok(await getDocumentAnswer(db, document, user.language))
  })

export const reread = ({
  db,
  queue,
  plans,
  configuration,
  now,
}: Pick<Service, 'db' | 'queue' | 'plans' | 'configuration' | 'now'>) =>
  endpoint(rereadDocument, async ({ access: { user, document }, body: { useCredits } }) => {
    const { schoolId, id } = document
    const month = monthOf(now(), configuration.timeZone)
    const start = (byCredits: boolean) =>
      inTransaction(db, async (transaction) => {
        const row = await transaction
          .updateTable('document')
          .set({ status: 'processing', progress: 5, readingFailures: 0, fault: null, useCredits, updatedAt: now() })
          .where('schoolId', '=', schoolId)
          .where('documentId', '=', id)
          .where('status', 'in', ['ready', 'error'])
          .returning('name')
          .executeTakeFirst()
        if (row === undefined) return ok(undefined)
        // A failed reading was given back; each one that is asked for counts again.
        const charged = await chargeDocument(
          transaction,
          { schoolId, plan: plans.of(user.tier), month, documentId: id, name: row.name },
          0,
          byCredits,
        )
        if (!charged.ok) return charged
        const jobId = await queue.send(
          transaction,
          'read-document',
          { schoolId, documentId: id },
          priorityOf(plans.of(user.tier)),
        )
        await transaction
          .updateTable('document')
          .set({ jobId, ...charged.value })
          .where('schoolId', '=', schoolId)
          .where('documentId', '=', id)
          .execute()
        await tell(transaction, schoolId, { kind: 'document', id, status: 'processing', progress: 5, stage: 'upload' })
        return ok(undefined)
      })
    const byPlan = await start(false)
    const started = useCredits && isPastAllowance(byPlan) ? await start(true) : byPlan
    return started.ok ? ok(await getDocumentAnswer(db, document, user.language)) : started
  })
