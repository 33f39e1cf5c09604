/** How the running text of a document is printed: what headings and notes are compared with. */
import type { Line } from './line.ts'
import { commonestSize } from './measure.ts'

export type PrintContext = {
  readonly bodySize: number
  /** The running text itself is set in a font that counts as bold. */
  readonly boldBody: boolean
}

export function findPrintContext(lines: readonly Line[]): PrintContext {
  const bodySize = commonestSize(lines)
  const body = lines.filter((line) => Math.abs(line.size - bodySize) < 0.5)
  const bold = body.filter((line) => line.boldShare > 0.9).length
  return { bodySize, boldBody: bold > 0.6 * body.length }
}
