/** Single values: pairs as crosses over two scales, or counts as columns of dots. */
import { scene, type SceneBuilder } from '../scene.ts'
import type { Label, XY } from '../shapes.ts'
import { plot, rangeTicks, type Range, type Titles } from './chart.ts'

/** Points as crosses. */
export function scatter({
  points,
  x,
  y,
  ...rest
}: Titles & {
  readonly points: readonly XY[]
  readonly x: Range
  readonly y: Range
  readonly grid?: boolean
}): SceneBuilder {
  const chart = plot(
    [x.from, x.to],
    [y.from, y.to],
    rangeTicks(x.from, x.to, x.step),
    rangeTicks(y.from, y.to, y.step),
    rest,
  )
  points.forEach(([px, py], i) => chart.point(`P${i + 1}`, px, py, { label: false, dot: 'cross' }))
  return chart
}
/** A column of dots above each value of a scale. */
export function dotPlot({
  counts,
  title,
  alt,
}: {
  readonly counts: readonly { readonly value: number; readonly count: number }[]
  readonly title: Label
  readonly alt: Titles['alt']
}): SceneBuilder {
  const values = counts.map(({ value }) => value)
  const chart = scene({ width: 180, height: 12 * Math.max(...counts.map(({ count }) => count)) + 8, equal: false })
  const [from, to] = [Math.min(...values) - 0.5, Math.max(...values) + 0.5]
  const tallest = Math.max(...counts.map(({ count }) => count))
  let dots = 0
  for (const { value, count } of counts)
    for (let i = 0; i < count; i++) chart.point(`P${++dots}`, value, i + 0.7, { label: false, dot: true })
  return chart
    .add({
      kind: 'axes',
      x: [from, to],
      y: [0, tallest + 0.3],
      xLabel: title,
      yLabel: '',
      xTicks: values.map((at) => ({ at, label: String(at) })),
      yTicks: [],
      grid: false,
      origin: false,
      diagram: true,
      broken: [],
      bare: 'y',
    })
    .alt(alt)
}
