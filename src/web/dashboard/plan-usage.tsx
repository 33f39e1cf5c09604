/** Whose account it is, its plan, how much of the month's questions is used, and the credits. */
import { useQuery } from '@tanstack/react-query'
import { UNLIMITED } from '#domain/plan.ts'
import { usageQuery } from '../api/queries.ts'
import { useTexts } from '../floor/texts.ts'
import { limitFace, usageLevel, usagePercent, usedFace } from '../floor/usage.ts'
import { CreditBalance } from '../plans/credit-balance.tsx'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { Meter } from '../ui/meter.tsx'

export function PlanUsage() {
  const { dashboard, common } = useTexts()
  const { me } = useSession()
  const { data } = useQuery(usageQuery)
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="font-medium break-all">{me?.email ?? dashboard.teacher}</p>
      {data === undefined ? (
        <p className="text-muted">{common.loading}</p>
      ) : (
        <>
          <PlanLine tier={data.tier} used={data.usage.questions} limit={data.limits.questionsPerMonth} />
          <CreditBalance credits={data.credits} />
        </>
      )}
    </div>
  )
}

function PlanLine({ tier, used, limit }: { readonly tier: string; readonly used: number; readonly limit: number }) {
  const { dashboard, navigation } = useTexts()
  const told =
    limit === UNLIMITED ? navigation.unlimitedUsage(usedFace(used)) : navigation.usage(usedFace(used), limitFace(limit))
  return (
    <>
      <p className="text-muted">{dashboard.plan(tier.slice(0, 1).toUpperCase() + tier.slice(1))}</p>
      <p className="text-muted tabular-nums">{dashboard.usage(usedFace(used), limitFace(limit))}</p>
      <Meter
        label={dashboard.usageLabel}
        told={told}
        percent={usagePercent(used, limit)}
        level={usageLevel(used, limit)}
      />
    </>
  )
}
