/** A panel under a button, of the browser's own kind: it opens without a script; disclosures.ts closes it. */
import type { ReactNode } from 'react'
import { joined } from '../ui/joined.ts'
import { menuButtonLook } from '../ui/menu-button.ts'

type Props = {
  readonly face: ReactNode
  readonly className?: string
  readonly faceClassName?: string
  readonly children: ReactNode
}

export function Disclosure({ face, className, faceClassName, children }: Props) {
  return (
    <details data-disclosure className={joined('relative', className)}>
      <summary
        className={joined(menuButtonLook(faceClassName), 'list-none select-none [&::-webkit-details-marker]:hidden')}
      >
        {face}
      </summary>
      <div className="absolute end-0 top-full z-40 mt-1 max-h-[calc(100dvh-5rem)] w-max max-w-[calc(100vw-2rem)] min-w-52 overflow-auto rounded-card border border-line bg-surface p-2 shadow-2xl">
        {children}
      </div>
    </details>
  )
}

/** The look of a line in it. */
export const disclosureLine =
  'flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 text-start hover:bg-raised aria-[current]:font-semibold aria-[current]:text-accent'
