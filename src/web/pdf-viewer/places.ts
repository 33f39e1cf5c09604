/**
 * Where pages stand below each other, and which of them are seen: plain arithmetic, so that only what is seen need be
 * drawn.
 */
import { itemAt, lastOf } from '#domain/must-be-there.ts'
import type { PageSize } from './open-pdf.ts'

/** Between pages and around them, in CSS pixels. */
export const GAP = 16
/** A PDF counts in 1/72 inch, CSS in 1/96. */
const CSS_PIXELS = 96 / 72

/** Specification 1, section 9. */
export const ZOOM = { least: 0.5, most: 3, step: 0.25 } as const
/** Below what a step differs by; sums of quarters are exact, fitted scales are not. */
const HAIR = 1e-6

export type Rotation = 0 | 90 | 180 | 270
export type Place = { readonly top: number; readonly width: number; readonly height: number }
export type Box = { readonly width: number; readonly height: number }
/** Pages by index, `current` the one that is read. */
export type Seen = { readonly current: number; readonly first: number; readonly last: number }

const turned = ({ width, height }: PageSize, rotation: Rotation): PageSize =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width }

export function placesOf(sizes: readonly PageSize[], rotation: Rotation, scale: number): Place[] {
  let top = GAP
  return sizes.map((size) => {
    const { width, height } = turned(size, rotation)
    const place = { top, width: width * scale * CSS_PIXELS, height: height * scale * CSS_PIXELS }
    top += place.height + GAP
    return place
  })
}

/**
 * The scale at which the widest page fills the width; never above the largest zoom, but below the smallest on a phone.
 */
export function fitScale(sizes: readonly PageSize[], rotation: Rotation, width: number): number {
  const widest = Math.max(...sizes.map((size) => turned(size, rotation).width))
  return Math.min(ZOOM.most, Math.max(0.1, (width - 2 * GAP) / (widest * CSS_PIXELS)))
}

/** The next step above; a fitted scale between two steps goes to the nearer one in that direction. */
export const zoomedIn = (scale: number): number =>
  Math.min(ZOOM.most, (Math.floor(scale / ZOOM.step + HAIR) + 1) * ZOOM.step)
export const zoomedOut = (scale: number): number =>
  scale <= ZOOM.least ? scale : Math.max(ZOOM.least, (Math.ceil(scale / ZOOM.step - HAIR) - 1) * ZOOM.step)

/** Left edge of a page, which stands in the middle of what can be scrolled. */
export const leftOf = ({ width }: Place, content: number): number => (content - width) / 2

/** Of all that can be scrolled. The last page can be brought to the top, so that each can be the one that is read. */
export function contentOf(places: readonly Place[], box: Box): Box {
  const last = lastOf(places)
  const below = places.length === 1 ? GAP : Math.max(GAP, box.height - last.height - GAP)
  return {
    width: Math.max(box.width, ...places.map(({ width }) => width + 2 * GAP)),
    height: last.top + last.height + below,
  }
}

/** The page at a height; between two pages the upper one. */
export function pageAt(places: readonly Place[], y: number): number {
  const next = places.findIndex(({ top }) => top > y)
  return next === -1 ? places.length - 1 : Math.max(0, next - 1)
}

/** The page that is read: the one that shows its largest share; of equal ones, the first. */
export function seenPages(places: readonly Place[], scrollTop: number, height: number): Seen {
  const first = pageAt(places, scrollTop)
  const last = Math.max(first, pageAt(places, scrollTop + height))
  let current = first
  let most = 0
  for (let index = first; index <= last; index += 1) {
    const place = itemAt(places, index)
    const shown = Math.min(scrollTop + height, place.top + place.height) - Math.max(scrollTop, place.top)
    const share = shown / Math.min(place.height, height)
    if (share > most + HAIR) [current, most] = [index, share]
  }
  return { current, first, last }
}

/**
 * The page that was entered, kept between 1 and the last (specification 1, section 5); undefined for what is no number.
 */
export function parsePage(text: string, pageCount: number): number | undefined {
  const entered = text.normalize('NFKC').trim()
  if (!/^[+-]?\d+$/.test(entered)) return undefined
  return Math.min(Math.max(Number(entered), 1), pageCount)
}
