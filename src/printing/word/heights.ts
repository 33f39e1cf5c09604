/** How high a question will be, roughly: whether it stands on one page is said before Word sets it. In twips. */
import type { AnswerSpace, LaidOutFigure, PassageBlock, Phrase, QuestionBlock } from '#layout/laid-out.ts'
import type { RichText } from '#domain/rich-text.ts'
import { figureRoom } from './figures.ts'
import type { Sheet } from './sheet.ts'
import { wordsWidth } from './words-width.ts'

/** A question with parts higher than this share of a page may break between its parts: kept whole, it would leave half pages empty. */
const MOST_KEPT = 0.6
/** A passage higher than this may break between its paragraphs, as in the PDF. */
const MOST_KEPT_PASSAGE = 0.6

export const isKeptWhole = (question: QuestionBlock, width: number, sheet: Sheet): boolean =>
  questionHeight(question, width, sheet) <= MOST_KEPT * sheet.measures.textHeight

export const isPassageKept = ({ content }: PassageBlock, width: number, sheet: Sheet): boolean =>
  content.kind !== 'text' ||
  content.paragraphs.reduce((sum, phrase) => sum + phraseHeight(phrase, width, sheet), 0) <=
    MOST_KEPT_PASSAGE * sheet.measures.textHeight

/** Of one whose parts could go apart: any other is kept together anyway. */
function questionHeight({ stem, figure, answer }: QuestionBlock, width: number, sheet: Sheet): number {
  const { numberWidth, gaps } = sheet.measures
  const head = phraseHeight(stem, width - numberWidth, sheet) + figureHeight(figure, width, sheet)
  if (answer.kind !== 'parts') return head
  return answer.parts.reduce(
    (sum, part) =>
      sum +
      gaps.part +
      phraseHeight(part.stem, width - 2 * numberWidth, sheet) +
      figureHeight(part.figure, width, sheet) +
      (part.space === undefined ? 0 : spaceHeight(part.space, sheet)),
    head,
  )
}

function phraseHeight({ text }: Phrase, width: number, { measures }: Sheet): number {
  const em = measures.size * 20
  const lines = linesOf(text).map((line) => Math.max(1, Math.ceil((wordsWidth(line) * em) / width)))
  const tall = text.filter((node) => node.kind === 'math' && (node.display || TALL.test(node.tex))).length
  return (lines.reduce((sum, count) => sum + count, 0) + tall) * measures.linePitch
}

const TALL = /\\(?:[dct]?frac|begin|sum|int|prod)/

/** What stands between breaks; a display is counted as tall. */
function linesOf(text: RichText): RichText[] {
  const lines: RichText[number][][] = [[]]
  for (const node of text) {
    if (node.kind === 'break') lines.push([])
    else if (node.kind !== 'math' || !node.display) lines.at(-1)?.push(node)
  }
  return lines
}

const figureHeight = (figure: LaidOutFigure | undefined, width: number, sheet: Sheet): number =>
  figure === undefined
    ? 0
    : sheet.pictures.heightOf(figure, figureRoom(width, sheet)) +
      (figure.caption === undefined ? 1 : 2) * sheet.measures.linePitch

const spaceHeight = ({ lines, answerLine }: AnswerSpace, { measures }: Sheet): number =>
  (lines + (answerLine === undefined ? 0 : 1)) * measures.rowHeight
