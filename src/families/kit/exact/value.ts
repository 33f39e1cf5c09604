/**
 * What the numbers of a question are: safe integers, exact irrationals and certified intervals; never a rounded double.
 */

/** An exact number of a question. A `number` is always a safe integer; an `Exact` is never an integer. */
export type Value = number | Exact | Real

/**
 * (n / d) × √radicand × π^pi × i^i. Lowest terms, d > 0, n ≠ 0, radicand squarefree and positive; pi may be negative.
 */
export type Term = {
  readonly n: number
  readonly d: number
  readonly radicand: number
  readonly pi: number
  readonly i: 0 | 1
}

/**
 * The numbers drawn do not suit: division by zero, beyond 2^53, undecidable at the precision of doubles. A draw that
 * throws it is not admissible.
 */
export class Unsuitable extends RangeError {
  override readonly name = 'Unsuitable'
}

/**
 * A sum of terms in canonical order (by i, pi, radicand), so that two are equal exactly when their terms are. Made by
 * `fromTerms` of terms.ts.
 */
export class Exact {
  readonly terms: readonly Term[]
  constructor(terms: readonly Term[]) {
    this.terms = terms
  }
}

/** A real number between certified bounds: low ≤ it ≤ high; no more is known of it. */
export class Real {
  readonly low: number
  readonly high: number
  /** Throws Unsuitable when a bound is infinite or no number. */
  constructor(low: number, high: number) {
    if (!Number.isFinite(low) || !Number.isFinite(high))
      throw new Unsuitable(`Cannot enclose a number between ${low} and ${high}: expected finite bounds`)
    if (low > high)
      throw new TypeError(`Cannot enclose a number between ${low} and ${high}: expected the lower bound first`)
    this.low = low
    this.high = high
  }
}

/**
 * n / d in lowest terms; a number when it is whole. Throws Unsuitable when d is 0, a TypeError when n or d is no safe
 * integer.
 */
export function rational(n: number, d: number): Value {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d))
    throw new TypeError(`Cannot make the fraction ${n}/${d}: expected whole numbers up to 2^53`)
  if (d === 0) throw new Unsuitable(`Cannot divide ${n} by zero`)
  const g = gcdOf(n, d)
  const sign = d < 0 ? -1 : 1
  const denominator = (sign * d) / g
  // Adding 0 turns -0 into 0, here and below.
  const numerator = (sign * n) / g + 0
  return denominator === 1 ? numerator : new Exact([{ n: numerator, d: denominator, radicand: 1, pi: 0, i: 0 }])
}

/** Numerator and denominator (> 0) in lowest terms, or undefined when the value is not known to be rational. */
export function fraction(value: Value): { n: number; d: number } | undefined {
  if (typeof value === 'number') return { n: value, d: 1 }
  const term = value instanceof Exact ? rationalTerm(value) : undefined
  return term && { n: term.n, d: term.d }
}

/** The only term of a fraction; undefined for every other exact number. */
export function rationalTerm(value: Exact): Term | undefined {
  const term = value.terms.length === 1 ? value.terms[0] : undefined
  return term?.radicand === 1 && term.pi === 0 && term.i === 0 ? term : undefined
}

/** The number itself, once it is known to be a safe integer. Throws Unsuitable beyond 2^53. */
export function safe(n: number): number {
  if (!Number.isSafeInteger(n)) throw new Unsuitable(`Cannot go on with ${n}: expected whole numbers up to 2^53`)
  return n + 0
}

/** Greatest common divisor of two safe integers, never negative. */
export function gcdOf(a: number, b: number): number {
  let x = Math.abs(a)
  let y = Math.abs(b)
  while (y !== 0) [x, y] = [y, x % y]
  return x
}
