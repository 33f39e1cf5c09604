/** The outline of a PDF: its bookmarks, or the headings that its fonts and numbering show. */
import type { Block, OutlineEntry } from '../document.ts'
import type { Draft } from './draft.ts'
import type { Bookmark } from './glyph-run.ts'

/** Fewer bookmarks than this say nothing about the text ("Cover", "Page 1"). */
const FEWEST_BOOKMARKS = 3

/** A bookmark and its heading agree in their letters and digits; numbering may stand in one of them only. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/^(?:chapter|appendix|section|part|unit)\s+[\da-z]+\b[.:]?\s*/, '')
    .replace(/^(?:(?:\d+|[a-z])\.)*(?:\d+|[a-z]\.\d+)\.?(?:\s*[|、]|\s)\s*/, '')
    .replace(/^第\s*[一二三四五六七八九十百\d]+\s*[章節节]\s*/, '')
    .replace(/^(?:附錄|附录)\s*[a-z]\s*/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Paragraphs that a bookmark names, on its page or next to it, are headings of its level. */
export function markBookmarked(drafts: readonly Draft[], bookmarks: readonly Bookmark[]): Draft[] {
  if (bookmarks.length < FEWEST_BOOKMARKS) return [...drafts]
  const waiting = new Map<string, Bookmark[]>()
  for (const bookmark of bookmarks) {
    const key = titleKey(bookmark.title)
    if (key !== '') waiting.set(key, [...(waiting.get(key) ?? []), bookmark])
  }
  return drafts.map((draft) => {
    if (draft.paragraph.content.text.length > 200) return draft
    const candidates = waiting.get(titleKey(draft.paragraph.content.text))
    const bookmark = candidates?.find(({ page }) => page === undefined || Math.abs(page - draft.paragraph.page) <= 1)
    if (candidates === undefined || bookmark === undefined) return draft
    candidates.splice(candidates.indexOf(bookmark), 1)
    return { ...draft, kind: 'heading', level: bookmark.level }
  })
}

/** `blocks` as they will stand in the document. */
export function makeOutline(blocks: readonly Block[], bookmarks: readonly Bookmark[]): OutlineEntry[] {
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' ? [{ block, index, key: titleKey(block.text) }] : [],
  )
  if (bookmarks.length < FEWEST_BOOKMARKS) {
    return headings.map(({ block, index }) => ({
      title: block.text,
      level: block.level ?? 1,
      ...(block.page === undefined ? {} : { page: block.page }),
      block: index,
    }))
  }
  let from = 0
  return bookmarks.map((bookmark) => {
    const key = titleKey(bookmark.title)
    const found = headings.findIndex(
      (heading, index) =>
        index >= from &&
        heading.key === key &&
        Math.abs((heading.block.page ?? 0) - (bookmark.page ?? heading.block.page ?? 0)) <= 1,
    )
    if (found !== -1) from = found + 1
    const heading = headings[found]
    return {
      title: bookmark.title,
      level: bookmark.level,
      ...(bookmark.page === undefined ? {} : { page: bookmark.page }),
      ...(heading ? { block: heading.index } : {}),
    }
  })
}
