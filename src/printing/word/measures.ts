/** The measures of a sheet, those of the PDF (pdf/sheet/measures.typ) in Word's units: twips, a twentieth of a point. */
import { isChinese } from '#domain/language.ts'
import type { KeyBlock, LaidOut, PaperBlock } from '#layout/laid-out.ts'

export type Measures = {
  /** Of the text, in points. */
  readonly size: number
  readonly margin: { readonly side: number; readonly top: number; readonly bottom: number }
  readonly textWidth: number
  readonly textHeight: number
  readonly gutter: number
  readonly columnWidth: number
  /** The paper runs down two columns with a line between them; pairs have none. */
  readonly inColumns: boolean
  /** Of the place before a question, where its number stands. */
  readonly numberWidth: number
  /** Of a row to write on: the narrow rows of the PDF, which draws a paper together to save a page. */
  readonly rowHeight: number
  /** From one line of text to the next. */
  readonly linePitch: number
  /** From one short paragraph to the next where they stand close together, as on the key. */
  readonly closePitch: number
  readonly gaps: {
    readonly question: number
    readonly answer: number
    readonly section: number
    readonly option: number
    readonly part: number
  }
}

/** Red is kept for answers; it prints dark enough on a grey printer. */
export const ANSWER_COLOUR = '9B1C1C'

export const PAGE = { width: 11906, height: 16838 } as const

export const fromCentimetres = (centimetres: number): number => Math.round((centimetres * 1440) / 2.54)
/** CSS pixels, in which docx takes the size of a picture. */
export const toPixels = (twips: number): number => twips / 15

export function measuresOf({ look, language, blocks: all }: LaidOut): Measures {
  const blocks: readonly (PaperBlock | KeyBlock)[] = all
  const [compact, roomy] = [look.density === 'compact', look.density === 'roomy']
  const inColumns = blocks.some((block) => block.kind === 'section' && block.flow === 'columns')
  const chinese = isChinese(language)
  const size = roomy ? 12.5 : compact || inColumns ? 10.5 : 11
  const [side, top, bottom] = compact ? [1.9, 1.9, 1.9] : inColumns ? [1.8, 2.2, 2.1] : [2.2, 2.3, 2.2]
  const margin = { side: fromCentimetres(side), top: fromCentimetres(top), bottom: fromCentimetres(bottom) }
  const textWidth = PAGE.width - 2 * margin.side
  const gutter = fromCentimetres(0.9)
  const twips = (em: number): number => Math.round(em * size * 20)
  const [leading, pitch] = chinese ? [0.8, 1.5] : [0.62, 1.27]
  // Typst measures a gap from the letters themselves, Word from lines that have their leading already.
  const gap = (em: number): number => twips(Math.max(0, em - leading))
  const isExamination = blocks.some(({ kind }) => kind === 'examinationHead')
  const questionGap = compact ? (chinese ? 1.1 : 0.9) : chinese ? (isExamination ? 1.35 : 1.25) : 1.25
  const longest = Math.max(0, ...blocks.flatMap(numbersOf).map((number) => Buffer.byteLength(number)))
  return {
    size,
    margin,
    textWidth,
    textHeight: PAGE.height - margin.top - margin.bottom,
    gutter,
    columnWidth: Math.floor((textWidth - gutter) / 2),
    inColumns,
    numberWidth: twips(Math.max(2.1, 0.46 * longest + 0.5)),
    rowHeight: fromCentimetres(roomy ? 1 : 0.8),
    linePitch: twips(pitch),
    closePitch: twips(chinese ? 1.4 : pitch),
    gaps: {
      question: gap(questionGap),
      answer: gap(compact ? 0.7 : 0.85),
      section: gap(compact ? 1.5 : 1.9),
      option: gap(0.75),
      part: gap(questionGap),
    },
  }
}

function numbersOf(block: PaperBlock | KeyBlock): string[] {
  if (block.kind === 'keySection') return block.entries.map(({ number }) => number)
  if (block.kind === 'schemeSection') return block.questions.map(({ number }) => number)
  return block.kind === 'section' ? block.questions.map(({ number }) => number) : []
}
