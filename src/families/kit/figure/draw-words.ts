/** Draws points with their names, and free texts. */
import type { Candidate } from './place-labels.ts'
import { beside, direction, dot, keepClear, label, rule, type Sheet, widen } from './sheet.ts'
import type { PointItem, TextItem, XY } from './shapes.ts'

const DOT = 1.5

export function drawPoint(sheet: Sheet, { name, label: text, dot: mark }: PointItem, at: XY): void {
  widen(sheet, ...at)
  if (mark === true) dot(sheet, at, DOT, sheet.solids)
  if (mark === 'hollow') dot(sheet, at, DOT + 0.3, sheet.hollows)
  if (mark === 'cross')
    for (const way of [1, -1])
      rule(
        sheet,
        [
          [at[0] - 2, at[1] - 2 * way],
          [at[0] + 2, at[1] + 2 * way],
        ],
        'mark',
      )
  if (text === undefined) return
  if (mark === false) keepClear(sheet, [at, at], sheet.hard)
  const wanted = emptiest(sheet, at)
  label(sheet, { text, owner: `the point ${name}` }, (halfWidth, halfHeight) =>
    around(at, wanted, halfWidth, halfHeight, mark === false ? 2 : DOT + 1.6),
  )
}

function around(at: XY, wanted: XY, halfWidth: number, halfHeight: number, gap: number): Candidate[] {
  const candidates: Candidate[] = []
  for (let i = 0; i < 16; i++) {
    const turn = (i * Math.PI) / 8
    const way: XY = [Math.cos(turn), -Math.sin(turn)]
    for (const more of [0, 2, 5, 9]) {
      const [x, y] = beside(at, way, halfWidth, halfHeight, gap + more)
      candidates.push({ x, y, cost: 3 * (1 - way[0] * wanted[0] - way[1] * wanted[1]) + 0.7 * more })
    }
  }
  return candidates
}

/**
 * The direction of the widest gap between the lines that meet at a point; of equal gaps the one that leads out of the
 * figure.
 */
function emptiest(sheet: Sheet, at: XY): XY {
  const turns = waysFrom(sheet, at)
    .map(([x, y]) => Math.atan2(-y, x))
    .sort((a, b) => a - b)
  const out = direction(sheet.middle, at)
  if (turns.length === 0) return Math.hypot(at[0] - sheet.middle[0], at[1] - sheet.middle[1]) < 1 ? [0.7, -0.7] : out
  let [best, most] = [out, -Infinity]
  turns.forEach((turn, i) => {
    const gap = i + 1 < turns.length ? turns[i + 1]! - turn : turns[0]! + 2 * Math.PI - turn
    const middle = turn + gap / 2
    const way: XY = [Math.cos(middle), -Math.sin(middle)]
    const worth = Math.min(gap, 3) + 0.3 * (way[0] * out[0] + way[1] * out[1])
    if (worth > most) [best, most] = [way, worth]
  })
  return best
}

function waysFrom({ hard }: Sheet, [x, y]: XY): XY[] {
  const ways: XY[] = []
  for (let i = 0; i < hard.length; i += 4) {
    const [ax, ay, bx, by] = [hard[i]! - x, hard[i + 1]! - y, hard[i + 2]! - x, hard[i + 3]! - y]
    const [dx, dy] = [bx - ax, by - ay]
    const square = dx * dx + dy * dy
    if (square === 0) continue
    const part = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square))
    if (Math.hypot(ax + part * dx, ay + part * dy) > 0.3) continue
    const length = Math.sqrt(square)
    if (part * length < length - 0.3) ways.push([dx / length, dy / length])
    if (part * length > 0.3) ways.push([-dx / length, -dy / length])
  }
  return ways
}

/** Where it is asked for; a text in the middle of something may give way a little. */
export function drawText(sheet: Sheet, { at, text, anchor, prose, gap, box }: TextItem): void {
  const [x, y] = sheet.place(at)
  label(sheet, { text, owner: 'a text', prose, box }, (halfWidth, halfHeight) => {
    switch (anchor) {
      case 'left':
        return [{ x: x - halfWidth - gap, y, cost: 0 }]
      case 'right':
        return [{ x: x + halfWidth + gap, y, cost: 0 }]
      case 'above':
        return [{ x, y: y - halfHeight - gap, cost: 0 }]
      case 'below':
        return [{ x, y: y + halfHeight + gap, cost: 0 }]
      case 'fixed':
        return [{ x, y, cost: 0 }]
      case 'sector':
        return inSector(sheet.place([0, 0]), [x, y], halfWidth, halfHeight)
      case 'centre':
        return [0, 3, -3, 6, -6].flatMap((dx) =>
          [0, 3, -3, 6, -6].map((dy) => ({ x: x + dx, y: y + dy, cost: 0.5 * Math.hypot(dx, dy) })),
        )
    }
  })
}

function inSector(centre: XY, rim: XY, halfWidth: number, halfHeight: number): Candidate[] {
  const radius = Math.hypot(rim[0] - centre[0], rim[1] - centre[1])
  const middle = Math.atan2(rim[1] - centre[1], rim[0] - centre[0])
  return [0, 0.12, -0.12, 0.25, -0.25].flatMap((lean) => {
    const way: XY = [Math.cos(middle + lean), Math.sin(middle + lean)]
    const inside = [0.66, 0.6, 0.72, 0.54, 0.78].map((part) => ({
      x: centre[0] + part * radius * way[0],
      y: centre[1] + part * radius * way[1],
      cost: 8 * Math.abs(lean) + 10 * Math.abs(part - 0.66),
    }))
    const outside = [3, 6, 10, 16].map((gap) => {
      const [x, y] = beside([centre[0] + radius * way[0], centre[1] + radius * way[1]], way, halfWidth, halfHeight, gap)
      return { x, y, cost: 12 + 20 * Math.abs(lean) + 0.3 * gap }
    })
    return [...inside, ...outside]
  })
}
