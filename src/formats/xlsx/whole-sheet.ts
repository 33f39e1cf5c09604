/** A sheet in which no text is longer than a cell may be: what is, goes on in columns of its own beside its column. */
import { firstOf } from '#domain/must-be-there.ts'
import { LONGEST_CELL } from '../longest-cell.ts'
import type { Cell, Sheet } from '../spreadsheet.ts'

/** The first row are heads; of a column that goes on, `Explanation (2)`. */
export function wholeSheet({ rows, widths, ...sheet }: Sheet): Sheet {
  const pieces = rows.map((row) => row.map(piecesOf))
  const spans = firstOf(rows).map((_, column) => Math.max(...pieces.map((row) => row[column]?.length ?? 1)))
  const spread = (cells: readonly (readonly Cell[] | undefined)[]): readonly Cell[] =>
    spans.flatMap((span, column) => Array.from({ length: span }, (_, piece) => cells[column]?.[piece]))
  return {
    ...sheet,
    widths: spans.flatMap((span, column) => Array.from({ length: span }, () => widths[column] ?? 0)),
    rows: pieces.map((row, index) =>
      spread(
        index > 0
          ? row
          : row.map((head, column) =>
              Array.from({ length: spans[column] ?? 1 }, (_, piece) =>
                piece === 0 ? head[0] : `${head[0]} (${piece + 1})`,
              ),
            ),
      ),
    ),
  }
}

/** No character is cut in two. */
function piecesOf(cell: Cell): readonly Cell[] {
  if (typeof cell !== 'string' || cell.length <= LONGEST_CELL) return [cell]
  const most = /[\uD800-\uDBFF]/.test(cell[LONGEST_CELL - 1] ?? '') ? LONGEST_CELL - 1 : LONGEST_CELL
  return [cell.slice(0, most), ...piecesOf(cell.slice(most))]
}
