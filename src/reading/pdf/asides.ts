/** Finds remarks without a frame that stand beside the text, whose lines run around them. */
import { lastOf } from '#domain/must-be-there.ts'
import { steps } from '#domain/steps.ts'
import type { Frame } from './frames.ts'
import type { Line } from './line.ts'
import { boundsOf, median } from './measure.ts'

/** No page of a school has more lines; the bound keeps hostile pages cheap. */
const MOST_LINES = 400
/** Of the height that the lines of the page take, an aside has at most this part. */
const HIGHEST = 0.4
/** Lines of the aside, and lines of the text beside it. */
const FEWEST_LINES = 2
const FEWEST_BESIDE = 3
/**
 * From the text to the aside, in ems: what parts them, and what the text leaves free at most where it is broken in
 * front of it.
 */
const NEAREST = 0.7
const FARTHEST = 8
/** Lines of the text that stand below the aside, beside nothing. */
const MOST_EMPTY = 2

/**
 * As boxes around them. The lines of the text go on below at their full width, which those of columns and tables do
 * not.
 */
export function findAsides(lines: readonly Line[]): Frame[] {
  if (lines.length > MOST_LINES) return []
  const { top, bottom } = boundsOf(lines)
  const found: Frame[] = []
  for (const group of stacks(lines)) {
    const bounds = boundsOf(group)
    if (bounds.bottom - bounds.top > HIGHEST * (bottom - top)) continue
    const own = new Set(group)
    const beside = lines.filter(
      (line) => !own.has(line) && line.baseline > bounds.top && line.baseline - 0.5 * line.size < bounds.bottom,
    )
    const standsAside = (side: 'left' | 'right'): boolean =>
      !standsInColumn(group, lines, side) &&
      isRunAround(lines, beside, side === 'right' ? bounds.left : bounds.right, side)
    if (isSetOff(group, beside) && (standsAside('right') || standsAside('left'))) {
      found.push({
        left: bounds.left - 1,
        right: bounds.right + 1,
        top: bounds.top,
        bottom: bounds.bottom,
        kind: 'box',
        columns: [],
        rows: [],
      })
    }
  }
  return found
}

/** Lines of one size that begin at one place, each right below the one before. */
function stacks(lines: readonly Line[]): Line[][] {
  const groups: [Line, ...Line[]][] = []
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline)) {
    const group = groups.find((other) => isRightBelow(lastOf(other), line))
    if (group) group.push(line)
    else groups.push([line])
  }
  return groups.filter((group) => group.length >= FEWEST_LINES)
}

function isRightBelow(before: Line, line: Line): boolean {
  const gap = line.baseline - before.baseline
  return (
    Math.abs(line.left - before.left) < 1.5 &&
    Math.abs(line.size - before.size) < 0.3 &&
    gap > 0.5 * line.size &&
    gap < 1.8 * line.size
  )
}

/** It is set in another style than the text beside it, or between its baselines: cells of a row stand on one. */
function isSetOff(group: readonly Line[], beside: readonly Line[]): boolean {
  if (beside.length < FEWEST_BESIDE) return false
  const [size, italic] = [
    median(beside.map((line) => line.size)),
    beside.filter((line) => line.italic).length > beside.length / 2,
  ]
  if (group.every((line) => line.italic !== italic || Math.abs(line.size - size) > 0.4)) return true
  return (
    group.filter((line) => beside.some((other) => Math.abs(other.baseline - line.baseline) < 1)).length <
    group.length / 2
  )
}

/** The lines beside end (`right`: the aside stands there) or begin before `edge`, and soon below them one does not. */
function isRunAround(lines: readonly Line[], beside: readonly Line[], edge: number, side: 'left' | 'right'): boolean {
  const ordered = beside.toSorted((a, b) => a.baseline - b.baseline)
  const gapTo = (line: Line): number => (side === 'right' ? edge - line.right : line.left - edge)
  if (ordered.some((line) => gapTo(line) < NEAREST * line.size)) return false
  if (median(ordered.map((line) => gapTo(line) / line.size)) > FARTHEST) return false
  const leading = median(steps(ordered, (before, line) => line.baseline - before.baseline))
  let last = lastOf(ordered)
  for (let step = 0; step <= MOST_EMPTY; step++) {
    const before = last
    const below = lines.find(
      (line) =>
        line.baseline > before.baseline + 0.5 * leading &&
        line.baseline < before.baseline + 1.2 * leading &&
        Math.abs(line.size - before.size) < 0.3,
    )
    if (!below) return false
    const alike =
      side === 'right' ? Math.abs(below.left - before.left) < 1.5 : below.right > before.right - FARTHEST * before.size
    if (gapTo(below) < -2 * below.size) return alike
    last = below
  }
  return false
}

/**
 * Other lines that begin where those of the group do are its column; left of the text only short ones are, as the text
 * below begins there too.
 */
function standsInColumn(group: readonly Line[], lines: readonly Line[], side: 'left' | 'right'): boolean {
  const { left, right } = boundsOf(group)
  const mates = lines.filter(
    (line) =>
      !group.includes(line) &&
      Math.abs(line.left - left) < 2 &&
      (side === 'right' || line.right < right + 2 * line.size),
  )
  return mates.length > group.length / 2
}
