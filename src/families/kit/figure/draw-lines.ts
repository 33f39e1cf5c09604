/** Draws lines and their marks: segments, polygons, curves, dimensions, north arrows. */
import { type Candidate, clearance } from './place-labels.ts'
import { arrowHead, direction, label, type Pen, reachAlong, rule, type Sheet } from './sheet.ts'
import type { DimensionItem, Label, LinesItem, NorthItem, PathItem, Stroke, XY } from './shapes.ts'

/** Points of print. */
const LABEL_GAP = 2.6
const TICK = 2.6
const PARALLEL = 3.6

export function drawPath(sheet: Sheet, item: PathItem, at: (name: string) => XY): void {
  const points = item.points.map(at)
  if (item.fill !== 'none') sheet.fills.push({ outline: points, fill: item.fill })
  if (!item.unseen) drawLine(sheet, item, points)
  if (item.closed || points.length !== 2) return
  const [a, b] = [points[0]!, points[1]!]
  if (item.ticks !== undefined) ticks(sheet, a, b, item.ticks)
  if (item.arrows !== undefined) parallels(sheet, a, b, item.arrows)
  if (item.label !== undefined)
    besideLine(
      sheet,
      item.label,
      `the line ${item.points.join('')}`,
      a,
      b,
      item.ticks !== undefined || item.arrows !== undefined,
    )
}

function drawLine(sheet: Sheet, item: PathItem, points: readonly XY[]): void {
  const [first, second, beforeLast, last] = [points[0]!, points[1]!, points.at(-2)!, points.at(-1)!]
  const [start, end] = [direction(second, first), direction(beforeLast, last)]
  const ends: XY[] = [
    [first[0] + item.beyond[0] * start[0], first[1] + item.beyond[0] * start[1]],
    ...points.slice(1, -1),
    [last[0] + item.beyond[1] * end[0], last[1] + item.beyond[1] * end[1]],
  ]
  rule(sheet, ends, penOf(item), item.closed)
  if (item.arrowHead) arrowHead(sheet, ends.at(-1)!, beforeLast)
}

export function penOf({ dashed, thick }: Stroke): Pen {
  return dashed === true ? 'dashed' : thick === true ? 'thick' : 'line'
}

function ticks(sheet: Sheet, a: XY, b: XY, count: number): void {
  const [dx, dy] = direction(a, b)
  for (let i = 0; i < count; i++) {
    const along = 2.2 * (i - (count - 1) / 2)
    const [x, y] = [(a[0] + b[0]) / 2 + along * dx, (a[1] + b[1]) / 2 + along * dy]
    rule(
      sheet,
      [
        [x - TICK * dy, y + TICK * dx],
        [x + TICK * dy, y - TICK * dx],
      ],
      'mark',
    )
  }
}

/** Open heads a little before the middle, so that equal ticks find room beside them. */
function parallels(sheet: Sheet, a: XY, b: XY, count: number): void {
  const [dx, dy] = direction(a, b)
  for (let i = 0; i < count; i++) {
    const along = 3 * (i - (count - 1) / 2) + PARALLEL / 2
    const [x, y] = [(a[0] + b[0]) / 2 + along * dx, (a[1] + b[1]) / 2 + along * dy]
    const [bx, by] = [x - PARALLEL * dx, y - PARALLEL * dy]
    rule(
      sheet,
      [
        [bx - 2.2 * dy, by + 2.2 * dx],
        [x, y],
        [bx + 2.2 * dy, by - 2.2 * dx],
      ],
      'mark',
    )
  }
}

/** On either side, the outer one preferred, near the middle. */
function besideLine(sheet: Sheet, text: Label, owner: string, a: XY, b: XY, marked: boolean): void {
  const [dx, dy] = direction(a, b)
  label(sheet, { text, owner }, (halfWidth, halfHeight) => {
    const candidates: Candidate[] = []
    for (const part of [0.5, 0.44, 0.56, 0.38, 0.62, 0.3, 0.7, 0.22, 0.78]) {
      const [x, y] = [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])]
      for (const side of [1, -1]) {
        const normal: XY = [side * dy, -side * dx]
        const outward = (x - sheet.middle[0]) * normal[0] + (y - sheet.middle[1]) * normal[1] >= 0
        for (const more of [0, 2, 5, 9, 14]) {
          const reach =
            reachAlong(normal, halfWidth, halfHeight) +
            LABEL_GAP +
            more +
            (marked && Math.abs(part - 0.5) < 0.1 ? TICK - 0.6 : 0)
          candidates.push({
            x: x + reach * normal[0],
            y: y + reach * normal[1],
            cost: 14 * Math.abs(part - 0.5) + (outward ? 0 : 2) + 0.9 * more,
          })
        }
      }
    }
    return candidates
  })
}

export function drawLines(sheet: Sheet, item: LinesItem): void {
  const lines = item.lines.map((line) => line.map(sheet.place))
  if (item.fill !== 'none') for (const outline of lines) sheet.fills.push({ outline, fill: item.fill })
  if (!item.unseen)
    for (const line of lines)
      rule(sheet, item.closed ? line : thinned(line), item.faint ? 'faint' : penOf(item), item.closed)
  const longest = lines.toSorted((a, b) => b.length - a.length)[0]
  if (item.label !== undefined && longest !== undefined) besideCurve(sheet, item.label, longest)
}

