/** A piece of a sheet: what is measured, and stands on one page. */
import type { ReactNode } from 'react'
import type { ColumnGroup } from './fill-columns.ts'

export type Piece = {
  /** Its place in the paper. */
  readonly key: string
  /** All that it says: two of the same signature look the same. */
  readonly signature: string
  /** `columns`: how many options stand beside each other, for each list of options in it. */
  readonly draw: (columns: readonly number[], isNarrow: boolean) => ReactNode
  readonly above: number
  readonly below: number
  /** Not the last on a page: a heading, what is asked before its room. */
  readonly sticky: boolean
  readonly opensPage?: boolean
  /** Pieces of one thing, kept together where they take no more than `most` of a page. */
  readonly unit?: { readonly id: string; readonly most: number }
}

export type PieceOptions = Partial<Pick<Piece, 'above' | 'below' | 'sticky' | 'opensPage' | 'unit'>>

/** `data`: all that the piece says. */
export const pieceOf = (key: string, data: unknown, draw: Piece['draw'], options: PieceOptions): Piece => ({
  key,
  signature: JSON.stringify(data),
  draw,
  above: 0,
  below: 0,
  sticky: false,
  ...options,
})

/** A piece that is drawn alike wherever it stands. */
export const stillPiece = (key: string, data: unknown, node: ReactNode, options: PieceOptions): Piece =>
  pieceOf(key, data, () => node, options)

/** Between a piece and the one before it in the same stack; the first stands at the top. */
export const gapBelow = (before: Piece | undefined, { above }: Piece): number =>
  before === undefined ? 0 : Math.max(above, before.below)

export type FlowItem =
  | { readonly kind: 'piece'; readonly piece: Piece }
  | {
      readonly kind: 'columns'
      readonly groups: readonly ColumnGroup[]
      readonly above: number
      readonly below: number
      readonly sticky: boolean
    }
