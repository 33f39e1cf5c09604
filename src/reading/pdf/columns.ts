/** Puts the lines of a page into reading order: finds the gutters between columns and the lines that span them. */
import { itemAt } from '#domain/must-be-there.ts'
import type { Line } from './line.ts'
import { boundsOf, median } from './measure.ts'
import { titlesAcross } from './spanning-titles.ts'

/** Lines that are read one below the other, with the bounds of their column. */
export type Region = { readonly lines: readonly Line[]; readonly left: number; readonly right: number }

/** A page nested deeper than this in columns is none; the bound keeps hostile pages cheap. */
const DEEPEST = 12

/** Cuts the page at its best gutter; lines that cross the gutter cut it across, and each part is cut again. */
export function readingOrder(lines: readonly Line[], depth = 0): Region[] {
  if (lines.length === 0) return []
  const whole = [region(lines)]
  if (lines.length < 4 || depth > DEEPEST) return whole
  const gutter = findGutter(lines)
  if (!gutter) return whole
  const parts = gutter.crossing.size === 0 ? sides(lines, gutter.x) : bands(lines, gutter.crossing)
  if (parts.length < 2) return whole
  return parts.flatMap((part) => (part.spanning ? [region(part.lines)] : readingOrder(part.lines, depth + 1)))
}

function region(lines: readonly Line[]): Region {
  const bounds = boundsOf(lines)
  return {
    lines: lines.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left),
    left: bounds.left,
    right: bounds.right,
  }
}

type Part = { readonly lines: Line[]; readonly spanning: boolean }

function sides(lines: readonly Line[], x: number): Part[] {
  const isLeft = (line: Line): boolean => (line.left + line.right) / 2 < x
  return [lines.filter(isLeft), lines.filter((line) => !isLeft(line))]
    .filter((side) => side.length > 0)
    .map((side) => ({ lines: side, spanning: false }))
}

/** From top to bottom: bands of lines that span the gutter, and bands that keep to their side. */
function bands(lines: readonly Line[], crossing: ReadonlySet<Line>): Part[] {
  const parts: Part[] = []
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline)) {
    const spanning = crossing.has(line)
    const last = parts.at(-1)
    if (last?.spanning === spanning) last.lines.push(line)
    else parts.push({ lines: [line], spanning })
  }
  return parts
}

type Gutter = { readonly x: number; readonly crossing: ReadonlySet<Line> }

/** Samples across the width; a gutter of 2 mm on A4 is four of them. */
const SAMPLES = 400

/** The gutter with most text in columns beside it. */
function findGutter(lines: readonly Line[]): Gutter | undefined {
  const bounds = boundsOf(lines)
  const width = bounds.right - bounds.left
  const size = median(lines.map((line) => line.size))
  // Narrower than 20 ems is one column.
  if (width < 20 * size) return undefined
  const ordered = lines.toSorted((a, b) => a.baseline - b.baseline)
  let best: Gutter | undefined
  let bestScore = 0
  for (const x of gutterCandidates(lines, bounds.left, width, size)) {
    const crossing = linesAcross(ordered, x)
    const score = textInColumns(ordered, x, crossing)
    if (score > bestScore) {
      best = { x, crossing }
      bestScore = score
    }
  }
  return best
}

/**
 * Lines that cross `x`, titles between columns, and the short last lines that go on such a line with nothing beside
 * them.
 */
function linesAcross(ordered: readonly Line[], x: number): Set<Line> {
  const across = new Set<Line>(titlesAcross(ordered, x))
  ordered.forEach((line, index) => {
    if (line.left < x && line.right > x) across.add(line)
    else if (goesOnAcross(ordered, index, across)) across.add(line)
  })
  return across
}

function goesOnAcross(ordered: readonly Line[], index: number, across: ReadonlySet<Line>): boolean {
  const line = itemAt(ordered, index)
  const before = ordered[index - 1]
  if (!before || !across.has(before)) return false
  const gap = line.baseline - before.baseline
  const beside = ordered.slice(index + 1, index + 4).some((other) => other.baseline - line.baseline < 0.8 * line.size)
  return (
    gap > 0 &&
    gap < 1.4 * line.size &&
    Math.abs(line.left - before.left) < 2 &&
    Math.abs(line.size - before.size) < 0.3 &&
    !beside
  )
}

/**
 * Characters of the bands that hold columns on both sides of `x`, less half of those that do not, though nothing
 * crosses.
 */
