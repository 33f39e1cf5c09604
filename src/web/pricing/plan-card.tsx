/** One plan: price, limits, and the way to it. */
import { Check } from 'lucide-react'
import { PLAN_LIMITS, type Plan } from '#domain/plan.ts'
import { usePublicReader } from '../public/reader.ts'
import { forOtherTiers, forTier, forVisitors } from '../public/who-sees.ts'
import { price, wordLimit, wordYearly } from '../public/word-plan.ts'
import { buttonLook } from '../ui/button.tsx'
import { joined } from '../ui/joined.ts'

export function PlanCard({ plan }: { readonly plan: Plan }) {
  const { language, texts } = usePublicReader()
  const { pricing } = texts
  const id = `plan-${plan.tier}`
  const isPaid = plan.monthlyPriceHkd > 0
  const yearly = wordYearly(plan, texts)
  return (
    <article aria-labelledby={id} className={joined('flex flex-col gap-4 rounded-card border bg-surface p-6', isPaid ? 'border-accent' : 'border-line')}>
      <h2 id={id} className="text-lg font-semibold">{pricing.plan(plan.name)}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2"><span className="text-2xl leading-none font-semibold tabular-nums">{price(plan.monthlyPriceHkd)}</span> <span className="text-muted">{pricing.perMonth}</span></p>
      {yearly === undefined ? null : <p className="flex flex-wrap items-center gap-x-3 gap-y-1"><span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-medium text-accent">{yearly.saving}</span> <span className="text-sm text-muted tabular-nums">{yearly.price}</span></p>}
      <ul className="grid gap-2 border-t border-line pt-4">
        {PLAN_LIMITS.map((limit) => <Line key={limit}>{wordLimit(plan, limit, language, texts)}</Line>)}
        {plan.priorityProcessing && isPaid ? <Line>{pricing.priority}</Line> : null}
      </ul>
      <div className="mt-auto pt-2"><WayIn plan={plan} isPaid={isPaid} /></div>
    </article>
  )
}

function Line({ children }: { readonly children: string }) {
  return <li className="flex items-start gap-2"><Check size={18} aria-hidden className="mt-1 shrink-0 text-ok" /><span className="first-letter:uppercase">{children}</span></li>
}

/** Payment comes with whoever runs the server: nothing is offered that would not work. */
function WayIn({ plan, isPaid }: { readonly plan: Plan; readonly isPaid: boolean }) {
  const { pricing } = usePublicReader().texts
  return (
    <>
      <a {...forVisitors} href="/generator" className={buttonLook(isPaid ? 'primary' : 'secondary', 'w-full')}>{pricing.start}</a>
      <p {...forTier(plan.tier)} className="flex min-h-10 items-center justify-center rounded-control bg-accent-soft px-4 font-medium text-accent">{pricing.current}</p>
      {isPaid ? <p {...forOtherTiers(plan.tier)} className="text-sm text-muted">{pricing.noPayment}</p> : null}
    </>
  )
}
