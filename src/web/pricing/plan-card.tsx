/** One plan: price, limits, and the way to it. */
import { Check } from 'lucide-react'
import { PLAN_LIMITS, YEARLY_SAVING, yearlyPriceHkd, type Plan } from '#domain/plan.ts'
import type { PublicFacts } from '../public-floor/facts.ts'
import { usePublicReader } from '../public-floor/reader.ts'
import { forAllButTier, forOtherTiers, forTier, forVisitors } from '../public-floor/who-sees.ts'
import { price, wordLimit, wordYearly } from '../plans/word-plan.ts'
import { buttonLook } from '../ui/button.tsx'
import { forMonthly, forYearly } from './interval-choice.tsx'
import { joined } from '../ui/joined.ts'

export function PlanCard({ plan, facts: { takesPayment, ai } }: { readonly plan: Plan; readonly facts: PublicFacts }) {
  const { language, texts } = usePublicReader()
  const { pricing } = texts
  const id = `plan-${plan.tier}`
  const isPaid = plan.monthlyPriceHkd > 0
  const yearly = wordYearly(plan, texts)
  return (
    <article
      aria-labelledby={id}
      className={joined(
        'flex flex-col gap-4 rounded-card border bg-surface p-6',
        isPaid ? 'border-accent' : 'border-line',
      )}
    >
      <h2 id={id} className="text-lg font-semibold">
        {pricing.plan(plan.name)}
      </h2>
      {yearly === undefined ? (
        <Price amount={0} per={pricing.perMonth} />
      ) : (
        <>
          <div className={joined('grid gap-4', forMonthly)}>
            <Price amount={plan.monthlyPriceHkd} per={pricing.perMonth} />
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-medium text-accent">
                {yearly.saving}
              </span>{' '}
              <span className="text-sm text-muted tabular-nums">{yearly.price}</span>
            </p>
          </div>
          <div className={joined('gap-4', forYearly)}>
            <Price amount={yearlyPriceHkd(plan)} per={pricing.perYear} />
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-medium text-accent">
                {pricing.interval.saving(Math.round(YEARLY_SAVING * 100))}
              </span>{' '}
              <s className="text-sm text-muted tabular-nums">{price(12 * plan.monthlyPriceHkd)}</s>
            </p>
          </div>
        </>
      )}
      <ul className="grid gap-2 border-t border-line pt-4">
        {PLAN_LIMITS.map((limit) => (
          <Line key={limit}>{wordLimit(plan, limit, language, texts)}</Line>
        ))}
        {plan.priorityProcessing && isPaid ? <Line>{pricing.priority}</Line> : null}
        {plan.advancedModels && ai === 'advanced' ? <Line>{pricing.advancedModels}</Line> : null}
      </ul>
      <div className="mt-auto pt-2">
        <WayIn plan={plan} takesPayment={takesPayment} />
      </div>
    </article>
  )
}

function Line({ children }: { readonly children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Check size={18} aria-hidden className="mt-1 shrink-0 text-ok" />
      <span className="first-letter:uppercase">{children}</span>
    </li>
  )
}

function Price({ amount, per }: { readonly amount: number; readonly per: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-2xl leading-none font-semibold tabular-nums">{price(amount)}</span>{' '}
      <span className="text-muted">{per}</span>
    </p>
  )
}

/** Nothing is offered that would not work: where nothing can be paid for, that is said. */
function WayIn({
  plan: { tier, name, monthlyPriceHkd },
  takesPayment,
}: {
  readonly plan: Plan
  readonly takesPayment: boolean
}) {
  const { pricing } = usePublicReader().texts
  const isPaid = monthlyPriceHkd > 0
  const current = (
    <p
      {...forTier(tier)}
      className="flex min-h-10 items-center justify-center rounded-control bg-accent-soft px-4 font-medium text-accent"
    >
      {pricing.current}
    </p>
  )
  if (isPaid && takesPayment) {
    return (
      <>
        <div {...forAllButTier(tier)}>
          <button type="button" data-upgrade={tier} className={buttonLook('primary', 'w-full')}>
            {pricing.upgrade(pricing.plan(name))}
          </button>
        </div>
        {current}
        <p data-upgrade-told={tier} role="status" className="text-sm not-empty:mt-3 data-failed:text-bad" />
      </>
    )
  }
  return (
    <>
      <a
        {...forVisitors}
        data-start
        href="/generator"
        className={buttonLook(isPaid ? 'primary' : 'secondary', 'w-full')}
      >
        {pricing.start}
      </a>
      {current}
      {isPaid ? (
        <p {...forOtherTiers(tier)} className="text-sm text-muted">
          {pricing.noPayment}
        </p>
      ) : null}
    </>
  )
}