function textInColumns(ordered: readonly Line[], x: number, crossing: ReadonlySet<Line>): number {
  let score = 0
  for (const band of bands(ordered, crossing)) {
    if (band.spanning) continue
    const left = band.lines.filter((line) => line.right <= x)
    const right = band.lines.filter((line) => line.left >= x)
    const text = characters(band.lines)
    score += areColumns(left, right, crossing.size > 0) ? text : -0.5 * text
  }
  return score
}

/**
 * The emptiest place of every stretch of the width that at most some lines cross, for several allowances of crossing
 * lines.
 */
function gutterCandidates(lines: readonly Line[], left: number, width: number, size: number): number[] {
  const crossings = new Uint32Array(SAMPLES)
  for (const line of lines) {
    const from = Math.max(0, Math.floor(((line.left - left) / width) * SAMPLES))
    const to = Math.min(SAMPLES - 1, Math.ceil(((line.right - left) / width) * SAMPLES) - 1)
    for (let sample = from; sample <= to; sample++) crossings[sample] = (crossings[sample] ?? 0) + 1
  }
  const places = new Set<number>()
  const allowances = [
    0,
    2,
    Math.ceil(lines.length * 0.08),
    Math.ceil(lines.length * 0.2),
    Math.ceil(lines.length * 0.4),
    Math.ceil(lines.length * 0.65),
  ]
  for (const allowed of new Set(allowances)) {
    let sample = Math.floor(SAMPLES * 0.12)
    while (sample < SAMPLES * 0.88) {
      if ((crossings[sample] ?? 0) > allowed) {
        sample += 1
        continue
      }
      let end = sample
      while (end < SAMPLES * 0.95 && (crossings[end] ?? 0) <= allowed) end += 1
      if (((end - sample) / SAMPLES) * width >= 0.7 * size) places.add(emptiest(crossings, sample, end))
      sample = end
    }
  }
  const empty = [...places].map((place) => left + ((place + 0.5) / SAMPLES) * width)
  return [...empty, ...commonStarts(lines, left + 0.12 * width)]
}

/** A page whose upper half is one wide figure has hardly an empty place, but its right column still begins at one x. */
function commonStarts(lines: readonly Line[], from: number): number[] {
  const counts = new Map<number, number>()
  for (const line of lines)
    if (line.left > from) counts.set(Math.round(line.left), (counts.get(Math.round(line.left)) ?? 0) + 1)
  const common = [...counts].filter(([, count]) => count >= 5).toSorted((a, b) => b[1] - a[1])
  return common.slice(0, MOST_STARTS).map(([x]) => x - 3)
}
const MOST_STARTS = 4

/** The sample with fewest crossings; of equal ones, the nearest to the middle. */
function emptiest(crossings: Uint32Array, from: number, to: number): number {
  const middle = (from + to) / 2
  let best = from
  let fewest = Infinity
  for (let sample = from; sample < to; sample++) {
    const count = crossings[sample] ?? 0
    if (count > fewest || (count === fewest && Math.abs(sample - middle) >= Math.abs(best - middle))) continue
    best = sample
    fewest = count
  }
  return best
}

/**
 * Columns stand beside each other, hold running text (cells of tables are short), and, where lines cross the gutter,
 * fill their width.
 */
function areColumns(left: readonly Line[], right: readonly Line[], crossed: boolean): boolean {
  if (left.length < 3 || right.length < 3) return false
  const a = boundsOf(left)
  const b = boundsOf(right)
  const beside = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (beside < 0.3 * Math.min(a.bottom - a.top, b.bottom - b.top)) return false
  if (characters(left) / left.length < 14 || characters(right) / right.length < 14) return false
  return !crossed || (isFilled(left) && isFilled(right))
}

/** Chinese characters count double, as they are twice as wide. */
const characters = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + line.content.text.length + (line.content.text.match(HAN)?.length ?? 0), 0)
const HAN = /\p{Script=Han}/gu

/** A good third of the lines fill their column; a side can hold several columns itself. */
function isFilled(side: readonly Line[]): boolean {
  return standingApart(side).every((lines) => {
    const { left, right } = boundsOf(lines)
    return lines.filter((line) => line.right - line.left > 0.6 * (right - left)).length >= 0.35 * lines.length
  })
}

/** Lines with nothing but empty height between them and the others, from left to right. */
function standingApart(lines: readonly Line[]): Line[][] {
  const groups: { lines: Line[]; right: number }[] = []
  for (const line of lines.toSorted((a, b) => a.left - b.left)) {
    const group = groups.at(-1)
    if (group && line.left < group.right + 0.5 * line.size) {
      group.lines.push(line)
      group.right = Math.max(group.right, line.right)
    } else groups.push({ lines: [line], right: line.right })
  }
  return groups.map((group) => group.lines)
}
