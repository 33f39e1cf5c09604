/** PATCH, PUT and DELETE /papers/{id}, restore, deleting for good, earlier revisions, and the same under /quizzes */
import {
  deletePaper as deleteRoute,
  deletePaperForGood,
  deleteQuiz,
  patchPaper,
  patchQuiz,
  putPaper,
  putQuiz,
  restorePaper,
  restoreRevision,
} from '#contract/papers.ts'
import type { Paper } from '#domain/paper.ts'
import { parsePaper } from '#domain/paper-json.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { drawFigures, drawPassages } from '#questions/draw-figures.ts'
import type { Queries } from '../database/connect.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { tell } from '../events/progress.ts'
import { endpoint, type Call, type RowKey } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { changePaper } from './change-paper.ts'
import { paperAnswer, type PaperAnswer } from './stored/paper-answer.ts'
import { paperRows, paperSummary } from './paper-summary.ts'
import { deletePaper, readPaper, UnreadablePaper, updatePaper } from './stored/stored-paper.ts'

type Needed = Pick<Service, 'db' | 'now'>
type Drawing = Needed & Pick<Service, 'drawLatexFor'>

/**
 * Reads, changes and writes a paper; a change that another one overtook is refused, or tried again where `expected`
 * names no revision. `within`: what stands or falls with it.
 */
export async function change(
  { db, now }: Needed,
  key: RowKey,
  expected: number | undefined,
  how: (paper: Paper) => Result<Paper, Refusal> | Promise<Result<Paper, Refusal>>,
  within: (transaction: Queries, paper: Paper) => Promise<Result<undefined, Refusal>> = async () => ok(undefined),
): Promise<Result<PaperAnswer, Refusal>> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await readPaper(db, key)
    if (expected !== undefined && expected !== before.revision)
      return err({ code: 'revision_conflict', revision: before.revision })
    const after = await how(before)
    if (!after.ok) return after
    const written = await inTransaction(db, async (transaction): Promise<Result<PaperAnswer, Refusal>> => {
      const updated = await updatePaper(transaction, key, before, after.value, now())
      if ('revision' in updated) return err({ code: 'revision_conflict', revision: updated.revision })
      const more = await within(transaction, updated.paper)
      if (!more.ok) return more
      await tell(transaction, key.schoolId, { kind: 'paper', id: key.id, status: 'changed' })
      return ok(paperAnswer(updated.paper, before.ownerId))
    })
    if (written.ok || written.error.code !== 'revision_conflict' || expected !== undefined || attempt === ATTEMPTS)
      return written
  }
}
const ATTEMPTS = 5

/** `If-Match: 3`, with or without quotation marks; `*` and none ask for no revision. */
export function expectedRevision(headers: Headers): Result<number | undefined, Refusal> {
  const given = headers.get('if-match')?.trim()
  if (given === undefined || given === '' || given === '*') return ok(undefined)
  const revision = /^(?:W\/)?"?(\d{1,9})"?$/.exec(given)?.[1]
  return revision === undefined
    ? err({ code: 'invalid_input', field: 'If-Match', problem: 'expected the revision of the paper' })
    : ok(Number(revision))
}

async function patch(
  service: Drawing,
  { access: { paper }, body, request }: Pick<Call<typeof patchPaper>, 'access' | 'body' | 'request'>,
): Promise<Result<PaperAnswer, Refusal>> {
  const expected = expectedRevision(request.headers)
  const draw = service.drawLatexFor({ account: paper.schoolId, signal: request.signal })
  return expected.ok
    ? change(service, paper, expected.value, async (before) => {
        const changed = changePaper(before, body)
        if (!changed.ok || (body.questions === undefined && body.passages === undefined)) return changed
        const { questions, passages } = changed.value
        return ok({
          ...changed.value,
          questions: await drawFigures(questions, draw),
          passages: await drawPassages(passages, draw),
        })
      })
    : expected
}
export const patchOne = (service: Drawing) => endpoint(patchPaper, (call) => patch(service, call))
export const putOne = (service: Drawing) => endpoint(putPaper, (call) => patch(service, call))
export const patchAsQuiz = (service: Drawing) => endpoint(patchQuiz, (call) => patch(service, call))
export const putAsQuiz = (service: Drawing) => endpoint(putQuiz, (call) => patch(service, call))

async function bin({ db, now }: Needed, { schoolId, id }: RowKey) {
  const deletedAt = now()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('paper')
      .set({ deletedAt })
      .where('schoolId', '=', schoolId)
      .where('paperId', '=', id)
      .where('deletedAt', 'is', null)
      .execute()
    await tell(transaction, schoolId, { kind: 'paper', id, status: 'deleted' })
  })
  return ok({ id, deletedAt: deletedAt.toISOString() })
}
export const remove = (service: Needed) => endpoint(deleteRoute, ({ access: { paper } }) => bin(service, paper))
export const removeAsQuiz = (service: Needed) => endpoint(deleteQuiz, ({ access: { paper } }) => bin(service, paper))

export const restore = ({ db }: Needed) =>
  endpoint(restorePaper, async ({ access: { user, paper } }) => {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('paper')
        .set({ deletedAt: null })
        .where('schoolId', '=', paper.schoolId)
        .where('paperId', '=', paper.id)
        .execute()
      await tell(transaction, paper.schoolId, { kind: 'paper', id: paper.id, status: 'restored' })
    })
    // One that cannot be read has come back all the same.
    return ok(
      await readPaper(db, paper).then(
        (found) => paperAnswer(found, found.ownerId),
        async (error: unknown) => {
          if (!(error instanceof UnreadablePaper)) throw error
          const row = await paperRows(db, paper.schoolId)
            .where('paper.paperId', '=', paper.id)
            .executeTakeFirstOrThrow()
          return { ...paperSummary(row, user.language), questions: [] }
        },
      ),
    )
  })

export const removeForGood = ({ db }: Needed) =>
  endpoint(deletePaperForGood, async ({ access: { paper } }) => {
    await db.transaction().execute(async (transaction) => {
      await deletePaper(transaction, paper)
      await tell(transaction, paper.schoolId, { kind: 'paper', id: paper.id, status: 'deleted' })
    })
    return ok({ id: paper.id })
  })

export const revert = (service: Needed) =>
  endpoint(restoreRevision, async ({ access: { paper }, params }) => {
    const row = await service.db
      .selectFrom('paperRevision')
      .select('body')
      .where('schoolId', '=', paper.schoolId)
      .where('paperId', '=', paper.id)
      .where('revision', '=', params.revision)
      .executeTakeFirst()
    const earlier = row && parsePaper(row.body, { from: { kind: 'own' } })
    if (earlier === undefined) return err({ code: 'not_found' })
    if (!earlier.ok) throw new Error(`Cannot read revision ${params.revision} of the paper ${paper.id}`)
    return change(service, paper, undefined, (now) => {
      // What a class reached is told of the paper, and is no part of its text.
      const { score: _, ...text } = earlier.value
      return ok({
        ...text,
        id: now.id,
        createdAt: now.createdAt,
        ...(now.score === undefined ? {} : { score: now.score }),
      })
    })
  })
