/** Joins the lines of a region to paragraphs by their gaps, indents, sizes and ends. */
import { joinLines, type Vocabulary } from './join-words.ts'
import type { Line } from './line.ts'
import type { Region } from './columns.ts'
import { findListMarker, startsWithBullet } from './markers.ts'
import { median } from './measure.ts'
import { isResized, type PrintContext, relativeSize } from './print-context.ts'
import { EMPTY, type StyledText } from './styled-text.ts'

/** A paragraph as printed in one region of one page, before it is known what it is. */
export type Paragraph = {
  readonly content: StyledText
  readonly lines: readonly Line[]
  readonly page: number
  /** Bounds of its column. */
  readonly left: number
  readonly right: number
  readonly size: number
  readonly boldShare: number
}

export function paragraphsOf(region: Region, page: number, vocabulary: Vocabulary, context: PrintContext): Paragraph[] {
  const leading = usualLeading(region.lines, context)
  const groups: Line[][] = []
  for (const line of region.lines) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && !startsParagraph({ before, line, first: group[0]!, region, leading, context })) group.push(line)
    else groups.push([line])
  }
  return groups.map((lines) => makeParagraph(lines, region, page, vocabulary))
}

export function makeParagraph(lines: readonly Line[], region: { left: number; right: number }, page: number, vocabulary: Vocabulary): Paragraph {
  const length = lines.reduce((sum, line) => sum + line.content.text.length, 0)
  return {
    content: lines.reduce((text, line) => joinLines(text, line.content, vocabulary), EMPTY),
    lines,
    page,
    left: region.left,
    right: region.right,
    size: lines[0]!.size,
    boldShare: lines.reduce((sum, line) => sum + line.boldShare * line.content.text.length, 0) / Math.max(1, length),
  }
}

/** The median distance of baselines, kept near that of the whole document: a region of single lines shows only the gaps between paragraphs. */
function usualLeading(lines: readonly Line[], context: PrintContext): number {
  const expected = context.leading * median(lines.map((line) => line.size))
  const gaps = lines.slice(1).map((line, index) => line.baseline - lines[index]!.baseline).filter((gap) => gap > 2)
  return Math.min(Math.max(median(gaps) || expected, 0.75 * expected), 1.15 * expected)
}

/** The text ends as a sentence does, a closing quotation mark or bracket after it or not. */
export const endsSentence = (text: string): boolean => /[.!?:。！？：…]["'”’」』）)]?$/u.test(text)

type Place = { readonly before: Line; readonly line: Line; readonly first: Line; readonly region: Region; readonly leading: number; readonly context: PrintContext }

function startsParagraph({ before, line, first, region, leading, context }: Place): boolean {
  const gap = line.baseline - before.baseline
  const resized = isResized(before, line)
  if (continuesHeading(before, line, gap, context)) return false
  if (gap > Math.max(1.45 * leading, resized ? 0 : 1.45 * line.size) || resized) return true
  const width = region.right - region.left
  const short = before.right < region.right - 0.15 * width
  const ended = endsSentence(before.content.text)
  if (gap > 1.25 * leading && (ended || short) && !isCentred(line, region)) return true
  if (short && startsBold(line) && !endsBold(before)) return true
  const restyled = before.boldShare > 0.9 !== line.boldShare > 0.9 && (short || gap > 1.2 * leading)
  if (restyled || before.fixedPitchShare > 0.9 !== line.fixedPitchShare > 0.9 && short) return true
  const centred = isCentred(before, region)
  if (centred && !isCentred(line, region)) return true
  const indented = !centred && !isCentred(line, region) && line.left > region.left + 0.8 * line.size && before.left <= region.left + 0.5 * line.size && line.left - before.left > 0.8 * line.size
  const hanging = findListMarker(first.content.text) !== undefined
  // What follows an item in line with its marker, or left of it, is no part of it.
  if (hanging && before !== first && line.left < before.left - 0.6 * line.size) return true
  if (hanging && before === first && ended && line.left < first.left + 0.3 * line.size && gap > 1.1 * leading) return true
  if (indented && !hanging && (ended || short)) return true
  if (ended && (nextWordFits(before, line, region.right) || (short && gap >= 1.2 * leading))) return true
  if (startsWithBullet(line.content.text)) return true
  const besideFirst = hanging && Math.abs(line.left - first.left) < 0.4 * line.size && line.left < before.left - 0.3 * line.size
  return findListMarker(line.content.text) !== undefined && (ended || short || besideFirst)
}

/** Terms of a glossary and titles run into the text are bold at the beginning of their line. */
const startsBold = (line: Line): boolean => line.content.spans.some((span) => span.kind === 'bold' && span.start === 0)
const endsBold = (line: Line): boolean => line.content.spans.some((span) => span.kind === 'bold' && span.end >= line.content.text.length - 1)

/** As far from the left as from the right of its column, and well inside. */
function isCentred(line: Line, region: Region): boolean {
  const left = line.left - region.left
  const right = region.right - line.right
  return left > 1.5 * line.size && Math.abs(left - right) < 0.6 * line.size
}

/** Titles of several lines are set tightly in one bold style, larger than the text. */
function continuesHeading(before: Line, line: Line, gap: number, context: PrintContext): boolean {
  const alike = before.boldShare > 0.9 && line.boldShare > 0.9 && !isResized(before, line)
  return alike && relativeSize(line, context) >= 1.05 && gap < 1.65 * line.size && !/^(\d+(\.\d+)*|第.{1,3}[章節节])\s/.test(line.content.text)
}

/** A line that has room for the first word of the next one was ended on purpose. */
function nextWordFits(before: Line, line: Line, right: number): boolean {
  const text = line.content.text
  const word = /^[^\s\p{Script=Han}]+|^\p{Script=Han}/u.exec(text)?.[0] ?? text
  const wordWidth = (word.length / text.length) * (line.right - line.left)
  return before.right + wordWidth + 0.8 * line.size < right
}
