/** A sentence that the reader should see: what went well, what to mind, what went wrong (read out at once). */
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { joined } from './joined.ts'

const KINDS = {
  ok: { look: 'border-ok text-ok', Icon: CircleCheck },
  note: { look: 'border-accent text-accent', Icon: Info },
  warn: { look: 'border-warn text-warn', Icon: CircleAlert },
  bad: { look: 'border-bad text-bad', Icon: CircleAlert },
} as const

export function Notice({ kind, children }: { readonly kind: keyof typeof KINDS; readonly children: ReactNode }) {
  const { look, Icon } = KINDS[kind]
  return (
    <div
      role={kind === 'bad' ? 'alert' : 'status'}
      className={joined('flex items-start gap-3 rounded-control border-l-4 bg-raised px-4 py-3 text-base', look)}
    >
      <Icon size={18} className="mt-1 shrink-0" aria-hidden />
      <div className="text-ink">{children}</div>
    </div>
  )
}
