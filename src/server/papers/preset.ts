/** POST /papers/preset and /papers/preset/{id}/keep: papers of the HKDSE, for anyone. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { keepPreset, makePreset } from '#contract/make-papers.ts'
import { structureIdOf, structureOf } from '#curriculum/structures.ts'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import { err, ok } from '#domain/result.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { makeStructurePaper, type StructurePaperOrder } from '#questions/from-families/make-structure-paper.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { templateFor } from '#templates/templates.ts'
import { tell } from '../events/progress.ts'
import { endpoint } from '../http/endpoint.ts'
import { randomId } from '../foundation/random-id.ts'
import type { Service } from '../service/service.ts'
import { newSeed } from './generation/made-paper.ts'
import { paperAnswer } from './stored/paper-answer.ts'
import { deletePaper, insertPaper, readPaper } from './stored/stored-paper.ts'
import { VISITORS } from './stored/visitors.ts'

type Needed = Pick<Service, 'db' | 'secret' | 'now'>

export const make = (service: Needed) =>
  endpoint(makePreset, async ({ access: { user }, body }) => {
    const structure = structureIdOf(body.paper, body.structure)
    const paper = structurePaper({
      structure,
      language: body.language,
      seed: newSeed(body.seed),
      form: body.form,
      now: service.now().toISOString(),
    })
    const schoolId = user?.schoolId ?? VISITORS
    await service.db.transaction().execute(async (transaction) => {
      if (user === undefined)
        await transaction
          .insertInto('school')
          .values({ schoolId: VISITORS })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      await insertPaper(transaction, { schoolId, ownerId: user?.id ?? VISITORS }, paper)
      // A visitor's paper is read by its id, without answers: they stand in this answer alone.
      if (user === undefined)
        await transaction
          .updateTable('paper')
          .set({ sharing: 'questions' })
          .where('schoolId', '=', VISITORS)
          .where('paperId', '=', paper.id)
          .execute()
      else await tell(transaction, schoolId, { kind: 'paper', id: paper.id, status: 'completed' })
    })
    return ok({
      ...paperAnswer(paper, user?.id),
      ...(user === undefined ? { keepKey: keepKeyOf(service.secret, paper.id) } : {}),
    })
  })

/** Moves a visitor's paper into the school of who has signed in; keeping it twice is the same as once. */
export const keep = (service: Needed) =>
  endpoint(keepPreset, async ({ access: { user }, params: { id }, body }) => {
    const { db, secret, now } = service
    if (!sameText(body.keepKey, keepKeyOf(secret, id))) return err({ code: 'not_found' })
    const answer = async () => {
      const kept = await readPaper(db, { schoolId: user.schoolId, id })
      return ok(paperAnswer(kept, kept.ownerId))
    }
    const there = await db.selectFrom('paperDirectory').select('schoolId').where('paperId', '=', id).executeTakeFirst()
    if (there?.schoolId === user.schoolId) return answer()
    if (there?.schoolId !== VISITORS) return err({ code: 'not_found' })
    const paper = await readPaper(db, { schoolId: VISITORS, id })
    await db.transaction().execute(async (transaction) => {
      await deletePaper(transaction, { schoolId: VISITORS, id })
      await insertPaper(
        transaction,
        { schoolId: user.schoolId, ownerId: user.id },
        { ...paper, updatedAt: now().toISOString() },
      )
      await tell(transaction, user.schoolId, { kind: 'paper', id, status: 'completed' })
    })
    return answer()
  })

/** A new paper of a structure, with an id that does not follow from its seed: the id is a link. */
export function structurePaper(order: Omit<StructurePaperOrder, 'templateId' | 'instructions'>): Paper {
  const { paperFormat, minutes } = structureOf(order.structure)
  const template = templateFor({ paperFormat, timeLimit: minutes })
  const started = performance.now()
  const paper = makeStructurePaper(
    {
      ...order,
      templateId: template.id,
      instructions: printedIn(order.language).paper.structureInstructions[order.structure],
    },
    toSimplified,
  )
  const generation = { ms: Math.round(performance.now() - started), tokens: 0 }
  return { ...paper, id: asId<'Paper'>(randomId('paper')), generation }
}

/** Follows from the id by the service's secret, so that only who drew the paper has it. */
const keepKeyOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`keep:${id}`).digest('hex')

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
