/** Chooses where labels stand: never over a line or another label, as near to what they name as can be. */

/**
 * A label to place: the half width and half height of its ink, and where its centre may be, each with what it costs to
 * stand there; `seenFrom`: no line may lie between this and the label.
 */
export type Request = {
  readonly halfWidth: number
  readonly halfHeight: number
  readonly candidates: readonly Candidate[]
  readonly seenFrom?: Point
}
export type Candidate = { readonly x: number; readonly y: number; readonly cost: number }
type Point = readonly [x: number, y: number]
export type Box = { readonly x: number; readonly y: number; readonly halfWidth: number; readonly halfHeight: number }

/** Lines as segments in points of print; faint ones (of a grid) may lie under a label. */
export type Obstacles = { readonly hard: readonly number[]; readonly faint: readonly number[] }

/** Points of print that should stay free between a label and a line, and that must. */
const WANTED = 2
const NEEDED = 1
const ROUNDS = 3
/** The cost of a place that touches a line or stands beyond one. */
const CROWDED = 35

/** The chosen candidate of each label, and how many found no good place. */
export function placeLabels(
  requests: readonly Request[],
  obstacles: Obstacles,
): { readonly boxes: readonly Box[]; readonly crowded: number } {
  const groups = { hard: grouped(obstacles.hard), faint: grouped(obstacles.faint) }
  const labels = requests.map(({ halfWidth, halfHeight, candidates, seenFrom }) => ({
    seenFrom,
    places: candidates
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ x, y, cost }): Tried => ({ box: { x, y, halfWidth, halfHeight }, cost, lines: 0, known: false })),
  }))
  const chosen: (Box | undefined)[] = requests.map(() => undefined)
  const choose = (label: number): { readonly box: Box; readonly cost: number } => {
    const { places, seenFrom } = labels[label]!
    let [best, least] = [places[0]!, Infinity]
    for (const place of places) {
      if (place.cost >= least) break
      if (!place.known && place.cost + place.lines < least) weigh(place, seenFrom, groups, least)
      if (place.cost + place.lines >= least) continue
      const whole = place.cost + place.lines + costOfLabels(place.box, chosen, label)
      if (whole < least) [best, least] = [place, whole]
    }
    return { box: best.box, cost: least }
  }
  // Those with the least choice first: their best place alone costs most.
  const order = labels
    .map(({ places }, label) => ({ label, cost: places.length === 1 ? Infinity : choose(label).cost }))
    .sort((a, b) => b.cost - a.cost)
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false
    for (const { label } of order) {
      const { box } = choose(label)
      changed ||= chosen[label] !== box
      chosen[label] = box
    }
    if (!changed) break
  }
  return {
    boxes: chosen.map((box) => box!),
    crowded: labels.filter((_, label) => choose(label).cost >= CROWDED).length,
  }
}

/** `lines`: what the lines near a place cost, or where that is not `known`, at least so much. */
type Tried = { readonly box: Box; readonly cost: number; lines: number; known: boolean }

/** Segments that follow each other, mostly parts of one line, and the box around them. */
type Group = {
  readonly segments: readonly number[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
type Groups = { readonly hard: readonly Group[]; readonly faint: readonly Group[] }
const GROUP = 4 * 8

function grouped(segments: readonly number[]): readonly Group[] {
  const groups: Group[] = []
  for (let i = 0; i < segments.length; i += GROUP) {
    const part = segments.slice(i, i + GROUP)
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
    for (let k = 0; k < part.length; k += 2) {
      const [x, y] = [part[k]!, part[k + 1]!]
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
    groups.push({ segments: part, left, right, top, bottom })
  }
  return groups
}

/** Stops when a place has become too dear to matter. */
function weigh(place: Tried, seenFrom: Point | undefined, { hard, faint }: Groups, limit: number): void {
  const { box } = place
  let cost = 0
  for (const { segments, left, right, top, bottom } of hard) {
    if (
      box.x - box.halfWidth - WANTED > right ||
      box.x + box.halfWidth + WANTED < left ||
      box.y - box.halfHeight - WANTED > bottom ||
      box.y + box.halfHeight + WANTED < top
    )
      continue
    for (let i = 0; i < segments.length; i += 4) {
      const clear = clearance(box, segments[i]!, segments[i + 1]!, segments[i + 2]!, segments[i + 3]!, WANTED)
      if (clear < WANTED) cost += clear <= 0 ? 120 : clear < NEEDED ? 40 + 40 * (NEEDED - clear) : 2 * (WANTED - clear)
    }
    if (place.cost + cost >= limit) {
      place.lines = cost
      return
    }
  }
  for (const { segments } of faint)
    for (let i = 0; i < segments.length; i += 4)
      if (clearance(box, segments[i]!, segments[i + 1]!, segments[i + 2]!, segments[i + 3]!, 0.5) < 0.5) cost += 0.7
  if (seenFrom !== undefined) cost += costOfSight(box, seenFrom, hard)
  place.lines = cost
  place.known = true
}

function costOfSight({ x, y }: Box, [fromX, fromY]: Point, groups: readonly Group[]): number {
  let cost = 0
  for (const { segments, left, right, top, bottom } of groups) {
    if (
      Math.max(x, fromX) < left ||
      Math.min(x, fromX) > right ||
      Math.max(y, fromY) < top ||
      Math.min(y, fromY) > bottom
    )
      continue
    for (let i = 0; i < segments.length; i += 4)
      if (crosses(fromX, fromY, x, y, segments[i]!, segments[i + 1]!, segments[i + 2]!, segments[i + 3]!))
        cost += CROWDED
  }
  return cost
}

/** Whether two segments cross, ends not counted. */
export function crosses(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const side = (px: number, py: number, qx: number, qy: number, x: number, y: number): number =>
    (qx - px) * (y - py) - (qy - py) * (x - px)
  return (
    side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0 &&
    side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
  )
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
export function clearance(
  { x, y, halfWidth, halfHeight }: Box,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  asked: number,
): number {
  const [ax, ay, bx, by] = [x1 - x, y1 - y, x2 - x, y2 - y]
  const [reachX, reachY] = [halfWidth + asked, halfHeight + asked]
  if (
    (ax > reachX && bx > reachX) ||
    (ax < -reachX && bx < -reachX) ||
    (ay > reachY && by > reachY) ||
    (ay < -reachY && by < -reachY)
  )
    return Infinity
  if (enters(ax, ay, bx, by, halfWidth, halfHeight)) return 0
  const ends = Math.min(toBox(ax, ay, halfWidth, halfHeight), toBox(bx, by, halfWidth, halfHeight))
  return Math.min(
    ends,
    toSegment(halfWidth, halfHeight, ax, ay, bx, by),
    toSegment(-halfWidth, halfHeight, ax, ay, bx, by),
    toSegment(halfWidth, -halfHeight, ax, ay, bx, by),
    toSegment(-halfWidth, -halfHeight, ax, ay, bx, by),
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
  for (const [step, room] of [
    [-dx, ax + halfWidth],
    [dx, halfWidth - ax],
    [-dy, ay + halfHeight],
    [dy, halfHeight - ay],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false
      continue
    }
    const part = room / step
    if (step < 0) first = Math.max(first, part)
    else last = Math.min(last, part)
    if (first > last) return false
  }
  return true
}
