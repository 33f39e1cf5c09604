/** Reads the bookmarks of a PDF with the pages they lead to. */
import type { PDFDocumentProxy, RefProxy } from 'pdfjs-dist/types/src/display/api.d.ts'
import type { Bookmark } from './glyph-run.ts'

/** At most this many bookmarks are read: a file of hostile make can nest them without end. */
const MOST_BOOKMARKS = 5000

/** In their order, a parent before its children. None when they cannot be read. */
export async function readBookmarks(document: PDFDocumentProxy): Promise<Bookmark[]> {
  const bookmarks: Bookmark[] = []
  const walk = async (nodes: readonly OutlineNode[], level: number): Promise<void> => {
    for (const node of nodes) {
      if (bookmarks.length >= MOST_BOOKMARKS) return
      const page = await pageOf(document, node.dest)
      bookmarks.push({ title: node.title.replace(/\s+/g, ' ').trim(), level, ...(page === undefined ? {} : { page }) })
      await walk((node.items ?? []) as OutlineNode[], level + 1)
    }
  }
  try {
    await walk((await document.getOutline()) ?? [], 1)
  } catch {
    // Broken bookmarks are none: the headings of the text serve instead.
  }
  return bookmarks
}

type OutlineNode = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]

async function pageOf(document: PDFDocumentProxy, destination: OutlineNode['dest']): Promise<number | undefined> {
  try {
    const explicit = typeof destination === 'string' ? await document.getDestination(destination) : destination
    const target: unknown = explicit?.[0]
    if (typeof target === 'number') return target + 1
    return target ? (await document.getPageIndex(target as RefProxy)) + 1 : undefined
  } catch {
    return undefined
  }
}
