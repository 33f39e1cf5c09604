/** What of a PDF is seen: zoom, rotation, and the place in it, which holds still while the others change. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { itemAt } from '#domain/must-be-there.ts'
import type { PageSize } from './open-pdf.ts'
import {
  contentOf,
  fitScale,
  GAP,
  leftOf,
  pageAt,
  placesOf,
  seenPages,
  ZOOM,
  zoomedIn,
  zoomedOut,
  type Box,
  type Place,
  type Rotation,
  type Seen,
} from './places.ts'

export type View = {
  readonly places: readonly Place[]
  readonly content: Box
  readonly scale: number
  readonly isFitted: boolean
  readonly rotation: Rotation
  readonly seen: Seen
  /** From 1. */
  readonly goTo: (page: number) => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly fit: () => void
  readonly rotate: () => void
  /** Zooms by a factor around a point of the window (pinching). */
  readonly zoomBy: (factor: number, point: { readonly clientX: number; readonly clientY: number }) => void
}

/** A point of a page, in shares of it, and where in the box it stands: a share of the width, pixels from the top. */
type Held = { readonly page: number; readonly fx: number; readonly fy: number; readonly x: number; readonly y: number }

const topOf = (page: number): Held => ({ page, fx: 0.5, fy: 0, x: 0.5, y: GAP })

/** Undefined until there are pages and a box for them. `firstPage`: from 1. */
export function useView(
  sizes: readonly PageSize[] | undefined,
  scroller: HTMLElement | null,
  firstPage: number,
): View | undefined {
  const [zoom, setZoom] = useState<number | 'fit'>('fit')
  const [rotation, setRotation] = useState<Rotation>(0)
  const box = useBox(scroller, sizes !== undefined)
  const held = useRef<Held>(undefined)
  const scale =
    sizes === undefined || box === undefined ? undefined : zoom === 'fit' ? fitScale(sizes, rotation, box.width) : zoom
  const places = useMemo(
    () => (sizes === undefined || scale === undefined ? undefined : placesOf(sizes, rotation, scale)),
    [sizes, rotation, scale],
  )
  const content = useMemo(
    () => (places === undefined || box === undefined ? undefined : contentOf(places, box)),
    [places, box],
  )
  const [top, setTop] = useState(0)
  const seen = useMemo(
    () => (places === undefined || box === undefined ? undefined : seenPages(places, top, box.height)),
    [places, box, top],
  )

  const holdAt = useCallback(
    (x: number, y: number) => {
      if (scroller === null || places === undefined || content === undefined) return
      const page = pageAt(places, scroller.scrollTop + y)
      const place = itemAt(places, page)
      held.current = {
        page,
        fx: (scroller.scrollLeft + x * scroller.clientWidth - leftOf(place, content.width)) / place.width,
        fy: (scroller.scrollTop + y - place.top) / place.height,
        x,
        y,
      }
    },
    [scroller, places, content],
  )

  // Listens before the place is set below, whose scrolling would be missed otherwise.
  useLayoutEffect(() => {
    if (scroller === null || places === undefined) return
    const scrolled = (): void => {
      holdAt(0.5, 0)
      const [now, height] = [scroller.scrollTop, scroller.clientHeight]
      // At once, so that a page stands there when it comes into sight; only where other pages are seen than before.
      flushSync(() =>
        setTop((before) => (isSame(seenPages(places, before, height), seenPages(places, now, height)) ? before : now)),
      )
    }
    scroller.addEventListener('scroll', scrolled, { passive: true })
    return () => scroller.removeEventListener('scroll', scrolled)
  }, [scroller, places, holdAt])

  // Before painting, so that nothing jumps.
  useLayoutEffect(() => {
    if (scroller === null || places === undefined || content === undefined) return
    const { page, fx, fy, x, y } = (held.current ??= topOf(Math.min(firstPage, places.length) - 1))
    const place = itemAt(places, page)
    scroller.scrollTo({
      top: place.top + fy * place.height - y,
      left: leftOf(place, content.width) + fx * place.width - x * scroller.clientWidth,
    })
  }, [scroller, places, content, firstPage])

  if (
    scroller === null ||
    sizes === undefined ||
    places === undefined ||
    content === undefined ||
    scale === undefined ||
    seen === undefined
  )
    return undefined
  const zoomTo = (to: number): void => {
    holdAt(0.5, 0.25 * (box?.height ?? 0))
    setZoom(to)
  }
  return {
    places,
    content,
    scale,
    rotation,
    seen,
    isFitted: zoom === 'fit',
    goTo(page) {
      held.current = topOf(page - 1)
      scroller.scrollTo({ top: itemAt(places, page - 1).top - GAP })
    },
    zoomIn: () => zoomTo(zoomedIn(scale)),
    zoomOut: () => zoomTo(zoomedOut(scale)),
    fit() {
      holdAt(0.5, 0)
      setZoom('fit')
    },
    rotate() {
      held.current = topOf(seen.current)
      setRotation((before) => ((before + 90) % 360) as Rotation)
    },
    zoomBy(factor, { clientX, clientY }) {
      const rect = scroller.getBoundingClientRect()
      holdAt((clientX - rect.left) / rect.width, clientY - rect.top)
      setZoom(
        Math.min(
          ZOOM.most,
          Math.max(Math.min(ZOOM.least, fitScale(sizes, rotation, scroller.clientWidth)), scale * factor),
        ),
      )
    },
  }
}

const isSame = (one: Seen, other: Seen): boolean =>
  one.current === other.current && one.first === other.first && one.last === other.last

/** The inner size of what scrolls, as it changes. */
function useBox(scroller: HTMLElement | null, isThere: boolean): Box | undefined {
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    if (scroller === null || !isThere) return
    const measure = (): void =>
      setBox((before) =>
        before?.width === scroller.clientWidth && before.height === scroller.clientHeight
          ? before
          : { width: scroller.clientWidth, height: scroller.clientHeight },
      )
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [scroller, isThere])
  return box
}
