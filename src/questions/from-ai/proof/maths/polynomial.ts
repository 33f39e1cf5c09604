/** Polynomials in several letters over the exact numbers: the normal form that proves an identity. */
import { add, mul, neg } from '#families/kit/exact/arithmetic.ts'
import { Unsuitable, type Value } from '#families/kit/exact/value.ts'

/** Letter → exponent, of each term, as a canonical key → coefficient; no coefficient is 0. */
export type Polynomial = ReadonlyMap<string, Value>

const MOST_TERMS = 120
const HIGHEST = 16
const MOST_STEPS = 4000

export const ZERO: Polynomial = new Map()
export const constant = (value: Value): Polynomial => (value === 0 ? ZERO : new Map([['', value]]))
export const letter = (name: string): Polynomial => new Map([[`${name}^1`, 1]])

/** The letters of a term with their exponents. */
export const powersOf = (key: string): (readonly [string, number])[] =>
  key === ''
    ? []
    : key
        .split('*')
        .map((part) => [part.slice(0, part.lastIndexOf('^')), Number(part.slice(part.lastIndexOf('^') + 1))] as const)

const keyOf = (powers: readonly (readonly [string, number])[]): string =>
  powers
    .filter(([, exponent]) => exponent !== 0)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, exponent]) => `${name}^${exponent}`)
    .join('*')

export function addPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  const sum = new Map(a)
  for (const [key, coefficient] of b) put(sum, key, coefficient)
  return within(sum)
}

export const scale = (a: Polynomial, by: Value): Polynomial =>
  by === 0 ? ZERO : new Map([...a].map(([key, value]) => [key, mul(value, by)]))
export const negate = (a: Polynomial): Polynomial => new Map([...a].map(([key, value]) => [key, neg(value)]))
export const subtract = (a: Polynomial, b: Polynomial): Polynomial => addPolynomials(a, negate(b))

export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  if (a.size * b.size > MOST_STEPS) throw new Unsuitable('Too many terms to multiply')
  const product = new Map<string, Value>()
  for (const [left, x] of a) for (const [right, y] of b) put(product, joinKeys(left, right), mul(x, y))
  return within(product)
}

export function power(a: Polynomial, exponent: number): Polynomial {
  if (exponent > HIGHEST) throw new Unsuitable(`Cannot expand a power of ${exponent}`)
  let product = constant(1)
  for (let step = 0; step < exponent; step += 1) product = multiply(product, a)
  return product
}

export const isConstant = (a: Polynomial): boolean => a.size === 0 || (a.size === 1 && a.has(''))
export const constantOf = (a: Polynomial): Value => a.get('') ?? 0

export function lettersOf(a: Polynomial): Set<string> {
  const names = new Set<string>()
  for (const key of a.keys()) for (const [name] of powersOf(key)) names.add(name)
  return names
}

export function degreeIn(a: Polynomial, name: string): number {
  let degree = 0
  for (const key of a.keys())
    for (const [each, exponent] of powersOf(key)) if (each === name) degree = Math.max(degree, exponent)
  return degree
}

/** Coefficients by powers of a letter, lowest first; each a polynomial of the other letters. */
export function coefficientsIn(a: Polynomial, name: string): Polynomial[] {
  const rows: Map<string, Value>[] = Array.from({ length: degreeIn(a, name) + 1 }, () => new Map())
  for (const [key, value] of a) {
    const powers = powersOf(key)
    const exponent = powers.find(([each]) => each === name)?.[1] ?? 0
    put(rows[exponent]!, keyOf(powers.filter(([each]) => each !== name)), value)
  }
  return rows
}

/** Coefficients of a polynomial in one letter, lowest first; undefined when another letter stands in it. */
export function univariate(a: Polynomial, name: string): Value[] | undefined {
  const rows = coefficientsIn(a, name)
  return rows.every(isConstant) ? rows.map(constantOf) : undefined
}

function joinKeys(a: string, b: string): string {
  if (a === '' || b === '') return a + b
  const powers = new Map(powersOf(a))
  for (const [name, exponent] of powersOf(b)) powers.set(name, (powers.get(name) ?? 0) + exponent)
  if ([...powers.values()].some((exponent) => exponent > 4 * HIGHEST)) throw new Unsuitable('Too high a power')
  return keyOf([...powers])
}

function put(into: Map<string, Value>, key: string, value: Value): void {
  const before = into.get(key)
  const sum = before === undefined ? value : add(before, value)
  if (sum === 0) into.delete(key)
  else into.set(key, sum)
}

function within(a: Map<string, Value>): Polynomial {
  if (a.size > MOST_TERMS) throw new Unsuitable('Too many terms')
  return a
}
