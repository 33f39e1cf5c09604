/**
 * The answer sheet that a machine reads: each page one drawing over the whole of its paper, so that everything stands at
 * its millimetre whatever fonts a computer has.
 */
import type { PaperLanguage } from '#domain/language.ts'
import { escapeXml } from '#domain/xml-text.ts'
import { HorizontalPositionRelativeFrom, TextWrappingType, VerticalPositionRelativeFrom } from 'docx'
import { drawSheetPage, type SvgShape } from '#layout/answer-sheet/draw-sheet-page.ts'
import type { AnswerSheet } from '#layout/laid-out.ts'
import { paragraph, type Block } from './blocks.ts'
import { fontsOf } from './languages.ts'
import { PAGE } from './measures.ts'
import type { Sheet } from './sheet.ts'

/** A block for each page. */
export const sheetPages = ({ pages }: AnswerSheet, sheet: Sheet): Block[] =>
  pages.map((page) =>
    paragraph({
      style: 'Sliver',
      children: [
        sheet.pictures.drawing(sheetSvg(drawSheetPage(page), sheet.language), PAGE, page.label, {
          horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: 0 },
          verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: 0 },
          wrap: { type: TextWrappingType.NONE },
          allowOverlap: true,
          lockAnchor: true,
        }),
      ],
    }),
  )

export function sheetSvg(shapes: readonly SvgShape[], language: PaperLanguage): string {
  const { ascii, eastAsia } = fontsOf(language)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297" font-family="${ascii}, ${eastAsia}, serif">${shapes.map(shapeOf).join('')}</svg>`
}

function shapeOf({ element, attributes, text }: SvgShape): string {
  const named = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
  return text === undefined ? `<${element}${named}/>` : `<${element}${named}>${escapeXml(text)}</${element}>`
}
