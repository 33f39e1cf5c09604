/** Builds a figure as plain data, method by method: points first, then what joins them. */
import { firstOf, itemAt, lastOf } from '#domain/must-be-there.ts'
import { arcPoints, circumcentre, cutByHalfPlane, distance, foot, incentre } from './constructions.ts'
import { sampleCurve } from './sample-curve.ts'
import { type Names, ScenePoints } from './scene-points.ts'
import {
  type Anchor,
  type AxesItem,
  type Fill,
  type Frame,
  type Label,
  type LinesItem,
  type Marks,
  namesOf,
  ORDINARY_FRAME,
  type PathItem,
  type Stroke,
  type XY,
} from './shapes.ts'
import { type Ticks, ticksOf } from './ticks.ts'
import { type Branch, layOutTree, type TreeNode } from './tree.ts'

export type { Fill, Label, Scene, XY } from './shapes.ts'
export type { Branch } from './tree.ts'

type SegmentStyle = Stroke & Marks & { readonly arrowHead?: boolean }
type PolygonStyle = Stroke & { readonly fill?: Fill; readonly unseen?: boolean }
type AngleStyle = {
  readonly label?: Label
  readonly arcs?: 0 | 1 | 2 | 3
  readonly right?: boolean
  readonly radius?: number
  readonly reflex?: boolean
}
type ArcStyle = Stroke & { readonly fill?: Fill; readonly label?: Label }
type AxesStyle = {
  readonly x: XY
  readonly y: XY
  readonly xLabel?: Label
  readonly yLabel?: Label
  /** None unless said. */
  readonly xTicks?: Ticks
  readonly yTicks?: Ticks
  readonly grid?: boolean
  /** Whether O stands at the origin; true unless said. */
  readonly origin?: boolean
  /** Whether a unit is as long along both axes; true unless said. */
  readonly equal?: boolean
}
/** A step of an outline: to a point, or along an arc about a centre to a point, anticlockwise unless said. */
type OutlineStep = string | { readonly about: string; readonly to: string; readonly clockwise?: boolean }

/** A new figure. `frame`: the room of its geometry in points of print, or a fixed scale (points of print a unit). */
export function scene(frame: Partial<Frame> = {}): SceneBuilder {
  return new SceneBuilder({ ...ORDINARY_FRAME, ...frame })
}

/** Lines, angles, circles, axes and texts over the points of a scene. */
export class SceneBuilder extends ScenePoints {
  segment(ends: Names, style: SegmentStyle = {}): this {
    return this.addPath(ends, style)
  }

  /** A line produced beyond both points, by so many points of print. */
  line(through: Names, style: SegmentStyle & { readonly beyond?: number } = {}): this {
    return this.addPath(through, { ...style, beyond: [style.beyond ?? 16, style.beyond ?? 16] })
  }

  /** A line from the first point, produced beyond the second. */
  ray(through: Names, style: SegmentStyle & { readonly beyond?: number } = {}): this {
    return this.addPath(through, { ...style, beyond: [0, style.beyond ?? 16] })
  }

  path(points: Names, style: SegmentStyle = {}): this {
    return this.addPath(points, style)
  }

  polygon(corners: Names, style: PolygonStyle = {}): this {
    return this.addPath(corners, { ...style, closed: true })
  }

  /** Marks a segment that another line draws: a label, ticks of equal sides, arrow heads of parallel sides. */
  mark(ends: Names, marks: Marks): this {
    return this.addPath(ends, { ...marks, unseen: true })
  }

  /** The angle at the middle point; the smaller one unless `reflex`. */
  angle(points: Names, { arcs = 1, right = false, reflex = false, ...style }: AngleStyle = {}): this {
    this.three(points)
    const names = namesOf(points)
    const ends = [itemAt(names, 0), itemAt(names, 1), itemAt(names, 2)] as const
    return this.add({ kind: 'angle', points: ends, arcs, right, reflex, ...style })
  }

  circle(centre: string, radius: number, style: ArcStyle = {}): this {
    return this.arc(centre, radius, 0, 360, style)
  }

  /** Its centre is a point without a name, unless one is given. */
  circleThrough(corners: Names, { centre, ...style }: ArcStyle & { readonly centre?: string } = {}): this {
    const [a, b, c] = this.three(corners)
    const at = circumcentre(a, b, c)
    if (centre !== undefined && this.points[centre] === undefined) this.point(centre, ...at, { dot: true })
    return this.addArc(centre ?? at, distance(at, a), 0, 360, false, style)
  }

