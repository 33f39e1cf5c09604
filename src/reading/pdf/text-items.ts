/** Makes glyph runs of the text items of pdf.js. */
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { itemAt } from '#domain/must-be-there.ts'
import { type Affine, multiply } from './affine.ts'
import type { FontStyle } from './font-style.ts'
import type { GlyphRun } from './glyph-run.ts'
import { PIECE_LETTERS } from './read-drawing.ts'

/**
 * A run in a plain face on an upright baseline; undefined for turned text (watermarks, labels of axes) and for marks of
 * line ends.
 */
export function toRun(item: TextItem, view: Affine): GlyphRun | undefined {
  if (item.str === '') return undefined
  const [a, b, c, d, x, y] = multiply(view, item.transform as unknown as Affine)
  const run = Math.hypot(a, b)
  if (a <= 0 || Math.abs(b) > 0.3 * run) return undefined
  const size = Math.hypot(c, d) || run
  return { text: item.str, x, y, width: item.width, size, bold: false, italic: false, fixedPitch: false, maths: false }
}

/** The run in the style of its font. */
export function inStyle(run: GlyphRun, style: FontStyle): GlyphRun {
  return { ...run, ...style, fixedPitch: style.fixedPitch && !HAN.test(run.text) }
}

/** Gives the last run of a line the soft hyphen back that pdf.js left out. */
export function addSoftHyphens(runs: GlyphRun[], parted: ReadonlySet<string>): GlyphRun[] {
  if (parted.size === 0) return runs
  return runs.map((run, index) => {
    const next = runs[index + 1]
    const endsLine = next === undefined || Math.abs(next.y - run.y) > 0.5 * run.size || next.x < run.x
    return endsLine && parted.has(lettersBefore(runs, index)) ? { ...run, text: `${run.text}\u00ad` } : run
  })
}

/** The last letters up to the end of a run, over the runs before it where it is short. */
function lettersBefore(runs: readonly GlyphRun[], index: number): string {
  let letters = ''
  for (let at = index; at >= 0 && letters.length < PIECE_LETTERS; at--)
    letters = itemAt(runs, at).text.replace(/\s/g, '') + letters
  return letters.slice(-PIECE_LETTERS)
}

/** Every font of Chinese characters is of one width: that says nothing. */
const HAN = /\p{Script=Han}/u
