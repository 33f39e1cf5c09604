/** Rich text composed of parts, and the formulas of a block. */
import type { Inline, RichText } from '#domain/rich-text.ts'
import type { Span } from '#reading/document.ts'

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
export const mathSpans = (spans: readonly Span[]): Span[] =>
  spans.filter((span) => span.kind === 'math').toSorted((a, b) => a.start - b.start)

function addText(content: Inline[], text: string): void {
  if (text === '') return
  const last = content.at(-1)
  if (last?.kind === 'text') content[content.length - 1] = { kind: 'text', text: last.text + text }
  else content.push({ kind: 'text', text })
}
