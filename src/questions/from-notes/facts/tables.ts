/** Tables of notes: rows of cells, a heading row where there is one, and the columns as lists of facts. */
import type { Block } from '#reading/document.ts'
import { COLUMN_HEADING, MEANING_COLUMN } from './label-words.ts'

export type NoteTable = {
  /** Of each column; undefined where the table has no heading row. */
  readonly headings?: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly quote: string }[]
  /** Whether the first row is taken for headings without a sign of it. */
  readonly isGuessed: boolean
}

/** Undefined where it is no table of things and what is said of them. */
export function readTable(block: Block, title: string | undefined): NoteTable | undefined {
  const rows = block.text
    .split('\n')
    .map((quote) => ({ quote, cells: quote.split('\t').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const width = rows[0]?.cells.length ?? 0
  if (width < 2 || width > 6 || rows.length < 3 || rows.some(({ cells }) => cells.length !== width)) return undefined
  const [first, ...others] = rows
  if (first === undefined) return undefined
  const isHeaded = looksLikeHeadings(first.cells, block, title) || (width > 2 && first.cells.every(isShort))
  const isGuessed = isHeaded && !looksLikeHeadings(first.cells, block, title)
  const kept = (isHeaded ? others : rows).filter(({ cells }) => (cells[0] ?? '') !== '')
  return kept.length < 2 ? undefined : { ...(isHeaded ? { headings: first.cells } : {}), rows: kept, isGuessed }
}

const isShort = (cell: string): boolean =>
  cell !== '' && (/\p{Script=Han}/u.test(cell) ? [...cell].length <= 12 : cell.split(/\s+/).length <= 5)

function looksLikeHeadings(cells: readonly string[], block: Block, title: string | undefined): boolean {
  if (!cells.every(isShort) || cells.some((cell) => /^\d/.test(cell))) return false
  const end = block.text.indexOf('\n')
  if (
    block.spans.some(
      ({ kind, start, end: last }) => kind === 'bold' && start === 0 && last >= end - 1 && last <= end + 1,
    )
  )
    return true
  const [thing = '', ...others] = cells
  const isNamedAbove = title !== undefined && title.toLowerCase().includes(thing.toLowerCase().replace(/(?:y|s)$/, ''))
  return isNamedAbove || others.some((cell) => COLUMN_HEADING.test(cell) || MEANING_COLUMN.test(cell))
}
