/** A laid-out part of a paper as a short list of plain blocks, for formats that are lines and no pages. */
import type { LaidOutFigure } from '#layout/laid-out.ts'
import type { RichText } from '#domain/rich-text.ts'

export type OutlineBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: RichText }
  /** `label` stands before the first line ("3.", "(a)", "Answer:"); `depth`: how far in it stands. */
  | { readonly kind: 'paragraph'; readonly label?: string; readonly depth: Depth; readonly text: RichText }
  | { readonly kind: 'figure'; readonly depth: Depth; readonly figure: LaidOutFigure }
  /** Every row has as many cells as there are heads. */
  | { readonly kind: 'table'; readonly heads: readonly RichText[]; readonly rows: readonly (readonly RichText[])[] }
  /** Lines to write on. */
  | { readonly kind: 'space'; readonly depth: Depth; readonly lines: number }
export type Depth = 0 | 1 | 2
export type Outline = readonly OutlineBlock[]
