/** Measures a scene: what its drawing really has, to be compared with what the text says. */
import { distance } from './constructions.ts'
import { type ArcItem, namesOf, pointOf, type Scene, type XYZ } from './shapes.ts'

const KINDS = ['angle', 'reflex', 'length', 'distance', 'area', 'perimeter', 'radius', 'diameter', 'arc', 'turn', 'ratio', 'slope', 'x', 'y', 'bearing'] as const
type Kind = (typeof KINDS)[number]

/**
 * Lengths in the units of the coordinates, angles in degrees; points of a solid are measured in space.
 * `angle ABC` (0 to 180), `reflex ABC`, `length AB`, `distance A BC` (from a point to a line), `area ABCD`, `perimeter ABC`, `radius O`, `diameter O`,
 * `arc O` (the length of the first arc about O; `arc O 2` of the second, and so for `radius`, `diameter`, `turn`), `turn O` (its angle), `ratio AB CD`, `slope AB`, `x A`, `y A`, `bearing A B` (of B from A, clockwise from the direction of y).
 * @throws RangeError for what cannot be read or does not exist.
 */
export function measure(scene: Scene, what: string): number {
  const [kind, first = '', second] = what.trim().split(/\s+/)
  if (!isKind(kind)) throw new RangeError(`Cannot measure "${what}": expected one of ${KINDS.join(', ')}`)
  const points = (names: string | undefined, count?: number): readonly XYZ[] => {
    const found = namesOf(names ?? '').map((name) => place(scene, name))
    if (found.length === 0 || (count !== undefined && found.length !== count)) throw new RangeError(`Cannot measure "${what}": expected ${count ?? 'some'} points, got "${names ?? ''}"`)
    return found
  }
  switch (kind) {
    case 'angle': return angle(points(first, 3))
    case 'reflex': return 360 - angle(points(first, 3))
    case 'length': return length(points(first, 2))
    case 'distance': return distanceToLine(points(first, 1)[0]!, points(second, 2))
    case 'area': return area(points(first))
    case 'perimeter': return perimeter(points(first))
    case 'radius': return arcOf(scene, first, second).radii[0]
    case 'diameter': return 2 * arcOf(scene, first, second).radii[0]
    case 'arc': return (arcOf(scene, first, second).radii[0] * turnOf(scene, first, second) * Math.PI) / 180
    case 'turn': return turnOf(scene, first, second)
    case 'ratio': return length(points(first, 2)) / length(points(second, 2))
    case 'slope': { const [a, b] = points(first, 2); return (b![1] - a![1]) / (b![0] - a![0]) }
    case 'x': return points(first, 1)[0]![0]
    case 'y': return points(first, 1)[0]![1]
    case 'bearing': { const [a, b] = [points(first, 1)[0]!, points(second, 1)[0]!]; return ((Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI + 360) % 360 }
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

function angle([a, vertex, b]: readonly XYZ[]): number {
  const [u, v] = [minus(a!, vertex!), minus(b!, vertex!)]
  return (Math.atan2(size(cross(u, v)), dot(u, v)) * 180) / Math.PI
}

const length = ([a, b]: readonly XYZ[]): number => size(minus(b!, a!))

function distanceToLine(from: XYZ, [a, b]: readonly XYZ[]): number {
  const way = minus(b!, a!)
  return size(cross(minus(from, a!), way)) / size(way)
}

/** Of a plane polygon, in space too. */
function area(corners: readonly XYZ[]): number {
  const origin = corners[0]!
  let sum: XYZ = [0, 0, 0]
  for (let i = 1; i + 1 < corners.length; i++) {
    const part = cross(minus(corners[i]!, origin), minus(corners[i + 1]!, origin))
    sum = [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]]
  }
  return size(sum) / 2
}

function perimeter(corners: readonly XYZ[]): number {
  return corners.reduce((sum, corner, i) => sum + size(minus(corners[(i + 1) % corners.length]!, corner)), 0)
}

function arcOf(scene: Scene, centre: string, which = '1'): ArcItem {
  const centreAt = pointOf(scene.points, centre)
  const arcs = scene.items.filter((item) => item.kind === 'arc').filter((item) => distance(typeof item.centre === 'string' ? pointOf(scene.points, item.centre) : item.centre, centreAt) < 1e-9)
  const arc = arcs[Number(which) - 1]
  if (arc === undefined) throw new RangeError(`Cannot measure circle ${which} about ${centre}: the figure has ${arcs.length === 0 ? 'none' : arcs.length}`)
  return arc
}

function turnOf(scene: Scene, centre: string, which: string | undefined): number {
  const { from, to } = arcOf(scene, centre, which)
  return Math.abs(to - from)
}
