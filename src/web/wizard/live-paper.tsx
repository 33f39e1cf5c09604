/** The paper beside the controls, as it stands so far; on a phone a sheet that comes up from below. */
import { FileText } from 'lucide-react'
import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../floor/texts.ts'
import type { Draft } from './draft.ts'
import { loadPart } from '../ui/load-part.ts'

const LiveSheet = lazy(() =>
  loadPart(() => import('./live-paper/live-sheet.tsx')).then((module) => ({ default: module.LiveSheet })),
)
const PaperFromBelow = lazy(() =>
  loadPart(() => import('./live-paper/paper-from-below.tsx')).then((module) => ({ default: module.PaperFromBelow })),
)

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
      <h2 id={id} className="text-sm font-medium text-muted">
        {paperView.label}
      </h2>
      {/* What scrolls must be reachable by keyboard. */}
      <div
        role="region"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[calc(100dvh-5rem)] overflow-auto overscroll-contain rounded-paper px-1 pb-4"
      >
        <Suspense fallback={<Blank />}>
          <LiveSheet draft={draft} />
        </Suspense>
      </div>
    </aside>
  )
}

function FromBelow({ draft }: Props) {
  const { paperView } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="order-first inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-line bg-surface px-5 font-medium hover:bg-raised"
      >
        <FileText size={18} aria-hidden />
        {paperView.show}
      </button>
      {isOpen ? (
        <Suspense>
          <PaperFromBelow onClose={() => setOpen(false)}>
            <Suspense fallback={<Blank />}>
              <LiveSheet draft={draft} />
            </Suspense>
          </PaperFromBelow>
        </Suspense>
      ) : null}
    </>
  )
}

const Blank = () => <div aria-busy className="aspect-[210/297] w-full rounded-paper bg-paper shadow-paper" />
