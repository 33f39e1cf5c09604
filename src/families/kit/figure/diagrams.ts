/** Statistical diagrams as scenes; titles and categories are prose, with formulas between `$`. */
import { polar } from './constructions.ts'
import { scene, type SceneBuilder } from './scene.ts'
import type { Fill, Label, Tick, XY } from './shapes.ts'
import { roundTicks } from './ticks.ts'

/** Room of the plot itself in points of print; titles and numbers stand around it. */
const PLOT = { width: 205, height: 118 }

type Titles = { readonly xTitle: Label; readonly yTitle: Label; readonly alt: { readonly en: string; readonly zh: string } }
/** `yMin`: where the scale starts; above 0 the foot of the axis has a kink. */
type Scale = { readonly yMin?: number; readonly yMax?: number; readonly yStep?: number; readonly grid?: boolean }
export type Category = { readonly name: Label; readonly value: number }

/** Bars of equal width with gaps; `show` writes each value above its bar. Points `T1`, `T2`, … are the tops of the bars. */
export function barChart({ bars, show = false, fill = 'grey', ...rest }: Titles & Scale & { readonly bars: readonly Category[]; readonly show?: boolean; readonly fill?: Fill }): SceneBuilder {
  const yTicks = upTo(rest, Math.max(...bars.map(({ value }) => value)))
  const chart = plot([0, bars.length], [yTicks[0]!.at, yTicks.at(-1)!.at], bars.map(({ name }, i) => ({ at: i + 0.5, label: name, prose: true })), yTicks, rest)
  const foot = rest.yMin ?? 0
  bars.forEach(({ value }, i) => {
    chart.addLines([[[i + 0.2, foot], [i + 0.8, foot], [i + 0.8, value], [i + 0.2, value]]], { closed: true, fill })
    chart.point(`T${i + 1}`, i + 0.5, value, { label: false })
    if (show) chart.text(i + 0.5, value, String(value), { anchor: 'above' })
  })
  return chart
}

/** Sectors clockwise from the top; each with its name and its own label (an angle, a percentage). Points `O` and `P1`, `P2`, … on the circle. */
export function pieChart({ sectors, alt, radius = 52 }: { readonly sectors: readonly { readonly name: Label; readonly degrees: number; readonly label?: Label; readonly fill?: Fill }[]; readonly alt: Titles['alt']; readonly radius?: number }): SceneBuilder {
  const total = sectors.reduce((sum, { degrees }) => sum + degrees, 0)
  if (Math.abs(total - 360) > 1e-6) throw new RangeError(`Cannot draw a pie chart of ${total} degrees: expected 360`)
  const chart = scene({ scale: 1 }).point('O', 0, 0, { label: false }).circle('O', radius)
  let from = 90
  sectors.forEach(({ name, degrees, label, fill = 'none' }, i) => {
    const middle = from - degrees / 2
    if (fill !== 'none') chart.add({ kind: 'arc', centre: 'O', radii: [radius, radius], from: from - degrees, to: from, sector: true, fill })
    chart.polar(`P${i + 1}`, 'O', radius, from, { label: false }).segment(['O', `P${i + 1}`])
    from -= degrees
    chart.add({ kind: 'text', at: polar([0, 0], radius, middle), text: label !== undefined && degrees < NARROW ? named(name, label) : name, anchor: 'sector', prose: true, gap: 3, box: false })
  })
  sectors.forEach(({ degrees, label }, i) => {
    if (label !== undefined && degrees >= NARROW) chart.angle([`P${i + 1}`, 'O', `P${((i + 1) % sectors.length) + 1}`], { label, reflex: degrees > 180 })
  })
  return chart.alt(alt)
}

/** Degrees of a sector in which an angle has no room for its own label. */
const NARROW = 40

function named(name: Label, label: Label): Label {
  const [en, zh] = [name, label].map((one) => (typeof one === 'string' ? { en: one, zh: one } : one)).reduce<[string, string]>(([a, b], one, i) => (i === 0 ? [one.en, one.zh] : [`${a} $${one.en}$`, `${b} $${one.zh}$`]), ['', ''])
  return { en, zh }
}

