/** GET and DELETE /generations/{id} */
import { cancelGeneration, getGeneration } from '#contract/generations.ts'
import type { AnswerOf } from '#contract/route.ts'
import { ok } from '#domain/result.ts'
import type { Db } from '../database/connect.ts'
import { tell } from '../events/progress.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { SILENT_MS } from './watched.ts'

type Generation = AnswerOf<typeof getGeneration>

export const get = ({ db }: Pick<Service, 'db'>) =>
  endpoint(
    getGeneration,
    async ({
      access: {
        generation: { schoolId, id },
      },
    }) => {
      const { status, stage, wanted, questions, warnings, fault, paperId } = await db
        .selectFrom('generation')
        .selectAll()
        .where('schoolId', '=', schoolId)
        .where('generationId', '=', id)
        .executeTakeFirstOrThrow()
      return ok({
        id,
        status,
        stage,
        wanted,
        made: questions.length,
        questions: questions as Generation['questions'],
        warnings: warnings as Generation['warnings'],
        ...(fault === null ? {} : { fault }),
        ...(paperId === null ? {} : { paperId }),
      })
    },
  )

/** The row is the truth; telling wakes the process that works on it. */
export const cancel = ({ db, now }: Pick<Service, 'db' | 'now'>) =>
  endpoint(
    cancelGeneration,
    async ({
      access: {
        generation: { schoolId, id },
      },
    }) => {
      const status = await db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('generation')
          .set({ status: 'failed', fault: 'cancelled', updatedAt: now() })
          .where('schoolId', '=', schoolId)
          .where('generationId', '=', id)
          .where('status', '=', 'working')
          .returning('stage')
          .executeTakeFirst()
        if (row === undefined)
          return (
            await transaction
              .selectFrom('generation')
              .select('status')
              .where('schoolId', '=', schoolId)
              .where('generationId', '=', id)
              .executeTakeFirstOrThrow()
          ).status
        await tell(transaction, schoolId, { kind: 'generation', id, status: 'failed', stage: row.stage })
        return 'failed'
      })
      return ok({ id, status })
    },
  )

/** Ends what a crash left, and forgets what is over. */
export async function sweepGenerations(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const left = await transaction
      .updateTable('generation')
      .set({ status: 'failed', fault: 'interrupted', updatedAt: now })
      .where('status', '=', 'working')
      .where('updatedAt', '<', new Date(now.getTime() - SILENT_MS))
      .returning(['schoolId', 'generationId', 'stage'])
      .execute()
    for (const { schoolId, generationId, stage } of left)
      await tell(transaction, schoolId, { kind: 'generation', id: generationId, status: 'failed', stage })
  })
  await db.deleteFrom('generation').where('expiresAt', '<', now).execute()
}
