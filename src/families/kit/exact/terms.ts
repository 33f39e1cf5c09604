/** Sums of terms: canonical form, sum, product and reciprocal in Q[√n, π, i]. */
import { Exact, gcdOf, safe, Unsuitable, type Term, type Value } from './value.ts'

type Terms = readonly Term[]

/** The value of canonical terms. */
export function fromTerms(terms: Terms): Value {
  const first = terms[0]
  if (first === undefined) return 0
  return terms.length === 1 && first.d === 1 && first.radicand === 1 && first.pi === 0 && first.i === 0
    ? first.n
    : new Exact(terms)
}

/** The terms of a value, none for 0. A number that is no safe integer is a bug of the caller (TypeError). */
export function termsOf(value: number | Exact): Terms {
  if (value instanceof Exact) return value.terms
  if (!Number.isSafeInteger(value))
    throw new TypeError(`Cannot calculate with ${value}: expected a whole number up to 2^53`)
  return value === 0 ? [] : [{ n: value, d: 1, radicand: 1, pi: 0, i: 0 }]
}

/** The sum, by merging two ordered lists. */
export function addTerms(a: Terms, b: Terms): Terms {
  const sum: Term[] = []
  let at = 0
  let of = 0
  while (at < a.length && of < b.length) {
    const x = a[at]!
    const y = b[of]!
    const order = compareKinds(x, y)
    if (order <= 0) at += 1
    if (order >= 0) of += 1
    if (order !== 0) sum.push(order < 0 ? x : y)
    else {
      const both = addLike(x, y)
      if (both) sum.push(both)
    }
  }
  for (; at < a.length; at += 1) sum.push(a[at]!)
  for (; of < b.length; of += 1) sum.push(b[of]!)
  return sum
}

export function negateTerms(terms: Terms): Terms {
  return terms.map((term) => ({ ...term, n: -term.n }))
}

export function multiplyTerms(a: Terms, b: Terms): Terms {
  if (a.length === 1 && b.length === 1) return [multiplyTerm(a[0]!, b[0]!)]
  let product: Terms = []
  for (const x of a) product = addTerms(product, b.map((y) => multiplyTerm(x, y)).sort(compareKinds))
  return product
}

/**
 * 1 / terms by repeated conjugation; undefined when the sum holds different powers of π, for which there is no such
 * form.
 */
export function invertTerms(terms: Terms): Terms | undefined {
  const first = terms[0]
  if (first === undefined) throw new Unsuitable('Cannot divide by zero')
  if (terms.length === 1) return [invertTerm(first)]
  if (terms.some((term) => term.pi !== first.pi)) return undefined
  const conjugate = conjugateOf(terms)
  const rest = invertTerms(multiplyTerms(terms, conjugate))
  return rest && multiplyTerms(conjugate, rest)
}

/** Flips the sign of i or of one square root, so that the product with the sum itself is free of it. */
function conjugateOf(terms: Terms): Terms {
  if (terms.length === 2) return [terms[0]!, { ...terms[1]!, n: -terms[1]!.n }]
  const flip = (flips: (term: Term) => boolean): Terms =>
    terms.map((term) => (flips(term) ? { ...term, n: -term.n } : term))
  const first = terms[0]!
  if (terms.some((term) => term.i !== first.i)) return flip((term) => term.i === 1)
  const other = terms[1]!
  const common = gcdOf(first.radicand, other.radicand)
  const prime = smallestPrime(Math.max(first.radicand / common, other.radicand / common))
  return flip((term) => term.radicand % prime === 0)
}

function smallestPrime(n: number): number {
  // Above this the search would be felt; the radicands of questions are far below.
  if (n > 2 ** 40)
    throw new Unsuitable(`Cannot rationalise a sum with the square root of ${n}: expected a radicand up to 2^40`)
  for (let prime = 2; prime * prime <= n; prime += 1) if (n % prime === 0) return prime
  return n
}

function invertTerm({ n, d, radicand, pi, i }: Term): Term {
  const sign = (n < 0 ? -1 : 1) * (i === 1 ? -1 : 1)
  const g = gcdOf(d, radicand)
  return { n: (sign * d) / g, d: safe(Math.abs(n) * (radicand / g)), radicand, pi: -pi + 0, i }
}

function multiplyTerm(a: Term, b: Term): Term {
  const common = gcdOf(a.radicand, b.radicand)
  // √(cx) √(cy) = c √(xy), and c may cancel against a denominator before it can overflow.
  const across = gcdOf(a.n, b.d)
  const back = gcdOf(b.n, a.d)
  const underA = gcdOf(common, a.d / back)
  const underB = gcdOf(common / underA, b.d / across)
  const n = safe(safe((a.n / across) * (b.n / back)) * (common / underA / underB))
  const d = safe((a.d / back / underA) * (b.d / across / underB))
  const radicand = common === 1 ? a.radicand * b.radicand : (a.radicand / common) * (b.radicand / common)
  return { n: a.i === 1 && b.i === 1 ? -n : n, d, radicand: safe(radicand), pi: a.pi + b.pi, i: a.i === b.i ? 0 : 1 }
}

function addLike(a: Term, b: Term): Term | undefined {
  const common = gcdOf(a.d, b.d)
  const n = safe(safe(a.n * (b.d / common)) + safe(b.n * (a.d / common)))
  if (n === 0) return undefined
  const g = gcdOf(n, common)
  return { ...a, n: n / g, d: safe((a.d / g) * (b.d / common)) }
}

function compareKinds(a: Term, b: Term): number {
  return a.i - b.i || a.pi - b.pi || a.radicand - b.radicand
}
