/** One document in a list: its name, what is known of it, its state, and what can be done with it. */
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { scriptTag } from '../../floor/language.ts'
import { useReader } from '../../floor/texts.ts'
import { PhaseBadge } from './phase-badge.tsx'
import type { Phase } from './upload-row.ts'

type Props = {
  readonly name: string
  readonly facts: readonly string[]
  readonly phase: Phase
  readonly status: string
  readonly actions: ReactNode
  readonly children?: ReactNode
}

export function DocumentLine({ name, facts, phase, status, actions, children }: Props) {
  const { language } = useReader()
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 grow basis-56 items-start gap-3">
          <FileText size={22} strokeWidth={1.5} className="mt-0.5 shrink-0 text-muted" aria-hidden />
          <div className="min-w-0">
            <p lang={scriptTag(name, language)} className="font-medium wrap-anywhere">
              {name}
            </p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <PhaseBadge phase={phase}>{status}</PhaseBadge>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </div>
      {children}
    </li>
  )
}
