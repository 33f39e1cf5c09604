/**
 * What all ways of making a paper share: seeds, refusals of the making child, and storing a paper with all that stands
 * or falls with it.
 */
import { randomBytes } from 'node:crypto'
import type { Route } from '#contract/route.ts'
import type { Paper } from '#domain/paper.ts'
import { paperCost } from '#domain/plan.ts'
import type { Question } from '#domain/question.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { MakingFault } from '#sandbox/making/make-in-child.ts'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { tell } from '../../events/progress.ts'
import { reach } from '../../foundation/failpoints.ts'
import type { Watched } from '../../generations/watched.ts'
import type { Call, User } from '../../http/endpoint.ts'
import { settle, type Reservation } from '../../plans/metering.ts'
import { paperAnswer, type PaperAnswer } from '../stored/paper-answer.ts'
import { insertPaper } from '../stored/stored-paper.ts'

export type Remember = Call<Route>['remember']

/** `fallback`: the AI failed, and the built-in engine took its place. */
export type Made = { readonly paper: Paper; readonly fallback: boolean }

/** Seeds have 128 random bits unless one is given (decision D34). */
export const newSeed = (given: string | undefined): string => given ?? randomBytes(16).toString('hex')

/**
 * Paper, settled quota, remembered answer and the end of what was watched, together or not at all: not when it was
 * cancelled, or the reservation has expired. `asked`: how many questions were.
 */
export async function storeMade(
  db: Db,
  user: User,
  reservation: Reservation,
  asked: number,
  paper: Paper,
  generation: Watched,
  remember: Remember,
): Promise<Result<PaperAnswer, Refusal>> {
  const answer = paperAnswer(paper, user.id)
  for (const question of paper.questions) generation.add(question)
  return inTransaction(db, async (transaction): Promise<Result<PaperAnswer, Refusal>> => {
    if (!(await settle(transaction, reservation, paperCost(paper.questions.length, asked))))
      return err({ code: 'took_too_long' })
    if (paper.generation?.model !== undefined) reach('ai_charged')
    await insertPaper(transaction, { schoolId: user.schoolId, ownerId: user.id }, paper)
    await remember(transaction, answer)
    if (!(await generation.finish(transaction, paper.id))) return err({ code: 'cancelled' })
    await tell(transaction, user.schoolId, { kind: 'paper', id: paper.id, status: 'completed' })
    return ok(answer)
  })
}

type Explained = Pick<Paper['configuration'], 'includeExplanations'>

/** Measures the making of a paper, and leaves explanations out where none are wanted; what is `kept` keeps its own. */
export async function measured(
  configuration: Explained,
  make: () => Promise<Result<Made, Refusal>>,
  kept: readonly Question[] = [],
): Promise<Result<Made, Refusal>> {
  const started = performance.now()
  const made = await make()
  if (!made.ok) return made
  const { paper, fallback } = made.value
  const questions = paper.questions.map((question) =>
    kept.some(({ id }) => id === question.id) ? question : explainedAs(configuration, question),
  )
  const generation = paper.generation ?? { ms: Math.round(performance.now() - started), tokens: 0 }
  return ok({ paper: { ...paper, questions, generation }, fallback })
}

export const explainedAs = ({ includeExplanations }: Explained, question: Question): Question =>
  includeExplanations === false ? { ...question, explanation: [] } : question

/** A paper without questions is none. */
export function withQuestions(made: Result<Paper, MakingFault>): Result<Paper, Refusal> {
  if (!made.ok) return err(refusalOf(made.error))
  return made.value.questions.length === 0 ? err({ code: 'no_questions' }) : made
}

/** Throws for what only a bug of ours causes. */
export function refusalOf(fault: MakingFault): Refusal {
  switch (fault.code) {
    case 'too_slow':
      return { code: 'took_too_long' }
    case 'too_much_memory':
      return { code: 'took_too_long' }
    case 'failed':
      throw new Error('Making a paper failed in its child: see the log')
    case 'total_marks_out_of_range':
      return { code: 'invalid_configuration', faults: [fault] }
    case 'below_one_mark_a_question':
      return { code: 'invalid_configuration', faults: [fault] }
  }
}
