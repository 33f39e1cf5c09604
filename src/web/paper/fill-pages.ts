/** Puts measured pieces onto pages. Pure: the same heights give the same pages. */
import type { NonEmpty } from '#domain/must-be-there.ts'
import { fillColumns, type Row } from './fill-columns.ts'
import { gapBelow, type FlowItem, type Piece } from './piece.ts'

/** How high a piece is in a width; `fragments`: over how many pages it is spread where it is higher than one. */
export type Size = { readonly height: number; readonly fragments: number }
export type SizeOf = (piece: Piece, width: 'page' | 'column') => Size

/** Something on a page, `gap` below what stands before it. */
export type Placed =
  | { readonly kind: 'piece'; readonly piece: Piece; readonly gap: number }
  | { readonly kind: 'fragment'; readonly piece: Piece; readonly index: number; readonly gap: number }
  | ({ readonly kind: 'columns'; readonly gap: number } & Row)
/** `end`: how far down the text of the page ends. */
export type Page = { readonly items: readonly Placed[]; readonly end: number }

/** `room`: the height of the text on a page. */
export function fillPages(flow: readonly FlowItem[], sizeOf: SizeOf, room: number): readonly Page[] {
  const filler = new Filler(room, sizeOf)
  for (const chain of chainsOf(flow, sizeOf, room)) {
    if (chain.kind === 'columns') filler.placeColumns(chain)
    else filler.placeChain(chain.pieces)
  }
  return filler.pages
}

type Chain = { readonly kind: 'chain'; readonly pieces: NonEmpty<Piece> } | Extract<FlowItem, { kind: 'columns' }>

/** What stands together: a sticky piece with the next one, and a unit that takes no more of a page than it may. */
function chainsOf(flow: readonly FlowItem[], sizeOf: SizeOf, room: number): Chain[] {
  const chains: Chain[] = []
  let open: Piece[] = []
  const close = (): void => {
    const [first, ...others] = open
    if (first !== undefined) chains.push({ kind: 'chain', pieces: [first, ...others] })
    open = []
  }
  const heights = unitHeights(flow, sizeOf)
  flow.forEach((item, index) => {
    if (item.kind === 'columns') {
      close()
      chains.push(item)
      return
    }
    if (item.piece.opensPage === true) close()
    open.push(item.piece)
    const next = flow[index + 1]
    const { unit } = item.piece
    const isKept =
      unit !== undefined &&
      next?.kind === 'piece' &&
      next.piece.unit?.id === unit.id &&
      (heights.get(unit.id) ?? 0) <= unit.most * room
    if (!item.piece.sticky && !isKept) close()
  })
  close()
  return chains
}

function unitHeights(flow: readonly FlowItem[], sizeOf: SizeOf): Map<string, number> {
  const heights = new Map<string, number>()
  for (const item of flow)
    if (item.kind === 'piece' && item.piece.unit !== undefined)
      heights.set(
        item.piece.unit.id,
        (heights.get(item.piece.unit.id) ?? 0) + item.piece.above + sizeOf(item.piece, 'page').height,
      )
  return heights
}

/** A hair of rounding must not send a piece to the next page. */
const SLACK = 0.5

class Filler {
  readonly pages: Page[] = []
  readonly #room: number
  readonly #sizeOf: SizeOf
  #items: Placed[] = []
  #end = 0
  #below = 0

  constructor(room: number, sizeOf: SizeOf) {
    this.#room = room
    this.#sizeOf = sizeOf
    this.#open()
  }

  placeChain(pieces: NonEmpty<Piece>): void {
    if (pieces[0].opensPage === true) this.#turn()
    const height = this.#heightOf(pieces)
    const gap = this.#gapTo(pieces[0])
    if (this.#end + gap + height > this.#room + SLACK) {
      if (height <= this.#room + SLACK) this.#turn()
      // Higher than a page: what is sticky keeps only to its neighbour.
      else if (pieces.length > 1) return this.#placeApart(pieces)
    }
    for (const piece of pieces) this.#place(piece)
  }

  placeColumns({ groups, above, below, sticky }: Extract<FlowItem, { kind: 'columns' }>): void {
    const gap = this.#items.length === 0 ? 0 : Math.max(above, this.#below)
    const rows = fillColumns(groups, this.#sizeOf, { first: this.#room - this.#end - gap, full: this.#room })
    rows.forEach((row, index) => {
      const rowGap = index === 0 ? gap : 0
      if (row.pageBreak || this.#end + rowGap + row.height > this.#room + SLACK) this.#turn()
      if (row.wide !== undefined) row.wide.forEach((piece) => this.#place(piece))
      else this.#push({ kind: 'columns', gap: this.#items.length === 0 ? 0 : rowGap, ...row }, row.height, below)
    })
    if (sticky) this.#below = below
  }

  #placeApart(pieces: readonly Piece[]): void {
    pieces.forEach((piece, index) => {
      const height = this.#heightOf(pieces.slice(index, index + (piece.sticky ? 2 : 1)))
      if (height <= this.#room + SLACK && this.#end + this.#gapTo(piece) + height > this.#room + SLACK) this.#turn()
      this.#place(piece)
    })
  }

  #place(piece: Piece): void {
    const { height, fragments } = this.#sizeOf(piece, 'page')
    const gap = this.#gapTo(piece)
    if (fragments > 1) {
      this.#turn()
      for (let index = 0; index < fragments; index += 1) {
        if (index > 0) this.#turn()
        this.#push({ kind: 'fragment', piece, index, gap: 0 }, this.#room, piece.below)
      }
      return
    }
    if (this.#end + gap + height > this.#room + SLACK) this.#turn()
    this.#push({ kind: 'piece', piece, gap: this.#items.length === 0 ? 0 : this.#gapTo(piece) }, height, piece.below)
  }

  #heightOf(pieces: readonly Piece[]): number {
    return pieces.reduce(
      (sum, piece, index) => sum + gapBelow(pieces[index - 1], piece) + this.#sizeOf(piece, 'page').height,
      0,
    )
  }

  #gapTo(piece: Piece): number {
    return this.#items.length === 0 ? 0 : Math.max(piece.above, this.#below)
  }

  #push(item: Placed, height: number, below: number): void {
    this.#items.push(item)
    this.#end += item.gap + height
    this.#below = below
    this.pages[this.pages.length - 1] = { items: this.#items, end: this.#end }
  }

  #turn(): void {
    if (this.#items.length > 0) this.#open()
  }

  #open(): void {
    this.#items = []
    this.#end = 0
    this.#below = 0
    this.pages.push({ items: this.#items, end: 0 })
  }
}
