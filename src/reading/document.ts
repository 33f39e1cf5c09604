/** What reading gives: a document as blocks in reading order, whatever the file's format was. */
import type { PaperLanguage } from '#domain/language.ts'
import type { DocumentId } from '#domain/ids.ts'
import { UPLOAD_LIMITS } from '#domain/limits.ts'

export const FILE_TYPES = ['pdf', 'doc', 'docx', 'pptx', 'txt'] as const
export type FileType = (typeof FILE_TYPES)[number]

export const BLOCK_KINDS = [
  'heading',
  'paragraph',
  'list_item',
  'table',
  'caption',
  'formula',
  'code',
  'footnote',
  'boxed',
] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/**
 * A stretch of a block's text: `start` to before `end`, in UTF-16 units. The text of a `math` span is LaTeX without
 * dollar signs.
 */
export type Span = { readonly start: number; readonly end: number; readonly kind: 'math' | 'bold' | 'italic' }

export type Block = {
  readonly kind: BlockKind
  /**
   * One paragraph without line ends, ligatures undone, words joined over line ends; a table has its cells parted by
   * tabs and its rows by new lines.
   */
  readonly text: string
  readonly spans: readonly Span[]
  /** Counted from 1; a slide is a page. Undefined where the format has no pages (.docx, .doc, .txt). */
  readonly page?: number
  /** Of a heading: 1 is the highest. */
  readonly level?: number
}

/**
 * An entry of the outline: from bookmarks, from the styles of a Word file, or from fonts and numbering. `block` is the
 * index of its heading in `blocks`.
 */
export type OutlineEntry = {
  readonly title: string
  readonly level: number
  readonly page?: number
  readonly block?: number
}

export const READING_WARNINGS = [
  'scanned_pages',
  'garbage_pages',
  'truncated',
  'formulas_lost',
  'recognised_pages',
  'doubtful_pages',
  'pages_beyond_recognition',
  'parts_not_read',
  'hidden_slides',
] as const
/**
 * Of pages that are pictures of text: `recognised_pages` were read by character recognition (their words are to be
 * checked), `doubtful_pages` too, but so badly
 * that they were left out, `pages_beyond_recognition` are more than are recognised in one document, and
 * `scanned_pages` were not tried.
 * `parts_not_read`: other files are inserted in a Word file (`w:altChunk`), which only Word can show.
 * `hidden_slides`: slides that are not shown to a class were left out.
 */
export type ReadingWarning = { readonly code: (typeof READING_WARNINGS)[number]; readonly pages: readonly number[] }

export type ReadDocument = {
  /** From the SHA-256 of the bytes: the same file has the same id everywhere. */
  readonly id: DocumentId
  readonly name: string
  readonly fileType: FileType
  /** Undefined where the format has no pages. */
  readonly pageCount?: number
  readonly title?: string
  readonly language: PaperLanguage
  readonly blocks: readonly Block[]
  readonly outline: readonly OutlineEntry[]
  readonly warnings: readonly ReadingWarning[]
}

/** Every way in which a file cannot be read; `reading-sentences.ts` words each for the teacher. */
export const READING_FAULTS = [
  'empty',
  'too_large',
  'wrong_type',
  'unsupported_type',
  'old_word',
  'password',
  'damaged',
  'scan',
  'doubtful_scan',
  'garbage_text',
  'too_many_pages',
  'no_text',
  'too_slow',
  'too_much_memory',
] as const
export type ReadingFault = {
  readonly code: (typeof READING_FAULTS)[number]
  /** What the sentence names: pages, limits, the type that was found. */
  readonly pages?: readonly number[]
  readonly limit?: number
  readonly found?: string
  readonly claimed?: string
}

export type ReadingLimits = {
  readonly bytes: number
  readonly pages: number
  /** Of a presentation; plans limit the pages of a PDF only. */
  readonly slides: number
  /** Characters of text kept; what lies beyond is cut with a warning. */
  readonly characters: number
  /** Blocks kept, as well. */
  readonly blocks: number
}
/**
 * Bytes as an upload may have; pages as the largest plan allows (decision D4), with about 4,000 characters on each.
 */
export const READING_LIMITS: ReadingLimits = {
  bytes: UPLOAD_LIMITS.bytes,
  pages: 500,
  slides: 500,
  characters: 2_000_000,
  blocks: 40_000,
}
