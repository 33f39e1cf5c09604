/** A marking scheme as markers in Hong Kong have it: solution, marks, remarks; question by question, part by part. */
import { AlignmentType, BorderStyle, type IParagraphOptions } from 'docx'
import type { SchemePart, SchemeQuestion, SchemeSection } from '#layout/laid-out.ts'
import { RULE, table, type Block, type CellDraft, type RowDraft } from './blocks.ts'
import { linesOf, ownRun } from './lines.ts'
import { headCell } from './matching.ts'
import { passageName } from './passages.ts'
import { colonOf, type Sheet } from './sheet.ts'

const NONE = { style: BorderStyle.NIL, size: 0, color: 'auto' } as const

/** A table whose head stands on each page and whose rows are not broken. */
export function schemeTable({ heads, questions }: SchemeSection, sheet: Sheet): Block {
  const { textWidth, size, numberWidth } = sheet.measures
  const em = size * 20
  const labels = questions.flatMap(({ parts }) => parts.map(({ label }) => label ?? ''))
  const longest = Math.max(0, ...labels.map((label) => label.length))
  const labelWidth = longest === 0 ? 0 : Math.round(Math.max(2.4, 0.45 * longest + 1) * em)
  const marksWidth = Math.round(4.8 * em)
  const remarksWidth = Math.round(textWidth * 0.27)
  const number = Math.round(numberWidth + 0.7 * em)
  const solution = textWidth - number - labelWidth - marksWidth - remarksWidth
  const widths = [number, ...(labelWidth === 0 ? [] : [labelWidth]), solution, marksWidth, remarksWidth]
  const solutionSpan = widths.length - 2
  return table({
    widths,
    border: RULE,
    padding: { side: 80, above: 25 },
    loose: 1,
    rows: [
      {
        header: true,
        cells: [
          { ...headCell(heads.solution, sheet), span: solutionSpan },
          headCell(heads.marks, sheet),
          headCell(heads.remarks, sheet),
        ],
      },
      ...questions.flatMap((question) => questionRows(question, labelWidth > 0, sheet)),
    ],
  })
}

function questionRows(question: SchemeQuestion, labelled: boolean, sheet: Sheet): RowDraft[] {
  const rows = question.parts.flatMap((part) => partRows(part, labelled, sheet))
  const notes: readonly (readonly IParagraphOptions[])[] = [
    ...(question.note === undefined
      ? []
      : [
          linesOf(question.note.phrase, sheet).map(({ children }, index) => ({
            style: 'Note',
            children: [
              ...(index === 0 ? [ownRun(`${question.note?.label ?? ''}${colonOf(sheet)}`, sheet)] : []),
              ...children,
            ],
          })),
        ]),
    ...(question.proof === undefined ? [] : [[{ style: 'Note', children: [ownRun(question.proof, sheet)] }]]),
  ]
  const named: readonly (readonly CellDraft[])[] =
    question.passage === undefined
      ? []
      : [[{ blocks: [passageName(question.passage, sheet)], span: labelled ? 2 : 1 }, { blocks: [] }, { blocks: [] }]]
  const all = [
    ...named,
    ...rows,
    ...notes.map((blocks): readonly CellDraft[] => [
      { blocks, span: labelled ? 2 : 1 },
      { blocks: [] },
      { blocks: [] },
    ]),
  ]
  const number: IParagraphOptions = { style: 'TableText', children: [ownRun(question.number, sheet, { bold: true })] }
  return all.map((cells, index) => {
    const first = index === 0
    const isNumbered = index === named.length
    const top = first ? RULE : NONE
    const numberCell: CellDraft = { blocks: isNumbered ? [number] : [], borders: { top, right: NONE } }
    const others = cells.map((cell, column): CellDraft => ({
      ...cell,
      borders: {
        top,
        ...(column < cells.length - 3
          ? { left: NONE, right: NONE }
          : column === cells.length - 3
            ? { left: NONE }
            : {}),
      },
    }))
    return {
      cells: [numberCell, ...others].map((cell) => ({
        ...cell,
        borders: { ...cell.borders, ...(index < all.length - 1 ? { bottom: NONE } : {}) },
      })),
    }
  })
}

/** Steps of a part; what the part carries stands below its last. */
const partRows = (part: SchemePart, labelled: boolean, sheet: Sheet): (readonly CellDraft[])[] =>
  part.rows.map((step, index) => {
    const marks: IParagraphOptions = {
      style: 'TableText',
      alignment: AlignmentType.CENTER,
      children: step.marks === undefined ? [] : [ownRun(step.marks, sheet)],
    }
    const total: IParagraphOptions = {
      style: 'TableText',
      alignment: AlignmentType.RIGHT,
      children: [ownRun(`----${part.total}`, sheet)],
    }
    const label = index === 0 ? part.label : undefined
    const text = (phrase: typeof step.phrase, style: string) =>
      linesOf(phrase, sheet).map(({ children }) => ({ style, children }))
    return [
      ...(labelled
        ? [{ blocks: label === undefined ? [] : [{ style: 'TableText', children: [ownRun(label, sheet)] }] }]
        : []),
      { blocks: text(step.phrase, 'TableText') },
      { blocks: index === part.rows.length - 1 ? [marks, total] : [marks] },
      { blocks: step.remark === undefined ? [] : text(step.remark, 'Remark') },
    ]
  })
