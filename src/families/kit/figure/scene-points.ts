/** The points of a figure: given by coordinates, or by what they are to others. */
import {
  apex,
  between,
  centroid,
  circleCrossings,
  circumcentre,
  crossing,
  foot,
  incentre,
  orthocentre,
  polar,
  reflection,
  rotation,
  tangentPoints,
} from './constructions.ts'
import { type Frame, type Item, type Label, namesOf, pointOf, type Scene, type XY, type XYZ } from './shapes.ts'

/**
 * Points by name: `'ABC'`, or where names need it, `['P1', 'Q']`. A name is a letter with digits or primes behind it.
 */
export type Names = string | readonly string[]
export type PointStyle = { readonly label?: Label | false; readonly dot?: boolean | 'hollow' | 'cross' }

/** Every method but `at` gives the builder back, which is itself the Scene. */
export class ScenePoints implements Scene {
  readonly points: Record<string, XY> = {}
  readonly space: Record<string, XYZ> = {}
  readonly items: Item[] = []
  frame: Frame
  description: Label | undefined

  constructor(frame: Frame) {
    this.frame = frame
  }

  /** REQUIRED: what a blind candidate must know, without giving the answer. Prose, with formulas between `$`. */
  alt(words: { readonly en: string; readonly zh: string }): this {
    this.description = words
    return this
  }

  /** Where a point is. */
  at(name: string): XY {
    return pointOf(this.points, name)
  }

  /** @throws RangeError for a name given before or coordinates that are no numbers. */
  point(name: string, x: number, y: number, { label = nameLabel(name), dot = false }: PointStyle = {}): this {
    if (namesOf(name).length !== 1)
      throw new RangeError(`Cannot name a point "${name}": a name is one letter, with digits or primes behind it`)
    if (this.points[name] !== undefined)
      throw new RangeError(`Cannot add the point ${name}: the figure has one of this name`)
    if (!Number.isFinite(x) || !Number.isFinite(y))
      throw new RangeError(`Cannot add the point ${name} at (${x}, ${y}): expected two numbers`)
    this.points[name] = [x, y]
    return this.add({ kind: 'point', name, label: label === false ? undefined : label, dot })
  }

  /** `length` from another point in a direction: degrees anticlockwise from the direction of x. */
  polar(name: string, from: string, length: number, degrees: number, style?: PointStyle): this {
    return this.point(name, ...polar(this.at(from), length, degrees), style)
  }

  midpoint(name: string, ends: Names, style?: PointStyle): this {
    return this.between(name, ends, 0.5, style)
  }

  /** 0 is the first end, 1 the second; beyond them it lies on the line produced. */
  between(name: string, ends: Names, part: number, style?: PointStyle): this {
    const [a, b] = this.pair(ends)
    return this.point(name, ...between(a, b, part), style)
  }

  /** The foot of the perpendicular from a point to a line. */
  foot(name: string, from: string, line: Names, style?: PointStyle): this {
    return this.point(name, ...foot(this.at(from), ...this.pair(line)), style)
  }

  /** Where two lines meet, produced where needed. */
  meet(name: string, line: Names, other: Names, style?: PointStyle): this {
    return this.point(name, ...crossing(...this.pair(line), ...this.pair(other)), style)
  }

  /**
   * The apex of a triangle on the left of the way from the first end of its base to the second, by the angles at the
   * base in degrees.
   */
  apex(name: string, base: Names, first: number, second: number, style?: PointStyle): this {
    return this.point(name, ...apex(...this.pair(base), first, second), style)
  }

  circumcentre(name: string, corners: Names, style?: PointStyle): this {
    return this.point(name, ...circumcentre(...this.three(corners)), style)
  }

  incentre(name: string, corners: Names, style?: PointStyle): this {
    return this.point(name, ...incentre(...this.three(corners)), style)
  }

  orthocentre(name: string, corners: Names, style?: PointStyle): this {
    return this.point(name, ...orthocentre(...this.three(corners)), style)
  }

  centroid(name: string, corners: Names, style?: PointStyle): this {
    return this.point(name, ...centroid(...this.three(corners)), style)
  }

  /** The image of a point in a line, named by two points. */
  reflect(name: string, point: string, line: Names, style?: PointStyle): this {
    return this.point(name, ...reflection(this.at(point), foot(this.at(point), ...this.pair(line))), style)
  }

  /** The image of a point turned about another, degrees anticlockwise. */
  rotate(name: string, point: string, about: string, degrees: number, style?: PointStyle): this {
    return this.point(name, ...rotation(this.at(point), this.at(about), degrees), style)
  }

  /**
   * Where the line from one point through another meets the circle about a centre: far from the first point (again,
   * where that lies on the circle), or near to it.
   */
  again(name: string, line: Names, centre: string, which: 'far' | 'near' = 'far', style?: PointStyle): this {
    return this.point(
      name,
      ...circleCrossings(...this.pair(line), this.at(centre), this.radiusOf(centre))[which === 'near' ? 0 : 1],
      style,
    )
  }

  /**
   * A point on the tangent to the circle about a centre at one of its points, so far from it; anticlockwise, or
   * clockwise where negative.
   */
  tangent(name: string, centre: string, at: string, length: number, style?: PointStyle): this {
    return this.point(name, ...polar(this.at(at), length, this.bearing(centre, this.at(at)) + 90), style)
  }

  /** A point of a circle that was drawn about a centre. */
  onCircle(name: string, centre: string, degrees: number, style?: PointStyle): this {
    return this.point(name, ...polar(this.at(centre), this.radiusOf(centre), degrees), style)
  }

  /**
   * Where the tangent from a point touches the circle about a centre, on the left or right of the way to the centre.
   */
  touch(name: string, from: string, centre: string, side: 'left' | 'right', style?: PointStyle): this {
    return this.point(
      name,
      ...tangentPoints(this.at(from), this.at(centre), this.radiusOf(centre))[side === 'left' ? 0 : 1],
      style,
    )
  }

  /** For diagrams and solids, which are made of other items. */
  add(item: Item): this {
    this.items.push(item)
    return this
  }

  protected pair(names: Names): readonly [XY, XY] {
    const [a, b, more] = namesOf(names)
    if (a === undefined || b === undefined || more !== undefined)
      throw new RangeError(`Cannot read "${String(names)}" as two points`)
    return [this.at(a), this.at(b)]
  }

  protected three(names: Names): readonly [XY, XY, XY] {
    const [a, b, c, more] = namesOf(names)
    if (a === undefined || b === undefined || c === undefined || more !== undefined)
      throw new RangeError(`Cannot read "${String(names)}" as three points`)
    return [this.at(a), this.at(b), this.at(c)]
  }

  protected radiusOf(centre: string): number {
    const arc = this.items.find((item) => item.kind === 'arc' && item.centre === centre)
    if (arc?.kind !== 'arc') throw new RangeError(`Cannot find a circle about ${centre}: draw it first`)
    return arc.radii[0]
  }

  protected bearing(centre: string, [x, y]: XY): number {
    const [cx, cy] = this.at(centre)
    return (Math.atan2(y - cy, x - cx) * 180) / Math.PI
  }
}

/** P1 is printed with a subscript. */
const nameLabel = (name: string): Label => name.replace(/\d+$/, (number) => `_{${number}}`)
