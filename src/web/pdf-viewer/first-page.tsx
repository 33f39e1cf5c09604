/** The first page of a PDF in the width that is there. Load it lazily: pdf.js is large. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { firstOf, mustBeThere } from '#domain/must-be-there.ts'
import { useReader } from '../floor/texts.ts'
import { toldIn } from '../floor/told.ts'
import { LoadFault } from './load-fault.tsx'
import type { OpenPdf } from './open-pdf.ts'
import { useDrawn } from './page-view.tsx'
import { usePdf } from './use-pdf.ts'

/** `waiting` stands in the place of the page until it is there. */
export function FirstPage({ source, waiting }: { readonly source: Blob; readonly waiting: ReactNode }) {
  const {
    language,
    texts: { viewer },
  } = useReader()
  const { state } = usePdf(source)
  switch (state.kind) {
    case 'loading':
      return waiting
    case 'failed':
      return <LoadFault sentence={viewer.failedPdf} advice={toldIn(language).readingFaults.damaged()} />
    case 'open':
      return <Page pdf={state.pdf} />
  }
}

function Page({ pdf }: { readonly pdf: OpenPdf }) {
  const { viewer } = useReader().texts
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = mustBeThere(place.current, 'the place of the page')
    const measure = (): void => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { width: across, height: down } = firstOf(pdf.sizes)
  return (
    <figure className="grid gap-2">
      <div
        ref={place}
        className="overflow-hidden rounded-paper bg-white shadow-paper"
        style={{ aspectRatio: `${across} / ${down}` }}
      >
        {width === 0 ? null : <Drawn pdf={pdf} width={width} />}
      </div>
      <figcaption className="text-center text-sm text-muted">{viewer.page(1, pdf.pageCount)}</figcaption>
    </figure>
  )
}

function Drawn({ pdf, width }: { readonly pdf: OpenPdf; readonly width: number }) {
  const { viewer } = useReader().texts
  const [isDrawn, setDrawn] = useState(false)
  const [onDrawn] = useState(() => () => setDrawn(true))
  const { host, isBroken } = useDrawn(pdf, 1, width, 0, onDrawn)
  if (isBroken)
    return <p className="grid h-full place-content-center p-6 text-center text-paper-ink">{viewer.brokenPage(1)}</p>
  return (
    <div
      ref={host}
      role="img"
      aria-label={viewer.page(1, pdf.pageCount)}
      data-drawn={isDrawn || undefined}
      className="size-full [&>canvas]:size-full"
    />
  )
}
