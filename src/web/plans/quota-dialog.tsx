/** What stands in the way when a month's allowance is used up (specification 2, section 2, "Quota modal"; decision D5). */
import { FREE } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { fileSize } from '#messages/number-words.ts'
import { publicAddress } from '../public/addresses.ts'
import { useReader } from '../app/texts.ts'
import { usageLevel, usagePercent, usedFace } from '../app/usage.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Meter } from '../ui/meter.tsx'

type Props = {
  readonly refusal: Extract<Refusal, { code: 'quota' }>
  readonly onClose: () => void
  /** Where what was refused can be done for credits: does it. Offered only where they suffice. */
  readonly onUseCredits?: () => void
}

export function QuotaDialog({ refusal: { cause, usage, limit, requiredCredits, credits }, onClose, onUseCredits }: Props) {
  const { language, texts: { quota, common } } = useReader()
  const { me } = useSession()
  const { title, text } = quota.causes[cause]
  const face = (amount: number): string => (cause === 'storage' ? fileSize(amount, language) : usedFace(amount))
  const told = quota.used(face(usage), face(limit))
  const hasCredits = onUseCredits !== undefined && requiredCredits > 0 && credits >= requiredCredits
  return (
    <Dialog title={title} description={text} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-4">
        <div className="grid gap-2 rounded-control bg-raised p-4">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm"><span className="font-medium">{quota.usage}</span><span className="tabular-nums">{told}</span></p>
          <Meter label={quota.usage} told={told} percent={usagePercent(usage, limit)} level={usageLevel(usage, limit)} />
        </div>
        {hasCredits ? <Button onClick={onUseCredits}>{quota.credits(requiredCredits)}</Button> : null}
        {me?.tier === FREE.tier ? <a href={publicAddress('pricing', language)} className={buttonLook(hasCredits ? 'secondary' : 'primary')}>{quota.upgrade}</a> : null}
        <Button kind="secondary" onClick={onClose}>{quota.later}</Button>
        <div className="grid gap-1 text-sm text-muted">
          {cause === 'storage' ? null : <p>{quota.resets}</p>}
          <p>{quota.operator}</p>
        </div>
      </div>
    </Dialog>
  )
}
