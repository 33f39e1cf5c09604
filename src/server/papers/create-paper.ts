/** Makes a paper from documents and stores it: quota, paper and the remembered answer stand or fall together. */
import { randomBytes } from 'node:crypto'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import { formatPaper, type PaperJson } from '#domain/paper-json.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { PaperOrder } from '#questions/make-paper.ts'
import { withoutCopies } from '#reading/near-duplicates/without-copies.ts'
import type { MakingFault } from '#sandbox/making/make-in-child.ts'
import type { Db } from '../database/connect.ts'
import { tell } from '../events/progress.ts'
import { reach } from '../failpoints.ts'
import type { Call, User } from '../http/endpoint.ts'
import { monthOf, settle, withReservation, type Reservation } from '../plans/metering.ts'
import { randomId } from '../random-id.ts'
import type { Service } from '../service.ts'
import type { Route } from '#contract/route.ts'
import type { GenerateFromDocuments, GeneratePaper } from '#contract/shapes.ts'
import { parsePaperWish } from './paper-wish.ts'
import { readSources } from './source-readings.ts'
import { insertPaper } from './stored-paper.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'lease' | 'configuration' | 'making' | 'now'>
type Remember = Call<Route>['remember']

/** Seeds have 128 random bits unless one is given (decision D34). */
export const newSeed = (given: string | undefined): string => given ?? randomBytes(16).toString('hex')

export async function createPaper(service: Needed, user: User, asked: GenerateFromDocuments | GeneratePaper, documentIds: readonly string[], remember: Remember): Promise<Result<PaperJson, Refusal>> {
  const { db, plans, lease, configuration: { timeZone }, making, now } = service
  const sources = await readSources(db, user.schoolId, documentIds)
  if (!sources.ok) return sources
  const plan = plans.of(user.tier)
  const wish = parsePaperWish(asked, sources.value, plan)
  if (!wish.ok) return wish
  const { kept, notices } = withoutCopies(sources.value)
  const { configuration, template, topics } = wish.value
  return withReservation(db, user.schoolId, plan, monthOf(now(), timeZone), { quizzes: 1, questions: configuration.totalQuestions }, { useCredits: asked.useCredits, reason: 'paper', about: configuration.title }, lease, async (reservation) => {
    reach('quota_reserved')
    const order: PaperOrder = { configuration, templateId: template.id, ...(topics === undefined ? {} : { topics }), seed: newSeed(asked.seed), now: now().toISOString(), notices }
    const made = withQuestions(await making.makePaper(kept.map(({ body }) => body), order))
    if (!made.ok) return made
    reach('paper_made')
    // The id of a paper is a link: it must not follow from a seed that somebody chose.
    const paper: Paper = { ...made.value, id: asId<'Paper'>(randomId('paper')) }
    const stored = await storeMade(db, user, reservation, paper, remember)
    reach('paper_stored')
    return stored
  })
}

/** Paper, settled quota and remembered answer, together or not at all: not when the reservation has expired. */
export async function storeMade(db: Db, user: User, reservation: Reservation, paper: Paper, remember: Remember): Promise<Result<PaperJson, Refusal>> {
  const answer = formatPaper(paper)
  return db.transaction().execute(async (transaction): Promise<Result<PaperJson, Refusal>> => {
    if (!(await settle(transaction, reservation, { quizzes: 1, questions: paper.questions.length }))) return err({ code: 'took_too_long' })
    await insertPaper(transaction, { schoolId: user.schoolId, ownerId: user.id }, paper)
    await remember(transaction, answer)
    await tell(transaction, user.schoolId, { kind: 'paper', id: paper.id, status: 'completed' })
    return ok(answer)
  })
}

/** A paper without questions is none. */
export function withQuestions(made: Result<Paper, MakingFault>): Result<Paper, Refusal> {
  if (!made.ok) return err(refusalOf(made.error))
  return made.value.questions.length === 0 ? err({ code: 'no_questions' }) : made
}

/** Throws for what only a bug of ours causes. */
export function refusalOf(fault: MakingFault): Refusal {
  switch (fault.code) {
    case 'too_slow': return { code: 'took_too_long' }
    case 'too_much_memory': return { code: 'took_too_long' }
    case 'failed': throw new Error('Making a paper failed in its child: see the log')
    case 'total_marks_out_of_range': return { code: 'invalid_configuration', faults: [fault] }
    case 'below_one_mark_a_question': return { code: 'invalid_configuration', faults: [fault] }
  }
}
