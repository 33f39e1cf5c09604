/** Passages: a text, a table or a figure that several questions are about, above the first of them. */
import { AlignmentType, type IParagraphOptions } from 'docx'
import { isChinese } from '#domain/language.ts'
import type { PassageBlock, PassageName, Phrase } from '#layout/laid-out.ts'
import { paragraph, RULE, table, type Block, type CellDraft } from './blocks.ts'
import { figureBlocks, figureRoom } from './figures.ts'
import { linesOf, ownRun, type Manner } from './lines.ts'
import type { Sheet } from './sheet.ts'
import { wordsWidth } from './words-width.ts'

/** `numbered`: lines that Word numbers by itself, which takes a section of their own. */
export type PassageBlocks = {
  readonly before: readonly Block[]
  readonly text: readonly Block[]
  readonly numberedEvery?: number
  readonly after: readonly Block[]
}

export function passageBlocks(passage: PassageBlock, width: number, sheet: Sheet): PassageBlocks {
  const { instruction, title, content, source } = passage
  const before = [
    paragraph({ style: 'PassageInstruction', children: [ownRun(instruction, sheet, { bold: true })] }),
    ...(title === undefined ? [] : phraseParagraphs(title, { style: 'PassageTitle' }, sheet, { look: { bold: true } })),
  ]
  const after =
    source === undefined ? [] : phraseParagraphs(source, { style: 'Note', alignment: AlignmentType.RIGHT }, sheet)
  switch (content.kind) {
    case 'text': {
      const text = content.paragraphs.flatMap((phrase) =>
        phraseParagraphs(phrase, { style: 'Passage', ...opening(phrase, sheet) }, sheet),
      )
      const every = content.lineNumbersEvery
      return { before, text, ...(every === undefined ? {} : { numberedEvery: every }), after }
    }
    case 'table':
      return { before, text: [passageTable(content.heads, content.rows, width, sheet)], after }
    case 'figure':
      return { before, text: figureBlocks(content.figure, figureRoom(width, sheet), sheet), after }
  }
}

/** Chinese paragraphs begin two signs further in; lines that were broken by hand, as of a poem, do not. */
const opening = ({ text, language }: Phrase, { measures }: Sheet): IParagraphOptions =>
  isChinese(language) && text.every(({ kind }) => kind !== 'break')
    ? { indent: { firstLine: Math.round(2 * measures.size * 20) } }
    : {}

function phraseParagraphs(phrase: Phrase, options: IParagraphOptions, sheet: Sheet, manner: Manner = {}): Block[] {
  return linesOf(phrase, sheet, manner).map((line) =>
    paragraph({
      ...options,
      children: [...(line.kind === 'statement' ? [ownRun(`${line.number} `, sheet)] : []), ...line.children],
    }),
  )
}

function passageTable(
  heads: readonly Phrase[],
  rows: readonly (readonly Phrase[])[],
  width: number,
  sheet: Sheet,
): Block {
  const cell = (phrase: Phrase, style: string, manner: Manner = {}): CellDraft => ({
    middle: true,
    blocks: linesOf(phrase, sheet, manner).map(({ children }) => ({ style, children })),
  })
  return table({
    widths: columnWidths([heads, ...rows], width * 0.94, sheet),
    centred: true,
    border: RULE,
    padding: { side: 90, above: 30 },
    rows: [
      {
        header: true,
        cells: heads.map((head) => ({ ...cell(head, 'TableHead', { look: { bold: true } }), fill: 'EDEDED' })),
      },
      ...rows.map((row) => ({ cells: row.map((phrase) => cell(phrase, 'TableHead')) })),
    ],
  })
}

/** Each column as wide as its words, with room at their sides; drawn together where that is too wide. */
function columnWidths(rows: readonly (readonly Phrase[])[], room: number, { measures }: Sheet): number[] {
  const em = measures.size * 20
  const wanted = (rows[0] ?? []).map((_, column) => {
    const widest = Math.max(...rows.map((row) => wordsWidth(row[column]?.text ?? [])))
    return Math.min(room, (1.12 * widest + 2.2) * em)
  })
  const scale = Math.min(1, room / wanted.reduce((sum, width) => sum + width, 0))
  return wanted.map((width) => Math.floor(width * scale))
}

/** On the key, above the first entry of its questions. */
export const passageName = ({ label, title }: PassageName, sheet: Sheet): IParagraphOptions => ({
  style: 'PassageInstruction',
  children: [
    ownRun(label, sheet, { bold: true }),
    ...(title === undefined
      ? []
      : [
          ownRun(sheet.language === 'en' ? ': ' : '：', sheet),
          ...linesOf(title, sheet).flatMap(({ children }) => children),
        ]),
  ],
})
