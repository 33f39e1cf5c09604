/** What the teacher's plan says to a paper of so many questions. */
import type { UsageAnswer } from '#contract/shapes.ts'
import type { PaperFormat } from '#domain/paper.ts'
import { checkPlan, UNLIMITED, type PlanFault } from '#domain/plan.ts'

type Usage = Pick<UsageAnswer, 'limits' | 'usage'>
export type Left = { readonly left: number; readonly limit: number }

export type PlanCheck = {
  /**
   * Questions that one paper may have; undefined where there is no limit, or the format fixes their number (decision
   * D4).
   */
  readonly perPaper?: number
  /** Past that limit the server makes no paper. */
  readonly fault?: PlanFault
  /** What the month has left; undefined where there is no limit. */
  readonly questions?: Left
  readonly papers?: Left
  /** The plan could not be read. */
  readonly isUnknown?: true
}

export function checkAgainstPlan({ limits, usage }: Usage, format: PaperFormat, asked: number): PlanCheck {
  const perPaper = format === 'standard' && limits.questionsPerQuiz !== UNLIMITED ? limits.questionsPerQuiz : undefined
  const checked = perPaper === undefined ? undefined : checkPlan({ limits }, 'questionsPerQuiz', Math.max(0, asked))
  const questions = leftOf(limits.questionsPerMonth, usage.questions)
  const papers = leftOf(limits.quizzesPerMonth, usage.quizzes)
  return {
    ...(perPaper === undefined ? {} : { perPaper }),
    ...(checked === undefined || checked.ok ? {} : { fault: checked.error }),
    ...(questions === undefined ? {} : { questions }),
    ...(papers === undefined ? {} : { papers }),
  }
}

/** A plan that was lowered may have less than nothing left. */
const leftOf = (limit: number, used: number): Left | undefined =>
  limit === UNLIMITED ? undefined : { left: Math.max(0, limit - used), limit }
