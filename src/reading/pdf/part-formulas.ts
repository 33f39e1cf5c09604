/** Parts a paragraph with a stacked formula in it: the sentences that the formula touches, and those that are whole. */
import { steps } from '#domain/steps.ts'
import type { BlockKind } from '../document.ts'
import { isStackedAt } from './formulas.ts'
import { joinLines, type Vocabulary } from './join-words.ts'
import type { Paragraph } from './paragraphs.ts'
import { EMPTY, slice } from './styled-text.ts'

export type Part = { readonly kind: BlockKind; readonly paragraph: Paragraph }

/**
 * In order of the text. `paragraph` is known to be or to hold a formula; one without a whole sentence outside it stays
 * one `formula`.
 */
export function partFormulas(paragraph: Paragraph, vocabulary: Vocabulary): Part[] {
  if (!paragraph.lines.some((_, index) => isStackedAt(paragraph.lines, index))) return [{ kind: 'formula', paragraph }]
  const sentences = sentencesOf(paragraph.content.text)
  const ends = lineEnds(paragraph, vocabulary)
  const touched = (start: number, end: number): boolean =>
    paragraph.lines.some(
      (_, index) => isStackedAt(paragraph.lines, index) && (ends[index - 1] ?? 0) < end && (ends[index] ?? 0) > start,
    )
  const parts: { kind: BlockKind; start: number; end: number }[] = []
  for (const { start, end } of sentences) {
    const kind = touched(start, end) ? 'formula' : 'paragraph'
    const last = parts.at(-1)
    if (last?.kind === kind) last.end = end
    else parts.push({ kind, start, end })
  }
  return parts.map(({ kind, start, end }) => {
    const content = slice(paragraph.content, start, end)
    return { kind, paragraph: { ...paragraph, content: slice(content, 0, content.text.trimEnd().length) } }
  })
}

/**
 * Where each sentence begins and ends, the space after it included; what follows the last full stop is a sentence as
 * well.
 */
function sentencesOf(text: string): { start: number; end: number }[] {
  const ends = [...text.matchAll(/[.!?]["”’)]?\s+(?=["“‘(]?\p{Lu})|[。！？][」』”]?/gu)].map(
    (match) => match.index + match[0].length,
  )
  const bounds = [0, ...ends.filter((end) => end < text.length), text.length]
  return steps(bounds, (start, end) => ({ start, end }))
}

/** Where the text of each line ends in the joined text. */
function lineEnds(paragraph: Paragraph, vocabulary: Vocabulary): number[] {
  let joined = EMPTY
  return paragraph.lines.map((line) => {
    joined = joinLines(joined, line.content, vocabulary)
    return joined.text.length
  })
}
