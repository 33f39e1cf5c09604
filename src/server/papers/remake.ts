/** POST /papers/{id}/regenerate and /papers/{id}/questions/{questionId}/replace */
import { LONGEST } from '#domain/limits.ts'
import { regeneratePaper, replacePaperQuestion } from '#contract/make-papers.ts'
import { formatQuestion } from '#domain/format-question.ts'
import { parseStrategy } from '#domain/generation-strategy.ts'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { parseQuestionType } from '#domain/normalising/question-type-spelling.ts'
import type { Paper } from '#domain/paper.ts'
import { inGroups, passagesInUse } from '#domain/passage.ts'
import { paperCost } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { tell } from '../events/progress.ts'
import { reach } from '../foundation/failpoints.ts'
import { UNWATCHED, watched } from '../generations/watched.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Amounts } from '../plans/allowance.ts'
import { settle, withReservation } from '../plans/metering.ts'
import type { Service } from '../service/service.ts'
import { change } from './change.ts'
import { remaking } from './generation/remake-paper.ts'
import { replacing } from './generation/replace-question.ts'
import { explainedAs, measured, newSeed } from './generation/made-paper.ts'
import { paperAnswer, type PaperAnswer } from './stored/paper-answer.ts'
import { readPaper, updatePaper } from './stored/stored-paper.ts'

/** A paper of the HKDSE costs nothing to draw, signed in or not: then it costs nothing to draw anew. */
const FREE: Amounts = {}

type Needed = Pick<
  Service,
  'db' | 'plans' | 'lease' | 'configuration' | 'making' | 'ai' | 'drawLatexFor' | 'progress' | 'log' | 'now'
>

/** Keeps the paper's own configuration (decision D19) and id; the questions are new but for those kept. */
export const regenerate = (service: Needed) =>
  endpoint(regeneratePaper, async ({ access: { user, paper: key }, body, remember }) => {
    const { db, plans, now } = service
    const before = await readPaper(db, key)
    const kept = before.questions.filter(({ id }) => body.keep?.includes(id))
    const unknown = body.keep?.find((id) => !before.questions.some((question) => question.id === id))
    if (unknown !== undefined)
      return err({
        code: 'invalid_input',
        field: 'keep',
        problem: `expected ids of this paper's questions; it has no ${unknown}`,
      })
    const wanted = Math.max(0, before.configuration.totalQuestions - kept.length)
    const strategy = parseStrategy(body.strategy, wanted)
    if (!strategy.ok) return strategy
    const plan = plans.of(user.tier)
    const making = await remaking(service, key, plan, {
      before,
      kept,
      wanted,
      strategy: strategy.value,
      seed: newSeed(body.seed),
      seedIsChosen: body.seed !== undefined,
    })
    if (!making.ok) return making
    const costs = (questions: number): Amounts => (before.structure === undefined ? paperCost(questions, wanted) : FREE)
    return watched(service, { schoolId: key.schoolId, id: body.generationId, wanted }, (generation) =>
      withReservation(
        service,
        user,
        costs(wanted),
        { useCredits: body.useCredits, reason: 'regenerate', about: before.title },
        async (reservation) => {
          const made = await measured(before.configuration, () => making.value(generation), kept)
          if (!made.ok) return made
          const {
            fallback,
            paper: { questions, notices, topics, seed, code, generation: by },
          } = made.value
          for (const question of questions) generation.add(question)
          // What a class reached was reached with other questions.
          const { score: _, generation: __, ...others } = before
          const after: Paper = {
            ...others,
            questions: inGroups(questions),
            passages: passagesInUse(before.passages, questions),
            notices,
            topics,
            seed,
            code,
            ...(by === undefined ? {} : { generation: by }),
            ...(fallback ? regeneratedTitle(before) : {}),
          }
          return inTransaction(db, async (transaction): Promise<Result<PaperAnswer, Refusal>> => {
            if (!(await settle(transaction, reservation, costs(questions.length - kept.length))))
              return err({ code: 'took_too_long' })
            if (by?.model !== undefined) reach('ai_charged')
            const updated = await updatePaper(transaction, key, before, after, now())
            if ('revision' in updated) return err({ code: 'revision_conflict', revision: updated.revision })
            const answer = {
              ...paperAnswer(updated.paper, before.ownerId),
              ...(fallback ? { fallback: true as const } : {}),
            }
            await remember(transaction, answer)
            if (!(await generation.finish(transaction, key.id))) return err({ code: 'cancelled' })
            await tell(transaction, key.schoolId, { kind: 'paper', id: key.id, status: 'changed' })
            return ok(answer)
          })
        },
      ),
    )
  })

/** Once, in the language of the paper (decision D37). */
function regeneratedTitle({
  title,
  language,
  configuration,
}: Paper): Pick<Paper, 'title' | 'configuration'> | Record<never, never> {
  const suffixes = PAPER_LANGUAGES.map((one) => printedIn(one).paper.regeneratedTitle(''))
  if (suffixes.some((suffix) => title.endsWith(suffix))) return {}
  const { regeneratedTitle: word } = printedIn(language).paper
  const longer = word(title.slice(0, LONGEST.title - word('').length))
  return { title: longer, configuration: { ...configuration, title: longer } }
}

export const replace = (service: Needed) =>
  endpoint(replacePaperQuestion, async ({ access: { user, paper: key }, params, body, request, remember }) => {
    const { db, plans } = service
    const type = body.type === undefined ? undefined : parseQuestionType(body.type)
    if (body.type !== undefined && type === undefined)
      return err({
        code: 'invalid_configuration',
        faults: [{ code: 'unknown_value', field: 'type', found: body.type, wanted: [] }],
      })
    const before = await readPaper(db, key)
    const old = before.questions.find(({ id }) => id === params.questionId)
    if (old === undefined) return err({ code: 'not_found' })
    // What is made from documents and families knows nothing of the passage.
    if (old.passageId !== undefined) return err({ code: 'question_about_passage' })
    const plan = plans.of(user.tier)
    const making = await replacing(service, key, plan, {
      before,
      old,
      seed: newSeed(body.seed),
      ...(type === undefined ? {} : { type }),
      ...(body.difficulty === undefined ? {} : { difficulty: body.difficulty }),
      ...(body.candidate === undefined ? {} : { candidate: body.candidate }),
    })
    if (!making.ok) return making
    const costs: Amounts = before.structure === undefined ? { questions: 1 } : FREE
    return withReservation(
      service,
      user,
      costs,
      { useCredits: body.useCredits, reason: 'replace', about: before.title },
      async (reservation) => {
        // Nobody is left to be answered when the caller hangs up.
        const made = await making.value({ ...UNWATCHED, signal: request.signal })
        if (!made.ok) return made
        const question = explainedAs(before.configuration, made.value)
        const changed = await change(
          service,
          key,
          undefined,
          (paper) =>
            paper.questions.some(({ id }) => id === question.id)
              ? ok({ ...paper, questions: paper.questions.map((one) => (one.id === question.id ? question : one)) })
              : err({ code: 'not_found' }),
          async (transaction) => {
            if (!(await settle(transaction, reservation, costs))) return err({ code: 'took_too_long' })
            await remember(transaction, formatQuestion(question))
            return ok(undefined)
          },
        )
        return changed.ok ? ok(formatQuestion(question)) : changed
      },
    )
  })
