/** "True / False" beside a statement of several lines, as in the PDF. */
import { AlignmentType } from 'docx'
import type { Phrase } from '#layout/laid-out.ts'
import { optionsOf, table, type Block } from './blocks.ts'
import { roomAfter } from './hanging.ts'
import { ownRun, unbroken } from './lines.ts'
import { fromCentimetres } from './measures.ts'
import type { Sheet } from './sheet.ts'
import { wordsWidth } from './words-width.ts'

/** Under this width words need every line of it. */
const NARROW = fromCentimetres(10)

/** Whether a statement is too long to have it at the end of its only line. */
export const isBeside = ({ text }: Phrase, after: string, width: number, { measures }: Sheet): boolean =>
  width >= NARROW &&
  wordsWidth(text) + roomAfter(after) + FURTHER > (width - measures.numberWidth) / (measures.size * 20)
/** Fonts are wider than foreseen, in em. */
const FURTHER = 1.5

/** A table without lines: a tab would go to where the statement ends in LibreOffice. */
export function besideWords(words: readonly Block[], after: string, width: number, sheet: Sheet): Block {
  const right = Math.round((roomAfter(after) + 1) * sheet.measures.size * 20)
  return table({
    widths: [width - right, right],
    rows: [
      {
        cells: [
          { blocks: optionsOf(words) },
          {
            bottom: true,
            blocks: [{ style: 'Question', alignment: AlignmentType.RIGHT, children: [ownRun(unbroken(after), sheet)] }],
          },
        ],
      },
    ],
  })
}
