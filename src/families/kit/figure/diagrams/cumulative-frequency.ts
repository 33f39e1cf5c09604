/** Cumulative frequencies as a polygon or a curve, and what is read off it. */
import { itemAt, lastOf } from '#domain/must-be-there.ts'
import { steps } from '#domain/steps.ts'
import type { SceneBuilder } from '../scene.ts'
import type { XY } from '../shapes.ts'
import { plot, rangeTicks, upTo, type Range, type Scale, type Titles } from './chart.ts'

/**
 * A cumulative frequency polygon (straight) or curve (smooth) through `points`, the first on the axis. Points `P1`,
 * `P2`, … `read`: dashed lines from these frequencies to the graph and down.
 */
export function cumulativeFrequency({
  points,
  smooth = false,
  read = [],
  ...rest
}: Titles &
  Scale &
  Across & {
    readonly points: readonly XY[]
    readonly smooth?: boolean
    readonly read?: readonly number[]
  }): SceneBuilder {
  const chart = lineDiagram(points, { grid: true, ...rest }, smooth)
  for (const at of read) {
    const x = invert(points, at)
    chart.addLines(
      [
        [
          [acrossOf(points, rest).from, at],
          [x, at],
          [x, 0],
        ],
      ],
      { dashed: true },
    )
  }
  return chart
}

type Across = { readonly x?: Range }

function lineDiagram(points: readonly XY[], rest: Titles & Scale & Across, smooth: boolean): SceneBuilder {
  const yTicks = upTo(rest, Math.max(...points.map(([, y]) => y)))
  const { from, to, step } = acrossOf(points, rest)
  const chart = plot([from, to], [0, lastOf(yTicks).at], rangeTicks(from, to, step), yTicks, rest)
  points.forEach(([x, y], i) => chart.point(`P${i + 1}`, x, y, { label: false, dot: !smooth }))
  return chart.addLines([smooth ? monotone(points) : points])
}

function acrossOf(points: readonly XY[], { x }: Across): Range {
  const [first, second] = [itemAt(points, 0), itemAt(points, 1)]
  return x ?? { from: first[0], to: lastOf(points)[0], step: second[0] - first[0] }
}

function invert(points: readonly XY[], y: number): number {
  const i = points.findIndex(([, next], k) => k > 0 && next >= y)
  if (i < 1) throw new RangeError(`Cannot read the graph at ${y}: it does not reach it`)
  const [[ax, ay], [bx, by]] = [itemAt(points, i - 1), itemAt(points, i)]
  return ax + ((bx - ax) * (y - ay)) / (by - ay)
}

/** Fritsch and Carlson: a smooth curve that never falls where its points rise. */
function monotone(points: readonly XY[]): XY[] {
  const slopes = steps(points, ([x0, y0], [x, y]) => (y - y0) / (x - x0))
  const knots = points.map((at, i) => ({ at, tangent: tangentBetween(slopes[i - 1], slopes[i]) }))
  const pieces = steps(knots, ({ at: [x0, y0], tangent: leaving }, { at: [x, y], tangent: arriving }) => {
    const wide = x - x0
    return (t: number): XY => {
      const [a, b] = [1 - t, t]
      return [
        x0 + t * wide,
        a * a * (1 + 2 * b) * y0 + a * a * b * wide * leaving + b * b * (1 + 2 * a) * y - b * b * a * wide * arriving,
      ]
    }
  })
  return pieces.flatMap((pointAt, i) =>
    Array.from({ length: i === 0 ? 13 : 12 }, (_, k) => pointAt((k + (i === 0 ? 0 : 1)) / 12)),
  )
}

/** Flat at both ends and where the points turn, else the harmonic mean of the slopes on both sides. */
function tangentBetween(before: number | undefined, after: number | undefined): number {
  if (before === undefined || after === undefined) return 0
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
}
