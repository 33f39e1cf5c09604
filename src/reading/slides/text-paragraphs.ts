/** Decides what the paragraphs of a text on a slide are, as far as the file says it. */
import { findLineNumber } from '../heading-number.ts'
import type { Paragraph } from '../paragraph.ts'
import { commonestSize, isAllBold, type WordLine } from '../word/line-look.ts'
import { isFormulaOnly } from '../word/shown-formula.ts'
import { groupLines, joinLines } from '../word/word-blocks.ts'
import type { Layout } from './layouts.ts'
import type { SlideParagraph } from './slide-paragraph.ts'
import type { TextShape } from './slide-shapes.ts'

export function textParagraphs({ place, bullets, paragraphs }: TextShape, layout: Layout): readonly Paragraph[] {
  const hasBullet = ({ bullet, level }: SlideParagraph): boolean =>
    bullet ?? bullets[level] ?? (place !== undefined && layout.hasBullet(place, level))
  return paragraphs.flatMap((paragraph): Paragraph[] => {
    const { lines } = paragraph
    if (isFormulaOnly(lines)) return linesOf(lines).map(({ text, spans }) => ({ text, spans, kind: 'formula' }))
    if (hasBullet(paragraph)) return [{ ...joinLines(lines), kind: 'list_item' }]
    return linesOf(lines).map(({ text, spans, look }) => ({
      text,
      spans,
      ...sized(commonestSize(look)),
      ...(isAllBold(look) ? { stressed: true } : {}),
    }))
  })
}

const sized = (size: number | undefined) => (size === undefined ? {} : { size })

/** Lines that belong together, each group as one. */
export const linesOf = (lines: readonly WordLine[]): WordLine[] =>
  groupLines(lines, (text) => findLineNumber(text) !== undefined)