/** Rows of a stem and its leaves; `leaf` may be a letter for an unknown digit. */
export function stemAndLeaf({ stems, stemTitle, leafTitle, alt }: { readonly stems: readonly { readonly stem: Label; readonly leaves: readonly Label[] }[]; readonly stemTitle: Label; readonly leafTitle: Label; readonly alt: Titles['alt'] }): SceneBuilder {
  const [row, column] = [14, 11]
  const chart = scene({ scale: 1 })
  const widest = Math.max(...stems.map(({ leaves }) => leaves.length))
  chart.text(-10, 0, stemTitle, { anchor: 'left', prose: true }).text(8, 0, leafTitle, { anchor: 'right', prose: true })
  stems.forEach(({ stem, leaves }, i) => {
    const y = -row * (i + 1) - 3
    chart.text(-10, y, stem, { anchor: 'left' })
    leaves.forEach((leaf, k) => chart.text(10 + column * k + column / 2, y, leaf, { anchor: 'fixed' }))
  })
  chart.addLines([[[0, 8], [0, -row * stems.length - 10]]])
  chart.addLines([[[-50, -9], [Math.max(60, 12 + column * widest), -9]]])
  return chart.alt(alt)
}

export type Box = { readonly name?: Label; readonly min: number; readonly q1: number; readonly median: number; readonly q3: number; readonly max: number }

/** One or several box-and-whisker diagrams on one scale. `marks`: labels of the five numbers of the first, in place of the numbers of the scale. */
export function boxPlot({ boxes, scale, title, marks, alt }: { readonly boxes: readonly Box[]; readonly scale?: { readonly from: number; readonly to: number; readonly step: number }; readonly title: Label; readonly marks?: readonly Label[]; readonly alt: Titles['alt'] }): SceneBuilder {
  for (const box of boxes) if (five(box).some((value, i, all) => value < (all[i - 1] ?? value))) throw new RangeError(`Cannot draw a box-and-whisker diagram of ${five(box).join(', ')}: expected five numbers in order`)
  const values = boxes.flatMap(({ min, max }) => [min, max])
  const [from, to] = [scale?.from ?? Math.min(...values), scale?.to ?? Math.max(...values)]
  const [row, half] = [1, 0.27]
  const chart = scene({ width: 200, height: 30 + 30 * boxes.length, equal: false })
  const ticks: readonly Tick[] = marks === undefined ? rangeTicks(from, to, scale?.step ?? (to - from) / 5) : five(boxes[0]!).map((at, i) => ({ at, label: marks[i] }))
  boxes.forEach(({ name, ...box }, i) => {
    const y = row * (boxes.length - i) - 0.35
    const { min, q1, median, q3, max } = box
    chart.addLines([[[q1, y - half], [q3, y - half], [q3, y + half], [q1, y + half]]], { closed: true })
    chart.addLines([[[median, y - half], [median, y + half]], [[min, y], [q1, y]], [[q3, y], [max, y]], [[min, y - half / 2], [min, y + half / 2]], [[max, y - half / 2], [max, y + half / 2]]])
    if (marks !== undefined && i === 0) chart.addLines(five(box).map((at) => [[at, 0], [at, y - (at === min || at === max ? half / 2 : half)]]), { dashed: true })
    if (name !== undefined) chart.text(from, y, name, { anchor: 'left', prose: true, gap: 8 })
  })
  chart.add({ kind: 'axes', x: [from, to], y: [0, row * boxes.length], xLabel: title, yLabel: '', xTicks: ticks, yTicks: [], grid: false, origin: false, diagram: true, broken: [], bare: 'y' })
  return chart.alt(alt)
}

const five = ({ min, q1, median, q3, max }: Omit<Box, 'name'>): readonly number[] => [min, q1, median, q3, max]

