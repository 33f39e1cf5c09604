/** POST /papers/{id}/regenerate and /papers/{id}/questions/{questionId}/replace */
import { regeneratePaper, replacePaperQuestion } from '#contract/papers.ts'
import { formatQuestion } from '#domain/format-question.ts'
import { parseQuestionType } from '#domain/normalising/question-type-spelling.ts'
import type { Paper } from '#domain/paper.ts'
import { formatPaper } from '#domain/paper-json.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { tell } from '../events/progress.ts'
import { endpoint, type RowKey } from '../http/endpoint.ts'
import { monthOf, release, reserve, settle } from '../plans/metering.ts'
import type { Service } from '../service.ts'
import { newSeed, refusalOf } from './create-paper.ts'
import { change } from './change.ts'
import { readSources, withoutCopies, type SourceReading } from './source-readings.ts'
import { readPaper, updatePaper } from './stored-paper.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'configuration' | 'making' | 'now'>

async function sourcesOf(service: Needed, { schoolId }: RowKey, paper: Paper): Promise<Result<readonly SourceReading[], Refusal>> {
  return paper.sourceDocuments.length === 0 ? err({ code: 'concepts_unavailable' }) : readSources(service.db, schoolId, paper.sourceDocuments.map(({ id }) => id))
}

/** Keeps the paper's own configuration (decision D19) and id; the questions are new but for those kept. */
export const regenerate = (service: Needed) => endpoint(regeneratePaper, async ({ access: { user, paper: key }, body, remember }) => {
  const { db, plans, configuration: { timeZone }, making, now } = service
  const before = await readPaper(db, key)
  const sources = await sourcesOf(service, key, before)
  if (!sources.ok) return sources
  const { kept: documents, notices } = withoutCopies(sources.value)
  const kept = before.questions.filter(({ id }) => body.keep?.includes(id))
  const unknown = body.keep?.find((id) => !before.questions.some((question) => question.id === id))
  if (unknown !== undefined) return err({ code: 'invalid_input', field: 'keep', problem: `expected ids of this paper's questions; it has no ${unknown}` })
  const wanted = Math.max(0, before.configuration.totalQuestions - kept.length)
  const reserved = await reserve(db, key.schoolId, plans.of(user.tier), monthOf(now(), timeZone), { quizzes: 1, questions: wanted }, user.credits, now())
  if (!reserved.ok) return reserved
  try {
    const made = await making.makePaper(documents.map(({ body: bytes }) => bytes), { configuration: before.configuration, templateId: before.templateId, seed: newSeed(body.seed), now: now().toISOString(), kept, notices })
    const checked = made.ok ? (made.value.questions.length === 0 ? err({ code: 'no_questions' } as const) : made) : err(refusalOf(made.error))
    if (!checked.ok) {
      await release(db, reserved.value)
      return checked
    }
    const after: Paper = { ...before, questions: checked.value.questions, notices: checked.value.notices, topics: checked.value.topics, seed: checked.value.seed, code: checked.value.code }
    const stored = await inTransaction(db, async (transaction): Promise<Result<ReturnType<typeof formatPaper>, Refusal>> => {
      if (!(await settle(transaction, reserved.value, { quizzes: 1, questions: after.questions.length - kept.length }))) return err({ code: 'took_too_long' })
      const updated = await updatePaper(transaction, key, before, after, now())
      if ('revision' in updated) return err({ code: 'revision_conflict', revision: updated.revision })
      const answer = formatPaper(updated.paper)
      await remember(transaction, answer)
      await tell(transaction, key.schoolId, { kind: 'paper', id: key.id, status: 'changed' })
      return ok(answer)
    })
    if (!stored.ok) await release(db, reserved.value)
    return stored
  } catch (error) {
    await release(db, reserved.value).catch(() => undefined)
    throw error
  }
})

export const replace = (service: Needed) => endpoint(replacePaperQuestion, async ({ access: { user, paper: key }, params, body, remember }) => {
  const { db, plans, configuration: { timeZone }, making, now } = service
  const type = body.type === undefined ? undefined : parseQuestionType(body.type)
  if (body.type !== undefined && type === undefined) return err({ code: 'invalid_configuration', faults: [{ code: 'unknown_value', field: 'type', found: body.type, wanted: [] }] })
  const before = await readPaper(db, key)
  if (!before.questions.some(({ id }) => id === params.questionId)) return err({ code: 'not_found' })
  const sources = await sourcesOf(service, key, before)
  if (!sources.ok) return sources
  const { kept } = withoutCopies(sources.value)
  const reserved = await reserve(db, key.schoolId, plans.of(user.tier), monthOf(now(), timeZone), { questions: 1 }, user.credits, now())
  if (!reserved.ok) return reserved
  try {
    const made = await making.replaceQuestion(kept.map(({ body: bytes }) => bytes), { questions: before.questions, id: params.questionId, language: before.language, seed: newSeed(body.seed), ...(type === undefined ? {} : { type }), ...(body.difficulty === undefined ? {} : { difficulty: body.difficulty }) })
    const question = made.ok ? made.value : undefined
    if (question === undefined) {
      await release(db, reserved.value)
      return made.ok ? err({ code: 'no_other_question' }) : err(refusalOf(made.error))
    }
    const changed = await change(service, key, undefined, (paper) => (paper.questions.some(({ id }) => id === question.id) ? ok({ ...paper, questions: paper.questions.map((one) => (one.id === question.id ? question : one)) }) : err({ code: 'not_found' })), async (transaction) => {
      if (!(await settle(transaction, reserved.value, { questions: 1 }))) return err({ code: 'took_too_long' })
      await remember(transaction, formatQuestion(question))
      return ok(undefined)
    })
    if (!changed.ok) {
      await release(db, reserved.value)
      return changed
    }
    return ok(formatQuestion(question))
  } catch (error) {
    await release(db, reserved.value).catch(() => undefined)
    throw error
  }
})
