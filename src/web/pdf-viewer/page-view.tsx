/** One page: drawn, with its text over it. Only pages that are seen, or next to them, are there at all. */
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { mustBeThere } from '#domain/must-be-there.ts'
import { useTexts } from '../floor/texts.ts'
import { drawPage, freeCanvas, layText, markPieces } from './draw-page.ts'
import type { Mark } from './find-quote.ts'
import type { OpenPdf } from './open-pdf.ts'
import { leftOf, type Place, type Rotation } from './places.ts'

type Props = {
  readonly pdf: OpenPdf
  /** From 1. */
  readonly number: number
  readonly place: Place
  readonly contentWidth: number
  readonly scale: number
  readonly rotation: Rotation
  readonly marks?: readonly Mark[] | undefined
  /** The words to show begin here. */
  readonly onMarked?: ((mark: HTMLElement) => void) | undefined
  readonly onDrawn: () => void
}

/** While zooming, the page is stretched; it is drawn anew once that rests. */
const REST_MS = 150
const TO_CSS_PIXELS = 96 / 72

export function PageView({ pdf, number, place, contentWidth, scale, rotation, marks, onMarked, onDrawn }: Props) {
  const { viewer } = useTexts()
  const { host, isBroken } = useDrawn(pdf, number, place.width, rotation, onDrawn)
  const text = useText(pdf, number, scale * TO_CSS_PIXELS, rotation, marks, onMarked)
  return (
    <section
      aria-label={viewer.page(number, pdf.pageCount)}
      data-page={number}
      className="absolute overflow-hidden bg-white text-paper-ink shadow-paper"
      style={
        {
          top: place.top,
          left: leftOf(place, contentWidth),
          width: place.width,
          height: place.height,
          '--total-scale-factor': scale * TO_CSS_PIXELS,
        } as CSSProperties
      }
    >
      <div ref={host} aria-hidden className="absolute inset-0 [&>canvas]:size-full" />
      {isBroken ? (
        <p className="absolute inset-0 grid place-content-center p-6 text-center">{viewer.brokenPage(number)}</p>
      ) : null}
      <div ref={text} className="pdf-text" />
    </section>
  )
}

function useText(
  pdf: OpenPdf,
  number: number,
  scale: number,
  rotation: Rotation,
  marks: Props['marks'],
  onMarked: Props['onMarked'],
) {
  const host = useRef<HTMLDivElement>(null)
  const settled = useSettled(scale)
  useEffect(() => {
    const container = mustBeThere(host.current, 'the place of the text')
    const laying = new AbortController()
    pdf
      .getPage(number)
      .then((page) => {
        laying.signal.throwIfAborted()
        return layText(page, container, { rotation, scale: settled }, laying.signal)
      })
      .then((pieces) => {
        if (laying.signal.aborted) return
        const first = marks && markPieces(pieces, marks)
        if (first !== undefined) onMarked?.(first)
      })
      .catch(() => {
        // A page without its text can still be looked at.
      })
    return () => {
      laying.abort()
      container.replaceChildren()
    }
  }, [pdf, number, settled, rotation, marks, onMarked])
  return host
}

/** Also of thumbnails. `width`: in CSS pixels. */
export function useDrawn(pdf: OpenPdf, number: number, width: number, rotation: Rotation, onDrawn?: () => void) {
  const host = useRef<HTMLDivElement>(null)
  const shown = useRef<HTMLCanvasElement>(undefined)
  const [isBroken, setBroken] = useState(false)
  const settled = useSettled(width)
  useEffect(() => {
    const drawing = new AbortController()
    pdf
      .getPage(number)
      .then((page) => drawPage(page, { width: settled, rotation }, drawing.signal))
      .then((canvas) => {
        if (canvas === undefined || drawing.signal.aborted) return freeCanvas(canvas)
        host.current?.replaceChildren(canvas)
        freeCanvas(shown.current)
        shown.current = canvas
        onDrawn?.()
      })
      .catch(() => {
        if (!drawing.signal.aborted) setBroken(true)
      })
    return () => drawing.abort()
  }, [pdf, number, settled, rotation, onDrawn])
  useEffect(
    () => () => {
      freeCanvas(shown.current)
      shown.current = undefined
    },
    [],
  )
  return { host, isBroken }
}

function useSettled(value: number): number {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === settled) return
    const timer = setTimeout(() => setSettled(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled
}
