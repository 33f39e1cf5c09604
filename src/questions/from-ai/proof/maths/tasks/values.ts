/**
 * The value of an expression, of numbers or with values given for its letters; also what given equations leave only one
 * value for.
 */
import { mapParts, namesOf, type Formula } from '#families/kit/formula/formula.ts'
import type { Value } from '#families/kit/exact/value.ts'
import { evaluate } from '../evaluate-exactly.ts'
import { isExpression, isNumber, type Judge } from '../judge.ts'
import { solveLinear, unknownsOf } from '../linear-system.ts'
import { solveEquation } from '../solve-equation.ts'
import { nameOf, sidesOf, type Found, type Task } from '../task.ts'
import { isSolution } from './equations.ts'
import { isSimplified, isSubject } from './expressions.ts'

/** "Express 0.75 as a fraction": the form asked for has been taken from the text. */
export const inForm: Task = {
  patterns: ['(express|write|convert|change) {e}', '(把|将)? {e} (化为|写成|表示为|化成)? @?'],
  judge: (found) => {
    const e = found.formula('e')
    const { form } = found.wanted
    return e === undefined ||
      form === undefined ||
      form === 'percentage' ||
      namesOf(e).size > 0 ||
      e.kind === 'relation'
      ? undefined
      : isNumber(evaluate(e), { ...found.wanted, simplest: form === 'fraction' || form === 'surd' })
  },
}

export const values: Task = {
  patterns: [],
  asked: [
    '{e}',
    '{e} [as] [in]',
    'result of {e}',
    'the result of {e}',
    'evaluate {e}',
    '{e} (when|if|for|where) {f*}',
    '当 {f*} 时 ,? {e}',
    '[the] value of {e} (when|if|for|where|given that) {f*}',
  ],
  judge: (found) => {
    const asked = found.formula('e')
    const more = found.has('f') ? found.list('f') : []
    if (asked === undefined || more === undefined || asked.kind === 'relation') return undefined
    return valueUnder(asked, [...found.facts, ...more], found)
  },
}

function valueUnder(asked: Formula, facts: readonly Formula[], found: Found): Judge | undefined {
  const names = [...namesOf(asked)]
  if (facts.length === 0) {
    if (names.length === 0) return isNumber(angleFree(asked), found.wanted)
    // "3(x + 2) - x = ?" asks for the simplified form.
    return found.canonical.text.endsWith('=@') && names.length > 0 && asked.kind !== 'name'
      ? isExpression(asked, undefined, (written) => (isSimplified(written, asked) ? 'right' : 'unknown'))
      : undefined
  }
  const sides = facts.map(sidesOf)
  if (!sides.every((each) => each !== undefined)) return undefined
  const equations = sides.map(([left, right]) => [left, right] as const)
  return (
    byFunction(asked, equations, found) ??
    byValues(asked, equations, found) ??
    byEquation(asked, equations, found) ??
    bySystem(asked, equations, found)
  )
}

/** Angles as results are not numbers here. */
const angleFree = (asked: Formula): Value | undefined =>
  asked.kind === 'call' && asked.name === 'deg' ? undefined : evaluate(asked)

/** Every fact gives a letter a number. */
function byValues(
  asked: Formula,
  equations: readonly (readonly [Formula, Formula])[],
  found: Found,
): Judge | undefined {
  const known: Record<string, Value> = {}
  for (const [left, right] of equations) {
    const name = nameOf(left)
    const value = namesOf(right).size === 0 ? evaluate(right) : undefined
    if (name === undefined || value === undefined || name in known) return undefined
    known[name] = value
  }
  const names = [...namesOf(asked)]
  if (
    names.length === 0 ||
    names.some((name) => !(name in known)) ||
    Object.keys(known).some((name) => !names.includes(name))
  )
    return undefined
  return isNumber(evaluate(asked, known), found.wanted)
}

/** `f(x) = x^2 - 3`, asked for `f(2)`: the letter before the bracket is a function. */
function byFunction(
  asked: Formula,
  equations: readonly (readonly [Formula, Formula])[],
  found: Found,
): Judge | undefined {
  const [only] = equations
  const head = only?.[0]
  if (
    equations.length !== 1 ||
    head?.kind !== 'product' ||
    head.dot ||
    head.left.kind !== 'name' ||
    head.right.kind !== 'name'
  )
    return undefined
  const [called, variable] = [head.left.name, head.right.name]
  if (!/^[fghpFGHPCR]$/.test(called) || [...namesOf(only![1])].some((name) => name !== variable)) return undefined
  let arguments_ = 0
  const put = (formula: Formula): Formula => {
    if (formula.kind === 'product' && !formula.dot && formula.left.kind === 'name' && formula.left.name === called) {
      arguments_ += 1
      return replaced(only![1], variable, formula.right)
    }
    return mapParts(formula, put)
  }
  const value = put(asked)
  if (arguments_ === 0 || namesOf(value).has(called)) return undefined
  return namesOf(value).size === 0 ? isNumber(evaluate(value), found.wanted, `${called}(`) : undefined
}

const replaced = (formula: Formula, name: string, by: Formula): Formula =>
  formula.kind === 'name'
    ? formula.name === name
      ? by
      : formula
    : mapParts(formula, (part) => replaced(part, name, by))

/** One equation: in the one letter that is asked for, or in several letters, and one of them is asked for. */
function byEquation(
  asked: Formula,
  equations: readonly (readonly [Formula, Formula])[],
  found: Found,
): Judge | undefined {
  const name = nameOf(asked)
  const [only] = equations
  if (equations.length !== 1 || only === undefined) return undefined
  const names = unknownsOf([only])
  if (name === undefined) {
    const roots =
      names.length === 1 && [...namesOf(asked)].join() === names[0] ? solveEquation(only, names[0])?.roots : undefined
    return roots?.length === 1 ? isNumber(evaluate(asked, { [names[0]!]: roots[0]! }), found.wanted) : undefined
  }
  if (!names.includes(name)) return undefined
  if (names.length === 1) return isSolution(solveEquation(only, name), name, found.wanted)
  // `y = 3x + 2` itself, asked for y, would ask for nothing.
  return nameOf(only[0]) === name && !namesOf(only[1]).has(name) ? undefined : isSubject(only, name)
}

function bySystem(
  asked: Formula,
  equations: readonly (readonly [Formula, Formula])[],
  found: Found,
): Judge | undefined {
  const names = unknownsOf(equations)
  if (equations.length < 2 || [...namesOf(asked)].some((name) => !names.includes(name)) || namesOf(asked).size === 0)
    return undefined
  const solution = solveLinear(equations, names)
  return solution === undefined
    ? undefined
    : isNumber(evaluate(asked, Object.fromEntries(solution)), found.wanted, nameOf(asked))
}
