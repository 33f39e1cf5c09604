/** The sheet that comes up from below on a phone, with the paper on it. */
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../floor/texts.ts'

export function PaperFromBelow({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { paperView, common } = useTexts()
  return (
    <Base.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-200 data-starting-style:opacity-0" />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-50 grid max-h-[88dvh] grid-rows-[auto_minmax(0,1fr)] gap-3 rounded-t-card border border-line bg-surface p-4 shadow-2xl transition duration-200 ease-settle data-starting-style:translate-y-full">
          <div className="flex items-start justify-between gap-4">
            <div>
              <Base.Title className="text-lg font-semibold">{paperView.label}</Base.Title>
              <Base.Description className="text-sm text-muted">{paperView.description}</Base.Description>
            </div>
            <Base.Close
              aria-label={common.close}
              className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-raised"
            >
              <X size={18} aria-hidden />
            </Base.Close>
          </div>
          {/* What scrolls must be reachable by keyboard. */}
          <div
            role="region"
            aria-label={paperView.label}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="overflow-auto overscroll-contain rounded-paper pb-4"
          >
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
