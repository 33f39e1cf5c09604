/** Reads terms in the margin beside the paragraphs that explain them, which stand like a table of two columns. */
import { lastOf } from '#domain/must-be-there.ts'
import type { Line } from './line.ts'
import { boundsOf } from './measure.ts'
import type { Row } from './tables.ts'
import { endsSentence } from './starts-paragraph.ts'

/** The lines of a term and of the text beside it. */
export type MarginEntry = { readonly term: readonly Line[]; readonly text: readonly Line[] }

/** A term is this short, the text beside it fills so many lines on average: cells of tables are shorter. */
const LONGEST_TERM = 40
const FEWEST_LINES = 2.5
const SHORTEST_LINE = 25

/** Undefined when the rows are those of a table. */
export function findMarginEntries(rows: readonly Row[]): MarginEntry[] | undefined {
  const lines = rows.flat()
  const first = boundsOf(lines).left
  const isTerm = (line: Line): boolean => line.left < first + 0.8 * line.size
  const terms = lines.filter(isTerm)
  const texts = lines.filter((line) => !isTerm(line))
  if (texts.length === 0) return undefined
  const edge = boundsOf(texts).left
  if (
    terms.some((line) => line.right > edge || line.content.text.length > LONGEST_TERM) ||
    rows.some((row) => row.filter((line) => !isTerm(line)).length > 1)
  )
    return undefined
  const entries: { term: Line[]; text: Line[] }[] = []
  for (const row of rows) {
    const term = row.filter(isTerm)
    const text = row.filter((line) => !isTerm(line))
    const last = entries.at(-1)
    // A term of two lines goes on beside the text of its own.
    if (last && (term.length === 0 || !endsSentence(last.text.at(-1)?.content.text ?? ''))) {
      last.term.push(...term)
      last.text.push(...text)
    } else entries.push({ term, text })
  }
  return entries.length >= 2 && entries.every(isExplained) && texts.length >= FEWEST_LINES * entries.length
    ? entries
    : undefined
}

function isExplained({ term, text }: MarginEntry): boolean {
  const length = text.reduce(
    (sum, line) => sum + line.content.text.length + (line.content.text.match(/\p{Script=Han}/gu)?.length ?? 0),
    0,
  )
  return (
    term.length > 0 &&
    text.length > 0 &&
    length >= SHORTEST_LINE * text.length &&
    endsSentence(lastOf(text).content.text)
  )
}
