/** How far the answer of a question can be trusted: a sign and a word, never colour alone. */
import { BadgeCheck, CircleAlert, CircleCheck, Quote, type LucideIcon } from 'lucide-react'
import type { Proof } from '#domain/question.ts'
import { useTexts } from '../app/texts.ts'
import { joined } from '../ui/joined.ts'

const LOOKS: Readonly<Record<Proof, { readonly Icon: LucideIcon; readonly look: string }>> = {
  proved: { Icon: BadgeCheck, look: 'text-ok' },
  quoted: { Icon: Quote, look: 'text-accent' },
  checked: { Icon: CircleCheck, look: 'text-ok' },
  unchecked: { Icon: CircleAlert, look: 'font-medium text-warn' },
}

export function ProofLabel({ proof }: { readonly proof: Proof }) {
  const { trust } = useTexts()
  const { Icon, look } = LOOKS[proof]
  return <span title={trust.explained[proof]} className={joined('inline-flex items-center gap-1 whitespace-nowrap', look)}><Icon size={16} aria-hidden className="shrink-0" />{trust.labels[proof]}</span>
}
