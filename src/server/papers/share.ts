/** GET, POST and DELETE /papers/{id}/share (decisions D13, D47) */
import { getShare, revokeShare, sharePaper } from '#contract/papers.ts'
import { ok } from '#domain/result.ts'
import type { Queries } from '../database/connect.ts'
import { randomId } from '../foundation/random-id.ts'
import { endpoint, type RowKey } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'

async function linkTo({ db, publicUrl }: Pick<Service, 'db' | 'publicUrl'>, paper: RowKey): Promise<string> {
  const { linkId } = await db
    .selectFrom('paperDirectory')
    .select('linkId')
    .where('schoolId', '=', paper.schoolId)
    .where('paperId', '=', paper.id)
    .executeTakeFirstOrThrow()
  return `${publicUrl}/quiz/${linkId ?? paper.id}/preview`
}

export const state = (service: Pick<Service, 'db' | 'publicUrl'>) =>
  endpoint(getShare, async ({ access: { paper } }) => {
    const { sharing } = await service.db
      .selectFrom('paper')
      .select('sharing')
      .where('schoolId', '=', paper.schoolId)
      .where('paperId', '=', paper.id)
      .executeTakeFirstOrThrow()
    return ok({ url: await linkTo(service, paper), shared: sharing })
  })

export const share = (service: Pick<Service, 'db' | 'publicUrl'>) =>
  endpoint(sharePaper, async ({ access: { paper }, body: { answers } }) => {
    await service.db
      .updateTable('paper')
      .set({ sharing: answers ? 'answers' : 'questions' })
      .where('schoolId', '=', paper.schoolId)
      .where('paperId', '=', paper.id)
      .execute()
    return ok({ url: await linkTo(service, paper), answers })
  })

export const revoke = ({ db }: Pick<Service, 'db'>) =>
  endpoint(revokeShare, async ({ access: { paper } }) => {
    await db.transaction().execute((transaction) => close(transaction, paper))
    return ok({ shared: false as const })
  })

/** The next link has another address; one that was never open keeps its own. */
async function close(transaction: Queries, { schoolId, id }: RowKey): Promise<void> {
  const closed = await transaction
    .updateTable('paper')
    .set({ sharing: 'private' })
    .where('schoolId', '=', schoolId)
    .where('paperId', '=', id)
    .where('sharing', '<>', 'private')
    .returning('paperId')
    .executeTakeFirst()
  if (closed === undefined) return
  await transaction
    .updateTable('paperDirectory')
    .set({ linkId: randomId('paper') })
    .where('schoolId', '=', schoolId)
    .where('paperId', '=', id)
    .execute()
}
