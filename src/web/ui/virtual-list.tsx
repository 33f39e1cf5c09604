/**
 * A long list that scrolls with the page: only rows near the window are made, however many there are.
 *
 * - `items`: what is loaded, in order; `total`: how many there are in all, which a screen reader is told beside each
 *   item's place.
 * - `children` draws one item (no `<li>`); it is drawn again only when the item or this function changes, so keep the
 *   function (`useCallback`).
 * - `estimate`: the height of a row in px before it is measured; rows may differ in height.
 * - `column`: the least width of a column in px, for cards beside each other; without it one column.
 * - `groupOf`: the group of an item. Items of a group follow each other; `heading` (an `<h2>`, say) stands above
 *   them, `label` is its name.
 * - `more`: the next page. It is asked for as the end comes near; a button at the end does the same, and tries again
 *   where that failed (`fault`).
 * - `memory`: under this name heights are remembered, so that a reader who comes back finds the page scrolled to the same
 *   row.
 *
 * The row with the focus stays while it is scrolled away, so that Tab goes on from it. Tab reaches every item; the
 * keys of the browser scroll.
 */
import { memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { itemAt } from '#domain/must-be-there.ts'
import { usePlaceOnPage, type PlaceOnPage } from './use-place-on-page.ts'
import { ListEnd, type ListMore } from './virtual-list-end.tsx'
import { columnsIn, rowsOf, sectionsOf, type PlacedItem, type Row as AnyRow, type RowGroup } from './virtual-rows.ts'

type Row<Item> = AnyRow<Item, ReactNode>
export type ListGroup = RowGroup<ReactNode>

export type VirtualListProps<Item> = {
  /** The name of the list. */
  readonly label: string
  readonly items: readonly Item[]
  readonly total: number
  readonly keyOf: (item: Item) => string
  readonly estimate: number
  /** The height of a heading before it is measured. */
  readonly headingEstimate?: number
  readonly column?: number
  readonly groupOf?: (item: Item) => ListGroup
  readonly more?: ListMore | undefined
  readonly memory?: string
  readonly children: (item: Item) => ReactNode
}

/** Between rows and columns, in px. */
const GAP = 12
/** Rows that are made beyond the window on either side. */
const BEYOND = 6

export function VirtualList<Item>({
  label,
  items,
  total,
  keyOf,
  estimate,
  headingEstimate = 48,
  column,
  groupOf,
  more,
  memory,
  children,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const remembered = memory === undefined ? undefined : MEMORIES.get(memory)
  const place = usePlaceOnPage(list, remembered?.place)
  const columns = columnsIn(place.width, column, GAP)
  const rows = useMemo(
    () => rowsOf<Item, ReactNode>(items, { columns, keyOf, groupOf }),
    [items, columns, keyOf, groupOf],
  )
  const [focusedKey, setFocusedKey] = useState<string>()
  const focused = focusedKey === undefined ? -1 : rows.findIndex(({ key }) => key === focusedKey)
  // oxlint-disable-next-line react/incompatible-library -- its values are used in this component alone
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    gap: GAP,
    overscan: BEYOND,
    scrollMargin: place.top,
    estimateSize: (index) => (itemAt(rows, index).kind === 'heading' ? headingEstimate : estimate),
    getItemKey: (index) => itemAt(rows, index).key,
    rangeExtractor: (range) => withFocused(defaultRangeExtractor(range), focused),
    ...(remembered === undefined ? {} : { initialMeasurementsCache: remembered.measured }),
    initialOffset: () => window.scrollY,
  })
  useMemory(memory, place, () => virtualizer.takeSnapshot())
  const seen = virtualizer.getVirtualItems().flatMap((virtual) => {
    const row = rows[virtual.index]
    return row === undefined ? [] : [{ virtual, row }]
  })
  return (
    <div>
      <div
        ref={list}
        className="relative [overflow-anchor:none]"
        style={{ height: virtualizer.getTotalSize() }}
        // Only what goes elsewhere on the page gives the row up: between two of its buttons, or while another window is
        // looked at, it stays.
        onFocus={({ target }) => setFocusedKey(target.closest<HTMLElement>('[data-row]')?.dataset.row)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFocusedKey(undefined)
        }}
      >
        {sectionsOf(seen).map((section) => {
          const { group, kind } = section[0].row
          // By `top`: within what is transformed, the menu of a row would lie below the rows after it.
          const shown = section.map(({ virtual, row }) => (
            <div
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={virtual.index}
              data-row={row.key}
              className="absolute inset-x-0"
              style={{ top: virtual.start - place.top }}
            >
              {row.kind === 'heading' ? (
                row.group.heading
              ) : (
                <ItemRow
                  row={row}
                  columns={columns}
                  size={group === undefined ? total : (group.size ?? -1)}
                  keyOf={keyOf}
                >
                  {children}
                </ItemRow>
              )}
            </div>
          ))
          const isHeaded = kind === 'heading'
          const itemRows = (
            <div role="list" aria-label={group?.label ?? label}>
              {isHeaded ? shown.slice(1) : shown}
            </div>
          )
          return group === undefined ? (
            <div key="all">{itemRows}</div>
          ) : (
            <section key={group.key} aria-label={group.label}>
              {isHeaded ? shown[0] : null}
              {isHeaded && shown.length === 1 ? null : itemRows}
            </section>
          )
        })}
      </div>
      {more === undefined ? null : (
        <ListEnd
          more={more}
          isNear={(seen.at(-1)?.virtual.index ?? 0) >= rows.length - 1 - BEYOND}
          count={items.length}
        />
      )}
    </div>
  )
}

type ItemRowProps<Item> = {
  readonly row: Extract<Row<Item>, { kind: 'items' }>
  readonly columns: number
  readonly size: number
  readonly keyOf: (item: Item) => string
  readonly children: (item: Item) => ReactNode
}

function ItemRow<Item>({ row, columns, size, keyOf, children }: ItemRowProps<Item>) {
  return (
    <div className="grid" style={{ gap: GAP, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {row.items.map((placed) => (
        <OneItem key={keyOf(placed.item)} placed={placed} size={size} draw={children as (item: unknown) => ReactNode} />
      ))}
    </div>
  )
}

const OneItem = memo(
  function OneItem({
    placed: { item, place },
    size,
    draw,
  }: {
    readonly placed: PlacedItem<unknown>
    readonly size: number
    readonly draw: (item: unknown) => ReactNode
  }) {
    return (
      <div role="listitem" aria-setsize={size} aria-posinset={place} className="grid min-w-0">
        {draw(item)}
      </div>
    )
  },
  (one, other) =>
    one.placed.item === other.placed.item &&
    one.placed.place === other.placed.place &&
    one.size === other.size &&
    one.draw === other.draw,
)

function withFocused(range: readonly number[], focused: number): number[] {
  return focused === -1 || range.includes(focused) ? [...range] : [...range, focused].toSorted((a, b) => a - b)
}

type Memory = { readonly place: PlaceOnPage; readonly measured: VirtualItem[] }
const MEMORIES = new Map<string, Memory>()

/** Keeps what was measured when the list is left. */
function useMemory(name: string | undefined, place: PlaceOnPage, measured: () => VirtualItem[]): void {
  const last = useRef<() => Memory>(undefined)
  useLayoutEffect(() => {
    last.current = () => ({ place, measured: measured() })
  })
  useLayoutEffect(
    () => () => {
      if (name !== undefined && last.current !== undefined) MEMORIES.set(name, last.current())
    },
    [name],
  )
}
