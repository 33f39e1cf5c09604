/** Reads tables: by their rules, or by cells that stand in columns without rules. */
import { itemAt, lastOf, type NonEmpty } from '#domain/must-be-there.ts'
import type { Frame } from './frames.ts'
import { joinLines, type Vocabulary } from './join-words.ts'
import { type Line, makeLine } from './line.ts'
import { EMPTY, type StyledText } from './styled-text.ts'

/** The lines inside a ruled table as rows of cells. A line that runs over a rule is cut at it, run by run. */
export function readRuledTable(lines: readonly Line[], frame: Frame, vocabulary: Vocabulary): StyledText {
  const cells: Line[][][] = Array.from({ length: frame.rows.length + 1 }, () =>
    Array.from({ length: frame.columns.length + 1 }, () => []),
  )
  for (const line of lines.flatMap((whole) => splitAt(whole, frame.columns))) {
    const row = frame.rows.filter((rule) => rule < line.baseline - 0.3 * line.size).length
    const column = frame.columns.filter((rule) => rule <= (line.left + line.right) / 2).length
    itemAt(itemAt(cells, row), column).push(line)
  }
  return tableText(cells.map((row) => row.map((cell) => joinCell(cell, vocabulary))))
}

/**
 * Where no glyph of any line stands, over at least half an em: places between the columns of a table without upright
 * rules.
 */
export function emptyColumns(lines: readonly Line[]): number[] {
  const runs = lines.flatMap((line) => line.runs.filter((run) => run.text.trim() !== '')).toSorted((a, b) => a.x - b.x)
  const gaps: number[] = []
  let right = Infinity
  for (const run of runs) {
    if (run.x - right > 0.5 * run.size) gaps.push((run.x + right) / 2)
    right = Math.max(right === Infinity ? -Infinity : right, run.x + run.width)
  }
  return gaps
}

/** The lines of a table cut between its columns. */
export function splitAtColumns(lines: readonly Line[], columns: readonly number[]): Line[] {
  return lines.flatMap((line) => splitAt(line, columns))
}

function splitAt(line: Line, columns: readonly number[]): Line[] {
  if (!columns.some((rule) => rule > line.left + 1 && rule < line.right - 1)) return [line]
  const parts = new Map<number, Line['runs'][number][]>()
  for (const run of line.runs) {
    const column = columns.filter((rule) => rule <= run.x + run.width / 2).length
    parts.set(column, [...(parts.get(column) ?? []), run])
  }
  return [...parts.values()].filter((runs) => runs.some((run) => run.text.trim() !== '')).map(makeLine)
}

function joinCell(lines: readonly Line[], vocabulary: Vocabulary): StyledText {
  const ordered = lines.toSorted((a, b) =>
    Math.abs(a.baseline - b.baseline) < 2 ? a.left - b.left : a.baseline - b.baseline,
  )
  return ordered.reduce((text, line) => joinLines(text, line.content, vocabulary), EMPTY)
}

/**
 * Cells parted by tabs, rows by new lines; empty rows are left out. Emphasis in tables says nothing about terms: it is
 * dropped.
 */
export function tableText(rows: readonly (readonly StyledText[])[]): StyledText {
  const filled = rows.filter((row) => row.some((cell) => cell.text !== ''))
  return {
    text: filled.map((row) => row.map((cell) => cell.text.replaceAll('\t', ' ')).join('\t')).join('\n'),
    spans: [],
  }
}

export type Row = NonEmpty<Line>

/** Lines of one region by baseline, each row from left to right. */
export function rowsOf(lines: readonly Line[]): Row[] {
  const rows: [Line, ...Line[]][] = []
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    if (row && line.baseline - row[0].baseline < 0.5 * Math.min(line.size, row[0].size)) row.push(line)
    else rows.push([line])
  }
  for (const row of rows) row.sort((a, b) => a.left - b.left)
  return rows
}

/** A stretch of rows, `start` to before `end`, whose cells stand in columns. */
export type Stretch = { readonly start: number; readonly end: number }

/** A table without rules has at least this many rows of two cells or more. */
const FEWEST_ROWS = 3

/** Tables among the rows of a region; rows of one cell count when they go on a cell of the row above. */
export function findTables(rows: readonly Row[]): Stretch[] {
  const tables: Stretch[] = []
  let start = 0
  while (start < rows.length) {
    if (itemAt(rows, start).length < 2) {
      start += 1
      continue
    }
    let end = start + 1
    while (end < rows.length && belongs(itemAt(rows, end), rows.slice(start, end))) end += 1
    const wide = rows.slice(start, end).filter((row) => row.length >= 2).length
    if (wide >= FEWEST_ROWS) tables.push({ start, end })
    start = wide >= FEWEST_ROWS ? end : start + 1
  }
  return tables
}

/** Its cells begin where cells above begin, and it stands near them. */
function belongs(row: Row, above: readonly Row[]): boolean {
  const [last] = lastOf(above)
  const [first] = row
  if (first.baseline - last.baseline > 3 * first.size) return false
  const starts = above.flatMap((cells) => cells.map((cell) => cell.left))
  const aligned = (cell: Line): boolean => starts.some((left) => Math.abs(left - cell.left) < 0.8 * cell.size)
  if (row.length >= 2) return row.filter(aligned).length >= row.length / 2
  const tableLeft = Math.min(...starts)
  return first.left > tableLeft + first.size && aligned(first)
}

/** A row that begins in a later column goes on the cells of the row above. */
export function readLooseTable(rows: readonly Row[], vocabulary: Vocabulary): StyledText {
  const starts = columnStarts(rows)
  const cells: StyledText[][] = []
  for (const row of rows) {
    const placed = row.map(({ left: at, size, content }) => ({
      content,
      column: Math.max(
        0,
        starts.findLastIndex((left) => left <= at + 0.8 * size),
      ),
    }))
    const before = cells.at(-1)
    const target = before && placed.every(({ column }) => column > 0) ? before : starts.map(() => EMPTY)
    if (target !== before) cells.push(target)
    for (const { column, content } of placed) target[column] = joinLines(target[column] ?? EMPTY, content, vocabulary)
  }
  return tableText(cells)
}

/** Where cells of at least two rows begin, ascending. */
function columnStarts(rows: readonly Row[]): number[] {
  const lefts = rows
    .flatMap((row) => row.map((line) => ({ left: line.left, size: line.size })))
    .toSorted((a, b) => a.left - b.left)
  const clusters: { left: number; count: number; size: number }[] = []
  for (const { left, size } of lefts) {
    const cluster = clusters.at(-1)
    if (cluster && left - cluster.left < 0.8 * size) cluster.count += 1
    else clusters.push({ left, count: 1, size })
  }
  const common = clusters.filter((cluster, index) => index === 0 || cluster.count >= 2)
  return common.map((cluster) => cluster.left)
}
