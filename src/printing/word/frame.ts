/** What stands at the head and foot of every page: the running title, the paper's code, and which page it is. */
import { AlignmentType, Footer, Header, PageNumber, Paragraph, TabStopType, TextRun, type ParagraphChild } from 'docx'
import type { LaidOut } from '#layout/laid-out.ts'
import { rule } from './blocks.ts'
import { tab } from './hanging.ts'
import { ownRun } from './lines.ts'
import type { Sheet } from './sheet.ts'

/** The title stands on every page but the first, which has it larger. */
export function frameOf({ runningTitle, code, pageNumber }: LaidOut, sheet: Sheet) {
  const { textWidth } = sheet.measures
  const foot = () =>
    new Footer({
      children: [
        new Paragraph({
          style: 'Footer',
          tabStops: [{ type: TabStopType.CENTER, position: Math.round(textWidth / 2) }],
          children: [ownRun(code, sheet), tab(), ...pageRuns(pageNumber, sheet)],
        }),
      ],
    })
  return {
    headers: {
      default: new Header({
        children: [
          new Paragraph({
            style: 'Header',
            border: { bottom: { ...rule(4, '8C8C8C'), space: 3 } },
            children: [ownRun(runningTitle, sheet)],
          }),
        ],
      }),
      first: new Header({ children: [new Paragraph({ style: 'Header' })] }),
    },
    footers: { default: foot(), first: foot() },
  }
}

/** Code and page number stand between the lower markers, and nothing else is near them. */
export const sheetFrameOf = ({ code, pageNumber }: LaidOut, sheet: Sheet) => ({
  headers: { default: new Header({ children: [new Paragraph({ style: 'Header' })] }) },
  footers: {
    default: new Footer({
      children: [
        new Paragraph({
          style: 'Footer',
          alignment: AlignmentType.CENTER,
          children: [ownRun(`${code}\u2003\u2003`, sheet), ...pageRuns(pageNumber, sheet)],
        }),
      ],
    }),
  },
})

/** `{page}` and `{pages}` are fields, which Word keeps right. */
const pageRuns = (pattern: string, sheet: Sheet): ParagraphChild[] =>
  pattern
    .split(/(\{pages?\})/)
    .filter((part) => part !== '')
    .map((part) =>
      part === '{page}'
        ? new TextRun({ children: [PageNumber.CURRENT] })
        : part === '{pages}'
          ? new TextRun({ children: [PageNumber.TOTAL_PAGES] })
          : ownRun(part, sheet),
    )
