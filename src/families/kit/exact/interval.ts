/** Arithmetic of intervals of doubles, rounded outwards: the true result of every operation lies within. */
import { Unsuitable } from './value.ts'

export type Interval = readonly [low: number, high: number]

/** The double Math.PI lies just below π. */
export const PI: Interval = [Math.PI, up(Math.PI)]

export function addIntervals([a, b]: Interval, [c, d]: Interval): Interval {
  return [down(a + c), up(b + d)]
}

export function multiplyIntervals([a, b]: Interval, [c, d]: Interval): Interval {
  const corners = [a * c, a * d, b * c, b * d]
  return [down(Math.min(...corners)), up(Math.max(...corners))]
}

/** Throws Unsuitable when the divisor may be 0. */
export function divideIntervals([a, b]: Interval, [c, d]: Interval): Interval {
  if (c <= 0 && d >= 0) throw new Unsuitable(`Cannot divide by a number between ${c} and ${d}: it may be zero`)
  const corners = [a / c, a / d, b / c, b / d]
  return [down(Math.min(...corners)), up(Math.max(...corners))]
}

/** Throws Unsuitable when the radicand may be negative. */
export function sqrtInterval([a, b]: Interval): Interval {
  if (a < 0) throw new Unsuitable(`Cannot take the square root of a number between ${a} and ${b}: it may be negative`)
  return [Math.max(0, down(Math.sqrt(a))), up(Math.sqrt(b))]
}

/** base^exponent. Throws Unsuitable unless the base is certainly positive. */
export function powerInterval([a, b]: Interval, [c, d]: Interval): Interval {
  if (a <= 0)
    throw new Unsuitable(
      `Cannot raise a number between ${a} and ${b} to a power that is not whole: it may not be positive`,
    )
  // Monotone in either argument, so the extremes lie in the corners.
  const corners = [a ** c, a ** d, b ** c, b ** d]
  return [Math.max(0, widenDown(Math.min(...corners))), widenUp(Math.max(...corners))]
}

/** The image of an interval under a function of Math that rises throughout. */
export function rising(f: (x: number) => number, [a, b]: Interval): Interval {
  return [widenDown(f(a)), widenUp(f(b))]
}

/** The image under sine or cosine, whose slope is at most 1. */
export function wave(f: (x: number) => number, [a, b]: Interval): Interval {
  const middle = a + (b - a) / 2
  const reach = up(Math.max(b - middle, middle - a))
  return [Math.max(-1, down(widenDown(f(middle)) - reach)), Math.min(1, up(widenUp(f(middle)) + reach))]
}

export function up(x: number): number {
  return x + (Math.abs(x) * 2 ** -52 + Number.MIN_VALUE)
}

export function down(x: number): number {
  return x - (Math.abs(x) * 2 ** -52 + Number.MIN_VALUE)
}

/** Engines give the functions of Math within a unit or two of the last place; 16 leave room for any of them. */
function widenUp(x: number): number {
  return x + (Math.abs(x) * 2 ** -48 + Number.MIN_VALUE)
}

function widenDown(x: number): number {
  return x - (Math.abs(x) * 2 ** -48 + Number.MIN_VALUE)
}