/** Leaves out points that lie within a fiftieth of a point of print of the line through their neighbours. */
function thinned(points: readonly XY[]): readonly XY[] {
  if (points.length < 4) return points
  const kept: XY[] = [points[0]!]
  for (let i = 1, from = 0; i < points.length - 1; i++) {
    if (points.slice(from + 1, i + 1).every((point) => off(point, points[from]!, points[i + 1]!) < 0.04)) continue
    kept.push(points[i]!)
    from = i
  }
  return [...kept, points.at(-1)!]
}

function off([x, y]: XY, a: XY, b: XY): number {
  const [dx, dy] = direction(a, b)
  return Math.abs((x - a[0]) * dy - (y - a[1]) * dx)
}

/** The name of a curve: at its ends first, then along it. */
function besideCurve(sheet: Sheet, text: Label, line: readonly XY[]): void {
  label(sheet, { text, owner: 'a curve' }, (halfWidth, halfHeight) => {
    const candidates: Candidate[] = []
    for (const [part, cost] of [
      [1, 0],
      [0.95, 0.5],
      [0.9, 1],
      [0, 1.5],
      [0.05, 2],
      [0.8, 3],
      [0.15, 3.5],
      [0.7, 4],
      [0.3, 5],
      [0.5, 6],
    ] as const) {
      const i = Math.round(part * (line.length - 1))
      const [x, y] = line[i]!
      const [dx, dy] = direction(line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!)
      for (const normal of [
        [dy, -dx],
        [-dy, dx],
      ] as const) {
        for (const more of [0, 2, 5]) {
          const reach = reachAlong(normal, halfWidth, halfHeight) + LABEL_GAP + more
          candidates.push({ x: x + reach * normal[0], y: y + reach * normal[1], cost: cost + 0.3 * more })
        }
      }
      if (part === 1) candidates.push({ x: x + dx * (halfWidth + 3), y: y + dy * (halfHeight + 3), cost: 0.5 })
    }
    return candidates
  })
}

/** Arrows beside a line, between short strokes at its ends, and the measure between them or beside them. */
export function drawDimension(
  sheet: Sheet,
  { points, label: text, distance, side }: DimensionItem,
  at: (name: string) => XY,
): void {
  const [a, b] = [at(points[0]), at(points[1])]
  const [dx, dy] = direction(a, b)
  const left: XY = [dy, -dx]
  const outward = ((a[0] + b[0]) / 2 - sheet.middle[0]) * left[0] + ((a[1] + b[1]) / 2 - sheet.middle[1]) * left[1] >= 0
  const sign = side === 'left' || (side === 'outside' && outward) ? 1 : -1
  const normal: XY = [sign * left[0], sign * left[1]]
  const shift = ([x, y]: XY, by: number): XY => [x + by * normal[0], y + by * normal[1]]
  const away =
    [0, 4, 8, 12, 16, 20, 25, 30]
      .map((more) => distance + more)
      .find((one) => isFree(sheet, shift(a, one), shift(b, one))) ?? distance
  const [from, to] = [shift(a, away), shift(b, away)]
  for (const end of [a, b]) rule(sheet, [shift(end, away - 4), shift(end, away + 4)], 'mark')
  const middle: XY = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  label(sheet, { text, owner: `the length ${points.join('')}` }, (halfWidth, halfHeight) => {
    const along =
      Math.min(
        Math.abs(dx) < 1e-6 ? Infinity : halfWidth / Math.abs(dx),
        Math.abs(dy) < 1e-6 ? Infinity : halfHeight / Math.abs(dy),
      ) + 2.5
    const inside = 2 * along + 16 <= length
    for (const [tip, sense] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const start: XY = inside ? [middle[0] + sense * along * dx, middle[1] + sense * along * dy] : middle
      rule(sheet, [start, tip], 'mark')
      arrowHead(sheet, tip, start, Math.min(4.5, length / 3))
    }
    const reach = inside ? 0 : reachAlong(normal, halfWidth, halfHeight) + LABEL_GAP
    return [{ x: middle[0] + reach * normal[0], y: middle[1] + reach * normal[1], cost: 0 }]
  })
}

/** Whether no line comes near the way of a measure, its ends aside, where lines may lead to it. */
function isFree({ hard }: Sheet, from: XY, to: XY): boolean {
  return [0.1, 0.3, 0.5, 0.7, 0.9].every((part) => {
    const box = {
      x: from[0] + part * (to[0] - from[0]),
      y: from[1] + part * (to[1] - from[1]),
      halfWidth: 4,
      halfHeight: 4,
    }
    for (let i = 0; i < hard.length; i += 4)
      if (clearance(box, hard[i]!, hard[i + 1]!, hard[i + 2]!, hard[i + 3]!, 2) < 2) return false
    return true
  })
}

export function drawNorth(sheet: Sheet, { point, label: text }: NorthItem, at: (name: string) => XY): void {
  const [x, y] = at(point)
  const tip: XY = [x, y - 28]
  rule(
    sheet,
    [
      [x, y],
      [x, y - 26],
    ],
    'mark',
  )
  arrowHead(sheet, tip, [x, y])
  label(sheet, { text, owner: `the north at ${point}` }, (halfWidth, halfHeight) => [
    { x, y: tip[1] - halfHeight - 2, cost: 0 },
    { x: x + halfWidth + 4, y: tip[1] + 2, cost: 1 },
    { x: x - halfWidth - 4, y: tip[1] + 2, cost: 1 },
    { x: x + halfWidth + 4, y: tip[1] + 12, cost: 2 },
    { x: x - halfWidth - 4, y: tip[1] + 12, cost: 2 },
  ])
}
