/** What a school's plan is and how much of it is used, as the API answers it. */
import type { subscription } from '#contract/account.ts'
import type { AnswerOf } from '#contract/route.ts'
import type { UsageAnswer } from '#contract/shapes.ts'
import type { User } from '../http/endpoint.ts'
import { usageOf } from '../plans/allowance.ts'
import { monthEnd, monthOf } from '../plans/months.ts'
import type { Service } from '../service/service.ts'
import { subscriptionOf, toldSubscription } from './subscription-state.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'configuration' | 'now'>

export async function usageAnswer(
  { db, plans, configuration: { timeZone }, now }: Needed,
  { schoolId, tier, credits }: User,
): Promise<UsageAnswer> {
  const plan = plans.of(tier)
  return {
    usage: await usageOf(db, schoolId, monthOf(now(), timeZone)),
    limits: { ...plan.limits },
    tier: plan.tier,
    credits,
    resetsAt: monthEnd(now(), timeZone).toISOString(),
  }
}

export async function planAnswer(service: Needed, user: User): Promise<AnswerOf<typeof subscription>> {
  const [{ usage, limits, tier, credits }, row] = await Promise.all([
    usageAnswer(service, user),
    subscriptionOf(service.db, user.schoolId),
  ])
  return {
    tier,
    credits_remaining: credits,
    ...toldSubscription(row),
    usage: { questions: usage.questions },
    limits: { questionsPerMonth: limits.questionsPerMonth },
  }
}
