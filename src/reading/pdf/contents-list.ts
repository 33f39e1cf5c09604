/** Finds printed tables of contents: titles with leaders and page numbers. */
import { itemAt, lastOf } from '#domain/must-be-there.ts'
import { EMPTY, slice, type StyledText } from './styled-text.ts'
import { type Row, type Stretch, tableText } from './tables.ts'

const PAGE = /\s*(?:\d{1,4}|[ivxlc]{1,7})$/i
/** Three dots and more up to the page number, or five up to the end: an ellipsis inside a sentence is none. */
const LEADERS = /\s*(?:(?:(?:[.·]\s?){3,}|…{2,})[\s.…·]*(?=(?:\d{1,4}|[ivxlc]{1,7})$)|(?:[.·]\s?){5,}$)/iu

const hasLeaders = (text: string): boolean => LEADERS.test(text)

/** A row of dots stands somewhere in the text: it is of a table of contents, whatever else it is. */
export const holdsLeaders = (text: string): boolean => /(?:[.·]\s?){4,}|…{2,}/u.test(text)

/** Stretches of rows with leaders; a row that ends in a lone page number may stand among them, as chapter titles do. */
export function findContents(rows: readonly Row[]): Stretch[] {
  const stretches: Stretch[] = []
  let start = 0
  while (start < rows.length) {
    let end = start
    while (end < rows.length && isEntry(itemAt(rows, end))) end += 1
    const leaders = rows.slice(start, end).filter((row) => hasLeaders(rowText(row))).length
    if (leaders >= 2 && leaders >= 0.4 * (end - start)) stretches.push({ start, end })
    start = Math.max(end, start + 1)
  }
  return stretches
}

const rowText = (row: Row): string => row.map((line) => line.content.text).join(' ')

const isEntry = (row: Row): boolean =>
  hasLeaders(rowText(row)) || (row.length > 1 && /^(?:\d{1,4}|[ivxlc]{1,7})$/i.test(lastOf(row).content.text))

/** Title and page number of each entry as a table of two columns. */
export function readContents(rows: readonly Row[]): StyledText {
  return tableText(
    rows.map((row) => {
      const text = { text: rowText(row), spans: [] }
      const leaders = LEADERS.exec(text.text)
      const page = PAGE.exec(text.text)
      const end = leaders?.index ?? page?.index ?? text.text.length
      return [slice(text, 0, end), page ? { text: page[0].trim(), spans: [] } : EMPTY]
    }),
  )
}
