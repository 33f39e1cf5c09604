/** How many credits are left, with a warning where they are few (specification 1, section 8). */
import { CircleAlert } from 'lucide-react'
import { lowCredits } from '#domain/credits.ts'
import { useTexts } from '../floor/texts.ts'

export function CreditBalance({ credits }: { readonly credits: number }) {
  const { credits: words } = useTexts()
  const low = lowCredits(credits)
  return (
    <>
      <p className="text-sm text-muted tabular-nums">{words.amount(credits)}</p>
      {low === undefined ? null : (
        <p className={low === 'critical' ? LOOKS.critical : LOOKS.warning}>
          <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden />
          {words.low[low]}
        </p>
      )}
    </>
  )
}

const LOOKS = {
  warning: 'flex items-start gap-2 text-sm text-warn',
  critical: 'flex items-start gap-2 text-sm text-bad',
} as const
