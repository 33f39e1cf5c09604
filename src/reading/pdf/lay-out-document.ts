/** The layout pass: pages of glyph runs → blocks in reading order and the outline. Pure. */
import type { Block, OutlineEntry } from '../document.ts'
import type { Draft } from './draft.ts'
import { findFrames, type Frame } from './frames.ts'
import type { Bookmark, PdfPage } from './glyph-run.ts'
import { levelHeadings, mergeSplitHeadings } from './headings.ts'
import { joinOverBreaks } from './join-breaks.ts'
import { vocabularyOf } from './join-words.ts'
import { makeOutline, markBookmarked } from './outline.ts'
import { pageDrafts } from './page-drafts.ts'
import { pageLines } from './page-lines.ts'
import { type LinedPage, dropRunningLines } from './running-lines.ts'
import { findPrintContext } from './print-context.ts'

type LaidOut = { readonly blocks: readonly Block[]; readonly outline: readonly OutlineEntry[] }

/** What is kept of a page until all are read: its runs gathered into lines, its shapes into frames. */
export type ReadPage = LinedPage & { readonly frames: readonly Frame[] }

export function gatherPage(page: PdfPage): ReadPage {
  return {
    number: page.number,
    height: page.height,
    lines: pageLines(page.runs),
    frames: findFrames(page.shapes, page),
  }
}

/**
 * `pages` in their order. With bookmarks, these decide which lines are headings and of what level; else fonts and
 * numbering do.
 */
export function layOutDocument(pages: readonly ReadPage[], bookmarks: readonly Bookmark[]): LaidOut {
  const texts = dropRunningLines(pages)
  const lines = texts.flatMap((page) => page.lines)
  const vocabulary = vocabularyOf(lines)
  const context = findPrintContext(lines)
  const drafts = texts.flatMap((page) =>
    pageDrafts(page.lines, page.frames, { number: page.number, context, vocabulary }),
  )
  const levelled = levelHeadings(markBookmarked(mergeSplitHeadings(drafts, vocabulary), bookmarks))
  const blocks = joinOverBreaks(levelled, vocabulary).map(toBlock)
  return { blocks, outline: makeOutline(blocks, bookmarks) }
}

function toBlock({ kind, paragraph, level }: Draft): Block {
  return {
    kind,
    text: paragraph.content.text,
    spans: paragraph.content.spans,
    page: paragraph.page,
    ...(level === undefined ? {} : { level }),
  }
}
