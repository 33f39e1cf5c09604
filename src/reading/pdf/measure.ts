/** Measures of lines: bounds and medians. */
import type { Line } from './line.ts'

export type Bounds = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The box around lines; letters rise 0.8 and reach down 0.25 of their size. */
export function boundsOf(lines: readonly Line[]): Bounds {
  let left = Infinity
  let right = -Infinity
  let top = Infinity
  let bottom = -Infinity
  for (const line of lines) {
    left = Math.min(left, line.left)
    right = Math.max(right, line.right)
    top = Math.min(top, line.baseline - 0.8 * line.size)
    bottom = Math.max(bottom, line.baseline + 0.25 * line.size)
  }
  return { left, right, top, bottom }
}

/** The upper median; 0 of nothing. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
