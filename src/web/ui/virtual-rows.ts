/** Items as the rows of a list: as many beside each other as there are columns, a heading before each group. */
import type { NonEmpty } from '#domain/must-be-there.ts'

/**
 * What stands together. `label`: its name, also while its heading is out of sight; `size`: how many it has in all,
 * where that is known.
 */
export type RowGroup<Heading> = {
  readonly key: string
  readonly label: string
  readonly size?: number | undefined
  readonly heading: Heading
}

/** `place`: of the item in its group, or in the whole list, from 1. */
export type PlacedItem<Item> = { readonly item: Item; readonly place: number }

export type Row<Item, Heading> =
  | { readonly kind: 'heading'; readonly key: string; readonly group: RowGroup<Heading> }
  | {
      readonly kind: 'items'
      readonly key: string
      readonly group: RowGroup<Heading> | undefined
      readonly items: readonly PlacedItem<Item>[]
    }

type Shape<Item, Heading> = {
  readonly columns: number
  readonly keyOf: (item: Item) => string
  readonly groupOf?: ((item: Item) => RowGroup<Heading>) | undefined
}

/**
 * Items of a group must follow each other. A row is named after its first item, so that it keeps its name while others
 * are added behind it.
 */
export function rowsOf<Item, Heading>(
  items: readonly Item[],
  { columns, keyOf, groupOf }: Shape<Item, Heading>,
): readonly Row<Item, Heading>[] {
  const rows: Row<Item, Heading>[] = []
  let group: RowGroup<Heading> | undefined
  let row: PlacedItem<Item>[] = []
  let place = 0
  for (const item of items) {
    const own = groupOf?.(item)
    if (own?.key !== group?.key) {
      group = own
      place = 0
      if (own !== undefined) rows.push({ kind: 'heading', key: `group ${own.key}`, group: own })
    }
    if (place % columns === 0) {
      row = []
      rows.push({ kind: 'items', key: keyOf(item), group, items: row })
    }
    place += 1
    row.push({ item, place })
  }
  return rows
}

/** As many columns of at least `least` px as there is room for. */
export const columnsIn = (width: number, least: number | undefined, gap: number): number =>
  least === undefined ? 1 : Math.max(1, Math.floor((width + gap) / (least + gap)))

/** Rows that follow each other, by their group. */
export function sectionsOf<Entry extends { readonly row: { readonly group: { readonly key: string } | undefined } }>(
  entries: readonly Entry[],
): readonly NonEmpty<Entry>[] {
  const sections: [Entry, ...Entry[]][] = []
  for (const entry of entries) {
    const last = sections.at(-1)
    if (last !== undefined && last[0].row.group?.key === entry.row.group?.key) last.push(entry)
    else sections.push([entry])
  }
  return sections
}
