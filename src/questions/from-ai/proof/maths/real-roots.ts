/** Real roots of a polynomial, exactly: found by factors, counted by Sturm's theorem. */
import { add, div, mul, neg, sub } from '#families/kit/exact/arithmetic.ts'
import { equals, isReal, sign } from '#families/kit/exact/compare.ts'
import { sqrt } from '#families/kit/exact/power.ts'
import { fraction, rational, Real, type Value } from '#families/kit/exact/value.ts'
import { attempt } from './evaluate-exactly.ts'

/** Coefficients, lowest first, the last not 0. */
type Whole = readonly bigint[]
export type Bound = { readonly n: number; readonly d: number }

const HIGHEST = 8
const MOST_CANDIDATES = 4000

/**
 * Every distinct real root; undefined when they cannot all be written exactly. No root of the zero polynomial is told.
 */
export function realRoots(coefficients: readonly Value[]): Value[] | undefined {
  const of = trimmed(coefficients)
  if (of.length === 0 || of.length > HIGHEST + 1) return undefined
  if (of.length <= 3) return attempt(() => quadratic(of))
  const whole = wholeOf(of)
  return whole === undefined ? undefined : attempt(() => higher(whole))
}

/**
 * How many distinct real roots there are, within low ≤ x < high where bounds are given; undefined for irrational
 * coefficients.
 */
export function countRoots(coefficients: readonly Value[], low?: Bound, high?: Bound): number | undefined {
  const whole = wholeOf(trimmed(coefficients))
  if (whole === undefined || whole.length === 0 || whole.length > HIGHEST + 1) return undefined
  const chain = sturm(whole)
  const changes = (bound: Bound | undefined, end: 1 | -1): number =>
    changesOf(chain.map((each) => (bound === undefined ? signAtEnd(each, end) : signAt(each, bound))))
  // Sturm counts low < x ≤ high.
  const inside = changes(low, -1) - changes(high, 1)
  return (
    inside +
    (low !== undefined && signAt(whole, low) === 0 ? 1 : 0) -
    (high !== undefined && signAt(whole, high) === 0 ? 1 : 0)
  )
}

/** Both roots, complex ones too, a double one twice. */
export function bothRoots([c, b, a]: readonly [Value, Value, Value]): readonly [Value, Value] {
  const root = sqrt(sub(mul(b, b), mul(4, mul(a, c))))
  return [div(add(neg(b), root), mul(2, a)), div(sub(neg(b), root), mul(2, a))]
}

function trimmed(coefficients: readonly Value[]): Value[] {
  const of = [...coefficients]
  while (of.length > 0 && of.at(-1) === 0) of.pop()
  return of
}

function quadratic(of: readonly Value[]): Value[] | undefined {
  if (of.some((value) => value instanceof Real || !isReal(value))) return undefined
  if (of.length === 1) return []
  if (of.length === 2) return [div(neg(of[0]!), of[1]!)]
  const [c, b, a] = of as [Value, Value, Value]
  const discriminant = sub(mul(b, b), mul(4, mul(a, c)))
  const kind = sign(discriminant)
  if (kind < 0) return []
  if (kind === 0) return [div(neg(b), mul(2, a))]
  const roots = bothRoots([c, b, a])
  return roots.some((root) => root instanceof Real) ? undefined : [...roots]
}

function higher(whole: Whole): Value[] | undefined {
  const roots: Value[] = []
  let rest = whole
  const candidates = rationalCandidates(whole)
  if (candidates === undefined) return undefined
  for (const { n, d } of candidates) {
    let found = false
    while (rest.length > 1 && signAt(rest, { n, d }) === 0) {
      rest = dividedBy(rest, n, d)
      found = true
    }
    if (found) roots.push(rational(n, d))
  }
  const others =
    rest.length <= 3
      ? quadratic(rest.map(Number))
      : rest.every((value, power) => power % 2 === 0 || value === 0n)
        ? evenRoots(rest)
        : countRoots(rest.map(Number)) === 0
          ? []
          : undefined
  if (others === undefined) return undefined
  const all = [...roots, ...others.filter((root) => !roots.some((known) => equals(known, root)))]
  return all.length === countRoots(whole.map(Number)) ? all : undefined
}

