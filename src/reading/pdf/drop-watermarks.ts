/** Leaves out watermarks: a word in huge letters that the text of the page runs through. */
import type { GlyphRun } from './glyph-run.ts'
import { median } from './measure.ts'

/** A watermark is so many times as large as the text. */
const LARGER = 2.5
/** Larger signs than letters, as brackets and sums are, have fewer characters. */
const SHORTEST = 3
/** More huge words than these are a poster; the bound keeps hostile pages cheap. */
const MOST_MARKS = 20
/** Text stands inside its letters over so many ems, which a mark behind a title does not. */
const OVERLAP = 3

export function dropWatermarks(runs: readonly GlyphRun[]): GlyphRun[] {
  const size = median(runs.map((run) => run.size))
  const huge = runs.filter((run) => run.size > LARGER * size && run.text.trim().length >= SHORTEST)
  if (huge.length === 0 || huge.length > MOST_MARKS) return [...runs]
  const marks = new Set(huge.filter((mark) => runs.some((run) => runsThrough(run, mark))))
  return runs.filter((run) => !marks.has(run))
}

function runsThrough(run: GlyphRun, mark: GlyphRun): boolean {
  const overlap = Math.min(run.x + run.width, mark.x + mark.width) - Math.max(run.x, mark.x)
  const between = run.y < mark.y + 0.1 * mark.size && run.y > mark.y - 0.7 * mark.size
  return run.size < mark.size / 2 && run.text.trim() !== '' && between && overlap > OVERLAP * run.size
}
