/** Plans and their limits (decision D4); all copy about limits is rendered from this table. */
import type { NonEmpty } from './must-be-there.ts'
import { err, ok, type Result } from './result.ts'

export const PLAN_LIMITS = [
  'quizzesPerMonth',
  'documentsPerMonth',
  'questionsPerMonth',
  'pdfPagesPerMonth',
  'pagesPerPdf',
  'questionsPerQuiz',
  'storageBytes',
] as const
export type PlanLimit = (typeof PLAN_LIMITS)[number]

/** As a limit: there is none. */
export const UNLIMITED = -1

export type Plan = {
  readonly tier: string
  readonly name: string
  /** Whole numbers of at least 0, or `UNLIMITED`. Months are calendar months (decision D27). */
  readonly limits: Readonly<Record<PlanLimit, number>>
  readonly priorityProcessing: boolean
  readonly advancedModels: boolean
  readonly monthlyPriceHkd: number
}

const MEGABYTE = 1024 * 1024

export const FREE: Plan = {
  tier: 'free',
  name: 'Free',
  limits: {
    quizzesPerMonth: 10,
    documentsPerMonth: 10,
    questionsPerMonth: 300,
    pdfPagesPerMonth: 150,
    pagesPerPdf: 15,
    questionsPerQuiz: 30,
    storageBytes: 100 * MEGABYTE,
  },
  priorityProcessing: false,
  advancedModels: false,
  monthlyPriceHkd: 0,
}

export const PRO: Plan = {
  tier: 'pro',
  name: 'Pro',
  limits: {
    quizzesPerMonth: 100,
    documentsPerMonth: 100,
    questionsPerMonth: 3000,
    pdfPagesPerMonth: 50_000,
    pagesPerPdf: 500,
    questionsPerQuiz: 30,
    storageBytes: 2048 * MEGABYTE,
  },
  priorityProcessing: true,
  advancedModels: true,
  monthlyPriceHkd: 78,
}

export const PLANS: NonEmpty<Plan> = [FREE, PRO]

/** The share that is saved by paying for a year at once (specification 2, section 9). */
export const YEARLY_SAVING = 0.2

/** In HK$, to the cent. */
export const yearlyPriceHkd = ({ monthlyPriceHkd }: Pick<Plan, 'monthlyPriceHkd'>): number =>
  Math.round(monthlyPriceHkd * 12 * (1 - YEARLY_SAVING) * 100) / 100

export type PlanFault = {
  readonly code: 'over_plan'
  readonly limit: PlanLimit
  readonly most: number
  readonly used: number
  readonly asked: number
}

/**
 * Whether `asked` more fits under a limit of the plan when `used` is used already: gives what is then left, `UNLIMITED`
 * where there is no limit.
 */
export function checkPlan(
  plan: Pick<Plan, 'limits'>,
  limit: PlanLimit,
  asked: number,
  used = 0,
): Result<number, PlanFault> {
  if (!Number.isInteger(asked) || asked < 0)
    throw new RangeError(`Cannot check the plan: expected a whole number of at least 0, got ${asked}`)
  const most = plan.limits[limit]
  if (most === UNLIMITED) return ok(UNLIMITED)
  return used + asked > most ? err({ code: 'over_plan', limit, most, used, asked }) : ok(most - used - asked)
}

/**
 * What a paper of `asked` questions uses of a month when `given` were made: these questions, and a paper unless fewer
 * than half of them came.
 */
export const paperCost = (given: number, asked: number): { readonly quizzes: number; readonly questions: number } => ({
  quizzes: 2 * given < asked ? 0 : 1,
  questions: given,
})
