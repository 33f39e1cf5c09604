/** Turns a formula into a function that evaluates it exactly, once, so that a million draws cost little. */
import { itemAt } from '#domain/must-be-there.ts'
import { add, abs, conj, div, im, mul, neg, re, sub } from '../exact/arithmetic.ts'
import { arccos, arcsin, arctan, cos, deg, sin, tan } from '../exact/angle.ts'
import { compare, equals, isInteger, isRational, isReal, max, min } from '../exact/compare.ts'
import { C, P, factorial, gcd, lcm, mod } from '../exact/number-theory.ts'
import { log, pow, root, sqrt } from '../exact/power.ts'
import { ceil, floor, round, roundSignificant } from '../exact/round.ts'
import { Unsuitable, type Value } from '../exact/value.ts'
import type { Formula, FunctionName, Relation } from './formula.ts'
import { I, PI, parseDecimal } from './literals.ts'

/** The values of the names of a draw: numbers, and whatever else a family draws, as words. */
export type Values = Readonly<Record<string, unknown>>
export type Evaluate = (values: Values) => Value
export type Test = (values: Values) => boolean

/**
 * Throws a TypeError at once where the formula is a condition; the function it gives throws Unsuitable where there is
 * no value, and a TypeError where a name has none.
 */
export function compileValue(formula: Formula): Evaluate {
  switch (formula.kind) {
    case 'number': {
      const value = parseDecimal(formula.digits)
      return () => value
    }
    case 'name':
      return nameValue(formula.name)
    case 'sum':
      return compileSum(formula.terms)
    case 'product':
      return two(formula.left, formula.right, mul)
    case 'quotient':
      return two(formula.numerator, formula.denominator, div)
    case 'power':
      return two(formula.base, formula.exponent, pow)
    case 'negative':
      return one(formula.of, neg)
    case 'call':
      return compileCall(formula.name, formula.parameters)
    case 'relation':
    case 'member':
    case 'all':
    case 'any':
    case 'not':
    case 'same':
      throw new TypeError('Expected a formula with a value, got a condition')
  }
}

/** Throws a TypeError at once where the formula is no condition. */
export function compileTest(formula: Formula): Test {
  switch (formula.kind) {
    case 'relation':
      return compileRelation(formula)
    case 'member': {
      const [of, set] = [compileValue(formula.of), formula.set.map(compileValue)]
      return (values) => {
        const value = of(values)
        return set.some((member) => equals(member(values), value))
      }
    }
    case 'all': {
      const tests = formula.conditions.map(compileTest)
      return (values) => tests.every((test) => test(values))
    }
    case 'any': {
      const tests = formula.conditions.map(compileTest)
      return (values) => tests.some((test) => test(values))
    }
    case 'not': {
      const test = compileTest(formula.condition)
      return (values) => !test(values)
    }
    case 'same': {
      const [left, right] = [compileTest(formula.left), compileTest(formula.right)]
      return (values) => left(values) === right(values)
    }
    case 'call':
      return compileKindTest(formula.name, formula.parameters)
    case 'number':
    case 'name':
    case 'sum':
    case 'product':
    case 'quotient':
    case 'power':
    case 'negative':
      throw new TypeError('Expected a condition, got a formula with a value')
  }
}

/** Whether a formula is a condition. */
export function isCondition(formula: Formula): boolean {
  return (
    ['relation', 'member', 'all', 'any', 'not', 'same'].includes(formula.kind) ||
    (formula.kind === 'call' && formula.name in KIND_TESTS)
  )
}

function nameValue(name: string): Evaluate {
  if (name === 'pi') return () => PI
  if (name === 'i') return () => I
  return (values) => {
    const value = values[name]
    if (value === undefined || typeof value === 'string') throw new TypeError(`The name ${name} has no value`)
    return value as Value
  }
}

function compileSum(terms: readonly { readonly minus: boolean; readonly of: Formula }[]): Evaluate {
  const compiled = terms.map(({ minus, of }) => ({ minus, of: compileValue(of) }))
  return (values) =>
    compiled.reduce<Value>((total, { minus, of }) => (minus ? sub(total, of(values)) : add(total, of(values))), 0)
}

const one = (formula: Formula, operation: (value: Value) => Value): Evaluate => {
  const of = compileValue(formula)
  return (values) => operation(of(values))
}

