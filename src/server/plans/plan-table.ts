/** The plans that this server offers: the built-in table, or the operator's (decision D4). */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'
import { mustBeThere } from '#domain/must-be-there.ts'
import { PLAN_LIMITS, PLANS, UNLIMITED, type Plan } from '#domain/plan.ts'
import { HOME } from '../foundation/data-directory.ts'

const limits = z.record(z.enum(PLAN_LIMITS), z.int().min(UNLIMITED))
const plan: z.ZodType<Plan> = z.strictObject({
  tier: z.string().min(1).max(40),
  name: z.string().min(1).max(80),
  limits,
  priorityProcessing: z.boolean(),
  advancedModels: z.boolean(),
  monthlyPriceHkd: z.number().min(0),
})
const table = z
  .array(plan)
  .min(1)
  .refine((plans) => new Set(plans.map(({ tier }) => tier)).size === plans.length, 'two plans have the same tier')

export type PlanTable = {
  readonly plans: readonly Plan[]
  /** That of the tier, or the first where the operator's table no longer has it. */
  readonly of: (tier: string) => Plan
}

/** Throws a sentence that names what is wrong with the file. */
export async function openPlanTable(file: string | undefined): Promise<PlanTable> {
  const plans = file === undefined ? PLANS : await readPlans(file)
  return { plans, of: (tier) => plans.find((one) => one.tier === tier) ?? mustBeThere(plans[0], 'the first plan') }
}

async function readPlans(file: string): Promise<readonly Plan[]> {
  const text = await readFile(resolve(HOME, file), 'utf8').catch((error: Error) => {
    throw new Error(`PLANS_FILE cannot be read: ${error.message}`)
  })
  const json = ((): unknown => {
    try {
      return JSON.parse(text)
    } catch (error) {
      throw new Error(`PLANS_FILE is no JSON: ${String(error)}`, { cause: error })
    }
  })()
  const parsed = table.safeParse(json)
  if (!parsed.success) {
    const { path, message } = mustBeThere(parsed.error.issues[0], 'what is wrong with the plans')
    throw new Error(`PLANS_FILE is wrong at ${path.join('.')}: ${message}`)
  }
  return parsed.data
}
