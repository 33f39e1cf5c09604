/** Frequencies of classes: as bars without gaps, or as a polygon over their middles. */
import { firstOf, itemAt, lastOf } from '#domain/must-be-there.ts'
import { steps } from '#domain/steps.ts'
import type { SceneBuilder } from '../scene.ts'
import type { Fill, XY } from '../shapes.ts'
import { plot, upTo, type Scale, type Titles } from './chart.ts'

/**
 * Bars without gaps over classes with the boundaries given; `polygon` joins the middles of their tops, down to the axis
 * on both sides.
 */
export function histogram({
  boundaries,
  frequencies,
  polygon = false,
  bars = true,
  fill = 'none',
  ...rest
}: Titles &
  Scale & {
    readonly boundaries: readonly number[]
    readonly frequencies: readonly number[]
    readonly polygon?: boolean
    readonly bars?: boolean
    readonly fill?: Fill
  }): SceneBuilder {
  if (boundaries.length !== frequencies.length + 1)
    throw new RangeError(
      `Cannot draw a histogram of ${frequencies.length} classes with ${boundaries.length} boundaries: expected one more than classes`,
    )
  const yTicks = upTo(rest, Math.max(...frequencies))
  const sides = steps(boundaries, (left, right) => ({ left, right, middle: (left + right) / 2 }))
  const classes = frequencies.map((frequency, i) => ({ frequency, ...itemAt(sides, i) }))
  const middles = classes.map(({ middle, frequency }): XY => [middle, frequency])
  const [first, last] = [firstOf(boundaries), lastOf(boundaries)]
  const wide = itemAt(boundaries, 1) - first
  const ticks = bars ? boundaries : middles.map(([x]) => x)
  const chart = plot(
    [first - wide, last + wide],
    [0, lastOf(yTicks).at],
    ticks.map((at) => ({ at, label: String(at) })),
    yTicks,
    rest,
  )
  if (bars)
    classes.forEach(({ left, right, frequency }) =>
      chart.addLines(
        [
          [
            [left, 0],
            [right, 0],
            [right, frequency],
            [left, frequency],
          ],
        ],
        { closed: true, fill },
      ),
    )
  middles.forEach(([x, y], i) => chart.point(`T${i + 1}`, x, y, { label: false, dot: polygon }))
  if (polygon) chart.addLines([[[firstOf(middles)[0] - wide, 0], ...middles, [lastOf(middles)[0] + wide, 0]]])
  return chart
}

/** The polygon alone, over the class marks. */
export function frequencyPolygon(diagram: Parameters<typeof histogram>[0]): SceneBuilder {
  return histogram({ ...diagram, bars: false, polygon: true })
}
