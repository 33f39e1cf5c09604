/** Prints a laid-out paper as a Word document: headings, lists, tables and equations that a teacher can edit. */
import { createHash } from 'node:crypto'
import { Document, LineNumberRestartFormat, SectionType, type IPropertiesOptions } from 'docx'
import type { LaidOut } from '#layout/laid-out.ts'
import type { PrintWarning } from '../pdf/print-warning.ts'
import { written } from './blocks.ts'
import { stretchesOf } from './body.ts'
import { formulasOf } from './formulas.ts'
import { frameOf, sheetFrameOf } from './frame.ts'
import { titled } from './head.ts'
import { cleanText } from './languages.ts'
import { fromCentimetres, measuresOf, PAGE } from './measures.ts'
import { createNumbers } from './numbers.ts'
import { pack } from './pack.ts'
import { createPictures } from './pictures.ts'
import type { Sheet } from './sheet.ts'
import { stylesOf } from './styles.ts'

/**
 * The same tree gives the same bytes. `onWarning` is told of each thing that could not be printed as it stands: a formula
 * or a figure degrades alone, never the paper.
 */
export async function printWord(
  laidOut: LaidOut,
  onWarning: (warning: PrintWarning) => void = () => {},
): Promise<Uint8Array> {
  const measures = measuresOf(laidOut)
  const pictures = createPictures(onWarning)
  const formulas = await formulasOf(laidOut, measures.size, pictures, onWarning)
  const { language, look } = laidOut
  const { numberWidth, size } = measures
  const hang = Math.round(1.8 * size * 20)
  // No text holds a name that is made of the text itself.
  const name = createHash('sha256').update(JSON.stringify(laidOut)).digest('hex').slice(0, 24)
  const numbers = createNumbers(name, {
    question: { left: numberWidth, hanging: numberWidth },
    part: { left: 2 * numberWidth, hanging: numberWidth },
    inner: { left: 3 * numberWidth, hanging: numberWidth },
    option: { left: numberWidth + hang, hanging: hang },
    left: { left: hang, hanging: hang },
    right: { left: hang, hanging: hang },
    line: { left: hang, hanging: hang },
  })
  const sheet: Sheet = { language, look, measures, formulas, numbers, pictures }
  const stretches = stretchesOf(laidOut, sheet)
  const frame = frameOf(laidOut, sheet)
  const sheetFrame = sheetFrameOf(laidOut, sheet)
  // Some programs number the lines of a whole document or of none.
  const hasLineNumbers = stretches.some(({ numberedEvery }) => numberedEvery !== undefined)
  const { margin, gutter, inColumns } = measures
  const options: IPropertiesOptions = {
    title: cleanText(titled(laidOut.documentTitle)),
    creator: 'Setpaper',
    lastModifiedBy: 'Setpaper',
    description: '',
    styles: stylesOf(sheet),
    numbering: numbers.definitions(),
    // A line that ends before the marks of its question is not filled.
    compatibility: { version: 15, doNotExpandShiftReturn: true },
    defaultTabStop: fromCentimetres(1),
    sections: stretches.map(({ columns, numberedEvery, isSheet, blocks }, index) => ({
      ...(isSheet ? sheetFrame : index === 0 ? frame : {}),
      properties: {
        type: index === 0 || isSheet ? SectionType.NEXT_PAGE : SectionType.CONTINUOUS,
        titlePage: index === 0,
        page: {
          size: { width: PAGE.width, height: PAGE.height },
          margin: {
            top: margin.top,
            bottom: margin.bottom,
            left: margin.side,
            right: margin.side,
            header: fromCentimetres(1.1),
            footer: fromCentimetres(isSheet ? 1.2 : 1.1),
          },
        },
        ...(numberedEvery === undefined
          ? {}
          : { lineNumbers: { countBy: numberedEvery, restart: LineNumberRestartFormat.NEW_SECTION } }),
        ...(columns === 1 ? {} : { column: { count: 2, space: gutter, separate: inColumns } }),
      },
      children: written(
        blocks,
        ({ unnumbered }) => !hasLineNumbers || (numberedEvery !== undefined && unnumbered === undefined),
      ),
    })),
  }
  return pack(new Document(options))
}
