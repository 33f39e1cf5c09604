/** Text with its bold and italic stretches, put together piece by piece. */
import type { Span } from '../document.ts'

export type StyledText = { readonly text: string; readonly spans: readonly Span[] }

export const EMPTY: StyledText = { text: '', spans: [] }

/** `next` after `text`, with `separator` between; stretches of one kind that meet over it become one. */
export function append(text: StyledText, separator: string, next: StyledText): StyledText {
  if (next.text === '') return text
  if (text.text === '') return next
  const shift = text.text.length + separator.length
  const spans = [...text.spans]
  for (const span of next.spans)
    addSpan(spans, { start: span.start + shift, end: span.end + shift, kind: span.kind }, separator.length)
  return { text: text.text + separator + next.text, spans }
}

/** Adds a stretch in place; one of its kind that ends at most `gap` characters before it is drawn on instead. */
export function addSpan(spans: Span[], span: Span, gap = 0): void {
  const index = spans.findLastIndex(
    (other) => other.kind === span.kind && other.end + gap >= span.start && other.end <= span.end,
  )
  const before = spans[index]
  if (before) spans[index] = { start: before.start, end: span.end, kind: span.kind }
  else spans.push(span)
}

/** The first `length` characters. */
export function cut(text: StyledText, length: number): StyledText {
  return slice(text, 0, length)
}

/** The characters from `start` to before `end`. */
export function slice(text: StyledText, start: number, end: number): StyledText {
  const spans = text.spans
    .map((span) => ({
      start: Math.max(span.start, start) - start,
      end: Math.min(span.end, end) - start,
      kind: span.kind,
    }))
    .filter((span) => span.end > span.start)
  return { text: text.text.slice(start, end), spans }
}