  /** The circle that touches the sides of a triangle. */
  incircle(corners: Names, { centre, ...style }: ArcStyle & { readonly centre?: string } = {}): this {
    const [a, b, c] = this.three(corners)
    const at = incentre(a, b, c)
    if (centre !== undefined && this.points[centre] === undefined) this.point(centre, ...at, { dot: true })
    return this.addArc(centre ?? at, distance(at, foot(at, a, b)), 0, 360, false, style)
  }

  /** Anticlockwise, in degrees from the direction of x. */
  arc(centre: string, radius: number, from: number, to: number, style: ArcStyle = {}): this {
    return this.addArc(centre, radius, from, to, false, style)
  }

  /** An arc and its two radii. */
  sector(centre: string, radius: number, from: number, to: number, style: ArcStyle = {}): this {
    return this.addArc(centre, radius, from, to, true, style)
  }

  /** The arc about a centre from one point anticlockwise to another. */
  arcBetween(centre: string, ends: Names, style: ArcStyle & { readonly sector?: boolean } = {}): this {
    const [a, b] = this.pair(ends)
    const { sector = false, ...rest } = style
    const [from, to] = [this.bearing(centre, a), this.bearing(centre, b)]
    return this.addArc(centre, distance(this.at(centre), a), from, to <= from ? to + 360 : to, sector, rest)
  }

  /** `hidden`: the far half dashed, as on solids; `back` names which half that is. */
  ellipse(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    { hidden = false, ...style }: ArcStyle & { readonly hidden?: boolean } = {},
  ): this {
    if (!hidden) return this.addArc([cx, cy], [rx, ry], 0, 360, false, style)
    return this.addArc([cx, cy], [rx, ry], 0, 180, false, { dashed: true }).addArc(
      [cx, cy],
      [rx, ry],
      180,
      360,
      false,
      style,
    )
  }

  /** Coordinate axes with arrow heads; draw them before curves, which are cut to their ranges. */
  axes({
    x,
    y,
    xLabel = 'x',
    yLabel = 'y',
    xTicks = 'none',
    yTicks = 'none',
    grid = false,
    origin = true,
    equal = true,
  }: AxesStyle): this {
    this.frame = { ...this.frame, equal }
    return this.add({
      kind: 'axes',
      x,
      y,
      xLabel,
      yLabel,
      xTicks: ticksOf(xTicks, x),
      yTicks: ticksOf(yTicks, y),
      grid,
      origin,
      diagram: false,
      broken: [],
    })
  }

  /** The graph of a function over the axes, or from and to where said. @throws RangeError without axes. */
  curve(
    f: (x: number) => number,
    { from, to, ...style }: Stroke & { readonly from?: number; readonly to?: number; readonly label?: Label } = {},
  ): this {
    const { x, y } = this.findAxes()
    return this.addLines(sampleCurve(f, { from: from ?? x[0], to: to ?? x[1], y }), style)
  }

  /** A shaded region: its corners, or where every `a x + b y <= c` holds within the axes. */
  region(
    shape: readonly XY[] | { readonly within: readonly (readonly [a: number, b: number, c: number])[] },
    { fill = 'grey' }: { readonly fill?: Fill } = {},
  ): this {
    return this.addLines(['within' in shape ? this.cutAxes(shape.within) : shape], { closed: true, fill, unseen: true })
  }

  /** A region bounded by segments and arcs, shaded; its outline is not drawn. */
  shade(steps: readonly OutlineStep[], { fill = 'grey' }: { readonly fill?: Fill } = {}): this {
    return this.addLines([this.outline(steps)], { closed: true, fill, unseen: true })
  }

  text(
    x: number,
    y: number,
    text: Label,
    {
      anchor = 'centre',
      prose = false,
      gap = 2,
    }: { readonly anchor?: Anchor; readonly prose?: boolean; readonly gap?: number } = {},
  ): this {
    return this.add({ kind: 'text', at: [x, y], text, anchor, prose, gap, box: false })
  }

  /** A length measured with arrows beside the figure, on the outside unless said. */
  dimension(
    ends: Names,
    label: Label,
    {
      distance: away = 13,
      side = 'outside',
    }: { readonly distance?: number; readonly side?: 'left' | 'right' | 'outside' } = {},
  ): this {
    this.pair(ends)
    const names = namesOf(ends)
    return this.add({
      kind: 'dimension',
      points: [itemAt(names, 0), itemAt(names, 1)],
      label,
      distance: away,
      side,
    })
  }

