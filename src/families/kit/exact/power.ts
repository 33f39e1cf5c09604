/** Powers, roots and logarithms: exact where the result is, otherwise a certified interval. */
import { div, mul, neg } from './arithmetic.ts'
import { compare, equals, sign } from './compare.ts'
import { enclose, real, toNumber } from './enclose.ts'
import { divideIntervals, powerInterval, rising, sqrtInterval } from './interval.ts'
import { sqrtOfFraction } from './surd.ts'
import { Exact, fraction, rational, Real, Unsuitable, type Value } from './value.ts'

/**
 * base^exponent. Whole exponents exactly; rational ones exactly where the root comes out (8^(2/3) = 4, 2^(1/2) = √2,
 * (-8)^(1/3) = -2),
 * otherwise, and for irrational exponents, a Real when the base is positive. Throws Unsuitable for 0^0, 0^-n and
 * beyond 2^53.
 */
export function pow(base: Value, exponent: Value): Value {
  if (typeof exponent === 'number') return wholePower(base, exponent)
  if (base === 0 && sign(exponent) > 0) return 0
  if (base === 1) return 1
  const ratio = fraction(exponent)
  if (ratio !== undefined) {
    const exact = rootOf(base, ratio.d)
    if (exact !== undefined) return wholePower(exact, ratio.n)
    // The real root of odd order of a negative number, to the power of the numerator.
    if (ratio.d % 2 === 1 && sign(base) < 0) {
      const positive = pow(neg(base), exponent)
      return ratio.n % 2 === 0 ? positive : neg(positive)
    }
  }
  return real(powerInterval(enclose(base), enclose(exponent)))
}

/**
 * √v: in simplest form for a rational (i√ for a negative one) or a rational times an even power of π, otherwise a Real.
 * Throws Unsuitable for other negative or complex numbers.
 */
export function sqrt(v: Value): Value {
  return rootOf(v, 2) ?? real(sqrtInterval(enclose(v)))
}

/**
 * The real root of order n: exact where it comes out, otherwise a Real. Throws Unsuitable for an even root of a
 * negative number (but √) and for n < 1.
 */
export function root(n: Value, v: Value): Value {
  if (typeof n !== 'number' || n < 1)
    throw new Unsuitable(`Cannot take a root: expected a positive whole order, got ${toNumber(n)}`)
  return n === 1 ? v : n === 2 ? sqrt(v) : pow(v, rational(1, n))
}

/**
 * The logarithm of x to the base: a rational p/q with q ≤ 6 where it is one, otherwise a Real. Throws Unsuitable unless
 * x > 0, base > 0, base ≠ 1.
 */
export function log(base: Value, x: Value): Value {
  if (sign(x) <= 0) throw new Unsuitable(`Cannot take the logarithm of ${toNumber(x)}: expected a positive number`)
  if (sign(base) <= 0 || compare(base, 1) === 0)
    throw new Unsuitable(
      `Cannot take a logarithm to the base ${toNumber(base)}: expected a positive number other than 1`,
    )
  if (x === 1) return 0
  const bounds = divideIntervals(rising(Math.log, enclose(x)), rising(Math.log, enclose(base)))
  return rationalLogarithm(base, x, (bounds[0] + bounds[1]) / 2) ?? real(bounds)
}

function rationalLogarithm(base: Value, x: Value, near: number): Value | undefined {
  if (base instanceof Real || x instanceof Real) return undefined
  for (let q = 1; q <= 6; q += 1) {
    const p = Math.round(near * q)
    if (Math.abs(near * q - p) > 1e-9 * Math.max(1, Math.abs(p))) continue
    const exponent = rational(p, q)
    const power = unlessTooLarge(() => pow(base, exponent))
    if (power !== undefined && !(power instanceof Real) && equals(power, x)) return exponent
  }
  return undefined
}

/** A power too large to be calculated is not the number sought, which has been. */
function unlessTooLarge(calculate: () => Value): Value | undefined {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof Unsuitable) return undefined
    throw error
  }
}

function wholePower(base: Value, exponent: number): Value {
  if (!Number.isSafeInteger(exponent))
    throw new TypeError(
      `Cannot raise to the power ${exponent}: expected a whole number; a fraction is made by rational()`,
    )
  if (base === 0 && exponent <= 0) throw new Unsuitable(`Cannot raise zero to the power ${exponent}`)
  let rest = Math.abs(exponent)
  let power: Value = 1
  for (let square = base; rest > 0; square = mul(square, square)) {
    if (rest % 2 === 1) power = mul(power, square)
    rest = Math.floor(rest / 2)
    // The square that is not needed any more may overflow.
    if (rest === 0) break
  }
  return exponent < 0 ? div(1, power) : power
}

/** The exact root of order n ≥ 2, or undefined when it is no rational times a square root. */
function rootOf(v: Value, n: number): Value | undefined {
  if (v instanceof Real) return undefined
  const ratio = fraction(v)
  if (!ratio) return rootOfIrrational(v as Exact, n)
  if (n === 2) return sqrtOfFraction(ratio.n, ratio.d)
  if (ratio.n < 0 && n % 2 === 0)
    throw new Unsuitable(
      `Cannot take the real root of order ${n} of ${ratio.n}/${ratio.d}: expected no negative number`,
    )
  const order = n % 2 === 0 ? n / 2 : n
  const above = perfectRoot(Math.abs(ratio.n), order)
  const below = perfectRoot(ratio.d, order)
  if (above === undefined || below === undefined) return undefined
  return n % 2 === 0 ? sqrtOfFraction(above, below) : rational(ratio.n < 0 ? -above : above, below)
}

function rootOfIrrational(v: Exact, n: number): Value | undefined {
  const term = v.terms[0]
  if (term === undefined || v.terms.length > 1 || term.i === 1) return undefined
  if (term.pi !== 0) {
    if (term.pi % n !== 0) return undefined
    const rest = rootOf(div(v, new Exact([{ ...term, n: 1, d: 1, radicand: 1 }])), n)
    return rest && mul(rest, new Exact([{ n: 1, d: 1, radicand: 1, pi: term.pi / n, i: 0 }]))
  }
  // ⁿ√(k√r) is the root of order 2n of k²r.
  if (term.n < 0) return undefined
  return rootOf(mul(v, v), 2 * n)
}

function perfectRoot(value: number, order: number): number | undefined {
  if (value <= 1) return value
  const near = Math.round(value ** (1 / order))
  if (near < 2) return undefined
  let power = 1
  for (let step = 0; step < order && power <= value; step += 1) power *= near
  return power === value ? near : undefined
}
