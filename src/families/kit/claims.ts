/** Claims: conditions over what the stem tells and the key, which hold exactly when the key is right. */
import type { CompiledFamily } from './compiled-family.ts'
import { compileTest, compileValue, type Values } from './formula/evaluate.ts'
import { formatPlain } from './formula/format-plain.ts'
import { expand, mapParts, namesOf, type Formula, type Relation } from './formula/formula.ts'

/** One claim of a declaration, over every value of its loops. */
export type Claim = {
  readonly source: string
  readonly condition: Formula
  readonly names: ReadonlySet<string>
  readonly loops: readonly Loop[]
}
type Loop = { readonly name: string; readonly members: readonly Formula[] }

const LOOP = /\s+for\s+([A-Za-z]\w*)\s+in\s+\{([^}]*)\}\s*$/

/**
 * `answers`: what `key` stands for where it is a formula with symbols (a key with a value is found among the values),
 * and the conditions of the statements I, II and III.
 */
export function compileClaim(source: string, family: CompiledFamily, answers: ReadonlyMap<string, Formula>): Claim {
  const loops: Loop[] = []
  let condition = source
  for (let found = LOOP.exec(condition); found !== null; found = LOOP.exec(condition)) {
    const [, name = '', members = ''] = found
    loops.unshift({ name, members: members.split(',').map((member) => family.formula(member)) })
    condition = condition.slice(0, found.index)
  }
  const opened = family.formula(condition)
  const formula = expand(opened, answers)
  const names = new Set([
    ...namesOf(formula),
    ...loops.flatMap(({ members }) => members.flatMap((member) => [...namesOf(member)])),
  ])
  for (const { name } of loops) names.delete(name)
  return { source, condition: formula, names, loops }
}

/** Whether a claim holds for every value of its loops. Throws Unsuitable where it cannot be decided. */
export function holds(claim: Claim, values: Values): boolean {
  const test = testOf(claim.condition)
  for (const own of loopValues(claim.loops, values)) if (!test(own)) return false
  return true
}

/** The claim over numbers alone in plain notation, one line for each value of its loops. */
export function formatClaim(claim: Claim, values: Values): readonly string[] {
  return [...loopValues(claim.loops, values)].map((own) => formatPlain(decided(claim.condition, own), own))
}

const tests = new WeakMap<Formula, (values: Values) => boolean>()

function testOf(condition: Formula): (values: Values) => boolean {
  let test = tests.get(condition)
  if (test === undefined) tests.set(condition, (test = compileTest(condition)))
  return test
}

function* loopValues([loop, ...inner]: readonly Loop[], values: Values): Generator<Values> {
  if (loop === undefined) yield values
  else
    for (const member of loop.members)
      yield* loopValues(inner, { ...values, [loop.name]: compileValue(member)(values) })
}

/** `left <=> right` says `left` where `right` holds, and the opposite of `left` where it does not. */
function decided(condition: Formula, values: Values): Formula {
  if (condition.kind === 'same')
    return decided(testOf(condition.right)(values) ? condition.left : opposite(condition.left), values)
  if (condition.kind === 'not') return decided(opposite(condition.condition), values)
  return mapParts(condition, (part) => (part.kind === 'same' || part.kind === 'not' ? decided(part, values) : part))
}

const OPPOSITES: Readonly<Record<Relation, Relation>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
}

function opposite(condition: Formula): Formula {
  if (condition.kind === 'all') return { kind: 'any', conditions: condition.conditions.map(opposite) }
  if (condition.kind === 'any') return { kind: 'all', conditions: condition.conditions.map(opposite) }
  if (condition.kind === 'not') return condition.condition
  if (condition.kind === 'same') return { kind: 'same', left: opposite(condition.left), right: condition.right }
  if (condition.kind === 'member')
    return { kind: 'all', conditions: condition.set.map((operand) => relate(condition.of, '!=', operand)) }
  if (condition.kind !== 'relation') throw new TypeError('Only conditions have an opposite')
  let before = condition.first
  const links = condition.rest.map(({ relation, operand }) => {
    const link = relate(before, OPPOSITES[relation], operand)
    before = operand
    return link
  })
  const [only, ...more] = links
  return only !== undefined && more.length === 0 ? only : { kind: 'any', conditions: links }
}

const relate = (first: Formula, relation: Relation, operand: Formula): Formula => ({
  kind: 'relation',
  first,
  rest: [{ relation, operand }],
})
