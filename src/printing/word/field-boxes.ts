/** Boxes that the candidate fills in, in two rows, beside the box for the marks: one table, as a teacher would draw it. */
import { AlignmentType } from 'docx'
import { itemAt } from '#domain/must-be-there.ts'
import type { Field, Header } from '#layout/laid-out.ts'
import { BLACK_RULE, table, type Block, type CellDraft, type RowDraft } from './blocks.ts'
import { ownRun } from './lines.ts'
import { fromCentimetres } from './measures.ts'
import { colonOf, type Sheet } from './sheet.ts'

/** How much of a line each field takes. */
const SHARES: Readonly<Record<Field['kind'], number>> = {
  name: 2.2,
  class: 1,
  classNumber: 1,
  studentId: 1.4,
  group: 1.2,
  date: 1.3,
}

export function shared(fields: readonly Field[], width: number): number[] {
  const whole = fields.reduce((sum, { kind }) => sum + SHARES[kind], 0)
  return fields.map(({ kind }) => Math.floor((width * SHARES[kind]) / whole))
}

export function fieldBoxes({ fields, score }: Header, sheet: Sheet): Block[] {
  if (fields.length === 0) return []
  const scoreWidth = score === undefined ? 0 : fromCentimetres(2.9)
  const room = sheet.measures.textWidth - scoreWidth
  const half = Math.ceil(fields.length / 2)
  const rows = [fields.slice(0, half), fields.slice(half)].filter((row) => row.length > 0)
  // The boxes of one row end elsewhere than those of the other: a column ends wherever a box of either does.
  const ends = rows.map((row) => endsOf(row, room))
  const edges = [...new Set([...ends.flat(), room])].toSorted((a, b) => a - b)
  const columns = edges.map((edge, index) => edge - (index === 0 ? 0 : itemAt(edges, index - 1)))
  const scoreCell: CellDraft[] = score === undefined ? [] : [{ ...scored(score, sheet), down: rows.length }]
  return [
    table({
      widths: [...columns, ...(score === undefined ? [] : [scoreWidth])],
      padding: { side: 100, above: 20 },
      border: BLACK_RULE,
      rows: rows.map((row, index): RowDraft => {
        const rowEnds = itemAt(ends, index)
        const cells = row.map(({ label }, at): CellDraft => {
          const [from, to] = [at === 0 ? 0 : itemAt(rowEnds, at - 1), itemAt(rowEnds, at)]
          return {
            middle: true,
            span: edges.filter((edge) => edge > from && edge <= to).length,
            blocks: [{ style: 'TableText', children: [ownRun(`${label}${colonOf(sheet).trim()}`, sheet)] }],
          }
        })
        return {
          height: { value: fromCentimetres(0.95), least: true },
          cells: [...cells, ...(index === 0 ? scoreCell : [])],
        }
      }),
    }),
  ]
}

/** Where each box of a row ends; the last one at the end of the row. */
function endsOf(row: readonly Field[], room: number): readonly number[] {
  const widths = shared(row, room)
  return widths.map((_, index) =>
    index === widths.length - 1 ? room : widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0),
  )
}

/** Its words at the top, what the marks are out of at the bottom. */
const scored = ({ label, outOf }: NonNullable<Header['score']>, sheet: Sheet): CellDraft => ({
  blocks: [
    { style: 'TableText', children: [ownRun(label, sheet)] },
    {
      style: 'TableText',
      alignment: AlignmentType.RIGHT,
      spacing: { before: 240 },
      children: [ownRun(`/ ${outOf}`, sheet)],
    },
  ],
})
