/** Paragraphs as the readers of Word files and plain text give them, before it is decided what each is. */
import type { Block, Span } from './document.ts'

/** A paragraph before it is known what it is. */
export type Paragraph = {
  readonly text: string
  readonly spans: readonly Span[]
  /** Fixed where the file says it (a heading style, a list, a table); undefined asks for a decision. */
  readonly kind?: Block['kind']
  /**
   * Of a heading that the file marks as one, `TITLE_LEVEL` for the title; for an undecided paragraph, where it would
   * stand.
   */
  readonly level?: number
  /** All of it is bold, or larger than the body text, or underlined by a row of signs. */
  readonly stressed?: boolean
  /** Font size in any unit: among headings without a number the larger stands higher. */
  readonly size?: number
  /** Blank lines (or the beginning of the file) part it from both neighbours. */
  readonly isolated?: boolean
  /**
   * The number that a list of a Word file prints before the text: a list item, unless it looks like a heading that the
   * author numbered by the list button.
   */
  readonly listNumber?: string
}

/** Over all headings. */
export const TITLE_LEVEL = 0

/** The line as it is printed. */
export const shownText = ({ text, listNumber }: Paragraph): string =>
  listNumber === undefined || text.startsWith(listNumber) ? text : `${listNumber} ${text}`
