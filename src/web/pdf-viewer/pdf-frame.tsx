/** A PDF in a frame within a page: its pages at the width of the frame. Load it lazily: pdf.js is large. */
import './pdf-viewer.css'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../floor/texts.ts'
import { Pages } from './pages.tsx'
import { usePdf, type QuoteState } from './use-pdf.ts'
import { useView } from './use-view.ts'

type Props = {
  readonly source: Blob
  readonly label: string
  /** In its place where it cannot be shown. */
  readonly damaged: ReactNode
}

const NO_QUOTE: QuoteState = { kind: 'none' }
const nothing = (): void => undefined

export function PdfFrame({ source, label, damaged }: Props) {
  const { common } = useTexts()
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const { state } = usePdf(source)
  const pdf = state.kind === 'open' ? state.pdf : undefined
  const view = useView(pdf?.sizes, scroller, 1)
  if (state.kind === 'failed') return damaged
  return (
    <div
      ref={setScroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
      role="region"
      aria-label={label}
      className="relative h-[min(70dvh,40rem)] overflow-auto overscroll-contain rounded-card border border-line bg-raised"
    >
      {view === undefined || pdf === undefined ? (
        <p role="status" className="grid h-full place-content-center text-muted">
          {common.loading}
        </p>
      ) : (
        <Pages pdf={pdf} view={view} quoted={NO_QUOTE} onDrawn={nothing} />
      )}
    </div>
  )
}
