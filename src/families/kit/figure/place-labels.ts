/** Chooses where labels stand: never over a line or another label, as near to what they name as can be. */

/** A label to place: the half width and half height of its ink, and where its centre may be, each with what it costs to stand there. */
export type Request = { readonly halfWidth: number; readonly halfHeight: number; readonly candidates: readonly Candidate[] }
export type Candidate = { readonly x: number; readonly y: number; readonly cost: number }
export type Box = { readonly x: number; readonly y: number; readonly halfWidth: number; readonly halfHeight: number }

/** Lines as segments in points of print; faint ones (of a grid) may lie under a label. */
export type Obstacles = { readonly hard: readonly number[]; readonly faint: readonly number[] }

/** Points of print that should stay free between a label and a line, and that must. */
const WANTED = 2
const NEEDED = 1
const ROUNDS = 3

/** The chosen candidate of each label. */
export function placeLabels(requests: readonly Request[], obstacles: Obstacles): readonly Box[] {
  const sorted = requests.map((request) => ({ ...request, candidates: request.candidates.toSorted((a, b) => a.cost - b.cost) }))
  const fixed = sorted.map(({ halfWidth, halfHeight, candidates }) => candidates.map(({ x, y }) => ({ box: { x, y, halfWidth, halfHeight }, lines: -1 })))
  const linesCost = (label: number, choice: number): number => {
    const one = fixed[label]![choice]!
    if (one.lines < 0) one.lines = costOfLines(one.box, obstacles)
    return one.lines
  }
  const chosen: (Box | undefined)[] = requests.map(() => undefined)
  const choose = (label: number): { choice: number; cost: number } => {
    let [best, least] = [0, Infinity]
    sorted[label]!.candidates.every(({ cost }, choice) => {
      if (cost >= least) return false
      const total = cost + linesCost(label, choice)
      if (total >= least) return true
      const whole = total + costOfLabels(fixed[label]![choice]!.box, chosen, label)
      if (whole < least) [best, least] = [choice, whole]
      return true
    })
    return { choice: best, cost: least }
  }
  // Those with the least choice first: their best place alone costs most.
  const order = requests.map((_, label) => ({ label, cost: sorted[label]!.candidates.length === 1 ? Infinity : choose(label).cost })).sort((a, b) => b.cost - a.cost)
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false
    for (const { label } of order) {
      const box = fixed[label]![choose(label).choice]!.box
      changed ||= chosen[label] !== box
      chosen[label] = box
    }
    if (!changed) break
  }
  return chosen.map((box) => box!)
}

function costOfLines(box: Box, { hard, faint }: Obstacles): number {
  let cost = 0
  for (let i = 0; i < hard.length; i += 4) {
    const clear = clearance(box, hard[i]!, hard[i + 1]!, hard[i + 2]!, hard[i + 3]!, WANTED)
    if (clear < WANTED) cost += clear <= 0 ? 120 : clear < NEEDED ? 40 + 40 * (NEEDED - clear) : 2 * (WANTED - clear)
  }
  for (let i = 0; i < faint.length; i += 4) if (clearance(box, faint[i]!, faint[i + 1]!, faint[i + 2]!, faint[i + 3]!, 0.5) < 0.5) cost += 0.7
  return cost
}

function costOfLabels(box: Box, chosen: readonly (Box | undefined)[], self: number): number {
  let cost = 0
  for (let i = 0; i < chosen.length; i++) {
    const other = chosen[i]
    if (other === undefined || i === self) continue
    const gap = gapBetween(box, other)
    if (gap < 2.5) cost += gap <= 0 ? 150 : gap < 1.2 ? 50 : 2.5 - gap
  }
  return cost
}

/** How far two boxes are apart; 0 or less where they overlap. */
export function gapBetween(a: Box, b: Box): number {
  const dx = Math.abs(a.x - b.x) - a.halfWidth - b.halfWidth
  const dy = Math.abs(a.y - b.y) - a.halfHeight - b.halfHeight
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy)
}

/** How far a segment stays from a box; 0 where it enters; Infinity where it is known to be farther than asked. */
export function clearance({ x, y, halfWidth, halfHeight }: Box, x1: number, y1: number, x2: number, y2: number, asked: number): number {
  const [ax, ay, bx, by] = [x1 - x, y1 - y, x2 - x, y2 - y]
  const [reachX, reachY] = [halfWidth + asked, halfHeight + asked]
  if ((ax > reachX && bx > reachX) || (ax < -reachX && bx < -reachX) || (ay > reachY && by > reachY) || (ay < -reachY && by < -reachY)) return Infinity
  if (enters(ax, ay, bx, by, halfWidth, halfHeight)) return 0
  const ends = Math.min(toBox(ax, ay, halfWidth, halfHeight), toBox(bx, by, halfWidth, halfHeight))
  return Math.min(
    ends,
    toSegment(halfWidth, halfHeight, ax, ay, bx, by), toSegment(-halfWidth, halfHeight, ax, ay, bx, by),
    toSegment(halfWidth, -halfHeight, ax, ay, bx, by), toSegment(-halfWidth, -halfHeight, ax, ay, bx, by),
  )
}

function toBox(x: number, y: number, halfWidth: number, halfHeight: number): number {
  return Math.hypot(Math.max(0, Math.abs(x) - halfWidth), Math.max(0, Math.abs(y) - halfHeight))
}

function toSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / square))
  return Math.hypot(px - ax - part * dx, py - ay - part * dy)
}

/** Liang and Barsky: whether a segment has a point in the box about the origin. */
function enters(ax: number, ay: number, bx: number, by: number, halfWidth: number, halfHeight: number): boolean {
  const [dx, dy] = [bx - ax, by - ay]
  let [first, last] = [0, 1]
  for (const [step, room] of [[-dx, ax + halfWidth], [dx, halfWidth - ax], [-dy, ay + halfHeight], [dy, halfHeight - ay]] as const) {
    if (step === 0) { if (room < 0) return false; continue }
    const part = room / step
    if (step < 0) first = Math.max(first, part)
    else last = Math.min(last, part)
    if (first > last) return false
  }
  return true
}
