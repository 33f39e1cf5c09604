/** Measures pieces in a place that nobody sees: how many options stand beside each other, how high a piece is. */
import { memo, useLayoutEffect, useRef } from 'react'
import { itemAt, mustBeThere } from '#domain/must-be-there.ts'
import type { Size } from './fill-pages.ts'
import { NARROW, type Measures } from './measures.ts'
import type { Piece } from './piece.ts'
import { columnsTemplate } from './questions.tsx'

export type PieceWidth = 'page' | 'column'
export type Measured = Size & { readonly columns: readonly number[] }
export type Wanted = { readonly id: string; readonly piece: Piece; readonly width: PieceWidth }

type Props = {
  readonly wanted: readonly Wanted[]
  readonly measures: Measures
  readonly onMeasured: (found: ReadonlyMap<string, Measured>) => void
}

export const widthOf = (width: PieceWidth, { textWidth, columnWidth }: Measures): number =>
  width === 'page' ? textWidth : columnWidth

export function Measuring({ wanted, measures, onMeasured }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const holders = [...mustBeThere(place.current, 'the place for measuring').children] as HTMLElement[]
    // All is read before anything is written, and the other way round: the browser lays out twice, not once a piece.
    const columns = holders.map((holder) =>
      [...holder.querySelectorAll<HTMLElement>('[data-options]')].map((list) => ({
        list,
        columns: columnsOf(list, measures),
      })),
    )
    for (const { list, columns: count } of columns.flat()) {
      list.dataset.columns = `${count}`
      list.style.gridTemplateColumns = columnsTemplate(count)
    }
    const heights = holders.map((holder) => holder.getBoundingClientRect().height)
    onMeasured(
      new Map(
        wanted.map(({ id, width }, index) => {
          const height = itemAt(heights, index)
          const fragments =
            height > measures.textHeight
              ? fragmentsOf(itemAt(holders, index), widthOf(width, measures), measures.textHeight)
              : 1
          return [id, { height, fragments, columns: itemAt(columns, index).map(({ columns: count }) => count) }]
        }),
      ),
    )
  }, [wanted, measures, onMeasured])
  return (
    <div ref={place} aria-hidden inert className="paper-measuring" style={measures.style}>
      {wanted.map(({ id, piece, width }) => (
        <div key={id} className="paper-piece" style={{ width: widthOf(width, measures) }}>
          {piece.draw([], widthOf(width, measures) < NARROW)}
        </div>
      ))}
    </div>
  )
}

/** As many options beside each other as the widest one allows: all of up to 6, else 2, else 1. */
function columnsOf(list: HTMLElement, { size }: Measures): number {
  const options = [...list.querySelectorAll('[data-option]')]
  const widest = Math.max(...options.map((option) => option.getBoundingClientRect().width))
  const width = list.getBoundingClientRect().width
  // A little more than the widest option, so that no two run into each other for the eye.
  const fits = (columns: number): boolean =>
    options.length >= columns && widest <= (width - (columns - 1) * 1.2 * size) / columns - 0.8 * size
  return options.length <= 6 && fits(options.length) ? options.length : fits(2) ? 2 : 1
}

/** Over how many pages the browser spreads what is higher than one. */
function fragmentsOf(holder: HTMLElement, width: number, height: number): number {
  Object.assign(holder.style, fragmentStyle(width, height))
  const count = Math.max(1, Math.ceil((holder.scrollWidth - 1) / width))
  for (const name of ['columnWidth', 'columnGap', 'columnFill', 'height'])
    holder.style.removeProperty(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  return count
}

const fragmentStyle = (width: number, height: number) =>
  ({ columnWidth: `${width}px`, columnGap: '0px', columnFill: 'auto', height: `${height}px` }) as const

type Shown = { readonly piece: Piece; readonly columns: readonly number[]; readonly isNarrow: boolean }

/** What a piece says is drawn again only when it says something else. */
export const PieceBody = memo(
  function PieceBody({ piece, columns, isNarrow }: Shown) {
    return piece.draw(columns, isNarrow)
  },
  (before, now) =>
    before.piece.signature === now.piece.signature &&
    before.isNarrow === now.isNarrow &&
    before.columns.join() === now.columns.join(),
)

/** One page of a piece that is higher than a page: the browser breaks it, and each page shows its part. */
export function Fragment({
  piece,
  columns,
  index,
  measures,
}: Shown & { readonly index: number; readonly measures: Measures }) {
  const { textWidth, textHeight } = measures
  return (
    <div className="paper-fragment" style={{ height: textHeight }} aria-hidden={index > 0 || undefined}>
      <div
        style={{
          ...fragmentStyle(textWidth, textHeight),
          width: textWidth,
          transform: `translateX(${-index * textWidth}px)`,
        }}
      >
        {piece.draw(columns, false)}
      </div>
    </div>
  )
}
