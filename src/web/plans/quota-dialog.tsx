/**
 * What stands in the way when a month's allowance is used up, or the credits are (specification 2, section 2, "Quota
 * modal"; decision D5).
 */
import { useQuery } from '@tanstack/react-query'
import { FREE } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { fileSize } from '#messages/number-words.ts'
import { usageQuery } from '../api/queries.ts'
import { publicAddress } from '../floor/addresses.ts'
import { useReader } from '../floor/texts.ts'
import { usageLevel, usagePercent, usedFace } from '../floor/usage.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Meter } from '../ui/meter.tsx'

export type QuotaRefusal = Extract<Refusal, { code: 'quota' | 'insufficient_credits' }>

/** Whether it is told by this dialog. */
export const asQuota = (refusal: Refusal | undefined): QuotaRefusal | undefined =>
  refusal?.code === 'quota' || refusal?.code === 'insufficient_credits' ? refusal : undefined

type Props = {
  readonly refusal: QuotaRefusal
  readonly onClose: () => void
  /** Where what was refused can be done for credits: does it. Offered only where they suffice. */
  readonly onUseCredits?: () => void
}

export function QuotaDialog({ refusal, onClose, onUseCredits }: Props) {
  const {
    language,
    texts: { quota, credits: words, common },
  } = useReader()
  const { me } = useSession()
  const { data } = useQuery(usageQuery)
  const { requiredCredits: needed } = refusal
  // What the server has just said, or what is there by now.
  const credits = refusal.code === 'insufficient_credits' ? refusal.credits : (data?.credits ?? refusal.credits)
  const isCounted = refusal.code === 'quota' && refusal.cause === 'document'
  const hasCredits = onUseCredits !== undefined && needed > 0 && credits >= needed
  const { title, text } =
    refusal.code === 'quota'
      ? quota.causes[refusal.cause]
      : { title: quota.insufficient, text: quota.tooFew(words.amount(needed), words.amount(credits)) }
  return (
    <Dialog title={title} description={text} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-4">
        {refusal.code === 'quota' ? <Used {...refusal} /> : null}
        {hasCredits ? (
          <div className="grid gap-1">
            <Button onClick={onUseCredits}>{isCounted ? quota.creditsByPage : quota.credits(needed)}</Button>
            <p className="text-center text-sm text-muted">{quota.balance(words.amount(credits))}</p>
          </div>
        ) : null}
        {onUseCredits !== undefined && refusal.code === 'quota' && needed > credits ? (
          <p className="text-sm text-muted">{quota.tooFew(words.amount(needed), words.amount(credits))}</p>
        ) : null}
        {me?.tier === FREE.tier ? (
          <a href={publicAddress('pricing', language)} className={buttonLook(hasCredits ? 'secondary' : 'primary')}>
            {quota.upgrade}
          </a>
        ) : null}
        <Button kind="secondary" onClick={onClose}>
          {quota.later}
        </Button>
        <div className="grid gap-1 text-sm text-muted">
          {refusal.code === 'quota' && refusal.cause === 'storage' ? null : <p>{quota.resets}</p>}
          <p>{quota.operator}</p>
        </div>
      </div>
    </Dialog>
  )
}

function Used({ cause, usage, limit }: Extract<Refusal, { code: 'quota' }>) {
  const {
    language,
    texts: { quota },
  } = useReader()
  const face = (amount: number): string => (cause === 'storage' ? fileSize(amount, language) : usedFace(amount))
  const told = quota.used(face(usage), face(limit))
  return (
    <div className="grid gap-2 rounded-control bg-raised p-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">{quota.usage}</span>
        <span className="tabular-nums">{told}</span>
      </p>
      <Meter label={quota.usage} told={told} percent={usagePercent(usage, limit)} level={usageLevel(usage, limit)} />
    </div>
  )
}
