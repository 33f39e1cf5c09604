/** A PDF over the whole screen. Load it lazily: pdf.js is large. */
import { toldIn } from '../floor/told.ts'
import './pdf-viewer.css'
import './quotation.css'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useReader, useTexts } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { LoadFault } from './load-fault.tsx'
import type { PdfFault } from './open-pdf.ts'
import { Pages } from './pages.tsx'
import { useSteadySelection } from './steady-selection.ts'
import { Thumbnails } from './thumbnails.tsx'
import { Toolbar } from './toolbar.tsx'
import { usePdf, useQuote } from './use-pdf.ts'
import { usePinch } from './use-pinch.ts'
import { useView, type View } from './use-view.ts'

export type PdfViewerProps = {
  /** An address, or the bytes of a file that was picked. */
  readonly source: string | Blob
  readonly title: string
  readonly onClose: () => void
  /** With it, "Cancel" and "Proceed with Upload" stand below. */
  readonly onConfirm?: () => void
  /** Where to open it, from 1, and the words to mark there. */
  readonly page?: number
  readonly quote?: string
}

/** Beside a narrower window there is no place for thumbnails. */
const WIDE = '(min-width: 48rem)'

export function PdfViewer({ source, title, onClose, onConfirm, page = 1, quote }: PdfViewerProps) {
  const { common, viewer } = useTexts()
  const popup = useRef<HTMLDivElement>(null)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const { state, retry } = usePdf(source)
  const pdf = state.kind === 'open' ? state.pdf : undefined
  const view = useView(pdf?.sizes, scroller, page)
  const quoted = useQuote(pdf, page, quote)
  const [hasThumbnails, setThumbnails] = useState(() => matchMedia(WIDE).matches)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const close = (): void => {
      if (!wide.matches) setThumbnails(false)
    }
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])
  const [isDrawn, setDrawn] = useState(false)
  usePinch(scroller, view?.zoomBy)
  useSteadySelection()
  const goToThumbnail = (to: number): void => {
    view?.goTo(to)
    if (!matchMedia(WIDE).matches) setThumbnails(false)
  }
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen, details) => {
        // Escape leaves the full screen first, where the browser does not do that by itself.
        if (details.reason === 'escape-key' && document.fullscreenElement !== null) {
          details.cancel()
          void document.exitFullscreen()
        } else if (!isOpen) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          initialFocus={() => scroller}
          onKeyDown={(event) => {
            if (view !== undefined && pdf !== undefined) onKey(event, view, pdf.pageCount, scroller)
          }}
          className="fixed inset-0 z-50 flex flex-col bg-desk text-ink outline-none"
        >
          <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line bg-surface py-1.5 ps-4 pe-2 md:grid-cols-[minmax(0,1fr)_auto_auto]">
            <Dialog.Title className="truncate text-base font-semibold" title={title}>
              {title}
            </Dialog.Title>
            <div className="col-span-2 row-start-2 md:col-span-1 md:row-start-auto">
              {view === undefined || pdf === undefined ? null : (
                <Toolbar
                  view={view}
                  pageCount={pdf.pageCount}
                  hasThumbnails={hasThumbnails}
                  onThumbnails={() => setThumbnails(!hasThumbnails)}
                  screen={popup}
                />
              )}
            </div>
            <Dialog.Close
              aria-label={common.close}
              className="col-start-2 row-start-1 grid size-10 place-items-center rounded-control hover:bg-raised md:col-start-3"
            >
              <X size={18} aria-hidden />
            </Dialog.Close>
          </header>
          <QuoteTold state={quoted} quote={quote} />
          <div className="relative flex min-h-0 flex-1">
            {hasThumbnails && state.kind !== 'failed' ? (
              <Thumbnails
                pdf={pdf}
                isDrawing={isDrawn}
                rotation={view?.rotation ?? 0}
                current={view === undefined ? page : view.seen.current + 1}
                goTo={goToThumbnail}
              />
            ) : null}
            <p id="pdf-keys" hidden>
              {viewer.keys}
            </p>
            <div className="relative min-w-0 flex-1">
              <div
                ref={setScroller}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
                tabIndex={0}
                role="region"
                aria-label={viewer.document}
                aria-describedby="pdf-keys"
                className="peer relative size-full touch-pan-x touch-pan-y overflow-auto overscroll-contain outline-none"
              >
                {state.kind === 'loading' ? (
                  <p role="status" className="grid h-full place-content-center text-muted">
                    {common.loading}
                  </p>
                ) : null}
                {state.kind === 'failed' ? <Failed fault={state.fault} quote={quote} onRetry={retry} /> : null}
                {view === undefined || pdf === undefined ? null : (
                  <Pages pdf={pdf} view={view} quoted={quoted} onDrawn={setDrawn} />
                )}
              </div>
              {/* The ring of the focus, over the pages, which would hide an outline. */}
              <div
                aria-hidden
                className="pointer-events-none absolute inset-0 hidden border-2 border-accent peer-focus-visible:block"
              />
            </div>
          </div>
          {onConfirm === undefined ? null : (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-4 py-3">
              <Button kind="secondary" onClick={onClose}>
                {common.cancel}
              </Button>
              <Button onClick={onConfirm}>{viewer.proceed}</Button>
            </footer>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Where a field has the keys, they are its own. With Shift the arrows move a page that is wider than the window. */
function onKey(event: KeyboardEvent, view: View, pageCount: number, scroller: HTMLElement | null): void {
  if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
  const page = view.seen.current + 1
  const sideways = event.shiftKey ? 80 : 0
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => (sideways === 0 ? view.goTo(Math.max(1, page - 1)) : scroller?.scrollBy({ left: -sideways })),
    ArrowRight: () =>
      sideways === 0 ? view.goTo(Math.min(pageCount, page + 1)) : scroller?.scrollBy({ left: sideways }),
    Home: () => view.goTo(1),
    End: () => view.goTo(pageCount),
    '+': view.zoomIn,
    '=': view.zoomIn,
    '-': view.zoomOut,
    _: view.zoomOut,
    '0': view.fit,
  }
  const action = actions[event.key]
  if (action === undefined) return
  event.preventDefault()
  action()
}

function QuoteTold({
  state,
  quote,
}: {
  readonly state: ReturnType<typeof useQuote>
  readonly quote: string | undefined
}) {
  const { viewer } = useTexts()
  if (quote === undefined) return null
  return (
    <div
      role="status"
      className={
        state.kind === 'missing' || (state.kind === 'found' && !state.isWhole)
          ? 'max-h-32 overflow-y-auto border-b border-line bg-raised px-4 py-2 text-sm'
          : 'sr-only'
      }
    >
      {state.kind === 'found'
        ? state.isWhole
          ? viewer.quoteMarked(state.page)
          : viewer.quotePartly(state.page, quote)
        : null}
      {state.kind === 'missing' ? viewer.quoteMissing(state.page, quote) : null}
    </div>
  )
}

function Failed({
  fault,
  quote,
  onRetry,
}: {
  readonly fault: PdfFault
  readonly quote: string | undefined
  readonly onRetry: () => void
}) {
  const {
    language,
    texts: { common, viewer },
  } = useReader()
  const isUnreachable = fault === 'offline' || fault === 'refused'
  return (
    <div className="mx-auto grid h-full max-w-lg content-center gap-3 p-4">
      {isUnreachable ? <h3 className="text-lg font-semibold">{viewer.failedTitle}</h3> : null}
      {isUnreachable ? (
        <LoadFault
          sentence={viewer.failedDocument}
          advice={fault === 'offline' ? common.offline : viewer.addressExpired}
          quote={quote}
          onRetry={onRetry}
        />
      ) : (
        <LoadFault sentence={viewer.failedPdf} advice={toldIn(language).readingFaults[fault]()} quote={quote} />
      )}
    </div>
  )
}
