/** Matching: a table of what is to be matched, with a place for each letter. */
import type { AnswerBlock, Labelled } from '#layout/laid-out.ts'
import { paragraph, RULE, table, type Block, type CellDraft } from './blocks.ts'
import { hangingPhrase } from './hanging.ts'
import { ownRun } from './lines.ts'
import type { Sheet } from './sheet.ts'

type Matching = Extract<AnswerBlock, { kind: 'matching' }>

/** A gap for the letter before each item on the left. */
const GAP = '_'.repeat(7)

export function matchingBlocks({ heads, left, right }: Matching, width: number, sheet: Sheet): Block[] {
  const { numberWidth, size } = sheet.measures
  const room = width - numberWidth
  const gapWidth = Math.round(4.4 * size * 20)
  const leftWidth = Math.round((room - gapWidth) * 0.42)
  const rightWidth = room - gapWidth - leftWidth
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
    left: left[index],
    right: right[index],
  }))
  return [
    paragraph({ style: 'BeforeRoom' }),
    table({
      widths: [gapWidth, leftWidth, rightWidth],
      indent: numberWidth,
      padding: { side: 80, above: 40 },
      border: RULE,
      rows: [
        {
          header: true,
          cells: [{ ...headCell(heads[0], sheet), span: 2 }, headCell(heads[1], sheet)],
        },
        ...rows.map((row) => ({
          cells: [
            { blocks: row.left === undefined ? [] : [{ style: 'TableText', children: [ownRun(GAP, sheet)] }] },
            itemCell(row.left, 'left', leftWidth, sheet),
            itemCell(row.right, 'right', rightWidth, sheet),
          ],
        })),
      ],
    }),
  ]
}

/** `plain`: above a place for marks, or a letter. */
export const headCell = (words: string, sheet: Sheet, weight: 'bold' | 'plain' = 'bold'): CellDraft => ({
  fill: 'EDEDED',
  middle: true,
  blocks: [{ style: 'TableHead', children: [ownRun(words, sheet, { bold: weight === 'bold' })] }],
})

function itemCell(item: Labelled | undefined, level: 'left' | 'right', width: number, sheet: Sheet): CellDraft {
  if (item === undefined) return { blocks: [] }
  const labelWidth = Math.round(1.8 * sheet.measures.size * 20)
  const blocks = hangingPhrase(
    item.phrase,
    {
      style: 'TableItem',
      further: 'TableText',
      indent: { left: labelWidth, hanging: labelWidth },
      label: { text: item.label, level },
      width,
    },
    sheet,
  )
  return { blocks: blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.options] : [])) }
}
