/** Rounding to places and to significant figures; what is rounded is rational. */
import { abs, div, mul } from './arithmetic.ts'
import { compare } from './compare.ts'
import { enclose, toNumber } from './enclose.ts'
import { fraction, rational, safe, Unsuitable, type Value } from './value.ts'

/**
 * The greatest multiple of 10^-decimals that is not greater than v. As all of these: throws Unsuitable when the bounds
 * of an irrational number straddle a step.
 */
export function floor(v: Value, decimals: Value = 0): Value {
  return inSteps(v, decimals, (n, d) => (n - remainder(n, d)) / d, Math.floor)
}

/** The least multiple of 10^-decimals that is not less than v. */
export function ceil(v: Value, decimals: Value = 0): Value {
  return inSteps(v, decimals, (n, d) => -((-n - remainder(-n, d)) / d), Math.ceil)
}

/** The nearest multiple of 10^-decimals, halves away from zero. Negative decimals round to tens, hundreds and so on. */
export function round(v: Value, decimals: Value = 0): Value {
  return inSteps(v, decimals, roundFraction, roundDouble)
}

/** To so many significant figures, halves away from zero. */
export function roundSignificant(v: Value, figures: Value): Value {
  if (typeof figures !== 'number' || !Number.isSafeInteger(figures) || figures < 1)
    throw new TypeError(`Cannot round to ${toNumber(figures)} significant figures: expected a positive whole number`)
  if (v === 0) return 0
  const size = abs(v)
  let magnitude = Math.floor(Math.log10(toNumber(size)))
  if (compare(size, powerOfTen(magnitude)) < 0) magnitude -= 1
  else if (compare(size, powerOfTen(magnitude + 1)) >= 0) magnitude += 1
  return round(v, figures - 1 - magnitude)
}

function inSteps(
  v: Value,
  decimals: Value,
  exactly: (n: number, d: number) => number,
  approximately: (x: number) => number,
): Value {
  if (typeof decimals !== 'number' || !Number.isSafeInteger(decimals))
    throw new TypeError(`Cannot round to ${toNumber(decimals)} decimals: expected a whole number`)
  if (typeof v === 'number' && decimals >= 0) return v
  const scale = powerOfTen(decimals)
  const scaled = mul(v, scale)
  const ratio = fraction(scaled)
  if (ratio) return div(safe(exactly(ratio.n, ratio.d)), scale)
  const [low, high] = enclose(scaled)
  const steps = approximately(low)
  if (steps !== approximately(high))
    throw new Unsuitable(`Cannot round a number between ${low} and ${high}: the bounds straddle a step`)
  return div(safe(steps), scale)
}

function powerOfTen(exponent: number): Value {
  // Powers of ten up to 10^15 are exact doubles.
  if (Math.abs(exponent) > 15)
    throw new Unsuitable(`Cannot round at 10^${exponent}: expected a power between -15 and 15`)
  return exponent < 0 ? rational(1, Number(`1e${-exponent}`)) : Number(`1e${exponent}`)
}

function roundFraction(n: number, d: number): number {
  const size = Math.abs(n)
  const rest = size % d
  const steps = (size - rest) / d + (d - rest <= rest ? 1 : 0)
  return n < 0 ? -steps : steps
}

function roundDouble(x: number): number {
  const size = Math.abs(x)
  const whole = Math.floor(size)
  const steps = size - whole >= 0.5 ? whole + 1 : whole
  return x < 0 ? -steps + 0 : steps
}

function remainder(n: number, d: number): number {
  const rest = n % d
  return rest < 0 ? rest + d : rest
}
