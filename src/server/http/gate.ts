/**
 * Decides who may call a route, and finds the row that it names: nothing else in the service looks up a row by an id
 * alone.
 */
import type { Policy } from '#contract/route.ts'
import { err, ok } from '#domain/result.ts'
import type { Db } from '../database/connect.ts'
import type { Gate, PaperView, RowKey, User } from './endpoint.ts'

const SIGN_IN = err({ code: 'unauthenticated' } as const)
/** Foreign and missing look the same. */
const NOT_FOUND = err({ code: 'not_found' } as const)

export const openGate =
  (db: Db): Gate =>
  async (policy: Policy, user, params) => {
    const id = params.id ?? ''
    switch (policy) {
      case 'open':
        return ok({ user })
      // The endpoint looks at the signature, which is over what is sent.
      case 'signed':
        return ok({})
      case 'paper_reader': {
        const found = await readablePaper(db, id, user)
        return found === undefined ? NOT_FOUND : ok({ user, ...found })
      }
      case 'teacher':
        return user === undefined ? SIGN_IN : ok({ user })
      case 'document_owner':
      case 'deleted_document_owner': {
        if (user === undefined) return SIGN_IN
        const document = await ownRow(db, 'document', id, user, policy === 'deleted_document_owner')
        return document === undefined ? NOT_FOUND : ok({ user, document })
      }
      case 'paper_owner':
      case 'deleted_paper_owner': {
        if (user === undefined) return SIGN_IN
        const paper = await ownRow(db, 'paper', id, user, policy === 'deleted_paper_owner')
        return paper === undefined ? NOT_FOUND : ok({ user, paper })
      }
      case 'topic_owner': {
        if (user === undefined) return SIGN_IN
        const topic = await ownRow(db, 'topic', id, user, false)
        return topic === undefined ? NOT_FOUND : ok({ user, topic })
      }
      case 'generation_owner': {
        if (user === undefined) return SIGN_IN
        const row = await db
          .selectFrom('generation')
          .select('schoolId')
          .where('schoolId', '=', user.schoolId)
          .where('generationId', '=', id)
          .executeTakeFirst()
        return row === undefined ? NOT_FOUND : ok({ user, generation: { schoolId: row.schoolId, id } })
      }
    }
  }

const ID_COLUMN = { document: 'documentId', paper: 'paperId', topic: 'topicId' } as const

/** A row of the user's own school, in the bin or out of it. */
async function ownRow(
  db: Db,
  table: keyof typeof ID_COLUMN,
  id: string,
  { schoolId }: User,
  deleted: boolean,
): Promise<RowKey | undefined> {
  const row = await db
    .selectFrom(table)
    .select('schoolId')
    .where('schoolId', '=', schoolId)
    .where(ID_COLUMN[table] as never, '=', id as never)
    .where('deletedAt', deleted ? 'is not' : 'is', null)
    .executeTakeFirst()
  return row && { schoolId, id }
}

/** One's own paper, or one whose owner shares it: others find it by the id of its link alone (decision D47). */
async function readablePaper(
  db: Db,
  id: string,
  user: User | undefined,
): Promise<{ readonly paper: RowKey; readonly view: PaperView } | undefined> {
  const row = await db
    .selectFrom('paperDirectory')
    .innerJoin('paper', (join) =>
      join
        .onRef('paper.schoolId', '=', 'paperDirectory.schoolId')
        .onRef('paper.paperId', '=', 'paperDirectory.paperId'),
    )
    .select(['paper.schoolId', 'paper.paperId', 'paper.sharing', 'paperDirectory.linkId'])
    .where((where) => where.or([where('paperDirectory.paperId', '=', id), where('paperDirectory.linkId', '=', id)]))
    .where('paper.deletedAt', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const paper = { schoolId: row.schoolId, id: row.paperId }
  if (row.schoolId === user?.schoolId) return { paper, view: 'owner' }
  const isLink = id === (row.linkId ?? row.paperId)
  return row.sharing === 'private' || !isLink ? undefined : { paper, view: row.sharing }
}
