/**
 * Drops what converters of textbooks leave in a text: formulas as StarMath source behind their print, and anchors of
 * headings.
 */
import type { Span } from './document.ts'

/**
 * `Fnet size 12{F rSub { size 8{"net"} } } {}` becomes `Fnet`, `Lines of Descent {#eip-698}` becomes `Lines of
 * Descent`; spans move with their text.
 * A brace that is never closed keeps what it opens: it may be prose.
 */
export function dropResidue<Text extends { readonly text: string; readonly spans: readonly Span[] }>(
  whole: Text,
): Text {
  const stretches = findResidue(whole.text)
  if (stretches.length === 0) return whole
  const place = (at: number): number =>
    at - stretches.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(at, end) - start), 0)
  const text = stretches.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), whole.text)
  const spans = whole.spans
    .map((span) => ({ ...span, start: place(span.start), end: place(span.end) }))
    .filter((span) => span.end > span.start)
  return { ...whole, text, spans }
}

type Stretch = { readonly start: number; readonly end: number }

/**
 * The source of a formula begins with the size of its font; an anchor is named by the editor of OpenStax (`eip`,
 * `fs-id`) or in the manner of Markdown. A match begins with a run of spaces, never inside one, which would take the
 * square of its length.
 */
const BEGINNING = /(?<!\s)\s*(?:size \d{1,2}(?=\{)|(?=\{#[\w-]+\}))/g

function findResidue(text: string): Stretch[] {
  const found: Stretch[] = []
  for (const match of text.matchAll(BEGINNING)) {
    const start = match.index
    if (start < (found.at(-1)?.end ?? 0)) continue
    const closed = endOfBraces(text, start + match[0].length)
    if (closed === undefined) continue
    const empty = /^\s*\{\}/.exec(text.slice(closed))?.[0].length ?? 0
    found.push({ start, end: closed + empty })
  }
  return found
}

/** Behind the brace that closes the one at `open`. */
function endOfBraces(text: string, open: number): number | undefined {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return undefined
}
