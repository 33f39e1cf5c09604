/** The paper beside the controls, as it stands so far; on a phone a sheet that comes up from below. */
import { Dialog as Base } from '@base-ui/react/dialog'
import { FileText, X } from 'lucide-react'
import { lazy, Suspense, useId, useSyncExternalStore } from 'react'
import { useTexts } from '../app/texts.ts'
import type { Draft } from './draft.ts'

const LiveSheet = lazy(() => import('./live-paper/live-sheet.tsx').then((module) => ({ default: module.LiveSheet })))

/** Where the wizard sets it beside the controls. */
const WIDE = '(min-width: 64rem)'
const isWide = (): boolean => matchMedia(WIDE).matches
const onWidth = (wake: () => void): (() => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', wake)
  return () => query.removeEventListener('change', wake)
}

type Props = { readonly draft: Draft }

export function LivePaper({ draft }: Props) {
  return useSyncExternalStore(onWidth, isWide) ? <BesideControls draft={draft} /> : <FromBelow draft={draft} />
}

/** It scrolls by itself, and by the keyboard too. */
function BesideControls({ draft }: Props) {
  const { paperView } = useTexts()
  const id = useId()
  return (
    <aside aria-labelledby={id} className="sticky top-4 grid gap-2">
      <h2 id={id} className="text-sm font-medium text-muted">{paperView.label}</h2>
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-labelledby={id} tabIndex={0} className="max-h-[calc(100dvh-5rem)] overflow-auto overscroll-contain rounded-paper px-1 pb-4">
        <Suspense fallback={<Blank />}><LiveSheet draft={draft} /></Suspense>
      </div>
    </aside>
  )
}

function FromBelow({ draft }: Props) {
  const { paperView, common } = useTexts()
  return (
    <Base.Root>
      <Base.Trigger className="order-first inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-line bg-surface px-5 font-medium hover:bg-raised"><FileText size={18} aria-hidden />{paperView.show}</Base.Trigger>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-200 data-starting-style:opacity-0" />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-50 grid max-h-[88dvh] grid-rows-[auto_minmax(0,1fr)] gap-3 rounded-t-card border border-line bg-surface p-4 shadow-2xl transition duration-200 ease-settle data-starting-style:translate-y-full">
          <div className="flex items-start justify-between gap-4">
            <div>
              <Base.Title className="text-lg font-semibold">{paperView.label}</Base.Title>
              <Base.Description className="text-sm text-muted">{paperView.description}</Base.Description>
            </div>
            <Base.Close aria-label={common.close} className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-raised"><X size={18} aria-hidden /></Base.Close>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div role="region" aria-label={paperView.label} tabIndex={0} className="overflow-auto overscroll-contain rounded-paper pb-4"><Suspense fallback={<Blank />}><LiveSheet draft={draft} /></Suspense></div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

const Blank = () => <div aria-busy className="aspect-[210/297] w-full rounded-paper bg-paper shadow-paper" />