/** A cumulative frequency polygon (straight) or curve (smooth) through `points`, the first on the axis. Points `P1`, `P2`, … `read`: dashed lines from these frequencies to the graph and down. */
export function cumulativeFrequency({ points, smooth = false, read = [], ...rest }: Titles & Scale & Across & { readonly points: readonly XY[]; readonly smooth?: boolean; readonly read?: readonly number[] }): SceneBuilder {
  const chart = lineDiagram(points, { grid: true, ...rest }, smooth)
  for (const at of read) {
    const x = invert(points, at)
    chart.addLines([[[acrossOf(points, rest).from, at], [x, at], [x, 0]]], { dashed: true })
  }
  return chart
}

type Across = { readonly x?: { readonly from: number; readonly to: number; readonly step: number } }

/** Bars without gaps over classes with the boundaries given; `polygon` joins the middles of their tops, down to the axis on both sides. */
export function histogram({ boundaries, frequencies, polygon = false, bars = true, fill = 'none', ...rest }: Titles & Scale & { readonly boundaries: readonly number[]; readonly frequencies: readonly number[]; readonly polygon?: boolean; readonly bars?: boolean; readonly fill?: Fill }): SceneBuilder {
  if (boundaries.length !== frequencies.length + 1) throw new RangeError(`Cannot draw a histogram of ${frequencies.length} classes with ${boundaries.length} boundaries: expected one more than classes`)
  const yTicks = upTo(rest, Math.max(...frequencies))
  const wide = boundaries[1]! - boundaries[0]!
  const middles = frequencies.map((frequency, i): XY => [(boundaries[i]! + boundaries[i + 1]!) / 2, frequency])
  const ticks = bars ? boundaries : middles.map(([x]) => x)
  const chart = plot([boundaries[0]! - wide, boundaries.at(-1)! + wide], [0, yTicks.at(-1)!.at], ticks.map((at) => ({ at, label: String(at) })), yTicks, rest)
  if (bars) frequencies.forEach((frequency, i) => chart.addLines([[[boundaries[i]!, 0], [boundaries[i + 1]!, 0], [boundaries[i + 1]!, frequency], [boundaries[i]!, frequency]]], { closed: true, fill }))
  middles.forEach(([x, y], i) => chart.point(`T${i + 1}`, x, y, { label: false, dot: polygon }))
  if (polygon) chart.addLines([[[middles[0]![0] - wide, 0], ...middles, [middles.at(-1)![0] + wide, 0]]])
  return chart
}

/** The polygon alone, over the class marks. */
export function frequencyPolygon(diagram: Parameters<typeof histogram>[0]): SceneBuilder {
  return histogram({ ...diagram, bars: false, polygon: true })
}

/** Points as crosses. */
export function scatter({ points, x, y, ...rest }: Titles & { readonly points: readonly XY[]; readonly x: Range; readonly y: Range; readonly grid?: boolean }): SceneBuilder {
  const chart = plot([x.from, x.to], [y.from, y.to], rangeTicks(x.from, x.to, x.step), rangeTicks(y.from, y.to, y.step), rest)
  points.forEach(([px, py], i) => chart.point(`P${i + 1}`, px, py, { label: false, dot: 'cross' }))
  return chart
}
type Range = { readonly from: number; readonly to: number; readonly step: number }

/** Values joined in the order of the categories, as a graph of temperatures by month. Points `P1`, `P2`, … */
export function brokenLine({ bars, ...rest }: Titles & Scale & { readonly bars: readonly Category[] }): SceneBuilder {
  const yTicks = upTo(rest, Math.max(...bars.map(({ value }) => value)))
  const chart = plot([0, bars.length], [yTicks[0]!.at, yTicks.at(-1)!.at], bars.map(({ name }, i) => ({ at: i + 0.5, label: name, prose: true })), yTicks, { grid: true, ...rest })
  bars.forEach(({ value }, i) => chart.point(`P${i + 1}`, i + 0.5, value, { label: false, dot: true }))
  return chart.addLines([bars.map(({ value }, i): XY => [i + 0.5, value])])
}

