/** Whole numbers: divisors, remainders, counting. */
import { div, mul, sub } from './arithmetic.ts'
import { floor } from './round.ts'
import { gcdOf, safe, Unsuitable, type Value } from './value.ts'

/** The greatest common divisor of whole numbers, never negative. */
export function gcd(first: Value, ...others: readonly Value[]): number {
  return others.reduce<number>((divisor, value) => gcdOf(divisor, whole(value)), Math.abs(whole(first)))
}

/** The least common multiple of whole numbers, never negative; 0 when one of them is. */
export function lcm(first: Value, ...others: readonly Value[]): number {
  return others.reduce<number>((multiple, value) => lcmOf(multiple, whole(value)), Math.abs(whole(first)))
}

/** The remainder a - b × floor(a / b), of the sign of b. Throws Unsuitable for b = 0. */
export function mod(a: Value, b: Value): Value {
  if (b === 0) throw new Unsuitable('Cannot take a remainder by zero')
  if (typeof a === 'number' && typeof b === 'number') {
    const rest = a % b
    return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest + 0
  }
  return sub(a, mul(b, floor(div(a, b))))
}

/** n! for a whole n ≥ 0. Throws Unsuitable above 18!, which passes 2^53. */
export function factorial(n: Value): number {
  const last = whole(n)
  if (last < 0) throw new Unsuitable(`Cannot take the factorial of ${last}: expected no negative number`)
  let product = 1
  for (let factor = 2; factor <= last; factor += 1) product = safe(product * factor)
  return product
}

/** The number of permutations of r out of n, n! / (n - r)!. Throws Unsuitable unless 0 ≤ r ≤ n. */
export function P(n: Value, r: Value): number {
  const [total, chosen] = selection(n, r)
  let product = 1
  for (let factor = total - chosen + 1; factor <= total; factor += 1) product = safe(product * factor)
  return product
}

/** The number of combinations of r out of n. Throws Unsuitable unless 0 ≤ r ≤ n. */
export function C(n: Value, r: Value): number {
  const [total, asked] = selection(n, r)
  const chosen = Math.min(asked, total - asked)
  let count = 1
  for (let step = 1; step <= chosen; step += 1) {
    // count × (total - chosen + step) / step is whole; cancelling first keeps what lies between small.
    const shared = gcdOf(count, step)
    count = safe((count / shared) * ((total - chosen + step) / (step / shared)))
  }
  return count
}

function selection(n: Value, r: Value): readonly [number, number] {
  const [total, chosen] = [whole(n), whole(r)]
  if (chosen < 0 || chosen > total)
    throw new Unsuitable(`Cannot choose ${chosen} out of ${total}: expected 0 to ${total}`)
  return [total, chosen]
}

function lcmOf(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : safe((a / gcdOf(a, b)) * Math.abs(b))
}

function whole(value: Value): number {
  if (typeof value !== 'number') throw new Unsuitable('Cannot count or divide with a number that is not whole')
  return value
}
