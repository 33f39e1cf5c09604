/** What statistical diagrams share: axes with titles and numbers. Titles and categories are prose, with formulas between `$`. */
import { nonEmpty, type NonEmpty } from '#domain/must-be-there.ts'
import { scene, type SceneBuilder } from '../scene.ts'
import type { Label, Tick, XY } from '../shapes.ts'
import { roundTicks } from '../ticks.ts'

/** Room of the plot itself in points of print; titles and numbers stand around it. */
const PLOT = { width: 205, height: 118 }

export type Titles = {
  readonly xTitle: Label
  readonly yTitle: Label
  readonly alt: { readonly en: string; readonly zh: string }
}
/** `yMin`: where the scale starts; above 0 the foot of the axis has a kink. */
export type Scale = { readonly yMin?: number; readonly yMax?: number; readonly yStep?: number; readonly grid?: boolean }
export type Category = { readonly name: Label; readonly value: number }

export type Range = { readonly from: number; readonly to: number; readonly step: number }

/** Axes for what the diagram shows. */
export function plot(
  x: XY,
  y: XY,
  xTicks: readonly Tick[],
  yTicks: readonly Tick[],
  { xTitle, yTitle, alt, grid = false, yMin = 0 }: Titles & Scale,
): SceneBuilder {
  return scene({ ...PLOT, equal: false })
    .alt(alt)
    .add({
      kind: 'axes',
      x,
      y,
      xLabel: xTitle,
      yLabel: yTitle,
      xTicks,
      yTicks,
      grid,
      origin: false,
      diagram: true,
      broken: yMin > 0 ? ['y'] : [],
    })
}

/** The categories along the axis, each in the middle of its place. */
export const categoryTicks = (bars: readonly Category[]): readonly Tick[] =>
  bars.map(({ name }, i) => ({ at: i + 0.5, label: name, prose: true }))

/** The numbers of a scale that reaches the largest value. */
export function upTo({ yMin = 0, yMax, yStep }: Scale, largest: number): NonEmpty<Tick> {
  const step = yStep ?? roundTicks((yMax ?? largest) - yMin, 6)
  return rangeTicks(yMin, yMax ?? step * Math.ceil((largest + 0.01 * step) / step), step)
}

export function rangeTicks(from: number, to: number, step: number): NonEmpty<Tick> {
  const places = Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) =>
    Number((from + i * step).toPrecision(12)),
  )
  return nonEmpty(
    places.map((at) => ({ at, label: String(at).replace('-', '−') })),
    `a number from ${from} to ${to}`,
  )
}
