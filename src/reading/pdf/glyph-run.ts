/** What the layout pass works on: pages as runs of glyphs with their places. */

/**
 * Consecutive glyphs of one font on one baseline. Lengths are points; `x` counts from the left, `y` (the baseline) from
 * the top of the page.
 */
export type GlyphRun = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly bold: boolean
  readonly italic: boolean
  /** The font is of fixed pitch, as in program listings. */
  readonly fixedPitch: boolean
  /** The font is made for formulas. */
  readonly maths: boolean
}

/** A filled or framed area or a ruled line, in the measures of the runs. */
export type Shape = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

export type PdfPage = {
  /** Counted from 1. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly runs: readonly GlyphRun[]
  /** Something is drawn on the page beside text: with hardly any text it is a scan. */
  readonly pictures: boolean
  readonly shapes: readonly Shape[]
}

/** An entry of the bookmarks of a PDF; `page` counts from 1. */
export type Bookmark = { readonly title: string; readonly level: number; readonly page?: number }
