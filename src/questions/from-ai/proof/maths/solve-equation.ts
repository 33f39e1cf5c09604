/**
 * All real solutions of an equation: candidates from a polynomial that every solution must satisfy, each put into the
 * equation itself.
 */
import { div, mul, sub } from '#families/kit/exact/arithmetic.ts'
import { isReal, sign } from '#families/kit/exact/compare.ts'
import { log, pow } from '#families/kit/exact/power.ts'
import { Real, type Value } from '#families/kit/exact/value.ts'
import { namesOf, type Formula } from '#families/kit/formula/formula.ts'
import { attempt, evaluate, holds } from './evaluate-exactly.ts'
import { NormalForms } from './normal-form.ts'
import {
  coefficientsIn,
  constant,
  isConstant,
  lettersOf,
  multiply,
  power,
  scale,
  subtract,
  constantOf,
  univariate,
  type Polynomial,
} from './polynomial.ts'
import { countRoots, realRoots, type Bound } from './real-roots.ts'
import { differenceOf } from './task.ts'

/**
 * `roots` when all could be written exactly; `count` tells how many lie in low ≤ x < high, for answers that are
 * rounded.
 */
export type Solutions = {
  readonly roots?: readonly Value[]
  readonly count?: (low?: Bound, high?: Bound) => number | undefined
}

/** Undefined for an equation of no kind that is understood, or in more letters than `name`. */
export function solveEquation(sides: readonly [Formula, Formula], name: string): Solutions | undefined {
  const names = new Set([...namesOf(sides[0]), ...namesOf(sides[1])])
  if (names.size !== 1 || !names.has(name)) return undefined
  return attempt(() => solve(sides, name))
}

function solve(sides: readonly [Formula, Formula], name: string): Solutions | undefined {
  const forms = new NormalForms()
  const over = forms.reduced(forms.of(differenceOf(sides)).over)
  const letters = lettersOf(over)
  letters.delete(name)
  if (over.size === 0) return undefined
  const condition: Formula = { kind: 'relation', first: sides[0], rest: [{ relation: '=', operand: sides[1] }] }
  if (letters.size === 0) return polynomial(over, name, condition, forms)
  const free = withoutLogarithms(over, [...letters], forms)
  // Where every logarithm has a positive number, the product of powers says the same as the sum of logarithms.
  if (free !== undefined)
    return polynomial(free, name, condition, forms, true, (value) => !isUndefinedAt(condition, name, value))
  if (letters.size > 1) return undefined
  const [own] = letters
  const necessary = own!.startsWith('ˆ') ? undefined : withoutRoot(over, own!, forms)
  if (necessary !== undefined) return polynomial(necessary, name, condition, forms, true)
  return exponential(over, own!, name, condition)
}

/** The candidates that satisfy the equation itself. */
function polynomial(
  over: Polynomial,
  name: string,
  condition: Formula,
  forms: NormalForms,
  mayBeSpurious = false,
  accepts = (value: Value): boolean | undefined => satisfies(condition, name, value),
): Solutions | undefined {
  const coefficients = univariate(over, name)
  if (coefficients === undefined) return undefined
  const candidates = realRoots(coefficients)
  if (candidates === undefined) {
    const plain = !mayBeSpurious && forms.divisors.every((each) => isConstant(each))
    return plain ? { count: (low, high) => countRoots(coefficients, low, high) } : undefined
  }
  const kept: Value[] = []
  for (const candidate of candidates) {
    const satisfied = candidate instanceof Real ? undefined : accepts(candidate)
    if (satisfied === undefined) return undefined
    if (satisfied) kept.push(candidate)
  }
  return { roots: kept }
}

/** False too where a side has no value, as at a zero of a denominator or the logarithm of a negative number. */
function satisfies(condition: Formula, name: string, value: Value): boolean | undefined {
  return isUndefinedAt(condition, name, value) ? false : holds(condition, { [name]: value })
}

