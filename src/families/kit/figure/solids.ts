/**
 * Solids as scenes: oblique projection, hidden edges dashed, vertices named; lengths and angles are measured in space.
 */
import { itemAt, lastOf } from '#domain/must-be-there.ts'
import { SceneBuilder } from './scene.ts'
import type { Names, PointStyle } from './scene-points.ts'
import { type Frame, namesOf, ORDINARY_FRAME, type XY, type XYZ } from './shapes.ts'

/**
 * How space is seen: x to the right, z up, y into the page: in a direction on paper (degrees), a unit of it so long.
 */
export type View = { readonly direction: number; readonly depth: number }
export type SolidStyle = { readonly view?: Partial<View>; readonly frame?: Partial<Frame> }

/** A scene of points in space: what is drawn between them is drawn on paper and measured in space. */
export class SolidBuilder extends SceneBuilder {
  private readonly view: View

  constructor({ view, frame }: SolidStyle) {
    super({ ...ORDINARY_FRAME, ...frame })
    this.view = { direction: 40, depth: 0.5, ...view }
  }

  point3(name: string, [x, y, z]: XYZ, style?: PointStyle): this {
    const { direction, depth } = this.view
    const turn = (direction * Math.PI) / 180
    this.point(name, x + depth * Math.cos(turn) * y, z + depth * Math.sin(turn) * y, style)
    this.space[name] = [x, y, z]
    return this
  }

  override between(name: string, ends: Names, part: number, style?: PointStyle): this {
    const [a, b] = this.ends3(ends)
    return this.point3(
      name,
      [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]), a[2] + part * (b[2] - a[2])],
      style,
    )
  }

  /** In space. */
  override foot(name: string, from: string, line: Names, style?: PointStyle): this {
    const [a, b] = this.ends3(line)
    const [p, way] = [minus(this.at3(from), a), minus(b, a)]
    return this.between(name, line, dot(p, way) / dot(way, way), style)
  }

  /** In space, of lines of one plane. */
  override meet(name: string, line: Names, other: Names, style?: PointStyle): this {
    const [[a, b], [c, d]] = [this.ends3(line), this.ends3(other)]
    const [u, v, w] = [minus(b, a), minus(d, c), minus(c, a)]
    const normal = cross(u, v)
    if (Math.abs(dot(w, normal)) > 1e-9 * (1 + dot(w, w)) || dot(normal, normal) === 0)
      throw new RangeError(
        `Cannot find where ${String(line)} meets ${String(other)}: they are parallel or not in one plane`,
      )
    return this.between(name, line, dot(cross(w, v), normal) / dot(normal, normal), style)
  }

  /** The edges of a convex solid: those between two faces that look away are dashed. */
  convex(faces: readonly Names[]): this {
    const named = faces.map(namesOf)
    const corners = [...new Set(named.flat())].map((name) => this.at3(name))
    const middle = scaled(corners.reduce(plus), 1 / corners.length)
    const turn = (this.view.direction * Math.PI) / 180
    const sight: XYZ = [-this.view.depth * Math.cos(turn), 1, -this.view.depth * Math.sin(turn)]
    const seen = new Map<string, boolean>()
    for (const face of named) {
      const [a, b, c] = face.map((name) => this.at3(name)) as [XYZ, XYZ, XYZ]
      const normal = cross(minus(b, a), minus(c, a))
      const outward = dot(normal, minus(a, middle)) > 0 ? normal : scaled(normal, -1)
      const faced = dot(outward, sight) < -1e-9
      face.forEach((name, i) => {
        const edge = [name, itemAt(face, (i + 1) % face.length)].sort().join(' ')
        seen.set(edge, seen.get(edge) === true || faced)
      })
    }
    for (const [edge, visible] of seen) this.segment(edge.split(' '), { dashed: !visible })
    return this
  }

  private at3(name: string): XYZ {
    const point = this.space[name]
    if (point === undefined)
      throw new RangeError(
        `Cannot find the point ${name} in space: the solid has ${Object.keys(this.space).join(', ') || 'none'}`,
      )
    return point
  }

  private ends3(names: Names): readonly [XYZ, XYZ] {
    const [a, b, more] = namesOf(names)
    if (a === undefined || b === undefined || more !== undefined)
      throw new RangeError(`Cannot read "${String(names)}" as two points`)
    return [this.at3(a), this.at3(b)]
  }
}

