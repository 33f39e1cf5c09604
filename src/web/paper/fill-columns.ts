/** Sections that run down two columns, made equally long on their last page (printing/pdf/sheet/columns.typ). Pure. */
import { itemAt } from '#domain/must-be-there.ts'
import { gapBelow, type Piece } from './piece.ts'
import type { SizeOf } from './fill-pages.ts'

/** What stands together in a column: a question, the first of a section with its heading. */
export type ColumnGroup = { readonly pieces: readonly Piece[]; readonly above: number }
/** Two columns beside each other, or `wide`: over the whole width, where it may break. */
export type Row = {
  readonly left: readonly ColumnGroup[]
  readonly right: readonly ColumnGroup[]
  readonly wide?: readonly Piece[]
  readonly height: number
  readonly pageBreak: boolean
}

/** `first`: the room that is left on the page where the columns begin; `full`: that of a page. */
export function fillColumns(
  groups: readonly ColumnGroup[],
  sizeOf: SizeOf,
  room: { readonly first: number; readonly full: number },
): readonly Row[] {
  const measured = groups.map(({ pieces, above }) => ({ pieces, above, height: heightIn(pieces, sizeOf, 'column') }))
  const heightOf = (from: number, to: number): number =>
    measured.slice(from, to).reduce((sum, { height, above }, index) => sum + height + (index === 0 ? 0 : above), 0)
  /** The first group from `from` on that is too much for a column of `most`. */
  const endOf = (from: number, most: number): number => {
    let end = from
    while (end < groups.length && heightOf(from, end + 1) <= most) end += 1
    return end
  }
  const rows: Row[] = []
  let at = 0
  let left = room.first
  let pageBreak = false
  while (at < measured.length) {
    const { pieces: wide, height } = itemAt(measured, at)
    if (at === measured.length - 1 || height > room.full) {
      rows.push({ left: [], right: [], wide, height: heightIn(wide, sizeOf, 'page'), pageBreak: false })
      at += 1
    } else {
      const middle = endOf(at, left)
      const end = endOf(middle, left)
      if (middle > at) {
        const split = end === groups.length ? balanced(at, groups.length, heightOf) : middle
        rows.push({
          left: groups.slice(at, split),
          right: groups.slice(split, end),
          height: Math.max(heightOf(at, split), heightOf(split, end)),
          pageBreak,
        })
        at = end
      }
      pageBreak = true
    }
    left = room.full
  }
  return rows
}

const heightIn = (pieces: readonly Piece[], sizeOf: SizeOf, width: 'page' | 'column'): number =>
  pieces.reduce((sum, piece, index) => sum + sizeOf(piece, width).height + gapBelow(pieces[index - 1], piece), 0)

/** The split that makes the longer column shortest. */
function balanced(from: number, end: number, heightOf: (from: number, to: number) => number): number {
  let best = from + 1
  for (let middle = from + 1; middle <= end; middle += 1) {
    if (Math.max(heightOf(from, middle), heightOf(middle, end)) < Math.max(heightOf(from, best), heightOf(best, end)))
      best = middle
  }
  return best
}
