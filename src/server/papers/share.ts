/** GET, POST and DELETE /papers/{id}/share (decision D13) */
import { getShare, revokeShare, sharePaper } from '#contract/papers.ts'
import { ok } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service.ts'

const linkTo = (publicUrl: string, id: string): string => `${publicUrl}/quiz/${id}/preview`

export const state = ({ db, publicUrl }: Pick<Service, 'db' | 'publicUrl'>) => endpoint(getShare, async ({ access: { paper } }) => {
  const { sharing } = await db.selectFrom('paper').select('sharing').where('schoolId', '=', paper.schoolId).where('paperId', '=', paper.id).executeTakeFirstOrThrow()
  return ok({ url: linkTo(publicUrl, paper.id), shared: sharing })
})

export const share = ({ db, publicUrl }: Pick<Service, 'db' | 'publicUrl'>) => endpoint(sharePaper, async ({ access: { paper }, body: { answers } }) => {
  await db.updateTable('paper').set({ sharing: answers ? 'answers' : 'questions' }).where('schoolId', '=', paper.schoolId).where('paperId', '=', paper.id).execute()
  return ok({ url: linkTo(publicUrl, paper.id), answers })
})

export const revoke = ({ db }: Pick<Service, 'db'>) => endpoint(revokeShare, async ({ access: { paper } }) => {
  await db.updateTable('paper').set({ sharing: 'private' }).where('schoolId', '=', paper.schoolId).where('paperId', '=', paper.id).execute()
  return ok({ shared: false as const })
})
