import { describe, expect, test } from 'vitest'
import { columnsIn, rowsOf, sectionsOf } from './virtual-rows.ts'

const keyOf = (item: string): string => item
const groupOf = (item: string) => ({ key: item[0]!, label: item[0]!, heading: undefined })
const shown = (items: readonly string[], columns: number, grouped: boolean): readonly string[] =>
  rowsOf(items, { columns, keyOf, ...(grouped ? { groupOf } : {}) }).map((row) =>
    row.kind === 'heading' ? `# ${row.group.label}` : row.items.map(({ item, place }) => `${item}:${place}`).join(' '),
  )

describe('rows of a list', () => {
  test.each([
    { items: [], columns: 2, grouped: false, rows: [] },
    { items: ['a1', 'a2', 'b1'], columns: 1, grouped: false, rows: ['a1:1', 'a2:2', 'b1:3'] },
    { items: ['a1', 'a2', 'b1'], columns: 2, grouped: false, rows: ['a1:1 a2:2', 'b1:3'] },
    {
      items: ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'],
      columns: 2,
      grouped: true,
      rows: ['# a', 'a1:1 a2:2', 'a3:3', '# b', 'b1:1', '# c', 'c1:1 c2:2'],
    },
  ])('of $items in $columns columns, grouped: $grouped', ({ items, columns, grouped, rows }) => {
    expect(shown(items, columns, grouped)).toEqual(rows)
  })

  test('those of one group stand in one section', () => {
    const rows = rowsOf(['a1', 'a2', 'b1'], { columns: 1, keyOf, groupOf }).map((row) => ({ row }))
    expect(sectionsOf(rows).map((section) => section.map(({ row }) => row.key))).toEqual([
      ['group a', 'a1', 'a2'],
      ['group b', 'b1'],
    ])
  })

  test.each([
    [320, undefined, 1],
    [320, 400, 1],
    [616, 300, 2],
    [615, 300, 1],
    [948, 300, 3],
  ])('%i px hold columns of %s px: %i', (width, least, columns) => {
    expect(columnsIn(width, least, 16)).toBe(columns)
  })
})
