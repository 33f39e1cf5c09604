/** A graph as polylines: cut where it leaves the window, broken at poles, finer where it bends. */
import type { XY } from './shapes.ts'

type Window = { readonly from: number; readonly to: number; readonly y: XY }

const FIRST_STEPS = 48
const DEEPEST = 10

export function sampleCurve(
  f: (x: number) => number,
  { from, to, y: [low, high] }: Window,
): readonly (readonly XY[])[] {
  const height = high - low
  const curves: XY[][] = []
  let current: XY[] = []
  const end = (): void => {
    if (current.length > 1) curves.push(current)
    current = []
  }
  const join = (a: XY, b: XY): void => {
    const cut = clip(a, b, low, high)
    if (cut === undefined) return end()
    if (current.length === 0) current.push(cut[0])
    current.push(cut[1])
    if (cut[1] !== b) end()
  }
  const refine = (a: XY, b: XY, depth: number): void => {
    const jump = Math.abs(b[1] - a[1])
    const middle: XY = [(a[0] + b[0]) / 2, f((a[0] + b[0]) / 2)]
    const bends = !(Math.abs(middle[1] - (a[1] + b[1]) / 2) < 0.001 * height) || jump > 0.25 * height
    const outside = (a[1] > high && b[1] > high && middle[1] > high) || (a[1] < low && b[1] < low && middle[1] < low)
    if (bends && !outside && depth < DEEPEST) {
      refine(a, middle, depth + 1)
      refine(middle, b, depth + 1)
    } else if (!Number.isFinite(a[1] + b[1]) || (depth === DEEPEST && jump > 0.25 * height)) end()
    else join(a, b)
  }
  for (let i = 0; i < FIRST_STEPS; i++) {
    const [left, right] = [from + ((to - from) * i) / FIRST_STEPS, from + ((to - from) * (i + 1)) / FIRST_STEPS]
    refine([left, f(left)], [right, f(right)], 0)
  }
  end()
  return curves
}

function clip(a: XY, b: XY, low: number, high: number): readonly [XY, XY] | undefined {
  if ((a[1] > high && b[1] > high) || (a[1] < low && b[1] < low)) return undefined
  const at = (end: XY): XY => {
    if (end[1] >= low && end[1] <= high) return end
    const bound = end[1] > high ? high : low
    return [a[0] + ((b[0] - a[0]) * (bound - a[1])) / (b[1] - a[1]), bound]
  }
  return [at(a), at(b)]
}
