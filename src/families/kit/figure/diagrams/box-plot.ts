/** The five numbers of distributions: least, quartiles, median, greatest. */
import { scene, type SceneBuilder } from '../scene.ts'
import type { Label, Tick } from '../shapes.ts'
import { rangeTicks, type Range, type Titles } from './chart.ts'

export type Box = {
  readonly name?: Label
  readonly min: number
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly max: number
}

/**
 * One or several box-and-whisker diagrams on one scale. `marks`: labels of the five numbers of the first, in place of
 * the numbers of the scale.
 */
export function boxPlot({
  boxes,
  scale,
  title,
  marks,
  alt,
}: {
  readonly boxes: readonly Box[]
  readonly scale?: Range
  readonly title: Label
  readonly marks?: readonly Label[]
  readonly alt: Titles['alt']
}): SceneBuilder {
  for (const box of boxes)
    if (five(box).some((value, i, all) => value < (all[i - 1] ?? value)))
      throw new RangeError(
        `Cannot draw a box-and-whisker diagram of ${five(box).join(', ')}: expected five numbers in order`,
      )
  const values = boxes.flatMap(({ min, max }) => [min, max])
  const [from, to] = [scale?.from ?? Math.min(...values), scale?.to ?? Math.max(...values)]
  const [row, half] = [1, 0.27]
  const chart = scene({ width: 200, height: 30 + 30 * boxes.length, equal: false })
  const ticks: readonly Tick[] =
    marks === undefined
      ? rangeTicks(from, to, scale?.step ?? (to - from) / 5)
      : boxes.slice(0, 1).flatMap((box) => five(box).map((at, i) => ({ at, label: marks[i] })))
  boxes.forEach(({ name, ...box }, i) => {
    const y = row * (boxes.length - i) - 0.35
    const { min, q1, median, q3, max } = box
    chart.addLines(
      [
        [
          [q1, y - half],
          [q3, y - half],
          [q3, y + half],
          [q1, y + half],
        ],
      ],
      { closed: true },
    )
    chart.addLines([
      [
        [median, y - half],
        [median, y + half],
      ],
      [
        [min, y],
        [q1, y],
      ],
      [
        [q3, y],
        [max, y],
      ],
      [
        [min, y - half / 2],
        [min, y + half / 2],
      ],
      [
        [max, y - half / 2],
        [max, y + half / 2],
      ],
    ])
    if (marks !== undefined && i === 0)
      chart.addLines(
        five(box).map((at) => [
          [at, 0],
          [at, y - (at === min || at === max ? half / 2 : half)],
        ]),
        { dashed: true },
      )
    if (name !== undefined) chart.text(from, y, name, { anchor: 'left', prose: true, gap: 8 })
  })
  chart.add({
    kind: 'axes',
    x: [from, to],
    y: [0, row * boxes.length],
    xLabel: title,
    yLabel: '',
    xTicks: ticks,
    yTicks: [],
    grid: false,
    origin: false,
    diagram: true,
    broken: [],
    bare: 'y',
  })
  return chart.alt(alt)
}

const five = ({ min, q1, median, q3, max }: Omit<Box, 'name'>): readonly number[] => [min, q1, median, q3, max]
