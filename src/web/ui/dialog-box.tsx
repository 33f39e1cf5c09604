/** A dialog in the middle of the page, with its title and a way out. */
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { joined } from './joined.ts'

export type DialogProps = {
  readonly title: string
  readonly description?: string
  /** The name of the button that closes it. */
  readonly closeLabel: string
  readonly onClose: () => void
  readonly width?: 'narrow' | 'wide'
  readonly children: ReactNode
}

const WIDTHS = { narrow: 'w-[min(27rem,calc(100vw-2rem))]', wide: 'w-[min(60rem,calc(100vw-2rem))]' } as const

export function DialogBox({ title, description, closeLabel, onClose, width = 'narrow', children }: DialogProps) {
  return (
    <Base.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-200 data-starting-style:opacity-0" />
        <Base.Popup
          className={joined(
            'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] -translate-1/2 overflow-auto rounded-card border border-line bg-surface p-6 shadow-2xl transition duration-200 ease-settle data-starting-style:scale-97 data-starting-style:opacity-0',
            WIDTHS[width],
          )}
        >
          <Base.Title className="pe-10 text-lg font-semibold">{title}</Base.Title>
          {description === undefined ? null : (
            <Base.Description className="mt-1 text-sm text-muted">{description}</Base.Description>
          )}
          <div className="mt-4">{children}</div>
          <Base.Close
            aria-label={closeLabel}
            className="absolute top-4 right-4 grid size-10 place-items-center rounded-control hover:bg-raised"
          >
            <X size={18} aria-hidden />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