/** Roots of a polynomial in x². */
function evenRoots(whole: Whole): Value[] | undefined {
  const squares = realRoots(whole.filter((_, power) => power % 2 === 0).map(Number))
  if (squares === undefined) return undefined
  const roots = squares
    .filter((square) => sign(square) >= 0)
    .flatMap((square) => (square === 0 ? [0] : [sqrt(square), neg(sqrt(square))]))
  return roots.some((root) => root instanceof Real) ? undefined : roots
}

/** Integer coefficients without a common factor; undefined for irrational ones. */
function wholeOf(coefficients: readonly Value[]): Whole | undefined {
  const fractions = coefficients.map(fraction)
  if (fractions.some((each) => each === undefined)) return undefined
  const common = fractions.reduce((multiple, each) => (multiple / gcd(multiple, BigInt(each!.d))) * BigInt(each!.d), 1n)
  return primitive(fractions.map((each) => BigInt(each!.n) * (common / BigInt(each!.d))))
}

function primitive(of: readonly bigint[]): Whole {
  let end = of.length
  while (end > 0 && of[end - 1] === 0n) end -= 1
  const content = of.slice(0, end).reduce((divisor, value) => gcd(divisor, value), 0n)
  return of.slice(0, end).map((value) => value / content)
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/**
 * Remainders of the polynomial and its derivative, each with its sign turned; the greatest common divisor last, which
 * does not disturb the count of distinct roots.
 */
function sturm(whole: Whole): Whole[] {
  const chain: Whole[] = [whole, primitive(whole.slice(1).map((value, index) => value * BigInt(index + 1)))]
  while (chain.at(-1)!.length > 1) {
    const rest = remainder(chain.at(-2)!, chain.at(-1)!)
    if (rest.length === 0) break
    chain.push(rest.map((value) => -value))
  }
  return chain.filter((each) => each.length > 0)
}

/** The remainder times a positive number. */
function remainder(a: Whole, b: Whole): Whole {
  let rest = [...a]
  const lead = b.at(-1)!
  while (rest.length >= b.length) {
    const factor = rest.at(-1)! * (lead < 0n ? -1n : 1n)
    const size = lead < 0n ? -lead : lead
    const shift = rest.length - b.length
    rest = rest.map((value, index) => value * size - (index >= shift ? factor * b[index - shift]! : 0n))
    while (rest.length > 0 && rest.at(-1) === 0n) rest.pop()
  }
  return rest.length === 0 ? [] : primitive(rest)
}

function signAt(of: Whole, { n, d }: Bound): number {
  const [x, y] = [BigInt(n), BigInt(d)]
  let value = 0n
  let scale = 1n
  // Horner from above, with the powers of the denominator beside it.
  for (let index = of.length - 1; index >= 0; index -= 1) {
    value = value * x + of[index]! * scale
    scale *= y
  }
  return value < 0n ? -1 : value > 0n ? 1 : 0
}

function signAtEnd(of: Whole, end: 1 | -1): number {
  const lead = of.at(-1)! < 0n ? -1 : 1
  return end === -1 && of.length % 2 === 0 ? -lead : lead
}

function changesOf(signs: readonly number[]): number {
  const kept = signs.filter((each) => each !== 0)
  return kept.filter((each, index) => index > 0 && each !== kept[index - 1]).length
}

function rationalCandidates(whole: Whole): Bound[] | undefined {
  const lowest = whole.find((value) => value !== 0n)!
  const [above, below] = [divisors(lowest), divisors(whole.at(-1)!)]
  if (above === undefined || below === undefined || above.length * below.length > MOST_CANDIDATES) return undefined
  const found = new Map<string, Bound>()
  for (const n of [0, ...above, ...above.map((value) => -value)]) {
    for (const d of below) if (gcd(BigInt(n), BigInt(d)) === 1n) found.set(`${n}/${d}`, { n, d })
  }
  return [...found.values()]
}

function divisors(of: bigint): number[] | undefined {
  const size = of < 0n ? -of : of
  if (size > 1_000_000_000n) return undefined
  const n = Number(size)
  const found: number[] = []
  for (let each = 1; each * each <= n; each += 1)
    if (n % each === 0) found.push(...(each * each === n ? [each] : [each, n / each]))
  return found
}

/** The polynomial over (d·x - n), which divides it. */
function dividedBy(of: Whole, n: number, d: number): Whole {
  const quotient: bigint[] = []
  let carry = 0n
  for (let index = of.length - 1; index > 0; index -= 1) {
    carry = (of[index]! + carry * BigInt(n)) / BigInt(d)
    quotient.unshift(carry)
  }
  return primitive(quotient)
}
