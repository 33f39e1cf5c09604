/**
 * The sheet a figure is drawn on: points of print, y down. It gathers ink, what labels must keep clear of, and the
 * labels.
 */
import { arcPoints } from './constructions.ts'
import type { Candidate, Request } from './place-labels.ts'
import type { Fill, Frame, Label, XY } from './shapes.ts'
import { type Typeset, typesetLabel } from './typeset-label.ts'

export const TEXT_SIZE = 10

export type Pen = 'line' | 'thick' | 'dashed' | 'mark' | 'faint'
export type LabelRequest = Request & {
  readonly set: Typeset
  readonly text: string
  /** What it names, for messages: `the point A`. */
  readonly owner: string
  /** Turned by 90 degrees, as the title of an upright axis. */
  readonly turned: boolean
  readonly box: boolean
}
/** From the middle of what is labelled, in points of print. */
export type Place = {
  readonly text: Label
  readonly owner: string
  readonly prose?: boolean
  readonly turned?: boolean
  readonly box?: boolean
  readonly size?: number
}

export type Sheet = {
  /** Path data of each pen. */
  readonly ink: Record<Pen, string[]>
  readonly fills: { readonly outline: readonly XY[]; readonly fill: Fill }[]
  /** Filled black: arrow heads, dots. */
  readonly solids: string[]
  /** Drawn over the lines, filled white: hollow dots. */
  readonly hollows: string[]
  readonly hard: number[]
  readonly faint: number[]
  readonly labels: LabelRequest[]
  readonly bounds: { left: number; top: number; right: number; bottom: number }
  readonly frame: Frame
  readonly middle: XY
  /** From coordinates of the figure to points of print. */
  readonly place: (point: XY) => XY
  readonly scale: XY
  readonly fillLabel: (label: Label) => string
}

