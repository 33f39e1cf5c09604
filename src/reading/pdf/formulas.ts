/** Finds formulas: text that lost its two dimensions makes no question. */
import { itemAt } from '#domain/must-be-there.ts'
import type { Paragraph } from './paragraphs.ts'
import type { Line } from './line.ts'

const MATHS_SIGN = /[=<>≤≥≈≠±×÷∑∏∫√∂∇∞∈∉⊂⊆∪∩→←⇒⇔∀∃∝≡^_|{}\u2061-\u2064\u{1d400}-\u{1d7ff}\uf8e5-\uf8fe]/gu
const WORD = /\p{L}{4,}|\p{Script=Han}{2,}/gu

/** A line to be filled in is no subscript. */
const BLANK = /_{2,}/g

/** Standing alone and nearly all signs, or broken into stacked parts. */
export function isFormula(paragraph: Paragraph): boolean {
  const text = paragraph.content.text.replace(BLANK, '')
  if (paragraph.lines.some((_, index) => isStackedAt(paragraph.lines, index))) return true
  const dense = text.replace(/\s/g, '')
  if (dense.length > 400 || dense.length === 0) return false
  const signs = text.match(MATHS_SIGN)?.length ?? 0
  const words = (text.match(WORD) ?? []).join('').length
  const mathsFont = mean(paragraph.lines, (line) => line.mathsShare)
  if (mathsFont > 0.5 && words / dense.length < 0.5) return true
  return (
    signs >= 1 &&
    words / dense.length < 0.4 &&
    (signs / dense.length > 0.06 || mathsFont > 0.2) &&
    !/^[•\-–]\s/.test(text)
  )
}

/** Lines set so near one another overlap in print: numerators, denominators, limits of sums. */
export function isCrowded(line: Line, next: Line): boolean {
  const gap = next.baseline - line.baseline
  const overlap = Math.min(line.right, next.right) - Math.max(line.left, next.left)
  return gap > 0.5 && gap < 0.72 * Math.max(line.size, next.size) && overlap > 0
}

/** The line has parts above one another, in itself or with its neighbours among `lines`. */
export function isStackedAt(lines: readonly Line[], index: number): boolean {
  const line = itemAt(lines, index)
  const [before, next] = [lines[index - 1], lines[index + 1]]
  return (
    line.stacked || (before !== undefined && isCrowded(before, line)) || (next !== undefined && isCrowded(line, next))
  )
}

function mean(lines: readonly Line[], share: (line: Line) => number): number {
  const length = lines.reduce((sum, line) => sum + line.content.text.length, 0)
  return lines.reduce((sum, line) => sum + share(line) * line.content.text.length, 0) / Math.max(1, length)
}
