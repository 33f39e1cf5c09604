/** The four operations, absolute value, and the parts of a complex number. */
import { equals, isReal, sign } from './compare.ts'
import { enclose, real } from './enclose.ts'
import { addIntervals, divideIntervals, multiplyIntervals, sqrtInterval, type Interval } from './interval.ts'
import { sqrtOfFraction } from './surd.ts'
import { addTerms, fromTerms, invertTerms, multiplyTerms, negateTerms, termsOf } from './terms.ts'
import { Exact, fraction, rational, Real, safe, Unsuitable, type Value } from './value.ts'

/** a + b. As all of these: throws Unsuitable beyond 2^53. */
export function add(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') return safe(a + b)
  if (a instanceof Real || b instanceof Real) return a === 0 ? b : b === 0 ? a : byIntervals(addIntervals, a, b)
  return fromTerms(addTerms(termsOf(a), termsOf(b)))
}

/** a - b. */
export function sub(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') return safe(a - b)
  return add(a, neg(b))
}

/** a × b. */
export function mul(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') return safe(a * b)
  if (a === 0 || b === 0) return 0
  if (a instanceof Real || b instanceof Real) return a === 1 ? b : b === 1 ? a : byIntervals(multiplyIntervals, a, b)
  return fromTerms(multiplyTerms(termsOf(a), termsOf(b)))
}

/**
 * a / b, with a rational denominator: sums of square roots and of i are rationalised by conjugation.
 * Over a sum of different powers of π the quotient is exact where the two are proportional, otherwise a Real. Throws
 * Unsuitable for b = 0.
 */
export function div(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') return b !== 0 && a % b === 0 ? safe(a / b) : rational(a, b)
  if (b === 0) throw new Unsuitable('Cannot divide by zero')
  // Asking for the sign of b refuses an interval that may be zero.
  if (a === 0 && (!(b instanceof Real) || sign(b) !== 0)) return 0
  if (b === 1) return a
  if (a instanceof Real || b instanceof Real) return byIntervals(divideIntervals, a, b)
  const inverse = invertTerms(termsOf(b))
  if (inverse) return fromTerms(multiplyTerms(termsOf(a), inverse))
  return proportion(a, b) ?? byIntervals(divideIntervals, a, b)
}

/** -a. */
export function neg(a: Value): Value {
  if (typeof a === 'number') return safe(-a)
  return a instanceof Real ? new Real(-a.high, -a.low) : fromTerms(negateTerms(a.terms))
}

/** |a|; of a complex number its modulus. */
export function abs(a: Value): Value {
  if (typeof a === 'number') return safe(Math.abs(a))
  if (a instanceof Real) return a.low >= 0 ? a : a.high <= 0 ? neg(a) : new Real(0, Math.max(-a.low, a.high))
  if (isReal(a)) return sign(a) < 0 ? neg(a) : a
  const [x, y] = [re(a), im(a)]
  if (x === 0) return abs(y)
  const squared = add(mul(x, x), mul(y, y))
  const ratio = fraction(squared)
  return ratio ? sqrtOfFraction(ratio.n, ratio.d) : real(sqrtInterval(enclose(squared)))
}

/** The real part. */
export function re(a: Value): Value {
  return a instanceof Exact ? fromTerms(a.terms.filter((term) => term.i === 0)) : a
}

/** The imaginary part, without i. */
export function im(a: Value): Value {
  return a instanceof Exact ? fromTerms(a.terms.filter((term) => term.i === 1).map((term) => ({ ...term, i: 0 }))) : 0
}

/** The complex conjugate. */
export function conj(a: Value): Value {
  return a instanceof Exact ? fromTerms(a.terms.map((term) => (term.i === 1 ? { ...term, n: -term.n } : term))) : a
}

function byIntervals(operation: (a: Interval, b: Interval) => Interval, a: Value, b: Value): Real {
  return real(operation(enclose(a), enclose(b)))
}

/** a / b when every term of a is the same multiple of its fellow in b, as in (2π + 4) / (π + 2). */
function proportion(a: number | Exact, b: number | Exact): Value | undefined {
  const [over, under] = [termsOf(a), termsOf(b)]
  const ratio = multiplyTerms([over[0]!], invertTerms([under[0]!])!)
  return equals(fromTerms(multiplyTerms(ratio, under)), a) ? fromTerms(ratio) : undefined
}