export function openSheet(extent: readonly XY[], frame: Frame, fillLabel: (label: Label) => string): Sheet {
  const xs = extent.map(([x]) => x)
  const ys = extent.map(([, y]) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [wide, tall] = [right - left, high - low]
  const fit = (room: number, length: number): number => (length > 0 ? room / length : Infinity)
  const both = frame.scale ?? Math.min(fit(frame.width, wide), fit(frame.height, tall))
  const one = Number.isFinite(both) ? both : 1
  const scale: XY =
    frame.equal || frame.scale !== undefined ? [one, one] : [fit(frame.width, wide), fit(frame.height, tall)]
  const place = ([x, y]: XY): XY => [(x - left) * scale[0], (high - y) * scale[1]]
  const corner = place([right, low])
  return {
    ink: { line: [], thick: [], dashed: [], mark: [], faint: [] },
    fills: [],
    solids: [],
    hollows: [],
    hard: [],
    faint: [],
    labels: [],
    bounds: { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
    frame,
    middle: [corner[0] / 2, corner[1] / 2],
    place,
    scale,
    fillLabel,
  }
}

/** Two decimals of a point are a fortieth of a printer's dot. */
export const number = (value: number): string => String(Math.round(value * 100) / 100)
const pair = ([x, y]: XY): string => `${number(x)} ${number(y)}`
export const pathOf = (points: readonly XY[], closed = false): string =>
  `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`

/** Draws lines through points of print. */
export function rule(sheet: Sheet, points: readonly XY[], pen: Pen, closed = false): void {
  sheet.ink[pen].push(pathOf(points, closed))
  keepClear(sheet, closed ? [...points, points[0]!] : points, pen === 'faint' ? sheet.faint : sheet.hard)
}

/** Draws an arc about a point of print: degrees anticlockwise as one sees it. */
export function ruleArc(sheet: Sheet, centre: XY, [rx, ry]: XY, from: number, to: number, pen: Pen): void {
  const points = arcOnSheet(centre, [rx, ry], from, to)
  const half = points[Math.floor(points.length / 2)]!
  const bend = (a: number, b: number, end: XY): string =>
    `A${number(rx)} ${number(ry)} 0 ${Math.abs(b - a) > 180 ? 1 : 0} ${b > a ? 0 : 1} ${pair(end)}`
  const whole = Math.abs(to - from) >= 360
  sheet.ink[pen].push(
    `M${pair(points[0]!)}${whole ? bend(from, from + 180, half) + bend(from, from + 180, points.at(-1)!) : bend(from, to, points.at(-1)!)}`,
  )
  keepClear(sheet, points, pen === 'faint' ? sheet.faint : sheet.hard)
}

export function arcOnSheet([x, y]: XY, radii: XY, from: number, to: number): XY[] {
  return arcPoints([x, -y], radii, from, to).map(([px, py]) => [px, -py])
}

/** A filled head at the end of an arrow; `length` along it. */
export function arrowHead(sheet: Sheet, tip: XY, from: XY, length = 5.5): void {
  const [dx, dy] = direction(from, tip)
  const at = (back: number, aside: number): XY => [tip[0] - back * dx - aside * dy, tip[1] - back * dy + aside * dx]
  const head = [tip, at(length, 0.36 * length), at(0.72 * length, 0), at(length, -0.36 * length)]
  sheet.solids.push(pathOf(head, true))
  keepClear(sheet, [head[1]!, tip, head[3]!], sheet.hard)
}

export function dot(sheet: Sheet, [x, y]: XY, radius: number, list: string[]): void {
  list.push(
    `M${pair([x - radius, y])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
  )
  const reach = 0.7 * radius
  keepClear(
    sheet,
    [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ],
    sheet.hard,
  )
  keepClear(
    sheet,
    [
      [x - reach, y + reach],
      [x + reach, y - reach],
    ],
    sheet.hard,
  )
}

/**
 * Asks for a label: `candidates` gives the places of its centre from the halves of its width and height; `seenFrom`: no
 * line may lie between this and the label.
 */
export function label(
  sheet: Sheet,
  { text, owner, prose = false, turned = false, box = false, size = TEXT_SIZE }: Place,
  candidates: (halfWidth: number, halfHeight: number) => readonly Candidate[],
  seenFrom?: () => XY,
): void {
  const words = sheet.fillLabel(text)
  if (words.trim() === '') return
  const set = typesetLabel(words, size, prose)
  const [halfX, halfY] = [set.width / 2, (set.bottom - set.top) / 2]
  const [halfWidth, halfHeight] = turned ? [halfY, halfX] : [halfX, halfY]
  const places = candidates(halfWidth, halfHeight)
  sheet.labels.push({
    halfWidth,
    halfHeight,
    candidates: places,
    set,
    text: words,
    owner,
    turned,
    box,
    ...(seenFrom === undefined ? {} : { seenFrom: seenFrom() }),
  })
}

export function keepClear(sheet: Sheet, points: readonly XY[], obstacles: number[]): void {
  for (let i = 0; i < points.length; i++) {
    const [x, y] = points[i]!
    widen(sheet, x, y)
    if (i > 0) obstacles.push(points[i - 1]![0], points[i - 1]![1], x, y)
  }
}

export function widen({ bounds }: Sheet, x: number, y: number): void {
  if (x < bounds.left) bounds.left = x
  if (x > bounds.right) bounds.right = x
  if (y < bounds.top) bounds.top = y
  if (y > bounds.bottom) bounds.bottom = y
}

/** Of length 1; to the right where the two points are one. */
export function direction(from: XY, to: XY): XY {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return length === 0 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/**
 * How far the centre of a box must be from a line for the box to stay `gap` clear of it, in the direction of the line's
 * normal.
 */
export const reachAlong = ([nx, ny]: XY, halfWidth: number, halfHeight: number): number =>
  Math.abs(nx) * halfWidth + Math.abs(ny) * halfHeight

/** Where the centre of a box stands so that its edge is `gap` from a point, in a direction. */
export function beside([x, y]: XY, [ux, uy]: XY, halfWidth: number, halfHeight: number, gap: number): XY {
  const way =
    Math.min(ux === 0 ? Infinity : halfWidth / Math.abs(ux), uy === 0 ? Infinity : halfHeight / Math.abs(uy)) + gap
  return [x + way * ux, y + way * uy]
}
