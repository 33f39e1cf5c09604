/** Order and equality. Equality is decided by canonical form alone, order by certified bounds. */
import { enclose } from './enclose.ts'
import { addTerms, fromTerms, negateTerms, termsOf } from './terms.ts'
import { Exact, fraction, rationalTerm, Real, Unsuitable, type Term, type Value } from './value.ts'

/** -1 when a < b, 0 when equal, 1 when a > b. Throws Unsuitable for complex numbers and where doubles cannot tell. */
export function compare(a: Value, b: Value): -1 | 0 | 1 {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0
  const [p, q] = [fraction(a), fraction(b)]
  if (p && q) return compareFractions(p, q)
  const [low, high] = enclose(a)
  const [bottom, top] = enclose(b)
  if (high < bottom) return -1
  if (low > top) return 1
  if (a instanceof Real || b instanceof Real)
    throw new Unsuitable(`Cannot compare numbers within [${low}, ${high}] and [${bottom}, ${top}]: the bounds overlap`)
  return sign(fromTerms(addTerms(termsOf(a), negateTerms(termsOf(b)))))
}

/**
 * Whether two values are the same number; complex numbers too. Throws Unsuitable when an interval may or may not hold
 * the other value.
 */
export function equals(a: Value, b: Value): boolean {
  if (a instanceof Real || b instanceof Real) {
    if (!isReal(a) || !isReal(b)) return false
    const [low, high] = enclose(a)
    const [bottom, top] = enclose(b)
    if (high < bottom || low > top) return false
    throw new Unsuitable(`Cannot tell whether numbers within [${low}, ${high}] and [${bottom}, ${top}] are equal`)
  }
  if (typeof a === 'number' || typeof b === 'number') return a === b
  return a.terms.length === b.terms.length && a.terms.every((term, index) => sameTerm(term, b.terms[index]!))
}

/** -1, 0 or 1. Throws Unsuitable for a complex number and where doubles cannot tell. */
export function sign(value: Value): -1 | 0 | 1 {
  if (typeof value === 'number') return value < 0 ? -1 : value > 0 ? 1 : 0
  const [low, high] = enclose(value)
  if (low > 0) return 1
  if (high < 0) return -1
  throw new Unsuitable(`Cannot tell the sign of a number between ${low} and ${high}`)
}

/** Throws Unsuitable for an interval that holds a whole number. */
export function isInteger(value: Value): boolean {
  if (!(value instanceof Real)) return typeof value === 'number'
  if (Math.ceil(value.low) > value.high) return false
  throw new Unsuitable(`Cannot tell whether a number between ${value.low} and ${value.high} is whole`)
}

/** Throws Unsuitable for an interval. */
export function isRational(value: Value): boolean {
  if (value instanceof Real)
    throw new Unsuitable(`Cannot tell whether a number between ${value.low} and ${value.high} is rational`)
  return typeof value === 'number' || rationalTerm(value) !== undefined
}

/** True unless the number has an imaginary part. */
export function isReal(value: Value): boolean {
  return !(value instanceof Exact) || value.terms.every((term) => term.i === 0)
}

/** The least of the values. */
export function min(first: Value, ...others: readonly Value[]): Value {
  return others.reduce((least, value) => (compare(value, least) < 0 ? value : least), first)
}

/** The greatest of the values. */
export function max(first: Value, ...others: readonly Value[]): Value {
  return others.reduce((greatest, value) => (compare(value, greatest) > 0 ? value : greatest), first)
}

function compareFractions(p: { n: number; d: number }, q: { n: number; d: number }): -1 | 0 | 1 {
  const left = p.n * q.d
  const right = q.n * p.d
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left < right ? -1 : left > right ? 1 : 0
  const [exactLeft, exactRight] = [BigInt(p.n) * BigInt(q.d), BigInt(q.n) * BigInt(p.d)]
  return exactLeft < exactRight ? -1 : exactLeft > exactRight ? 1 : 0
}

function sameTerm(a: Term, b: Term): boolean {
  return a.n === b.n && a.d === b.d && a.radicand === b.radicand && a.pi === b.pi && a.i === b.i
}
