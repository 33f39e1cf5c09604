/** Scores a read document against its true text, headings and pages. */
import { type ReadDocument, READING_LIMITS } from '#reading/document.ts'
import { titleKey } from '#reading/pdf/outline.ts'
import { openPdf, type OpenPdf } from '#reading/pdf/open-pdf.ts'
import { readPdf } from '#reading/pdf/read-pdf.ts'
import type { Gold } from './gold.ts'
import { orderF1, tokens } from './token-order.ts'

/** `pagesKnown` of the right ones have a page in the bookmarks, and `pagesRight` were found on it. */
export type HeadingScore = {
  f1: number
  wanted: number
  found: number
  right: number
  pagesKnown: number
  pagesRight: number
}

export function scoreText(document: ReadDocument, gold: Gold): { order: number; paragraphs: number } {
  const key = (text: string): string => tokens(text).join('')
  const wanted = gold.paragraphs.map(key).filter((text) => text !== '')
  const found = document.blocks
    .filter((block) => block.kind !== 'heading')
    .map((block) => key(block.text))
    .filter((text) => text !== '')
  const right = matches(wanted, found).length
  return {
    order: orderF1(gold.text, document.blocks.map((block) => block.text).join('\n')),
    paragraphs: (2 * right) / Math.max(1, wanted.length + found.length),
  }
}

/**
 * What the reader finds when the bookmarks are hidden from it, against the true headings, or else the bookmarks;
 * pages are always those of the bookmarks. Undefined where neither is there.
 */
export async function scoreHeadings(bytes: Uint8Array, gold?: Gold): Promise<HeadingScore | undefined> {
  const opened = await openPdf(bytes)
  const bookmarks = opened.ok ? await opened.value.readBookmarks() : []
  if (opened.ok) await opened.value.close()
  const wanted = (gold?.headings ?? bookmarks.map(({ title }) => title)).map(titleKey).filter((key) => key !== '')
  if (wanted.length === 0) return undefined
  const alone = await readPdf(bytes, 'alone.pdf', READING_LIMITS, openWithoutBookmarks)
  const headings = alone.ok
    ? alone.value.blocks
        .filter(({ kind }) => kind === 'heading')
        .map(({ text, page }) => ({ key: titleKey(text), page }))
    : []
  const found = headings.filter(({ key }) => key !== '')
  const right = matches(
    wanted,
    found.map(({ key }) => key),
  )
  const known = found.filter(({ key }) =>
    bookmarks.some((bookmark) => titleKey(bookmark.title) === key && bookmark.page !== undefined),
  )
  const onPage = matches(
    bookmarks.map(({ title, page }) => `${titleKey(title)} ${page}`),
    known.map(({ key, page }) => `${key} ${page}`),
  )
  return {
    f1: (2 * right.length) / (wanted.length + found.length),
    wanted: wanted.length,
    found: found.length,
    right: right.length,
    pagesKnown: matches(
      bookmarks.map(({ title }) => titleKey(title)),
      known.map(({ key }) => key),
    ).length,
    pagesRight: onPage.length,
  }
}

const openWithoutBookmarks: OpenPdf = async (bytes) => {
  const opened = await openPdf(bytes)
  return opened.ok ? { ok: true, value: { ...opened.value, readBookmarks: async () => [] } } : opened
}

/** Those of `found` that are wanted, each as often as it is. */
function matches(wanted: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const text of wanted) left.set(text, (left.get(text) ?? 0) + 1)
  return found.filter((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count > 0
  })
}
