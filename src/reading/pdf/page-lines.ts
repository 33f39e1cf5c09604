/** Gathers the glyph runs of a page into lines; cells of a row and lines of neighbouring columns stay apart. */
import { itemAt } from '#domain/must-be-there.ts'
import { joinDropCaps } from './drop-caps.ts'
import { dropLineNumbers } from './drop-line-numbers.ts'
import { dropOverprints } from './drop-overprints.ts'
import { dropWatermarks } from './drop-watermarks.ts'
import type { GlyphRun } from './glyph-run.ts'
import { type Line, makeLine } from './line.ts'
import { isMarker } from './markers.ts'
import { dropRuby } from './ruby.ts'

/** Lines from top to bottom, those on one baseline from left to right. */
export function pageLines(runs: readonly GlyphRun[]): Line[] {
  const segments = followStream(joinDropCaps(dropRuby(dropWatermarks(dropOverprints(runs)))))
    .map(makeLine)
    .filter((line) => line.content.text !== '' && !ANSWER_LINE.test(line.content.text))
  return dropLineNumbers(mergeTouching(segments))
}

/** Nothing but a line to be filled in. */
const ANSWER_LINE = /^[_＿\s]{5,}$/u

/** Several baselines hold runs far apart, as rows of tables do and lines of two columns. */
export function standsInCells(runs: readonly GlyphRun[]): boolean {
  let rows = 0
  let before: GlyphRun | undefined
  for (const run of runs) {
    if (run.text.trim() === '') continue
    if (before && Math.abs(run.y - before.y) < 0.5 && run.x - (before.x + before.width) > 1.4 * run.size) rows += 1
    before = run
  }
  return rows >= 3
}

/**
 * Runs that come one after the other on one baseline with small gaps: the order of the file, which is right within a
 * line nearly always.
 */
function followStream(runs: readonly GlyphRun[]): GlyphRun[][] {
  const segments: GlyphRun[][] = []
  let segment: GlyphRun[] = []
  let baseline = 0
  let largest = 0
  for (const run of runs) {
    const blank = run.text.trim() === ''
    if (blank && run.width > run.size * 2) continue
    const before = segment.at(-1)
    if (before) {
      const gap = run.x - (before.x + before.width)
      const size = Math.max(run.size, before.size, 1)
      const overlap = 0.6 * size + (blank ? 2 : 0)
      if (Math.abs(run.y - baseline) < 0.6 * size && gap > -overlap && gap < 1.4 * size) {
        segment.push(run)
        if (!blank && run.size > largest + 0.1) {
          largest = run.size
          baseline = run.y
        }
        continue
      }
    }
    if (blank) continue
    segment = [run]
    segments.push(segment)
    baseline = run.y
    largest = run.size
  }
  return segments
}

/** Joins segments of one baseline that touch: text drawn out of order, scripts drawn apart. */
function mergeTouching(segments: readonly Line[]): Line[] {
  const ordered = segments.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)
  const columns = columnStarts(segments)
  const merged: Line[] = []
  for (const segment of ordered) {
    const index = findTouching(merged, segment, columns)
    if (index === -1) merged.push(segment)
    else merged[index] = makeLine([...itemAt(merged, index).runs, ...segment.runs])
  }
  return merged.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)
}

/** So many lines that begin at one place are a column. */
const LINES_OF_COLUMN = 6

/** Where columns begin, in whole points. */
function columnStarts(segments: readonly Line[]): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const { left } of segments) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= LINES_OF_COLUMN).map(([left]) => left))
}

/** Only the last few lines can share a baseline with the next one. */
const LOOK_BACK = 12

function findTouching(lines: readonly Line[], segment: Line, columns: ReadonlySet<number>): number {
  for (let index = lines.length - 1; index >= Math.max(0, lines.length - LOOK_BACK); index--) {
    const line = itemAt(lines, index)
    const size = Math.max(line.size, segment.size)
    if (Math.abs(line.baseline - segment.baseline) > 0.55 * size) continue
    const gap = Math.max(segment.left - line.right, line.left - segment.right)
    if (gap < farthestPart(line, segment, columns) && gap > -2 * size) return index
  }
  return -1
}

const HALF_EMPTY = /[，。、；：」』）》]$/u

function farthestPart(line: Line, segment: Line, columns: ReadonlySet<number>): number {
  // The sign or number of a list item, and the number of a heading, stand further off than a word.
  if (segment.left > line.right && isMarker(line.content.text)) return 4 * Math.max(line.size, segment.size)
  const size = Math.min(line.size, segment.size)
  // LaTeX sets the columns of an article one em apart, which words can be too.
  const [left, right] = segment.left > line.left ? [line, segment] : [segment, line]
  const place = Math.round(right.left)
  if (![place - 1, place, place + 1].some((near) => columns.has(near))) return 0.9 * size + 1
  // Half of a wide Chinese mark at the end of a line is empty.
  return HALF_EMPTY.test(left.content.text) ? -0.05 * size : 0.45 * size
}
