/** Joins the lines of a region to paragraphs by their gaps, indents, sizes and ends. */
import { joinLines, type Vocabulary } from './join-words.ts'
import type { Line } from './line.ts'
import type { Region } from './columns.ts'
import { median } from './measure.ts'
import type { PrintContext } from './print-context.ts'
import { startsParagraph } from './starts-paragraph.ts'
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
