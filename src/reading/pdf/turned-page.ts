/** Lays pages flat whose text runs down or up: tables across the page, and Chinese in columns from right to left. */
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { steps } from '#domain/steps.ts'
import { type Affine, multiply } from './affine.ts'
import type { GlyphRun } from './glyph-run.ts'
import { CJK } from './line.ts'

/** What of a page decides where its text stands. Lengths are points. */
export type Pose = { readonly view: Affine; readonly width: number; readonly height: number }

/** The page turned by a quarter so that text running down runs to the right; its right edge becomes its top. */
export const turnLeft = ({ view, width, height }: Pose): Pose => ({
  view: multiply([0, -1, 1, 0, 0, width], view),
  width: height,
  height: width,
})

/** The same for text running up. */
const turnRight = ({ view, width, height }: Pose): Pose => ({
  view: multiply([0, 1, -1, 0, height, 0], view),
  width: height,
  height: width,
})

/** Over this share of the characters decide for the page. */
const MOST = 0.6

/** The pose in which most text of the page runs to the right. */
export function uprightPose(items: readonly TextItem[], pose: Pose): Pose {
  let all = 0
  let down = 0
  let up = 0
  for (const item of items) {
    const [a, b] = multiply(pose.view, item.transform as unknown as Affine)
    const characters = item.str.trim().length
    all += characters
    if (Math.abs(b) > 3 * Math.abs(a)) {
      if (b > 0) down += characters
      else up += characters
    }
  }
  if (down > MOST * all) return turnLeft(pose)
  return up > MOST * all ? turnRight(pose) : pose
}

/** Fewer characters than these may be a label that stands letter below letter. */
const FEWEST_STACKED = 30

/** Chinese characters drawn one by one, each below the one before: columns of vertical writing. */
export function isVertical(runs: readonly GlyphRun[]): boolean {
  const visible = runs.filter((run) => run.text.trim() !== '')
  const stacked = steps(visible, isBelow).filter((is) => is).length
  const characters = visible.reduce((count, run) => count + run.text.trim().length, 0)
  return stacked >= FEWEST_STACKED && stacked > MOST * characters
}

const isSingle = (run: GlyphRun): boolean => Array.from(run.text.trim()).length === 1 && CJK.test(run.text)

function isBelow(before: GlyphRun, run: GlyphRun): boolean {
  const fall = run.y - before.y
  return (
    isSingle(before) &&
    isSingle(run) &&
    Math.abs(run.x - before.x) < 0.3 * run.size &&
    fall > 0.7 * run.size &&
    fall < 2.2 * run.size
  )
}

/** From the top of a letter down to where its baseline would be. */
const BASELINE = 0.88

/** A column of a font for vertical writing, whose place is the middle of its top, as letters one below the other. */
export function lettersDown(item: TextItem): TextItem[] {
  const letters = Array.from(item.str)
  const transform = item.transform as unknown as Affine
  const [across, along] = [Math.hypot(transform[0], transform[1]), Math.hypot(transform[2], transform[3])]
  if (along === 0) return []
  const step = item.height / letters.length
  return letters.map((letter, index) => {
    const place = multiply(transform, [1, 0, 0, 1, -0.5, -(BASELINE + (index * step) / along)])
    return { ...item, str: letter, width: across, height: step, transform: [...place] }
  })
}

/** From where to where the columns of a vertical page reach: headers and page numbers stand outside. */
export function columnBounds(runs: readonly GlyphRun[]): { top: number; bottom: number } {
  const stacked = steps(runs, (before, run) => (isBelow(before, run) ? [run] : [])).flat()
  if (stacked.length === 0) return { top: -Infinity, bottom: Infinity }
  return {
    top: Math.min(...stacked.map((run) => run.y - 3 * run.size)),
    bottom: Math.max(...stacked.map((run) => run.y + run.size)),
  }
}

/** An upright character of a vertical page in the pose turned left; `width` is that of the page as it was. */
export function layFlat(run: GlyphRun, width: number): GlyphRun {
  // The middle of the column becomes the middle of the line: the baseline lies a third of the size below it.
  return {
    ...run,
    text: run.text.trim(),
    x: run.y - BASELINE * run.size,
    y: width - run.x - 0.15 * run.size,
    width: run.size,
  }
}
