/** Paragraphs and tables before they are written, so that they can be told to stay with what follows. */
import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
  type IBorderOptions,
  type IParagraphOptions,
} from 'docx'
import { itemAt } from '#domain/must-be-there.ts'

export type Block =
  | { readonly kind: 'paragraph'; readonly options: IParagraphOptions }
  | ({ readonly kind: 'table' } & TableDraft)

export type TableDraft = {
  /** In twips. */
  readonly widths: readonly number[]
  readonly rows: readonly RowDraft[]
  /** Of every cell that names none; none: a table that only sets things side by side. */
  readonly border?: IBorderOptions
  readonly indent?: number
  readonly centred?: true
  /** Room inside the cells at their sides and above and below. */
  readonly padding?: { readonly side: number; readonly above: number }
  /** Pages may break between its rows, but for so many at either end. */
  readonly loose?: number
}
export type RowDraft = {
  readonly cells: readonly CellDraft[]
  readonly header?: true
  /** Exact, in twips; `least`: the row grows with what it holds. */
  readonly height?: { readonly value: number; readonly least?: true }
}
export type CellDraft = {
  readonly blocks: readonly IParagraphOptions[]
  readonly span?: number
  /** How many rows it goes down over; those below have no cell in its place. */
  readonly down?: number
  readonly fill?: string
  readonly middle?: true
  readonly bottom?: true
  /** In the place of the table's. */
  readonly borders?: Readonly<Partial<Record<'top' | 'bottom' | 'left' | 'right', IBorderOptions>>>
}

export const paragraph = (options: IParagraphOptions): Block => ({ kind: 'paragraph', options })
export const table = (draft: TableDraft): Block => ({ kind: 'table', ...draft })

/** Paragraphs as a cell holds them. */
export const optionsOf = (blocks: readonly Block[]): IParagraphOptions[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.options] : []))

export const rule = (eighths: number, color: string): IBorderOptions => ({
  style: BorderStyle.SINGLE,
  size: eighths,
  color,
})
export const RULE = rule(4, '8C8C8C')
export const BLACK_RULE = rule(4, '000000')
const NO_RULE: IBorderOptions = { style: BorderStyle.NIL, size: 0, color: 'auto' }

/** A block that is told whether it stays with the next. `unnumbered`: among lines that are numbered. */
export type KeptBlock = { readonly block: Block; readonly keepNext: boolean; readonly unnumbered?: true }

/** All but the last stay with the next, and the last where `last` says so. */
export const kept = (blocks: readonly Block[], last = false): KeptBlock[] =>
  blocks.map((block, index) => ({ block, keepNext: index < blocks.length - 1 || last }))

export const loose = (blocks: readonly Block[]): KeptBlock[] => blocks.map((block) => ({ block, keepNext: false }))

/**
 * The blocks as Word has them. Two tables one below the other would become one, so a sliver stands between them.
 * `isCounted`: whether the lines of a paragraph are, where some of the document are numbered.
 */
export function written(blocks: readonly KeptBlock[], isCounted: (block: KeptBlock) => boolean): (Paragraph | Table)[] {
  return blocks.flatMap((one, index) => {
    const { block, keepNext } = one
    const more: IParagraphOptions = isCounted(one) ? {} : { suppressLineNumbers: true }
    if (block.kind === 'paragraph') return [writtenParagraph(block.options, keepNext, more)]
    const hasSliver = blocks[index - 1]?.block.kind === 'table' || followsChain(blocks, index)
    return [...(hasSliver ? [writtenParagraph({ style: 'Sliver' }, true, more)] : []), writtenTable(block, keepNext)]
  })
}

/**
 * LibreOffice takes the paragraph above a table along to the next page, and of those that stay with that one none (a
 * heading would be left behind), unless what stands above the table is a sliver.
 */
function followsChain(blocks: readonly KeptBlock[], table: number): boolean {
  const [first, second] = [blocks[table - 2], blocks[table - 1]]
  return [first, second].every((one) => one?.block.kind === 'paragraph' && one.keepNext)
}

const writtenParagraph = (options: IParagraphOptions, keepNext: boolean, more: IParagraphOptions): Paragraph =>
  new Paragraph({ ...options, ...(keepNext ? { keepNext: true } : {}), keepLines: true, ...more })

function writtenTable(draft: TableDraft, keepNext: boolean): Table {
  const { widths, rows, border, indent = 0, centred, padding = { side: 0, above: 0 }, loose } = draft
  const side = border ?? NO_RULE
  const total = widths.reduce((sum, width) => sum + width, 0)
  let covered = widths.map(() => 0)
  return new Table({
    width: { size: total, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    ...(centred ? { alignment: AlignmentType.CENTER } : { indent: { size: indent, type: WidthType.DXA } }),
    margins: { left: padding.side, right: padding.side, top: padding.above, bottom: padding.above },
    borders: { top: side, bottom: side, left: side, right: side, insideHorizontal: side, insideVertical: side },
    rows: rows.map((row, index) =>
      writtenRow(row, widthsOfCells(row), index === rows.length - 1 ? keepNext : stays(index)),
    ),
  })

  /** With the row below it. */
  function stays(row: number): boolean {
    return loose === undefined || row < loose - 1 || row >= rows.length - loose
  }

  /** The columns of a row that no cell of a row above goes down over. */
  function widthsOfCells(row: RowDraft): readonly number[] {
    const free = widths.flatMap((width, column) => (covered[column] === 0 ? [{ width, column }] : []))
    covered = covered.map((left) => Math.max(0, left - 1))
    let at = 0
    return row.cells.map(({ span = 1, down = 1 }) => {
      const columns = free.slice(at, at + span)
      at += span
      for (const { column } of columns) covered[column] = down - 1
      return columns.reduce((sum, { width }) => sum + width, 0)
    })
  }
}

function writtenRow({ cells, header, height }: RowDraft, widths: readonly number[], keepNext: boolean): TableRow {
  return new TableRow({
    cantSplit: true,
    ...(header ? { tableHeader: true } : {}),
    ...(height === undefined
      ? {}
      : { height: { value: height.value, rule: height.least ? HeightRule.ATLEAST : HeightRule.EXACT } }),
    children: cells.map((cell, index) => writtenCell(cell, itemAt(widths, index), keepNext)),
  })
}

function writtenCell(cell: CellDraft, width: number, keepNext: boolean): TableCell {
  const blocks = cell.blocks.length === 0 ? [{ style: 'TableText' }] : cell.blocks
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(cell.span === undefined ? {} : { columnSpan: cell.span }),
    ...(cell.down === undefined ? {} : { rowSpan: cell.down }),
    ...(cell.fill === undefined ? {} : { shading: { fill: cell.fill } }),
    ...(cell.borders === undefined ? {} : { borders: cell.borders }),
    ...(cell.middle
      ? { verticalAlign: VerticalAlignTable.CENTER }
      : cell.bottom
        ? { verticalAlign: VerticalAlignTable.BOTTOM }
        : {}),
    children: blocks.map((options) => new Paragraph({ ...options, keepNext: keepNext || options.keepNext === true })),
  })
}
