/** Cuts rich text out of a block of a document; a formula is kept whole or left out, never cut. */
import type { Inline, RichText } from '#domain/rich-text.ts'
import type { Block, Span } from '#reading/document.ts'

/**
 * The rich text of `block.text` from `start` to before `end` (UTF-16 units): formulas become `math`, bold and italic type is dropped,
 * since a bold key would give itself away. Undefined when an end falls inside a formula.
 */
export function richSlice(block: Pick<Block, 'text' | 'spans'>, start: number, end: number): RichText | undefined {
  const formulas = mathSpans(block.spans)
  if (formulas.some((span) => cuts(span, start) || cuts(span, end))) return undefined
  const content: Inline[] = []
  let at = start
  for (const span of formulas.filter((one) => one.start >= start && one.end <= end)) {
    addText(content, block.text.slice(at, span.start))
    content.push({ kind: 'math', tex: block.text.slice(span.start, span.end), display: false })
    at = span.end
  }
  addText(content, block.text.slice(at, end))
  return content
}

/** One rich text from several, and from plain words between them; neighbouring words grow together. */
export function joinRich(...parts: readonly (string | RichText)[]): RichText {
  const content: Inline[] = []
  for (const part of parts) {
    for (const inline of typeof part === 'string' ? [{ kind: 'text' as const, text: part }] : part) {
      if (inline.kind === 'text') addText(content, inline.text)
      else content.push(inline)
    }
  }
  return content
}

/** The formulas of a block in the order of the text. */
export const mathSpans = (spans: readonly Span[]): Span[] => spans.filter((span) => span.kind === 'math').toSorted((a, b) => a.start - b.start)

const cuts = (span: Span, at: number): boolean => span.start < at && at < span.end

function addText(content: Inline[], text: string): void {
  if (text === '') return
  const last = content.at(-1)
  if (last?.kind === 'text') content[content.length - 1] = { kind: 'text', text: last.text + text }
  else content.push({ kind: 'text', text })
}
