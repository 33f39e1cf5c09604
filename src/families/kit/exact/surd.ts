/** Square roots of whole numbers and fractions in simplest form. */
import { fromTerms } from './terms.ts'
import { safe, type Value } from './value.ts'

/** √(n / d) for n / d in lowest terms, d > 0; a negative radicand gives i√. */
export function sqrtOfFraction(n: number, d: number): Value {
  if (n === 0) return 0
  const above = squareParts(Math.abs(n))
  const below = squareParts(d)
  // √(a/b) = √(ab)/b; the squarefree parts share no factor, so their product stays squarefree.
  const radicand = safe(above.free * below.free)
  return fromTerms([{ n: above.root, d: safe(below.root * below.free), radicand, pi: 0, i: n < 0 ? 1 : 0 }])
}

/** n = root² × free for n > 0, free without a square factor. */
export function squareParts(n: number): { root: number; free: number } {
  let root = 1
  let free = 1
  let rest = n
  for (let prime = 2; prime * prime * prime <= rest; prime += 1) {
    while (rest % (prime * prime) === 0) {
      rest /= prime * prime
      root *= prime
    }
    if (rest % prime === 0) {
      rest /= prime
      free *= prime
    }
  }
  // What is left has at most two prime factors.
  const last = Math.round(Math.sqrt(rest))
  return last * last === rest ? { root: root * last, free } : { root, free: free * rest }
}