/** Whether some part divides by exactly zero or is not real there. */
export function isUndefinedAt(formula: Formula, name: string, value: Value): boolean {
  const at = (part: Formula): Value | undefined => evaluate(part, { [name]: value })
  const parts =
    formula.kind === 'relation'
      ? [formula.first, ...formula.rest.map(({ operand }) => operand)]
      : formula.kind === 'sum'
        ? formula.terms.map(({ of }) => of)
        : formula.kind === 'product'
          ? [formula.left, formula.right]
          : formula.kind === 'quotient'
            ? [formula.numerator, formula.denominator]
            : formula.kind === 'negative'
              ? [formula.of]
              : formula.kind === 'power'
                ? [formula.base, formula.exponent]
                : formula.kind === 'call'
                  ? formula.parameters
                  : formula.kind === 'all' || formula.kind === 'any'
                    ? formula.conditions
                    : []
  if (formula.kind === 'quotient') {
    const under = at(formula.denominator)
    if (under === 0) return true
  }
  if (formula.kind === 'call' && formula.name === 'log') {
    const of = at(formula.parameters.at(-1)!)
    if (of !== undefined && isReal(of) && attempt(() => sign(of) <= 0) === true) return true
  }
  if (formula.kind === 'call' && formula.name === 'sqrt') {
    const root = at(formula)
    if (root !== undefined && !isReal(root)) return true
  }
  return parts.some((part) => isUndefinedAt(part, name, value))
}

/** A + B√r = 0 → A² - B²r = 0, also for |r|. */
function withoutRoot(over: Polynomial, own: string, forms: NormalForms): Polynomial | undefined {
  const square = forms.squares.get(own)
  const [a, b, more] = coefficientsIn(over, own)
  if (square === undefined || more !== undefined || !isConstant(square.under)) return undefined
  const inside = scale(square.over, div(1, constantOf(square.under)))
  return subtract(multiply(a!, a!), multiply(multiply(b!, b!), inside))
}

/** n log f + m log g + c = 0 → fⁿ gᵐ = base⁻ᶜ. */
function withoutLogarithms(over: Polynomial, letters: readonly string[], forms: NormalForms): Polynomial | undefined {
  const logarithms = letters.map((each) => forms.logarithms.get(each))
  const base = logarithms[0]?.base
  if (base === undefined || !isConstant(base.over) || !isConstant(base.under) || over.size > letters.length + 1)
    return undefined
  let [above, below] = [constant(1), constant(1)]
  for (const [index, each] of letters.entries()) {
    const [times, of] = [over.get(`${each}^1`), logarithms[index]]
    if (
      typeof times !== 'number' ||
      Math.abs(times) > 4 ||
      of === undefined ||
      div(constantOf(of.base.over), constantOf(of.base.under)) !== div(constantOf(base.over), constantOf(base.under))
    )
      return undefined
    const [up, down] = times > 0 ? [of.of.over, of.of.under] : [of.of.under, of.of.over]
    above = multiply(above, power(up, Math.abs(times)))
    below = multiply(below, power(down, Math.abs(times)))
  }
  const rest = pow(div(constantOf(base.over), constantOf(base.under)), mul(-1, constantOf(over)))
  if (rest instanceof Real || [...over.keys()].filter((key) => key !== '').length !== letters.length) return undefined
  return subtract(above, scale(below, rest))
}

/** A polynomial in c^x: every positive root t gives one x. */
function exponential(over: Polynomial, own: string, name: string, condition: Formula): Solutions | undefined {
  const found = new RegExp(`^ˆ${name}ˆ1\\((\\d+)\\)$`).exec(own)
  const coefficients = found === null ? undefined : univariate(over, own)
  if (coefficients === undefined) return undefined
  const base = Number(found![1])
  const roots = realRoots(coefficients)?.filter((root) => sign(root) > 0)
  if (roots === undefined || base < 2) return undefined
  const solutions = roots.map((root) => log(base, root))
  if (solutions.some((each) => each instanceof Real)) return undefined
  return solutions.every((each) => holds(condition, { [name]: each }) === true) ? { roots: solutions } : undefined
}

/** Whether a polynomial equation has a double root, and such: its discriminant. */
export function discriminantOf(coefficients: readonly [Value, Value, Value]): Value {
  const [c, b, a] = coefficients
  return sub(mul(b, b), mul(4, mul(a, c)))
}
