/** The subscription and its ends, and credits to buy: where the operator has set up payment. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkout, portal, resumeSubscription } from '#contract/billing.ts'
import type { AnswerOf } from '#contract/route.ts'
import type { subscription } from '#contract/account.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import { offerId } from '#domain/plan-offer.ts'
import { FREE } from '#domain/plan.ts'
import { call, wordError } from '../api/call.ts'
import { takeAnswer } from '../api/take-answer.ts'
import { wordDate } from '../floor/dates.ts'
import { useReader } from '../floor/texts.ts'
import { publicAddress } from '../floor/addresses.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.ts'
import { BuyCredits } from './billing-credits.tsx'
import { BackFromPayment } from './billing-back.tsx'
import { CancelDialog } from './billing-cancel.tsx'
import { packagesQuery, subscriptionQuery } from './billing-queries.ts'
import { planName } from './plan-name.ts'

type Subscription = AnswerOf<typeof subscription>

export function Billing() {
  const {
    language,
    texts: { billing, common },
  } = useReader()
  const packages = useQuery(packagesQuery)
  const plan = useQuery(subscriptionQuery)
  const error = packages.error ?? plan.error
  if (error !== null) return <Notice kind="bad">{wordError(error, language, billing.failed, common.offline)}</Notice>
  if (packages.data === undefined || plan.data === undefined)
    return (
      <p role="status" className="text-muted">
        {common.loading}
      </p>
    )
  if (!packages.data.isConfigured) return <p className="text-muted">{billing.notSetUp}</p>
  return (
    <>
      <BackFromPayment plan={plan.data} />
      <PlanPaid plan={plan.data} />
      <div className="flex flex-wrap gap-3">
        <PlanActions plan={plan.data} />
        <BuyCredits packages={packages.data.packages} credits={plan.data.credits_remaining} />
      </div>
    </>
  )
}

function PlanPaid({ plan: { tier, status, interval, renewsAt, cancelsAt } }: { readonly plan: Subscription }) {
  const {
    language,
    texts: { billing },
  } = useReader()
  if (interval === undefined) return <p className="text-muted">{billing.none}</p>
  const date = (time: string): string => wordDate(time, language, 'longDay')
  return (
    <>
      {status === 'past_due' ? <Notice kind="warn">{billing.pastDue}</Notice> : null}
      <p>
        <span className="font-medium">{billing.paid[interval](planName(tier))}</span>
        {language === 'en' ? ' ' : ''}
        <span className="text-muted">
          {cancelsAt === undefined
            ? billing.renews(date(mustBeThere(renewsAt, 'when a subscription renews')))
            : billing.ends(date(cancelsAt))}
        </span>
      </p>
    </>
  )
}

function PlanActions({ plan: { tier, interval, cancelsAt, renewsAt } }: { readonly plan: Subscription }) {
  const {
    language,
    texts: { billing, common },
  } = useReader()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const tellFault = (error: unknown): void =>
    void toast.error(wordError(error, language, common.unknownError, common.offline))
  const managing = useMutation({
    mutationFn: () => call(portal, {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: tellFault,
  })
  const changing = useMutation({
    mutationFn: () => call(checkout, { body: { plan_id: offerId(tier, 'year') } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: tellFault,
  })
  const resuming = useMutation({
    mutationFn: () => call(resumeSubscription, {}),
    onError: tellFault,
    onSuccess: async (plan) => {
      await takeAnswer(client, subscriptionQuery.queryKey, plan)
      toast.success(billing.resumed)
    },
  })
  if (interval === undefined)
    return tier === FREE.tier ? (
      <a href={publicAddress('pricing', language)} className={buttonLook('primary')}>
        {billing.upgrade}
      </a>
    ) : null
  return (
    <>
      <Button kind="secondary" isBusy={managing.isPending || managing.isSuccess} onClick={() => managing.mutate()}>
        {managing.isPending || managing.isSuccess ? billing.opening : billing.manage}
      </Button>
      {interval === 'month' ? (
        <Button kind="secondary" isBusy={changing.isPending || changing.isSuccess} onClick={() => changing.mutate()}>
          {changing.isPending || changing.isSuccess ? billing.opening : billing.byTheYear}
        </Button>
      ) : null}
      {/* One element, which keeps the focus when its meaning changes. */}
      {cancelsAt === undefined ? (
        <Button kind="secondary" onClick={() => setAsked(true)}>
          {billing.cancel}
        </Button>
      ) : (
        <Button kind="secondary" isBusy={resuming.isPending} onClick={() => resuming.mutate()}>
          {billing.resume}
        </Button>
      )}
      {isAsked ? (
        <CancelDialog
          until={new Date(mustBeThere(renewsAt, 'when a subscription renews'))}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}