const two = (left: Formula, right: Formula, operation: (left: Value, right: Value) => Value): Evaluate => {
  const [first, second] = [compileValue(left), compileValue(right)]
  return (values) => operation(first(values), second(values))
}

const COMPARISONS: Readonly<Record<Relation, (left: Value, right: Value) => boolean>> = {
  '=': equals,
  '!=': (left, right) => !equals(left, right),
  '<': (left, right) => compare(left, right) < 0,
  '<=': (left, right) => compare(left, right) <= 0,
  '>': (left, right) => compare(left, right) > 0,
  '>=': (left, right) => compare(left, right) >= 0,
}

function compileRelation({ first, rest }: Extract<Formula, { kind: 'relation' }>): Test {
  const leftmost = compileValue(first)
  const links = rest.map(({ relation, operand }) => ({
    agree: COMPARISONS[relation],
    next: compileValue(operand),
  }))
  return (values) => {
    let left = leftmost(values)
    for (const { agree, next } of links) {
      const right = next(values)
      if (!agree(left, right)) return false
      left = right
    }
    return true
  }
}

const KIND_TESTS: Partial<Readonly<Record<FunctionName, (value: Value) => boolean>>> = {
  int: isInteger,
  rational: isRational,
  real: isReal,
}

function compileKindTest(name: FunctionName, parameters: readonly Formula[]): Test {
  if (name === 'exact') {
    const [of, places] = [compileValue(itemAt(parameters, 0)), compileValue(itemAt(parameters, 1))]
    return (values) => isRational(of(values)) && isInteger(mul(of(values), pow(10, places(values))))
  }
  const test = KIND_TESTS[name]
  if (test === undefined) throw new TypeError(`Expected a condition, got the value ${name}(…)`)
  const of = compileValue(itemAt(parameters, 0))
  return (values) => test(of(values))
}

const ONE: Partial<Readonly<Record<FunctionName, (value: Value) => Value>>> = {
  sqrt,
  abs,
  sin,
  cos,
  tan,
  deg,
  arcsin,
  arccos,
  arctan,
  factorial,
  floor,
  ceil,
  round,
  re,
  im,
  conj,
  log: (value) => log(10, value),
}
const TWO: Partial<Readonly<Record<FunctionName, (left: Value, right: Value) => Value>>> = {
  root,
  log,
  C,
  P,
  mod,
  round: (value, decimals) => round(value, decimals),
  sf: (value, figures) => roundSignificant(value, figures),
}
const MANY: Partial<Readonly<Record<FunctionName, (left: Value, right: Value) => Value>>> = { gcd, lcm, min, max }

function compileCall(name: FunctionName, parameters: readonly Formula[]): Evaluate {
  if (name === 'if') return compileIf(parameters)
  if (name === 'sum') return compileSeries(parameters)
  if (name === 'at') throw new TypeError('at(…) stands only where formulas with symbols are opened')
  const many = MANY[name]
  if (many !== undefined) {
    const values = parameters.map(compileValue)
    return (names) => values.map((value) => value(names)).reduce((left, right) => many(left, right))
  }
  const [first, second] = [itemAt(parameters, 0), parameters[1]]
  const binary = TWO[name]
  if (second !== undefined && binary !== undefined) return two(first, second, binary)
  const unary = ONE[name]
  if (unary === undefined) throw new TypeError(`Expected a value, got the condition ${name}(…)`)
  return one(first, unary)
}

function compileIf(parameters: readonly Formula[]): Evaluate {
  const test = compileTest(itemAt(parameters, 0))
  const [yes, no] = [compileValue(itemAt(parameters, 1)), compileValue(itemAt(parameters, 2))]
  return (values) => (test(values) ? yes(values) : no(values))
}

/** sum(_k^2, _k, 1, n) */
function compileSeries(parameters: readonly Formula[]): Evaluate {
  const index = parameters[1]
  if (index?.kind !== 'name' || !index.name.startsWith('_'))
    throw new TypeError('sum(term, _k, from, to) needs a running name that begins with _')
  const of = compileValue(itemAt(parameters, 0))
  const [low, high] = [compileValue(itemAt(parameters, 2)), compileValue(itemAt(parameters, 3))]
  return (values) => {
    let total: Value = 0
    const last = whole(high(values))
    for (let k = whole(low(values)); k <= last; k += 1) total = add(total, of({ ...values, [index.name]: k }))
    return total
  }
}

function whole(value: Value): number {
  if (typeof value !== 'number') throw new Unsuitable('expected a whole number')
  return value
}