  /** An arrow to the north at a point. */
  north(point: string, label: Label = { en: '\\text{N}', zh: '\\text{北}' }): this {
    this.at(point)
    return this.add({ kind: 'north', point, label })
  }

  /**
   * A probability tree, in points of print: nothing else stands in its figure. `across`: from column to column;
   * `apart`: from leaf to leaf.
   */
  tree(
    branches: readonly Branch[],
    { across = 64, apart = 27 }: { readonly across?: number; readonly apart?: number } = {},
  ): this {
    this.frame = { ...this.frame, scale: 1 }
    const roots = layOutTree(branches, across, apart)
    let count = 0
    const node = (x: number, y: number): string => {
      const name = `n${count++}`
      this.point(name, x, y, { label: false })
      return name
    }
    const grow = ({ at: [x, y], branch, children }: TreeNode, from: string): void => {
      const end = node(x, y)
      this.addPath([from, end], branch.label === undefined ? {} : { label: branch.label })
      this.add({
        kind: 'text',
        at: [x, y],
        text: branch.to,
        anchor: 'right',
        prose: branch.prose ?? false,
        gap: 4,
        box: false,
      })
      if (children.length === 0) return
      const start = node(x + 20, y)
      for (const child of children) grow({ ...child, at: [child.at[0] + 20 * (child.depth - 1), child.at[1]] }, start)
    }
    const start = node(0, (firstOf(roots).at[1] + lastOf(roots).at[1]) / 2)
    for (const root of roots) grow(root, start)
    return this
  }

  addLines(lines: readonly (readonly XY[])[], style: Partial<Omit<LinesItem, 'kind' | 'lines'>> = {}): this {
    return this.add({ kind: 'lines', lines, closed: false, fill: 'none', unseen: false, faint: false, ...style })
  }

  private addPath(names: Names, style: Partial<Omit<PathItem, 'kind' | 'points'>>): this {
    const points = namesOf(names)
    if (points.length < 2)
      throw new RangeError(`Cannot draw a line with the points "${points.join('')}": expected at least two`)
    for (const name of points) this.at(name)
    return this.add({
      kind: 'path',
      closed: false,
      fill: 'none',
      unseen: false,
      beyond: [0, 0],
      arrowHead: false,
      ...style,
      points,
    })
  }

  private addArc(
    centre: string | XY,
    radius: number | XY,
    from: number,
    to: number,
    sector: boolean,
    { fill = 'none', ...style }: ArcStyle,
  ): this {
    if (typeof centre === 'string') this.at(centre)
    const radii: XY = typeof radius === 'number' ? [radius, radius] : radius
    if (!(radii[0] > 0 && radii[1] > 0))
      throw new RangeError(`Cannot draw a circle with radius ${radii[0]}: expected a positive number`)
    return this.add({ kind: 'arc', centre, radii, from, to, sector, fill, ...style })
  }

  private findAxes(): AxesItem {
    const axes = this.items.find((item) => item.kind === 'axes')
    if (axes === undefined) throw new RangeError('Cannot draw a curve or a region without axes: call axes() before')
    return axes
  }

  private cutAxes(within: readonly (readonly [number, number, number])[]): readonly XY[] {
    const { x, y } = this.findAxes()
    const window: XY[] = [
      [x[0], y[0]],
      [x[1], y[0]],
      [x[1], y[1]],
      [x[0], y[1]],
    ]
    const left = within.reduce<XY[]>((corners, half) => cutByHalfPlane(corners, half), window)
    if (left.length < 3) throw new RangeError('Cannot shade the region: nothing of it lies within the axes')
    return left
  }

  private outline(steps: readonly OutlineStep[]): XY[] {
    const corners: XY[] = []
    for (const step of steps) {
      if (typeof step === 'string') {
        corners.push(this.at(step))
        continue
      }
      const last = corners.at(-1)
      if (last === undefined)
        throw new RangeError('Cannot start an outline with an arc: name the point where it starts')
      const [centre, to] = [this.at(step.about), this.at(step.to)]
      const [from, end] = [this.bearing(step.about, last), this.bearing(step.about, to)]
      const turn = step.clockwise === true ? (end >= from ? end - 360 : end) : end <= from ? end + 360 : end
      const radius = distance(centre, last)
      corners.push(...arcPoints(centre, [radius, radius], from, turn).slice(1))
    }
    return corners
  }
}