/** A column of dots above each value of a scale. */
export function dotPlot({ counts, title, alt }: { readonly counts: readonly { readonly value: number; readonly count: number }[]; readonly title: Label; readonly alt: Titles['alt'] }): SceneBuilder {
  const values = counts.map(({ value }) => value)
  const chart = scene({ width: 180, height: 12 * Math.max(...counts.map(({ count }) => count)) + 8, equal: false })
  const [from, to] = [Math.min(...values) - 0.5, Math.max(...values) + 0.5]
  const tallest = Math.max(...counts.map(({ count }) => count))
  let dots = 0
  for (const { value, count } of counts) for (let i = 0; i < count; i++) chart.point(`P${++dots}`, value, i + 0.7, { label: false, dot: true })
  return chart.add({ kind: 'axes', x: [from, to], y: [0, tallest + 0.3], xLabel: title, yLabel: '', xTicks: values.map((at) => ({ at, label: String(at) })), yTicks: [], grid: false, origin: false, diagram: true, broken: [], bare: 'y' }).alt(alt)
}

function lineDiagram(points: readonly XY[], rest: Titles & Scale & Across, smooth: boolean): SceneBuilder {
  const yTicks = upTo(rest, Math.max(...points.map(([, y]) => y)))
  const { from, to, step } = acrossOf(points, rest)
  const chart = plot([from, to], [0, yTicks.at(-1)!.at], rangeTicks(from, to, step), yTicks, rest)
  points.forEach(([x, y], i) => chart.point(`P${i + 1}`, x, y, { label: false, dot: !smooth }))
  return chart.addLines([smooth ? monotone(points) : points])
}

function acrossOf(points: readonly XY[], { x }: Across): Range {
  return x ?? { from: points[0]![0], to: points.at(-1)![0], step: points[1]![0] - points[0]![0] }
}

function invert(points: readonly XY[], y: number): number {
  const i = points.findIndex(([, next], k) => k > 0 && next >= y)
  if (i < 1) throw new RangeError(`Cannot read the graph at ${y}: it does not reach it`)
  const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i]!]
  return ax + ((bx - ax) * (y - ay)) / (by - ay)
}

/** Fritsch and Carlson: a smooth curve that never falls where its points rise. */
function monotone(points: readonly XY[]): XY[] {
  const slopes = points.slice(1).map(([x, y], i) => (y - points[i]![1]) / (x - points[i]![0]))
  const tangents = points.map((_, i) => {
    const [before, after] = [slopes[i - 1], slopes[i]]
    if (before === undefined) return 0
    return after === undefined ? 0 : before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return points.slice(1).flatMap(([x, y], i): XY[] => {
    const [x0, y0] = points[i]!
    const wide = x - x0
    return Array.from({ length: i === 0 ? 13 : 12 }, (_, k) => {
      const t = (k + (i === 0 ? 0 : 1)) / 12
      const [a, b] = [1 - t, t]
      return [x0 + t * wide, a * a * (1 + 2 * b) * y0 + a * a * b * wide * tangents[i]! + b * b * (1 + 2 * a) * y - b * b * a * wide * tangents[i + 1]!]
    })
  })
}

function plot(x: XY, y: XY, xTicks: readonly Tick[], yTicks: readonly Tick[], { xTitle, yTitle, alt, grid = false, yMin = 0 }: Titles & Scale): SceneBuilder {
  return scene({ ...PLOT, equal: false }).alt(alt).add({ kind: 'axes', x, y, xLabel: xTitle, yLabel: yTitle, xTicks, yTicks, grid, origin: false, diagram: true, broken: yMin > 0 ? ['y'] : [] })
}

function upTo({ yMin = 0, yMax, yStep }: Scale, largest: number): readonly Tick[] {
  const step = yStep ?? roundTicks((yMax ?? largest) - yMin, 6)
  return rangeTicks(yMin, yMax ?? step * Math.ceil((largest + 0.01 * step) / step), step)
}

function rangeTicks(from: number, to: number, step: number): readonly Tick[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) => Number((from + i * step).toPrecision(12))).map((at) => ({ at, label: String(at).replace('-', '−') }))
}
