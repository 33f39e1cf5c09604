/** Draws what is round: circles, sectors, arcs, and angles with their marks. */
import type { Candidate } from './place-labels.ts'
import { arcOnSheet, label, reachAlong, rule, ruleArc, type Sheet } from './sheet.ts'
import { penOf } from './draw-lines.ts'
import type { AngleItem, ArcItem, XY } from './shapes.ts'

const degreesOf = ([x, y]: XY): number => (Math.atan2(-y, x) * 180) / Math.PI

export function drawArc(sheet: Sheet, item: ArcItem, centre: XY): void {
  const radii: XY = [item.radii[0] * sheet.scale[0], item.radii[1] * sheet.scale[1]]
  const points = arcOnSheet(centre, radii, item.from, item.to)
  if (item.fill !== 'none') sheet.fills.push({ outline: item.sector ? [centre, ...points] : points, fill: item.fill })
  ruleArc(sheet, centre, radii, item.from, item.to, penOf(item))
  if (item.sector) rule(sheet, [points[0]!, centre, points.at(-1)!], penOf(item))
  if (item.label === undefined) return
  label(sheet, { text: item.label, owner: `the arc about ${String(item.centre)}` }, (halfWidth, halfHeight) => {
    const candidates: Candidate[] = []
    for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]) {
      const [x, y] = points[Math.round(part * (points.length - 1))]!
      const out: XY = [(x - centre[0]) / (radii[0] || 1), (y - centre[1]) / (radii[1] || 1)]
      for (const side of [1, -1]) {
        const reach = side * (reachAlong(out, halfWidth, halfHeight) + 2.8)
        candidates.push({
          x: x + reach * out[0],
          y: y + reach * out[1],
          cost: 12 * Math.abs(part - 0.5) + (side > 0 ? 0 : 2),
        })
      }
    }
    return candidates
  })
}

export function drawAngle(sheet: Sheet, item: AngleItem, at: (name: string) => XY): void {
  const [a, vertex, b] = [at(item.points[0]), at(item.points[1]), at(item.points[2])]
  const arms: readonly [XY, XY] = [
    [a[0] - vertex[0], a[1] - vertex[1]],
    [b[0] - vertex[0], b[1] - vertex[1]],
  ]
  const [first, second] = [degreesOf(arms[0]), degreesOf(arms[1])]
  const turn = ((second - first + 540) % 360) - 180
  const sweep = item.reflex ? turn - 360 * (Math.sign(turn) || 1) : turn
  const shortest = Math.min(Math.hypot(...arms[0]), Math.hypot(...arms[1]))
  if (item.right) return drawRight(sheet, vertex, arms, Math.min(6, 0.3 * shortest))
  const middle = ((first + sweep / 2) * Math.PI) / 180
  const way: XY = [Math.cos(middle), -Math.sin(middle)]
  const room = item.label === undefined ? Infinity : roomAlong(sheet, vertex, way)
  const arcs = 2.2 * Math.max(0, item.arcs - 1)
  const wanted = Math.min(item.radius ?? radiusFor(Math.abs(sweep)), 0.62 * shortest)
  let [outer, seenFrom]: [number, XY] = [wanted, vertex]
  const place = item.label === undefined ? undefined : { text: item.label, owner: `the angle ${item.points.join('')}` }
  const draw = (radius: number): void => {
    for (let i = 0; i < item.arcs; i++)
      ruleArc(sheet, vertex, [radius + 2.2 * i, radius + 2.2 * i], first, first + sweep, 'mark')
    outer = item.arcs === 0 ? 4 : radius + arcs
    // From just outside the arc: a label beyond another line would name another angle.
    seenFrom = [vertex[0] + (outer + 0.8) * way[0], vertex[1] + (outer + 0.8) * way[1]]
  }
  if (place === undefined) return draw(wanted)
  label(
    sheet,
    place,
    (halfWidth, halfHeight) => {
      // Where another line is near, a smaller arc leaves the label its place before it.
      draw(Math.min(wanted, Math.max(5, room - arcs - 2 * alongBox(way, halfWidth, halfHeight) - 4)))
      return alongBisector(vertex, first, sweep, outer, halfWidth, halfHeight)
    },
    () => seenFrom,
  )
}

/** How far the edge of a box is from its centre, in a direction. */
function alongBox([x, y]: XY, halfWidth: number, halfHeight: number): number {
  return Math.min(
    Math.abs(x) < 1e-6 ? Infinity : halfWidth / Math.abs(x),
    Math.abs(y) < 1e-6 ? Infinity : halfHeight / Math.abs(y),
  )
}

/** From a vertex to the first line in a direction. */
function roomAlong({ hard }: Sheet, [x, y]: XY, [ux, uy]: XY): number {
  let room = Infinity
  for (let i = 0; i < hard.length; i += 4) {
    const [ax, ay, dx, dy] = [hard[i]! - x, hard[i + 1]! - y, hard[i + 2]! - hard[i]!, hard[i + 3]! - hard[i + 1]!]
    const turn = ux * dy - uy * dx
    if (Math.abs(turn) < 1e-9) continue
    const along = (ax * dy - ay * dx) / turn
    const part = (ax * uy - ay * ux) / turn
    if (along > 2 && part >= 0 && part <= 1) room = Math.min(room, along)
  }
  return room
}

/** A narrow angle has its arc farther out, where there is room to see it. */
function radiusFor(degrees: number): number {
  return degrees >= 60 ? 10 : degrees >= 30 ? 14 : degrees >= 18 ? 20 : 26
}

function drawRight(sheet: Sheet, vertex: XY, arms: readonly [XY, XY], side: number): void {
  const [u, v] = arms.map(([x, y]) => {
    const length = Math.hypot(x, y) || 1
    return [(x / length) * side, (y / length) * side] as const
  }) as [XY, XY]
  rule(
    sheet,
    [
      [vertex[0] + u[0], vertex[1] + u[1]],
      [vertex[0] + u[0] + v[0], vertex[1] + u[1] + v[1]],
      [vertex[0] + v[0], vertex[1] + v[1]],
    ],
    'mark',
  )
}

/** Just outside the arc, then farther along the bisector, then a little to its sides. */
function alongBisector(
  [x, y]: XY,
  first: number,
  sweep: number,
  outer: number,
  halfWidth: number,
  halfHeight: number,
): Candidate[] {
  const candidates: Candidate[] = []
  const lean = Math.min(0.34, 14 / Math.abs(sweep))
  // Beside a line that divides the angle a label stays near the arc.
  const aside = Math.min(0.34, 25 / Math.abs(sweep))
  for (const part of [0.5, 0.5 - lean / 2, 0.5 + lean / 2, 0.5 - lean, 0.5 + lean, 0.5 - aside, 0.5 + aside]) {
    const turn = ((first + part * sweep) * Math.PI) / 180
    const way: XY = [Math.cos(turn), -Math.sin(turn)]
    const near = outer + alongBox(way, halfWidth, halfHeight)
    for (const more of [1.6, 2.6, 4, 6, 8, 11, 15, 20, 26, 33, 41, 50, 60, 72, 86]) {
      candidates.push({
        x: x + (near + more) * way[0],
        y: y + (near + more) * way[1],
        cost: 10 * Math.abs(part - 0.5) + 0.45 * more,
      })
    }
  }
  return candidates
}
