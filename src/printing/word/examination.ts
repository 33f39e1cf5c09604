/** The head of an HKDSE paper: its names, and on the question paper a cover with boxes, rubric and markers' table. */
import { AlignmentType, type IParagraphOptions } from 'docx'
import type { Cover, ExaminationHead, NumberBox } from '#layout/laid-out.ts'
import { BLACK_RULE, paragraph, rule, table, type Block, type CellDraft } from './blocks.ts'
import { centred, primaryOf, schoolBlocks, titled } from './head.ts'
import { hangingPhrase } from './hanging.ts'
import { ownRun } from './lines.ts'
import { headCell } from './matching.ts'
import { fromCentimetres } from './measures.ts'
import type { Sheet } from './sheet.ts'

export function examinationBlocks(head: ExaminationHead, sheet: Sheet): Block[] {
  const names = nameBlocks(head, sheet)
  if (head.cover === undefined)
    return [
      paragraph({ style: 'Sliver', border: { top: rule(10, '000000') } }),
      ...names,
      paragraph({ style: 'Sliver', spacing: { before: 160, after: 160 }, border: { bottom: rule(5, '000000') } }),
    ]
  return [...names, ...numberBoxes(head.cover.boxes, sheet), ...coverBlocks(head.cover, sheet)]
}

function nameBlocks(head: ExaminationHead, sheet: Sheet): Block[] {
  const [subject, part, paper] = head.titles
  const joint = sheet.language === 'en' ? '  ' : '\u3000'
  const line = (text: string, size: number, bold: boolean): Block =>
    centred([ownRun(text, sheet, { bold, size: Math.round(size * 2) })], { spacing: { after: 120 } })
  return [
    ...schoolBlocks(head.school, sheet),
    paragraph({
      style: 'Title',
      children: [ownRun(titled(head.examination), sheet, { size: 30, color: primaryOf(sheet) })],
    }),
    line(`${subject}${joint}${part}`, 16, true),
    line(paper, 16, true),
    line(head.booklet, 13, head.cover === undefined),
    ...head.lines.map((text) => line(text, 11.5, false)),
  ]
}

/** Squares to write the candidate's numbers in, each below its name. */
export function numberBoxes(boxes: readonly NumberBox[], sheet: Sheet): Block[] {
  const side = fromCentimetres(0.72)
  const between = fromCentimetres(1.4)
  const widths = boxes.flatMap(({ cells }, index) => [
    ...(index === 0 ? [] : [between]),
    ...Array.from({ length: cells }, () => side),
  ])
  const empty: CellDraft = { blocks: [] }
  const box: CellDraft = {
    blocks: [],
    borders: { top: BLACK_RULE, bottom: BLACK_RULE, left: BLACK_RULE, right: BLACK_RULE },
  }
  return [
    paragraph({ style: 'BeforeRoom' }),
    table({
      widths,
      centred: true,
      rows: [
        {
          cells: boxes.flatMap(({ label, cells }, index): CellDraft[] => [
            ...(index === 0 ? [] : [empty]),
            { span: cells, blocks: [{ style: 'TableHead', children: [ownRun(label, sheet)] }] },
          ]),
        },
        {
          height: { value: Math.round(side * 1.15) },
          cells: boxes.flatMap(({ cells }, index): CellDraft[] => [
            ...(index === 0 ? [] : [empty]),
            ...Array.from({ length: cells }, () => box),
          ]),
        },
      ],
    }),
    paragraph({ style: 'BeforeRoom' }),
  ]
}

function coverBlocks({ rubric, markers }: Cover, sheet: Sheet): Block[] {
  const { textWidth, size } = sheet.measures
  const line = paragraph({ style: 'Sliver', spacing: { before: 120, after: 160 }, border: { top: rule(5, '000000') } })
  const heading: IParagraphOptions = { style: 'InstructionHeading', children: [ownRun(rubric.heading, sheet)] }
  const hang = Math.round(1.9 * size * 20)
  const markersWidth = markers === undefined ? 0 : fromCentimetres(4.1)
  const between = markers === undefined ? 0 : fromCentimetres(1)
  const width = textWidth - markersWidth - between
  const lines = rubric.lines.flatMap((phrase, index) =>
    hangingPhrase(
      phrase,
      {
        style: 'Rubric',
        further: 'Rubric',
        indent: { left: hang, hanging: hang },
        label: { text: `${index + 1}.`, level: 'line' },
        width,
      },
      sheet,
    ),
  )
  if (markers === undefined) return [line, paragraph(heading), ...lines]
  const texts = [heading, ...lines.flatMap((block) => (block.kind === 'paragraph' ? [block.options] : []))]
  return [line, ...besideMarkers(texts, markers, [width, between, markersWidth], sheet)]
}

/**
 * The rubric beside the table in which markers write: one table, whose first column goes down over all rows.
 */
function besideMarkers(
  texts: readonly IParagraphOptions[],
  { heads, numbers, total }: NonNullable<Cover['markers']>,
  [width, between, markersWidth]: readonly [number, number, number],
  sheet: Sheet,
): Block[] {
  // Its head is the longer one.
  const numbersWidth = Math.round(markersWidth * 0.62)
  const frame = { top: BLACK_RULE, bottom: BLACK_RULE, left: BLACK_RULE, right: BLACK_RULE }
  // Low enough for twenty questions beside the rubric, and never lower than a figure can be written in.
  const height = Math.max(0.56, Math.min(0.74, 14.5 / (numbers.length + 2)))
  const text = (words: string, bold = false): CellDraft => ({
    middle: true,
    borders: frame,
    blocks: [{ style: 'TableHead', alignment: AlignmentType.CENTER, children: [ownRun(words, sheet, { bold })] }],
  })
  const rows: (readonly [CellDraft, CellDraft])[] = [
    [
      { ...headCell(heads[0], sheet), borders: frame },
      { ...headCell(heads[1], sheet), borders: frame },
    ],
    ...numbers.map((number): readonly [CellDraft, CellDraft] => [text(number), { blocks: [], borders: frame }]),
    [text(total, true), { blocks: [], borders: frame }],
  ]
  return [
    table({
      widths: [width, between, numbersWidth, markersWidth - numbersWidth],
      rows: rows.map((cells, index) => ({
        height: { value: fromCentimetres(height), least: true as const },
        cells: [
          ...(index === 0
            ? [
                { blocks: texts, down: rows.length },
                { blocks: [], down: rows.length },
              ]
            : []),
          ...cells,
        ],
      })),
    }),
  ]
}
