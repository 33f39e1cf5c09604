/** What a figure is made of, as plain data: coordinates are mathematical (y up), in any unit. */

/**
 * A short text in a figure: LaTeX of formulas (`A`, `x^2`, `40^\circ`, `@{a}\text{ cm}`), letters italic, digits and
 * `\text` upright.
 * May hold holes (`@name`, `@{formula}`), which are filled before printing. Words of diagrams are prose instead, with
 * formulas between `$`.
 */
export type Label = string | { readonly en: string; readonly zh: string }

export type XY = readonly [x: number, y: number]
export type XYZ = readonly [x: number, y: number, z: number]

export type Fill = 'none' | 'grey' | 'hatched' | 'dotted' | 'white' | 'black'

export type Stroke = { readonly dashed?: boolean; readonly thick?: boolean }

/** Marks on a side: a label beside it, ticks of equal sides, arrow heads of parallel sides. */
export type Marks = { readonly label?: Label; readonly ticks?: 1 | 2 | 3; readonly arrows?: 1 | 2 }

export type PathItem = Stroke &
  Marks & {
    readonly kind: 'path'
    readonly points: readonly string[]
    readonly closed: boolean
    readonly fill: Fill
    /** Nothing is drawn of it but its fill and marks. */
    readonly unseen: boolean
    /** A line beyond its first point and beyond its last, in points of print. */
    readonly beyond: readonly [first: number, last: number]
    readonly arrowHead: boolean
  }

export type AngleItem = {
  readonly kind: 'angle'
  readonly points: readonly [string, string, string]
  readonly label?: Label
  readonly arcs: 0 | 1 | 2 | 3
  readonly right: boolean
  readonly reflex: boolean
  /** Of the arc, in points of print; by the size of the angle when left out. */
  readonly radius?: number
}

/** Degrees anticlockwise from the direction of x; a whole circle is 0 to 360. */
export type ArcItem = Stroke & {
  readonly kind: 'arc'
  readonly centre: string | XY
  readonly radii: XY
  readonly from: number
  readonly to: number
  readonly sector: boolean
  readonly fill: Fill
  readonly label?: Label
}

/** Lines that are no named points: curves, hatched regions, bars. */
export type LinesItem = Stroke & {
  readonly kind: 'lines'
  readonly lines: readonly (readonly XY[])[]
  readonly closed: boolean
  readonly fill: Fill
  readonly unseen: boolean
  readonly label?: Label
  /** Faint lines of a grid, over which a label may stand. */
  readonly faint: boolean
}

export type AxesItem = {
  readonly kind: 'axes'
  readonly x: XY
  readonly y: XY
  readonly xLabel: Label
  readonly yLabel: Label
  readonly xTicks: readonly Tick[]
  readonly yTicks: readonly Tick[]
  readonly grid: boolean
  readonly origin: boolean
  /** Of diagrams: the titles are prose along the axes, the axes have no arrow heads and meet at their lowest values. */
  readonly diagram: boolean
  /** A kink at the foot of the axis says that its scale does not start at 0. */
  readonly broken: readonly ('x' | 'y')[]
  /** This axis is not drawn. */
  readonly bare?: 'y'
}
export type Tick = { readonly at: number; readonly label: Label | undefined; readonly prose?: boolean }

/**
 * `centre` may give way a little, `fixed` not; `sector`: within the sector about the origin of the figure whose arc has
 * `at` in its middle, or outside it.
 */
export type Anchor = 'centre' | 'fixed' | 'left' | 'right' | 'above' | 'below' | 'sector'
export type TextItem = {
  readonly kind: 'text'
  readonly at: XY
  readonly text: Label
  readonly anchor: Anchor
  readonly prose: boolean
  readonly gap: number
  readonly box: boolean
}
export type PointItem = {
  readonly kind: 'point'
  readonly name: string
  readonly label: Label | undefined
  readonly dot: boolean | 'hollow' | 'cross'
}
/** Measured with arrows outside the figure. */
export type DimensionItem = {
  readonly kind: 'dimension'
  readonly points: readonly [string, string]
  readonly label: Label
  readonly distance: number
  readonly side: 'left' | 'right' | 'outside'
}
export type NorthItem = { readonly kind: 'north'; readonly point: string; readonly label: Label }

export type Item =
  | PathItem
  | AngleItem
  | ArcItem
  | LinesItem
  | AxesItem
  | TextItem
  | PointItem
  | DimensionItem
  | NorthItem

/**
 * How coordinates become points of print: one scale for both directions that fits the room, or each its own, or a fixed
 * one.
 */
export type Frame = {
  readonly width: number
  readonly height: number
  readonly equal: boolean
  readonly scale?: number
}

export type Scene = {
  readonly points: Readonly<Record<string, XY>>
  /** Of a solid: where its points are in space; lengths and angles are measured there. */
  readonly space: Readonly<Record<string, XYZ>>
  readonly items: readonly Item[]
  readonly frame: Frame
  /** What a blind candidate must know, without the answer. */
  readonly description: Label | undefined
}

/** The default room of the geometry itself; labels stand around it. */
export const ORDINARY_FRAME: Frame = { width: 150, height: 118, equal: true }

/** `ABC` → A, B, C; a name is a letter with digits or primes behind it: `A'`, `P1`. */
export function namesOf(text: string | readonly string[]): readonly string[] {
  if (typeof text !== 'string') return text
  const names = text.match(/\p{L}[\d'′]*/gu) ?? []
  if (names.join('') !== text)
    throw new RangeError(
      `Cannot read the names of points in "${text}": each is a letter, with digits or primes behind it`,
    )
  return names
}

export function pointOf(points: Readonly<Record<string, XY>>, name: string): XY {
  const point = points[name]
  if (point === undefined)
    throw new RangeError(`Cannot find the point ${name}: the figure has ${Object.keys(points).join(', ') || 'none'}`)
  return point
}
