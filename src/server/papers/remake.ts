/** POST /papers/{id}/regenerate and /papers/{id}/questions/{questionId}/replace */
import { regeneratePaper, replacePaperQuestion } from '#contract/papers.ts'
import { formatQuestion } from '#domain/format-question.ts'
import { parseQuestionType } from '#domain/normalising/question-type-spelling.ts'
import type { Paper } from '#domain/paper.ts'
import { formatPaper } from '#domain/paper-json.ts'
import type { MarksFault } from '#domain/marks.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { isDrawn, remakeDrawn } from '#questions/from-families/remake-drawn.ts'
import { replaceDrawn } from '#questions/from-families/replace-drawn.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { withoutCopies } from '#reading/near-duplicates/without-copies.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { tell } from '../events/progress.ts'
import { endpoint, type RowKey } from '../http/endpoint.ts'
import type { Amounts } from '../plans/allowance.ts'
import { monthOf, settle, withReservation } from '../plans/metering.ts'
import type { Service } from '../service.ts'
import { newSeed, refusalOf, withQuestions } from './create-paper.ts'
import { change } from './change.ts'
import { readSources, type SourceReading } from './source-readings.ts'
import { readPaper, updatePaper } from './stored-paper.ts'

/** A paper of the HKDSE costs nothing to draw, signed in or not: then it costs nothing to draw anew. */
const FREE: Amounts = {}

type Needed = Pick<Service, 'db' | 'plans' | 'lease' | 'configuration' | 'making' | 'now'>

async function sourcesOf(service: Needed, { schoolId }: RowKey, paper: Paper): Promise<Result<readonly SourceReading[], Refusal>> {
  return paper.sourceDocuments.length === 0 ? err({ code: 'no_sources' }) : readSources(service.db, schoolId, paper.sourceDocuments.map(({ id }) => id))
}

/** Of the documents, or of the families that the paper was drawn from. */
async function makeAnew(service: Needed, key: RowKey, before: Paper, kept: Paper['questions'], given: string | undefined): Promise<Result<() => Promise<Result<Remade, Refusal>>, Refusal>> {
  const seed = newSeed(given)
  const now = service.now().toISOString()
  if (isDrawn(before)) return ok(async () => wordFault(remakeDrawn({ before, kept, seed, now }, toSimplified)))
  const sources = await sourcesOf(service, key, before)
  if (!sources.ok) return sources
  const { kept: documents, notices } = withoutCopies(sources.value)
  return ok(async () => withQuestions(await service.making.makePaper(documents.map(({ body: bytes }) => bytes), { configuration: before.configuration, templateId: before.templateId, seed, now, kept, notices })))
}
type Remade = Pick<Paper, 'questions' | 'notices' | 'topics' | 'seed' | 'code'>

const wordFault = (made: Result<Remade, MarksFault>): Result<Remade, Refusal> => (made.ok ? made : err(refusalOf(made.error)))

/** Keeps the paper's own configuration (decision D19) and id; the questions are new but for those kept. */
export const regenerate = (service: Needed) => endpoint(regeneratePaper, async ({ access: { user, paper: key }, body, remember }) => {
  const { db, plans, lease, configuration: { timeZone }, now } = service
  const before = await readPaper(db, key)
  const kept = before.questions.filter(({ id }) => body.keep?.includes(id))
  const unknown = body.keep?.find((id) => !before.questions.some((question) => question.id === id))
  if (unknown !== undefined) return err({ code: 'invalid_input', field: 'keep', problem: `expected ids of this paper's questions; it has no ${unknown}` })
  const making = await makeAnew(service, key, before, kept, body.seed)
  if (!making.ok) return making
  const wanted = Math.max(0, before.configuration.totalQuestions - kept.length)
  const costs = (questions: number): Amounts => (before.structure === undefined ? { quizzes: 1, questions } : FREE)
  return withReservation(db, key.schoolId, plans.of(user.tier), monthOf(now(), timeZone), costs(wanted), { useCredits: body.useCredits, reason: 'regenerate', about: before.title }, lease, async (reservation) => {
    const made = await making.value()
    if (!made.ok) return made
    const { questions, notices: told, topics, seed, code } = made.value
    // What a class reached was reached with other questions.
    const { score: _, ...others } = before
    const after: Paper = { ...others, questions, notices: told, topics, seed, code }
    return inTransaction(db, async (transaction): Promise<Result<ReturnType<typeof formatPaper>, Refusal>> => {
      if (!(await settle(transaction, reservation, costs(questions.length - kept.length)))) return err({ code: 'took_too_long' })
      const updated = await updatePaper(transaction, key, before, after, now())
      if ('revision' in updated) return err({ code: 'revision_conflict', revision: updated.revision })
      const answer = formatPaper(updated.paper)
      await remember(transaction, answer)
      await tell(transaction, key.schoolId, { kind: 'paper', id: key.id, status: 'changed' })
      return ok(answer)
    })
  })
})

export const replace = (service: Needed) => endpoint(replacePaperQuestion, async ({ access: { user, paper: key }, params, body, remember }) => {
  const { db, plans, lease, configuration: { timeZone }, making, now } = service
  const type = body.type === undefined ? undefined : parseQuestionType(body.type)
  if (body.type !== undefined && type === undefined) return err({ code: 'invalid_configuration', faults: [{ code: 'unknown_value', field: 'type', found: body.type, wanted: [] }] })
  const before = await readPaper(db, key)
  if (!before.questions.some(({ id }) => id === params.questionId)) return err({ code: 'not_found' })
  const isFamily = before.questions.find(({ id }) => id === params.questionId)?.provenance.origin.kind === 'family'
  const sources = isFamily ? ok([]) : await sourcesOf(service, key, before)
  if (!sources.ok) return sources
  const { kept } = withoutCopies(sources.value)
  return withReservation(db, key.schoolId, plans.of(user.tier), monthOf(now(), timeZone), before.structure === undefined ? { questions: 1 } : FREE, { useCredits: body.useCredits, reason: 'replace', about: before.title }, lease, async (reservation) => {
    const made = isFamily ? ok(replaceDrawn({ paper: before, id: params.questionId, language: before.language, seed: newSeed(body.seed) }, toSimplified)) : await making.replaceQuestion(kept.map(({ body: bytes }) => bytes), { questions: before.questions, id: params.questionId, language: before.language, seed: newSeed(body.seed), ...(type === undefined ? {} : { type }), ...(body.difficulty === undefined ? {} : { difficulty: body.difficulty }) })
    if (!made.ok) return err(refusalOf(made.error))
    const question = made.value
    if (question === undefined) return err({ code: 'no_other_question' })
    const changed = await change(service, key, undefined, (paper) => (paper.questions.some(({ id }) => id === question.id) ? ok({ ...paper, questions: paper.questions.map((one) => (one.id === question.id ? question : one)) }) : err({ code: 'not_found' })), async (transaction) => {
      if (!(await settle(transaction, reservation, before.structure === undefined ? { questions: 1 } : FREE))) return err({ code: 'took_too_long' })
      await remember(transaction, formatQuestion(question))
      return ok(undefined)
    })
    return changed.ok ? ok(formatQuestion(question)) : changed
  })
})
