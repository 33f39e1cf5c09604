/** Lines of instructions and of notices, numbered where there are several. */
import type { PaperBlock, KeyBlock, Phrase } from '#layout/laid-out.ts'
import { BLACK_RULE, optionsOf, paragraph, rule, table, type Block } from './blocks.ts'
import { hangingPhrase } from './hanging.ts'
import { linesOf, ownRun } from './lines.ts'
import type { Sheet } from './sheet.ts'

type Instructions = Extract<PaperBlock, { kind: 'instructions' }>
type Notices = Extract<KeyBlock, { kind: 'notices' }>

/** In a frame, where the template is not dense: a cell, since Word frames paragraphs of other indents apart. */
export function instructionBlocks({ heading, lines }: Instructions, sheet: Sheet): Block[] {
  const blocks = [
    paragraph({ style: 'InstructionHeading', children: [ownRun(heading, sheet)] }),
    ...listBlocks(lines, 'Instruction', sheet),
  ]
  const before = paragraph({ style: 'BeforeRoom' })
  if (sheet.look.density === 'compact') return [before, ...blocks]
  const { textWidth, size } = sheet.measures
  return [
    before,
    table({
      widths: [textWidth],
      border: BLACK_RULE,
      padding: { side: Math.round(0.9 * size * 20), above: Math.round(0.6 * size * 20) },
      rows: [{ cells: [{ blocks: optionsOf(blocks) }] }],
    }),
  ]
}

/** One line stands by itself; several are numbered. */
export function listBlocks(lines: readonly Phrase[], style: string, sheet: Sheet): Block[] {
  const [only, ...others] = lines
  if (only === undefined) return []
  if (others.length === 0) return linesOf(only, sheet).map(({ children }) => paragraph({ style, children }))
  const width = Math.round(1.8 * sheet.measures.size * 20)
  return lines.flatMap((line, index) =>
    hangingPhrase(
      line,
      {
        style,
        further: style,
        indent: { left: width, hanging: width },
        label: { text: `${index + 1}.`, level: 'line' },
        width: sheet.measures.textWidth,
      },
      sheet,
    ),
  )
}

/** What the teacher should know, beside a line in the colour of answers. */
export function noticeBlocks({ heading, lines }: Notices, sheet: Sheet): Block[] {
  const options = {
    shading: { fill: 'F5F5F5' },
    border: { left: { ...rule(20, '9B1C1C'), space: 6 } },
    indent: { left: 120 },
  }
  return [
    paragraph({ style: 'InstructionHeading', ...options, children: [ownRun(heading, sheet)] }),
    ...lines.map((line) => paragraph({ style: 'Instruction', ...options, children: [ownRun(line, sheet)] })),
  ]
}
