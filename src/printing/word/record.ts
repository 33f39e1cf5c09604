/** The page on which a practical is recorded. */
import type { PracticalRecord, RecordEntry } from '#layout/laid-out.ts'
import { BLACK_RULE, paragraph, table, type Block } from './blocks.ts'
import { headCell } from './matching.ts'
import { ownRun } from './lines.ts'
import { fromCentimetres } from './measures.ts'
import { roomOf } from './rooms.ts'
import { sectionHeading } from './section-heading.ts'
import { colonOf, type Sheet } from './sheet.ts'

/** Each group stays together; the page is handed in by itself, or kept in a file of practicals. */
export function recordGroups({ heading, entries }: PracticalRecord, sheet: Sheet): Block[][] {
  const [first = [], ...others] = entries.map((entry) => entryBlocks(entry, sheet))
  return [[...sectionHeading({ title: heading, summary: '', instruction: '' }, true, sheet), ...first], ...others]
}

const entryBlocks = (entry: RecordEntry, sheet: Sheet): Block[] => [
  paragraph({
    style: 'Question',
    children: [ownRun(`${entry.label}${colonOf(sheet).trim()}`, sheet, { bold: true })],
  }),
  ...('table' in entry ? [observations(entry.table, sheet)] : roomOf(entry.space, 0, sheet.measures.textWidth, sheet)),
]

function observations({ columns, rows }: { columns: readonly string[]; rows: number }, sheet: Sheet): Block {
  const narrow = fromCentimetres(1.6)
  const wide = Math.floor((sheet.measures.textWidth - narrow) / Math.max(1, columns.length - 1))
  return table({
    widths: columns.map((_, index) => (index === 0 ? narrow : wide)),
    padding: { side: 80, above: 50 },
    border: BLACK_RULE,
    rows: [
      { header: true, cells: columns.map((words) => headCell(words, sheet)) },
      ...Array.from({ length: rows }, (_, row) => ({
        height: { value: sheet.measures.rowHeight + Math.round(sheet.measures.size * 20), least: true as const },
        cells: columns.map((_words, column) => ({
          middle: true as const,
          blocks: column === 0 ? [{ style: 'TableHead', children: [ownRun(`${row + 1}`, sheet)] }] : [],
        })),
      })),
    ],
  })
}
