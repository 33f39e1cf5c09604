/** From exact numbers to doubles: certified bounds, and an approximation for figures. */
import { addIntervals, divideIntervals, multiplyIntervals, PI, sqrtInterval, type Interval } from './interval.ts'
import { Real, Unsuitable, type Term, type Value } from './value.ts'

/** Doubles between which the value certainly lies. Throws Unsuitable for a complex number. */
export function enclose(value: Value): Interval {
  if (typeof value === 'number') return [value, value]
  if (value instanceof Real) return [value.low, value.high]
  let sum: Interval | undefined
  for (const term of value.terms) {
    const next = encloseTerm(term)
    sum = sum ? addIntervals(sum, next) : next
  }
  return sum!
}

/**
 * A double near the value, for figures and for sorting only: never compare it, never print it. Throws Unsuitable for a
 * complex number.
 */
export function toNumber(value: Value): number {
  if (typeof value === 'number') return value
  if (value instanceof Real) return value.low + (value.high - value.low) / 2
  let sum = 0
  for (const term of value.terms) {
    rejectComplex(term)
    sum += (term.n / term.d) * Math.sqrt(term.radicand) * Math.PI ** term.pi
  }
  return sum
}

/** A Real with the bounds given. */
export function real([low, high]: Interval): Real {
  return new Real(low, high)
}

function encloseTerm(term: Term): Interval {
  rejectComplex(term)
  let bounds: Interval = term.d === 1 ? [term.n, term.n] : divideIntervals([term.n, term.n], [term.d, term.d])
  if (term.radicand !== 1) bounds = multiplyIntervals(bounds, sqrtInterval([term.radicand, term.radicand]))
  for (let power = term.pi; power > 0; power -= 1) bounds = multiplyIntervals(bounds, PI)
  for (let power = term.pi; power < 0; power += 1) bounds = divideIntervals(bounds, PI)
  return bounds
}

function rejectComplex(term: Term): void {
  if (term.i === 1) throw new Unsuitable('Cannot place a complex number on the number line: expected a real number')
}
