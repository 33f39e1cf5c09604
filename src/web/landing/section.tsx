/** A section of the landing page under its heading. */
import type { ReactNode } from 'react'
import { joined } from '../ui/joined.ts'

type Props = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly isRaised?: boolean
  readonly children: ReactNode
}

export function Section({ id, title, text, isRaised = false, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={joined('scroll-mt-16', isRaised && 'border-y border-line bg-surface')}
    >
      <div className="mx-auto grid max-w-[1200px] gap-8 px-4 py-16 lg:px-8">
        <div className="grid gap-2">
          <h2 id={`${id}-title`} className="text-xl font-semibold sm:text-2xl">
            {title}
          </h2>
          <p className="max-w-[65ch] text-lg text-muted">{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
