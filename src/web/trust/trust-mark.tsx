/** How far the answer of a question can be trusted: a sign and a word, never colour alone. */
import { BadgeCheck, CircleAlert, Quote, type LucideIcon } from 'lucide-react'
import type { TrustLabel } from '#domain/trust.ts'
import { useTexts } from '../floor/texts.ts'
import { joined } from '../ui/joined.ts'

const LOOKS: Readonly<Record<TrustLabel, { readonly Icon: LucideIcon; readonly look: string }>> = {
  proved: { Icon: BadgeCheck, look: 'text-ok' },
  source_shown: { Icon: Quote, look: 'text-accent' },
  read_this: { Icon: CircleAlert, look: 'font-medium text-warn' },
}

export function TrustMark({ label }: { readonly label: TrustLabel }) {
  const { trust } = useTexts()
  const { Icon, look } = LOOKS[label]
  return (
    <span title={trust.explained[label]} className={joined('inline-flex items-center gap-1 whitespace-nowrap', look)}>
      <Icon size={16} aria-hidden className="shrink-0" />
      {trust.labels[label]}
    </span>
  )
}
