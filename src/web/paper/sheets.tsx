/** A laid-out paper as A4 sheets on the desk, broken as the printer breaks them. */
import '@fontsource-variable/stix-two-text/wght.css'
import '@fontsource-variable/stix-two-text/wght-italic.css'
import './paper.css'
import { useLayoutEffect, useRef } from 'react'
import { firstOf, mustBeThere } from '#domain/must-be-there.ts'
import { PAGE_TAGS } from '../floor/language.ts'
import type { PaperViewProps } from './paper-view.tsx'
import { PAGE, NARROW } from './measures.ts'
import { Fragment, Measuring, PieceBody, widthOf, type PieceWidth } from './measuring.tsx'
import type { Page as PageOf, Placed } from './fill-pages.ts'
import type { ColumnGroup } from './fill-columns.ts'
import { gapBelow, type Piece } from './piece.ts'
import { useChineseLetters } from './chinese-letters.ts'
import { useLineNumbers } from './use-line-numbers.ts'
import { useGlow } from './use-glow.ts'
import { usePages, type Filled } from './use-pages.ts'

export function Sheets({ laidOut, glows = false }: PaperViewProps) {
  const place = useRef<HTMLElement>(null)
  const { filled, unmeasured } = usePages(laidOut)
  useChineseLetters(laidOut.language)
  useScale(place)
  useGlow(place, glows, filled)
  useLineNumbers(place, filled)
  return (
    <article
      ref={place}
      lang={PAGE_TAGS[laidOut.language]}
      aria-label={laidOut.documentTitle}
      className="paper"
      aria-busy={filled === undefined || undefined}
      data-part={laidOut.part}
    >
      {filled === undefined ? (
        <div className="paper-frame-of-page">
          <div className="paper-page" />
        </div>
      ) : (
        filled.pages.map((page, index) => (
          // A page has no name but its number.
          // oxlint-disable-next-line react/no-array-index-key
          <Sheet key={index} page={page} number={index + 1} filled={filled} />
        ))
      )}
      {unmeasured === undefined ? null : <Measuring {...unmeasured} />}
    </article>
  )
}

/** Not larger than this, however wide the desk. */
const LARGEST = 1.25

/** The sheet takes the width that is there, and keeps its proportions: text scales with it. */
function useScale(place: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = mustBeThere(place.current, 'the place of the sheets')
    const scale = (): void =>
      element.style.setProperty('--scale', `${Math.min(LARGEST, element.clientWidth / PAGE.width)}`)
    scale()
    const observer = new ResizeObserver(scale)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
}

function Sheet({ page, number, filled }: { readonly page: PageOf; readonly number: number; readonly filled: Filled }) {
  const {
    laidOut: { runningTitle, code, pageNumber },
    pages,
    measures,
  } = filled
  const label = pageNumber.replace('{pages}', `${pages.length}`).replace('{page}', `${number}`)
  return (
    <div className="paper-frame-of-page">
      <section className="paper-page" aria-label={label} style={measures.style}>
        {number === 1 ? null : <p className="paper-running">{runningTitle}</p>}
        <div className="paper-text">
          {page.items.map((item) => (
            <Item key={keyOf(item)} item={item} filled={filled} />
          ))}
        </div>
        <p className="paper-foot">
          <span>{code}</span>
          <span>{label}</span>
          <span />
        </p>
      </section>
    </div>
  )
}

const keyOf = (item: Placed): string =>
  item.kind === 'columns' ? firstOf(firstOf(item.left).pieces).key : item.piece.key

function Item({ item, filled }: { readonly item: Placed; readonly filled: Filled }) {
  switch (item.kind) {
    case 'piece':
      return <Block piece={item.piece} gap={item.gap} width="page" filled={filled} />
    case 'fragment':
      return (
        <Fragment
          piece={item.piece}
          columns={filled.columnsOf(item.piece, 'page')}
          isNarrow={false}
          index={item.index}
          measures={filled.measures}
        />
      )
    case 'columns':
      return (
        <div className="paper-two-columns" style={{ marginTop: item.gap, height: item.height }}>
          <div>
            <Column groups={item.left} filled={filled} />
          </div>
          <div>
            <Column groups={item.right} filled={filled} />
          </div>
        </div>
      )
  }
}

function Column({ groups, filled }: { readonly groups: readonly ColumnGroup[]; readonly filled: Filled }) {
  return groups.flatMap(({ pieces, above }, group) =>
    pieces.map((piece, index) => (
      <Block
        key={piece.key}
        piece={piece}
        gap={index > 0 ? gapBelow(pieces[index - 1], piece) : group > 0 ? above : 0}
        width="column"
        filled={filled}
      />
    )),
  )
}

function Block({
  piece,
  gap,
  width,
  filled,
}: {
  readonly piece: Piece
  readonly gap: number
  readonly width: PieceWidth
  readonly filled: Filled
}) {
  return (
    <div className="paper-piece" data-piece={piece.key} style={{ marginTop: gap }}>
      <PieceBody
        piece={piece}
        columns={filled.columnsOf(piece, width)}
        isNarrow={widthOf(width, filled.measures) < NARROW}
      />
    </div>
  )
}
