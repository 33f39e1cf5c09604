/** Tells what a paragraph is from its print: heading, caption, list item, footnote, formula, code. */
import type { BlockKind } from '../document.ts'
import { isCaption } from './captions.ts'
import { isFormula } from './formulas.ts'
import { headingScore } from './headings.ts'
import { findListMarker } from './markers.ts'
import type { Paragraph } from './paragraphs.ts'
import { endsSentence } from './starts-paragraph.ts'
import { type PrintContext, relativeSize } from './print-context.ts'

export function classify(paragraph: Paragraph, context: PrintContext): BlockKind {
  if (isCode(paragraph)) return 'code'
  if (isFormula(paragraph)) return 'formula'
  if (isCaption(paragraph, context)) return 'caption'
  if (headingScore(paragraph, context) >= 1) return 'heading'
  if (isFootnote(paragraph, context)) return 'footnote'
  if (isLabel(paragraph, context)) return 'caption'
  if (findListMarker(paragraph.content.text) !== undefined) return 'list_item'
  return 'paragraph'
}

function isCode(paragraph: Paragraph): boolean {
  return paragraph.lines.every((line) => line.fixedPitchShare > 0.8)
}

/** A few words in small print that are no sentence: what stands in a figure. */
function isLabel(paragraph: Paragraph, context: PrintContext): boolean {
  const text = paragraph.content.text
  const words = text.split(/\s+/).length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2
  return relativeSize(paragraph.lines[0], context) < 0.93 && words <= 8 && !endsSentence(text)
}

/** Small print that begins with a raised mark. */
function isFootnote(paragraph: Paragraph, context: PrintContext): boolean {
  return relativeSize(paragraph.lines[0], context) < 0.95 && paragraph.lines[0].raisedStart
}
