/** How the running text of a document is printed: what headings and notes are compared with. */
import { steps } from '#domain/steps.ts'
import type { Line } from './line.ts'

export type PrintContext = {
  /** Sizes of the running text, in points. */
  readonly bodySize: number
  readonly chineseSize: number
  readonly latinSize: number
  /** The usual distance of baselines, in parts of the size. */
  readonly leading: number
  /** The running text itself is set in a font that counts as bold. */
  readonly boldBody: boolean
}

export function findPrintContext(lines: readonly Line[]): PrintContext {
  const bodySize = commonest(lines.map((line) => ({ size: line.size, count: line.content.text.length }))) || 10
  const body = lines.filter((line) => Math.abs(line.size - bodySize) < 1)
  const bold = body.filter((line) => line.boldShare > 0.9).length
  return {
    bodySize,
    chineseSize: commonest(lines.map((line) => line.chinese)) || bodySize,
    latinSize: commonest(lines.map((line) => line.latin)) || bodySize,
    leading: usualLeading(lines),
    boldBody: bold > 0.6 * body.length,
  }
}

/**
 * The size of a line in parts of the running text: 1 is alike. Chinese and Latin characters are each compared with
 * their own.
 */
export function relativeSize(line: Line, context: PrintContext): number {
  const { chinese, latin } = line
  if (chinese.count + latin.count === 0) return line.size / context.bodySize
  const sum = (chinese.count * chinese.size) / context.chineseSize + (latin.count * latin.size) / context.latinSize
  return sum / (chinese.count + latin.count)
}

/** Two lines that are set in different sizes, script by script. */
export function isResized(a: Line, b: Line): boolean {
  const both = (['chinese', 'latin'] as const).filter((script) => a[script].count > 1 && b[script].count > 1)
  if (both.length === 0) return Math.abs(a.size - b.size) > 0.25 * Math.max(a.size, b.size)
  return both.every((script) => Math.abs(a[script].size - b[script].size) > 0.8)
}

/** Over lines that follow one another and stand above one another; `lines` go from top to bottom, page by page. */
function usualLeading(lines: readonly Line[]): number {
  const ratios = steps(lines, (before, line) => {
    const ratio = (line.baseline - before.baseline) / line.size
    const below = Math.min(line.right, before.right) - Math.max(line.left, before.left) > 0.5 * (line.right - line.left)
    return below && Math.abs(line.size - before.size) < 0.8 && ratio > 0.8 && ratio < 3
      ? [{ size: Math.round(ratio * 20) / 20, count: line.content.text.length }]
      : []
  })
  return commonest(ratios.flat()) || 1.2
}

function commonest(sizes: readonly { size: number; count: number }[]): number {
  const counts = new Map<number, number>()
  for (const { size, count } of sizes) if (count > 0) counts.set(size, (counts.get(size) ?? 0) + count)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
