/** Finds running headers and footers and page numbers, which are no part of the text. */
import { itemAt, type NonEmpty } from '#domain/must-be-there.ts'
import { steps } from '#domain/steps.ts'
import type { Line } from './line.ts'
import { median } from './measure.ts'
import { rowsOf } from './tables.ts'

export type LinedPage = { readonly number: number; readonly height: number; readonly lines: readonly Line[] }

/** The pages without their running lines. */
export function dropRunningLines<Page extends LinedPage>(pages: readonly Page[]): Page[] {
  const leading = usualLeading(pages)
  const edges = pages.map((page) => edgeRows(page, leading))
  const texts = countPages(edges, wording)
  const places = countPages(
    edges.map((rows) => rows.filter((row) => row.isolated)),
    (row) => place(row),
  )
  const lines = countPages(
    edges.map((rows) => rows.filter((row) => row.outermost)),
    (row) => place(row),
  )
  const repeated = pages.length <= 4 ? 2 : Math.max(3, pages.length * 0.06)
  const numbered = pageNumberOffset(pages, edges)
  const dropped = new Set<Line>()
  pages.forEach((page, index) => {
    for (const row of itemAt(edges, index)) {
      const count = texts.get(wording(row)) ?? 0
      // Titles of short chapters come twice or so, but at the place where most pages have their first or last line.
      const usualPlace = row.outermost && count >= 2 && (lines.get(place(row)) ?? 0) >= 0.4 * pages.length
      const often = count >= repeated || usualPlace
      const inPlace = row.isolated && pages.length >= 6 && (places.get(place(row)) ?? 0) >= 0.5 * pages.length
      const numbersPage =
        row.outermost &&
        (isPageNumber(row.text) || (numbered !== undefined && edgeNumbers(row.text).includes(page.number + numbered)))
      if (numbersPage || often || (!row.deep && (inPlace || row.inMargin)))
        for (const line of row.lines) dropped.add(line)
    }
  })
  return pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !dropped.has(line)) }))
}

/** What most pages add to their place to print their number at the edge, if they do. */
function pageNumberOffset(pages: readonly LinedPage[], edges: readonly (readonly Row[])[]): number | undefined {
  const counts = new Map<number, number>()
  pages.forEach((page, index) => {
    const offsets = new Set(
      itemAt(edges, index)
        .filter((row) => row.outermost)
        .flatMap((row) => edgeNumbers(row.text).map((number) => number - page.number)),
    )
    for (const offset of offsets) counts.set(offset, (counts.get(offset) ?? 0) + 1)
  })
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1])
  return best && best[1] >= Math.max(2, 0.5 * pages.length) ? best[0] : undefined
}

/** Numbers at the beginning and at the end of a row. */
const edgeNumbers = (text: string): number[] =>
  [/^\d{1,4}(?=\s|$)/.exec(text)?.[0], /(?<=^|\s)\d{1,4}$/.exec(text)?.[0]].flatMap((number) =>
    number === undefined ? [] : [Number(number)],
  )

type Row = {
  readonly edge: 'top' | 'bottom'
  readonly text: string
  readonly lines: NonEmpty<Line>
  readonly baseline: number
  readonly outermost: boolean
  /** It stands so far from the edge that its place alone does not show that it is no text. */
  readonly deep: boolean
  /** A wide gap parts it from the text of the page. */
  readonly isolated: boolean
  /** It stands by itself in the margin of the page, no larger than the text. */
  readonly inMargin: boolean
}

/**
 * Running lines stand in the outer 12 % of the height, the first and the last one in somewhat more when a gap parts it
 * from the text (LaTeX on A4), at most this many rows deep, and are short.
 */
const EDGE = 0.12
const ISOLATED_EDGE = 0.145
/** A lone number is known by itself, and stands deeper still where LaTeX sets a book on A4. */
const NUMBER_EDGE = 0.18
const MARGIN = 0.06
const ROWS = 3
const LONGEST = 120

/** The usual distance of one row of a page from the next. */
function usualLeading(pages: readonly LinedPage[]): number {
  return median(
    pages.flatMap((page) => steps(rowsOf(page.lines), ([before], [line]) => line.baseline - before.baseline)),
  )
}

function edgeRows(page: LinedPage, leading: number): Row[] {
  const rows = rowsOf(page.lines)
  const read = (edge: 'top' | 'bottom', ordered: readonly NonEmpty<Line>[]): Row[] => {
    const found: Row[] = []
    for (const [depth, lines] of ordered.slice(0, ROWS).entries()) {
      const [line] = lines
      const fromEdge = edge === 'top' ? line.baseline : page.height - line.baseline
      const text = lines.map((part) => part.content.text).join(' ')
      const next = ordered[depth + 1]?.[0]
      // A page may be empty but for its header.
      const isolated =
        next === undefined ||
        Math.abs(next.baseline - line.baseline) > Math.max(1.9 * Math.max(next.size, line.size), 1.7 * leading)
      const edgeShare = depth > 0 || !isolated ? EDGE : isPageNumber(text) ? NUMBER_EDGE : ISOLATED_EDGE
      if (fromEdge > edgeShare * page.height || text.length > LONGEST) break
      const deep = fromEdge > EDGE * page.height
      const inMargin = next !== undefined && isolated && fromEdge < MARGIN * page.height && line.size < 1.2 * next.size
      found.push({ edge, text, lines, baseline: line.baseline, outermost: depth === 0, deep, isolated, inMargin })
    }
    return found
  }
  return [...read('top', rows), ...read('bottom', rows.toReversed())]
}

/** Page numbers change from page to page, the rest stays. */
const mask = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/\b[ivxlc]+\b/g, '#')
    .replace(/\s+/g, ' ')

/** A title stands larger above its chapter than in the headers that repeat it: it is another line. */
const wording = (row: Row): string => `${row.edge} ${Math.round(row.lines[0].size)} ${mask(row.text)}`

const place = (row: Row): string => `${row.edge} ${Math.round(row.baseline / 2)}`

function countPages(pages: readonly (readonly Row[])[], key: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const rows of pages) for (const found of new Set(rows.map(key))) counts.set(found, (counts.get(found) ?? 0) + 1)
  return counts
}

const PAGE_NUMBER =
  /^(?:[-–—|·\s]*(?:\d{1,4}|[ivxlc]{1,7})[-–—|·\s]*|(?:page|p\.|pg\.)\s*\d+(?:\s*(?:of|\/)\s*\d+)?|\d+\s*(?:\/|of)\s*\d+|第\s*[\d一二三四五六七八九十百]+\s*[頁页](?:[,，\s]*共\s*\d+\s*[頁页])?)$/i

const isPageNumber = (text: string): boolean => PAGE_NUMBER.test(text)
