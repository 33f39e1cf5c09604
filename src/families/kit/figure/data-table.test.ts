import { expect, test } from 'vitest'
import { dataTable } from './data-table.ts'
import { sceneFaults } from '#test/figures/scene-faults.ts'

const alt = { en: 'A table of two rows.', zh: '兩行的表。' }
const english = (label: string | { readonly en: string }): string => (typeof label === 'string' ? label : label.en)

test('every cell stands clear of the rules', () => {
  const table = dataTable({
    rows: [
      [{ en: 'Number of books', zh: '書本數目' }, '0', '1'],
      [{ en: 'Number of students', zh: '學生人數' }, '12', '$k$'],
    ],
    widths: [100, 24, 24],
    alt,
  })
  expect(sceneFaults(table, english)).toEqual([])
})

test('a cell that is too wide for its column is told', () => {
  expect(sceneFaults(dataTable({ rows: [['123456789', '1']], widths: [20, 24], alt }), english)).not.toEqual([])
})

test('rows must have as many cells as there are widths', () => {
  expect(() => dataTable({ rows: [['1', '2'], ['3']], widths: [20, 20], alt })).toThrow(RangeError)
})
