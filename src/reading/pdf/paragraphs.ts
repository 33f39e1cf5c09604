/** Joins the lines of a region to paragraphs by their gaps, indents, sizes and ends. */
import { lastOf, nonEmpty, type NonEmpty } from '#domain/must-be-there.ts'
import { steps } from '#domain/steps.ts'
import { isCrowded } from './formulas.ts'
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
  readonly lines: NonEmpty<Line>
  readonly page: number
  /** Bounds of its column. */
  readonly left: number
  readonly right: number
  readonly size: number
  readonly boldShare: number
}

export function paragraphsOf(region: Region, page: number, vocabulary: Vocabulary, context: PrintContext): Paragraph[] {
  const leading = usualLeading(region.lines, context)
  const groups: Stack[][] = []
  for (const stack of stacksOf(region.lines)) {
    const group = groups.at(-1)
    const [first, before] = [group?.[0], group?.at(-1)]
    if (
      group &&
      first &&
      before &&
      !startsParagraph({
        before: before.main,
        line: stack.main,
        first: first.main,
        region,
        leading,
        context,
        stacked: before.lines.length + stack.lines.length > 2,
      })
    )
      group.push(stack)
    else groups.push([stack])
  }
  return groups.map((group) =>
    makeParagraph(
      group.flatMap((stack) => stack.lines),
      region,
      page,
      vocabulary,
    ),
  )
}

/**
 * Lines that overlap in print, as a fraction makes them; `main` is the longest, the line of text that the others belong
 * to.
 */
type Stack = { readonly lines: [Line, ...Line[]]; main: Line }

function stacksOf(lines: readonly Line[]): Stack[] {
  const stacks: Stack[] = []
  for (const line of lines) {
    const stack = stacks.at(-1)
    if (stack && isCrowded(lastOf(stack.lines), line)) {
      stack.lines.push(line)
      if (line.content.text.length > stack.main.content.text.length) stack.main = line
    } else stacks.push({ lines: [line], main: line })
  }
  return stacks
}

/** At least one line. */
export function makeParagraph(
  given: readonly Line[],
  region: { left: number; right: number },
  page: number,
  vocabulary: Vocabulary,
): Paragraph {
  const lines = nonEmpty(given, 'a line of the paragraph')
  const length = lines.reduce((sum, line) => sum + line.content.text.length, 0)
  return {
    content: lines.reduce((text, line) => joinLines(text, line.content, vocabulary), EMPTY),
    lines,
    page,
    left: region.left,
    right: region.right,
    size: lines[0].size,
    boldShare: lines.reduce((sum, line) => sum + line.boldShare * line.content.text.length, 0) / Math.max(1, length),
  }
}

/**
 * The median distance of baselines, kept near that of the whole document: a region of single lines shows only the gaps
 * between paragraphs.
 */
function usualLeading(lines: readonly Line[], context: PrintContext): number {
  const expected = context.leading * median(lines.map((line) => line.size))
  const gaps = steps(lines, (before, line) => {
    const gap = line.baseline - before.baseline
    return gap > 2 && !isCrowded(before, line) ? gap : undefined
  }).filter((gap) => gap !== undefined)
  return Math.min(Math.max(median(gaps) || expected, 0.75 * expected), 1.15 * expected)
}
