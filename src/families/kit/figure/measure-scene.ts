/** Measures a scene: what its drawing really has, to be compared with what the text says. */
import { itemAt, type NonEmpty } from '#domain/must-be-there.ts'
import { distance } from './constructions.ts'
import { type ArcItem, namesOf, pointOf, type Scene, type XYZ } from './shapes.ts'

const KINDS = [
  'angle',
  'reflex',
  'length',
  'distance',
  'area',
  'perimeter',
  'radius',
  'diameter',
  'arc',
  'turn',
  'ratio',
  'slope',
  'x',
  'y',
  'bearing',
] as const
type Kind = (typeof KINDS)[number]

/**
 * Lengths in the units of the coordinates, angles in degrees; points of a solid are measured in space.
 * `angle ABC` (0 to 180), `reflex ABC`, `length AB`, `distance A BC` (from a point to a line), `area ABCD`,
 * `perimeter ABC`, `radius O`, `diameter O`,
 * `arc O` (the length of the first arc about O; `arc O 2` of the second, and so for `radius`, `diameter`, `turn`),
 * `turn O` (its angle), `ratio AB CD`, `slope AB`, `x A`, `y A`, `bearing A B` (of B from A, clockwise from the
 * direction of y).
 * @throws RangeError for what cannot be read or does not exist.
 */
export function measure(scene: Scene, what: string): number {
  const [kind, first = '', second] = what.trim().split(/\s+/)
  if (!isKind(kind)) throw new RangeError(`Cannot measure "${what}": expected one of ${KINDS.join(', ')}`)
  const expected = (wanted: string, names: string | undefined): RangeError =>
    new RangeError(`Cannot measure "${what}": expected ${wanted} points, got "${names ?? ''}"`)
  const points = (names: string | undefined): readonly XYZ[] => namesOf(names ?? '').map((name) => place(scene, name))
  const one = (names: string | undefined): XYZ => {
    const [at, ...more] = points(names)
    if (at === undefined || more.length > 0) throw expected('1', names)
    return at
  }
  const two = (names: string | undefined): readonly [XYZ, XYZ] => {
    const [a, b, ...more] = points(names)
    if (a === undefined || b === undefined || more.length > 0) throw expected('2', names)
    return [a, b]
  }
  const three = (names: string | undefined): readonly [XYZ, XYZ, XYZ] => {
    const [a, b, c, ...more] = points(names)
    if (a === undefined || b === undefined || c === undefined || more.length > 0) throw expected('3', names)
    return [a, b, c]
  }
  const several = (names: string | undefined): NonEmpty<XYZ> => {
    const [a, ...others] = points(names)
    if (a === undefined) throw expected('some', names)
    return [a, ...others]
  }
  switch (kind) {
    case 'angle':
      return angle(three(first))
    case 'reflex':
      return 360 - angle(three(first))
    case 'length':
      return length(two(first))
    case 'distance':
      return distanceToLine(one(first), two(second))
    case 'area':
      return area(several(first))
    case 'perimeter':
      return perimeter(several(first))
    case 'radius':
      return arcOf(scene, first, second).radii[0]
    case 'diameter':
      return 2 * arcOf(scene, first, second).radii[0]
    case 'arc':
      return (arcOf(scene, first, second).radii[0] * turnOf(scene, first, second) * Math.PI) / 180
    case 'turn':
      return turnOf(scene, first, second)
    case 'ratio':
      return length(two(first)) / length(two(second))
    case 'slope': {
      const [a, b] = two(first)
      return (b[1] - a[1]) / (b[0] - a[0])
    }
    case 'x':
      return one(first)[0]
    case 'y':
      return one(first)[1]
    case 'bearing': {
      const [a, b] = [one(first), one(second)]
      return ((Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI + 360) % 360
    }
  }
}

const isKind = (kind: string | undefined): kind is Kind => (KINDS as readonly (string | undefined)[]).includes(kind)

function place(scene: Scene, name: string): XYZ {
  return scene.space[name] ?? [...pointOf(scene.points, name), 0]
}

const minus = (a: XYZ, b: XYZ): XYZ => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: XYZ, b: XYZ): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: XYZ, b: XYZ): XYZ => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const size = (a: XYZ): number => Math.hypot(...a)

function angle([a, vertex, b]: readonly [XYZ, XYZ, XYZ]): number {
  const [u, v] = [minus(a, vertex), minus(b, vertex)]
  return (Math.atan2(size(cross(u, v)), dot(u, v)) * 180) / Math.PI
}

const length = ([a, b]: readonly [XYZ, XYZ]): number => size(minus(b, a))

function distanceToLine(from: XYZ, [a, b]: readonly [XYZ, XYZ]): number {
  const way = minus(b, a)
  return size(cross(minus(from, a), way)) / size(way)
}

/** Of a plane polygon, in space too. */
function area([origin, ...others]: NonEmpty<XYZ>): number {
  const ways = others.map((corner) => minus(corner, origin))
  let sum: XYZ = [0, 0, 0]
  for (const [i, way] of ways.slice(1).entries()) {
    const part = cross(itemAt(ways, i), way)
    sum = [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]]
  }
  return size(sum) / 2
}

const perimeter = (corners: NonEmpty<XYZ>): number =>
  corners.reduce((sum, corner, i) => sum + size(minus(corners[i + 1] ?? corners[0], corner)), 0)

function arcOf(scene: Scene, centre: string, which = '1'): ArcItem {
  const centreAt = pointOf(scene.points, centre)
  const arcs = scene.items
    .filter((item) => item.kind === 'arc')
    .filter(
      (item) =>
        distance(typeof item.centre === 'string' ? pointOf(scene.points, item.centre) : item.centre, centreAt) < 1e-9,
    )
  const arc = arcs[Number(which) - 1]
  if (arc === undefined)
    throw new RangeError(
      `Cannot measure circle ${which} about ${centre}: the figure has ${arcs.length === 0 ? 'none' : arcs.length}`,
    )
  return arc
}

function turnOf(scene: Scene, centre: string, which: string | undefined): number {
  const { from, to } = arcOf(scene, centre, which)
  return Math.abs(to - from)
}
