/** The layout pass: pages of glyph runs → blocks in reading order and the outline. Pure. */
import type { Block, OutlineEntry } from '../document.ts'
import { classify } from './classify.ts'
import { readingOrder } from './columns.ts'
import type { Draft } from './draft.ts'
import type { Bookmark, PdfPage, Shape } from './glyph-run.ts'
import { levelHeadings } from './headings.ts'
import { joinOverBreaks } from './join-breaks.ts'
import { vocabularyOf } from './join-words.ts'
import { makeOutline, markBookmarked } from './outline.ts'
import { pageLines } from './page-lines.ts'
import { type LinedPage, dropRunningLines } from './running-lines.ts'
import { paragraphsOf } from './paragraphs.ts'
import { findPrintContext } from './print-context.ts'

export type LaidOut = { readonly blocks: readonly Block[]; readonly outline: readonly OutlineEntry[] }

/** A page with its runs gathered into lines: what is kept of a page until all are read. */
export function linePage(page: PdfPage): LinedPage & { readonly shapes: readonly Shape[] } {
  return { number: page.number, height: page.height, lines: pageLines(page.runs), shapes: page.shapes }
}

/** `pages` in their order. With bookmarks, these decide which lines are headings and of what level; else fonts and numbering do. */
export function layOutDocument(pages: readonly LinedPage[], bookmarks: readonly Bookmark[]): LaidOut {
  const texts = dropRunningLines(pages)
  const lines = texts.flatMap((page) => page.lines)
  const vocabulary = vocabularyOf(lines.map((line) => line.content.text))
  const context = findPrintContext(lines)
  const drafts = texts.flatMap((page) => readingOrder(page.lines)
    .flatMap((region) => paragraphsOf(region, page.number, { bodySize: context.bodySize, vocabulary }))
    .map((paragraph): Draft => ({ kind: classify(paragraph, context), paragraph })))
  const levelled = levelHeadings(markBookmarked(drafts, bookmarks))
  const blocks = joinOverBreaks(levelled, vocabulary).map(toBlock)
  return { blocks, outline: makeOutline(blocks, bookmarks) }
}

function toBlock({ kind, paragraph, level }: Draft): Block {
  return { kind, text: paragraph.content.text, spans: paragraph.content.spans, page: paragraph.page, ...(level === undefined ? {} : { level }) }
}
