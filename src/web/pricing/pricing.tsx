/** The plans of this server, and what is asked about them. */
import type { PublicFacts } from '../public-floor/facts.ts'
import { usePublicReader } from '../public-floor/reader.ts'
import { Check } from 'lucide-react'
import { IntervalChoice } from './interval-choice.tsx'
import { PlanCard } from './plan-card.tsx'
import { Questions } from './questions.tsx'

export function Pricing({ facts }: { readonly facts: PublicFacts }) {
  const { pricing } = usePublicReader().texts
  return (
    <main id="main" className="mx-auto grid w-full max-w-[62rem] gap-12 px-4 py-12 lg:px-8">
      <header className="grid gap-3">
        <h1 className="text-2xl font-semibold">{pricing.title}</h1>
        <p className="max-w-[65ch] text-lg text-muted">{pricing.text}</p>
      </header>
      <div className="group grid gap-6">
        {facts.plans.some(({ monthlyPriceHkd }) => monthlyPriceHkd > 0) ? <IntervalChoice /> : null}
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-6">
          {facts.plans.map((plan) => (
            <li key={plan.tier} className="grid">
              <PlanCard plan={plan} facts={facts} />
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="included-title" className="grid gap-4">
        <h2 id="included-title" className="text-xl font-semibold">
          {pricing.included.title}
        </h2>
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {pricing.included.items.map((item) => (
            <li key={item} className="flex items-start gap-2">
              <Check size={18} aria-hidden className="mt-1 shrink-0 text-ok" />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <Questions facts={facts} />
    </main>
  )
}
