/** The state of a document as a sign and a word. */
import { Ban, CircleAlert, CircleCheck, Clock, Copy, LoaderCircle } from 'lucide-react'
import { joined } from '../../ui/joined.ts'
import type { Phase } from './upload-row.ts'

const LOOKS = {
  uploading: { Icon: LoaderCircle, colour: 'text-accent', turns: true },
  processing: { Icon: LoaderCircle, colour: 'text-accent', turns: true },
  late: { Icon: Clock, colour: 'text-warn', turns: false },
  ready: { Icon: CircleCheck, colour: 'text-ok', turns: false },
  error: { Icon: CircleAlert, colour: 'text-bad', turns: false },
  cancelled: { Icon: Ban, colour: 'text-muted', turns: false },
  duplicate: { Icon: Copy, colour: 'text-warn', turns: false },
} as const satisfies Record<Phase, unknown>

export function PhaseBadge({ phase, children }: { readonly phase: Phase; readonly children: string }) {
  const { Icon, colour, turns } = LOOKS[phase]
  return (
    <span className={joined('inline-flex items-center gap-1.5 font-medium', colour)}>
      <Icon size={15} aria-hidden className={turns ? 'animate-spin motion-reduce:animate-none' : ''} />
      {children}
    </span>
  )
}
