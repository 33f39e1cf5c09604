/** Values of categories: as bars, or as points that are joined. */
import { lastOf } from '#domain/must-be-there.ts'
import type { SceneBuilder } from '../scene.ts'
import type { Fill, XY } from '../shapes.ts'
import { categoryTicks, plot, upTo, type Category, type Scale, type Titles } from './chart.ts'

/**
 * Bars of equal width with gaps; `show` writes each value above its bar. Points `T1`, `T2`, … are the tops of the bars.
 */
export function barChart({
  bars,
  show = false,
  fill = 'grey',
  ...rest
}: Titles &
  Scale & { readonly bars: readonly Category[]; readonly show?: boolean; readonly fill?: Fill }): SceneBuilder {
  const yTicks = upTo(rest, Math.max(...bars.map(({ value }) => value)))
  const chart = plot([0, bars.length], [yTicks[0].at, lastOf(yTicks).at], categoryTicks(bars), yTicks, rest)
  const foot = rest.yMin ?? 0
  bars.forEach(({ value }, i) => {
    chart.addLines(
      [
        [
          [i + 0.2, foot],
          [i + 0.8, foot],
          [i + 0.8, value],
          [i + 0.2, value],
        ],
      ],
      { closed: true, fill },
    )
    chart.point(`T${i + 1}`, i + 0.5, value, { label: false })
    if (show) chart.text(i + 0.5, value, String(value), { anchor: 'above' })
  })
  return chart
}

/** Values joined in the order of the categories, as a graph of temperatures by month. Points `P1`, `P2`, … */
export function brokenLine({ bars, ...rest }: Titles & Scale & { readonly bars: readonly Category[] }): SceneBuilder {
  const yTicks = upTo(rest, Math.max(...bars.map(({ value }) => value)))
  const chart = plot([0, bars.length], [yTicks[0].at, lastOf(yTicks).at], categoryTicks(bars), yTicks, {
    grid: true,
    ...rest,
  })
  bars.forEach(({ value }, i) => chart.point(`P${i + 1}`, i + 0.5, value, { label: false, dot: true }))
  return chart.addLines([bars.map(({ value }, i): XY => [i + 0.5, value])])
}
