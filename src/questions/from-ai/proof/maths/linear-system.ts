/** Systems of linear equations, solved exactly; only those with one solution. */
import { div, mul, neg, sub } from '#families/kit/exact/arithmetic.ts'
import type { Value } from '#families/kit/exact/value.ts'
import { namesOf, type Formula } from '#families/kit/formula/formula.ts'
import { attempt } from './evaluate-exactly.ts'
import { NormalForms } from './normal-form.ts'
import { isConstant, powersOf, constantOf } from './polynomial.ts'
import { differenceOf } from './task.ts'

type Sides = readonly [Formula, Formula]

/** The letters of all equations, in the order of the alphabet. */
export const unknownsOf = (equations: readonly Sides[]): string[] =>
  [...new Set(equations.flatMap(([left, right]) => [...namesOf(left), ...namesOf(right)]))].sort()

/** Undefined unless every equation is linear and they have exactly one common solution. */
export function solveLinear(equations: readonly Sides[], names: readonly string[]): Map<string, Value> | undefined {
  if (names.length === 0 || names.length > 3 || equations.length < names.length || equations.length > 4)
    return undefined
  return attempt(() => {
    const rows = equations.map((sides) => rowOf(sides, names))
    return rows.every((row) => row !== undefined) ? eliminate(rows, names) : undefined
  })
}

/** Coefficients of the letters, then the number on the other side. */
function rowOf(sides: Sides, names: readonly string[]): Value[] | undefined {
  const forms = new NormalForms()
  const { over } = forms.of(differenceOf(sides))
  if (forms.divisors.some((each) => !isConstant(each))) return undefined
  for (const key of over.keys())
    if (powersOf(key).reduce((sum, [name, exponent]) => sum + (names.includes(name) ? exponent : 9), 0) > 1)
      return undefined
  return [...names.map((name) => over.get(`${name}^1`) ?? 0), neg(constantOf(over))]
}

function eliminate(rows: Value[][], names: readonly string[]): Map<string, Value> | undefined {
  const rest = rows.map((row) => [...row])
  for (const column of names.keys()) {
    const pivot = rest.findIndex((row, index) => index >= column && row[column] !== 0)
    if (pivot < 0) return undefined
    ;[rest[column], rest[pivot]] = [rest[pivot]!, rest[column]!]
    const lead = rest[column]
    const scaled = lead.map((value) => div(value, lead[column]!))
    for (const [index, row] of rest.entries())
      rest[index] = index === column ? scaled : row.map((value, at) => sub(value, mul(row[column]!, scaled[at]!)))
  }
  // What is left over must be 0 = 0.
  if (rest.slice(names.length).some((row) => row.at(-1) !== 0)) return undefined
  return new Map(names.map((name, index) => [name, rest[index]!.at(-1)!]))
}