const plus = (a: XYZ, b: XYZ): XYZ => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const minus = (a: XYZ, b: XYZ): XYZ => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const scaled = (a: XYZ, by: number): XYZ => [a[0] * by, a[1] * by, a[2] * by]
const dot = (a: XYZ, b: XYZ): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: XYZ, b: XYZ): XYZ => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

/** Any convex solid: where its vertices are, and the vertices around each face. */
export function polyhedron(
  vertices: Readonly<Record<string, XYZ>>,
  faces: readonly Names[],
  style: SolidStyle = {},
): SolidBuilder {
  const builder = new SolidBuilder(style)
  for (const [name, at] of Object.entries(vertices)) builder.point3(name, at)
  return builder.convex(faces)
}

/**
 * `ABCDEFGH`: the base from the front left corner anticlockwise as seen from above, then the vertices above it in the
 * same order.
 */
export function cuboid(
  names: Names,
  { length, width, height }: { readonly length: number; readonly width: number; readonly height: number },
  style?: SolidStyle,
): SolidBuilder {
  return prism(
    names,
    [
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ],
    height,
    style,
  )
}

/**
 * Upright on its base, given from above; or `lying`, its base as the front face, given as seen. The names of the base,
 * then those of the other face in the same order.
 */
export function prism(
  names: Names,
  base: readonly XY[],
  height: number,
  { lying = false, ...style }: SolidStyle & { readonly lying?: boolean } = {},
): SolidBuilder {
  const all = namesOf(names)
  const n = base.length
  if (all.length !== 2 * n) throw new RangeError(`Cannot name the ${2 * n} vertices of a prism "${all.join('')}"`)
  const vertices = all.map((name, i): [string, XYZ] => {
    const [a, b] = itemAt(base, i % n)
    const c = i < n ? 0 : height
    return [name, lying ? [a, c, b] : [a, b, c]]
  })
  const sides = base.map((_, i) => [i, (i + 1) % n, n + ((i + 1) % n), n + i].map((at) => itemAt(all, at)))
  return polyhedron(Object.fromEntries(vertices), [all.slice(0, n), all.slice(n), ...sides], style)
}

/** The names of the base, given from above, and last that of the apex. */
export function pyramid(names: Names, base: readonly XY[], apex: XYZ, style?: SolidStyle): SolidBuilder {
  const all = namesOf(names)
  if (all.length !== base.length + 1)
    throw new RangeError(`Cannot name the ${base.length + 1} vertices of a pyramid "${all.join('')}"`)
  const foot = all.slice(0, -1)
  const top = lastOf(all)
  const vertices = all.map((name, i): [string, XYZ] => {
    const corner = base[i]
    return [name, corner === undefined ? apex : [...corner, 0]]
  })
  const sides = foot.map((name, i) => [name, itemAt(foot, (i + 1) % foot.length), top])
  return polyhedron(Object.fromEntries(vertices), [foot, ...sides], style)
}

export function tetrahedron(vertices: Readonly<Record<string, XYZ>>, style?: SolidStyle): SolidBuilder {
  const [a, b, c, d, more] = Object.keys(vertices)
  if (a === undefined || b === undefined || c === undefined || d === undefined || more !== undefined)
    throw new RangeError('Cannot draw a tetrahedron: expected four vertices')
  return polyhedron(
    vertices,
    [
      [a, b, c],
      [a, b, d],
      [a, c, d],
      [b, c, d],
    ],
    style,
  )
}
