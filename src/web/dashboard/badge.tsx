/** A state in one word, with a colour that says it again. */
import type { ReactNode } from 'react'

const LOOKS = { ok: 'text-ok', warn: 'text-warn', bad: 'text-bad', note: 'text-accent' } as const

export const Badge = ({ kind, children }: { readonly kind: keyof typeof LOOKS; readonly children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-full border border-current px-2.5 py-0.5 text-xs font-medium whitespace-nowrap ${LOOKS[kind]}`}
  >
    <span aria-hidden className="size-1.5 rounded-full bg-current" />
    {children}
  </span>
)
