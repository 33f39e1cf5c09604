/**
 * Back from the page of payment: thanks, what has come of it, or that nothing was charged. The message that confirms a
 * payment may take some seconds.
 */
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { subscription } from '#contract/account.ts'
import type { AnswerOf } from '#contract/route.ts'
import { useTexts } from '../floor/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { keptBalance } from './billing-balance.ts'
import { subscriptionQuery } from './billing-queries.ts'
import { planName } from './plan-name.ts'

const POLL_MS = 2_000
const SLOW_MS = 45_000

type Props = { readonly plan: AnswerOf<typeof subscription> }

export function BackFromPayment({ plan }: Props) {
  const { paid } = useSearch({ from: '/dashboard' })
  const navigate = useNavigate({ from: '/dashboard' })
  // The address is of a visit, what it told is of this page: opened again, it thanks nobody.
  const [told] = useState(paid)
  useEffect(() => {
    if (paid !== undefined)
      void navigate({ search: ({ paid: _, ...search }) => search, replace: true, resetScroll: false })
  }, [paid, navigate])
  const { billing } = useTexts()
  if (told === 'cancelled')
    return (
      <InView>
        <Notice kind="note">{billing.back.cancelled}</Notice>
      </InView>
    )
  return told === 'plan' || told === 'credits' ? (
    <InView>
      <Thanks what={told} plan={plan} />
    </InView>
  ) : null
}

/** The profile is long: what somebody has come back for is not below its fold. */
function InView({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), [])
  return <div ref={place}>{children}</div>
}

function Thanks({
  what,
  plan: { tier, interval, credits_remaining: credits },
}: Props & { readonly what: 'plan' | 'credits' }) {
  const {
    billing: { back },
  } = useTexts()
  const [before] = useState(() => (what === 'credits' ? (keptBalance() ?? credits) : credits))
  const [isSlow, setSlow] = useState(false)
  const isThere = what === 'plan' ? interval !== undefined : credits > before
  // Events tell of it, too; where their connection is cut, this does.
  useQuery({ ...subscriptionQuery, refetchInterval: isThere || isSlow ? false : POLL_MS })
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isThere) return <Notice kind="note">{isSlow ? back.slow : back.waiting}</Notice>
  return <Notice kind="ok">{what === 'plan' ? back.plan(planName(tier)) : back.credits(credits - before)}</Notice>
}
