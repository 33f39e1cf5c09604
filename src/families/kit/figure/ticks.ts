/** Where an axis has its numbers. */
import type { Label, Tick, XY } from './shapes.ts'

/**
 * `'none'`, every so many units, or where: `{ at, label }` for numbers that are written another way, as
 * `\frac{\pi}{2}`.
 */
export type Ticks = 'none' | number | readonly (number | { readonly at: number; readonly label: Label })[]

/** Ticks lie strictly within the range; the origin has none, since O stands there. */
export function ticksOf(ticks: Ticks, [low, high]: XY): readonly Tick[] {
  if (ticks === 'none') return []
  if (typeof ticks !== 'number') return ticks.map((tick) => (typeof tick === 'number' ? numbered(tick) : tick))
  if (!(ticks > 0)) throw new RangeError(`Cannot number an axis every ${ticks} units: expected a positive number`)
  const first = Math.ceil(low / ticks + 1e-9)
  const last = Math.floor(high / ticks - 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
    .filter((step) => step !== 0)
    .map((step) => numbered(step * ticks))
}

/** Twelve digits hide what binary fractions add. */
function numbered(value: number): Tick {
  return { at: value, label: String(Number(value.toPrecision(12))).replace('-', '−') }
}

/** A round step (1, 2 or 5 times a power of ten) that reaches a number in at most so many steps. */
export function roundTicks(largest: number, steps: number): number {
  const power = 10 ** Math.floor(Math.log10(largest / steps))
  return [1, 2, 5, 10].map((one) => one * power).find((step) => step * steps >= largest) ?? 10 * power
}
