/** Prints a condition over numbers alone in the plain notation that another computer algebra system reads. */
import { firstOf, itemAt } from '#domain/must-be-there.ts'
import { isInteger, isReal, sign } from '../exact/compare.ts'
import { formatPlain as formatValue } from '../exact/format-plain.ts'
import type { Value } from '../exact/value.ts'
import { compileValue, type Values } from './evaluate.ts'
import { partsOf, type Formula, type FunctionName } from './formula.ts'

/** What stands in a claim: the rest has no meaning that every system shares. */
const CLAIM_FUNCTIONS: ReadonlySet<FunctionName> = new Set<FunctionName>([
  'sqrt',
  'abs',
  'log',
  'sin',
  'cos',
  'tan',
  'deg',
  'C',
  'P',
  'sum',
])

/**
 * `^ * / + -`, `sqrt() abs() pi i log(base, x) sin(deg(x)) C(n,r) P(n,r)`, `= != < <= in`; every name as its value.
 * Sums over an index are written out.
 * Throws a TypeError for what the notation has no sign for.
 */
export function formatPlain(formula: Formula, values: Values): string {
  const of = (part: Formula): string => formatPlain(part, values)
  switch (formula.kind) {
    case 'number':
      return formula.digits
    case 'name':
      return values[formula.name] === undefined
        ? constantName(formula.name)
        : formatValue(values[formula.name] as Value)
    case 'sum':
      return `(${formula.terms.map(({ minus, of: term }, index) => `${minus ? '-' : index > 0 ? '+' : ''}${of(term)}`).join('')})`
    case 'negative':
      return `(-${of(formula.of)})`
    case 'product':
      return `${of(formula.left)}*${of(formula.right)}`
    case 'quotient':
      return `(${of(formula.numerator)})/(${of(formula.denominator)})`
    case 'power':
      refuseRootOfNegative(formula, values)
      return `(${of(formula.base)})^(${of(formula.exponent)})`
    case 'call':
      return formatCall(formula.name, formula.parameters, values)
    case 'relation':
      return formatRelation(formula, values)
    case 'member':
      return `${of(formula.of)} in {${formula.set.map(of).join(', ')}}`
    case 'all':
      return formula.conditions.map(of).join(' and ')
    case 'any':
      return formula.conditions.map((condition) => `(${of(condition)})`).join(' or ')
    case 'not':
    case 'same':
      throw new TypeError('A claim is written without "not" and "<=>"')
  }
}

function constantName(name: string): string {
  if (name === 'pi' || name === 'i') return name
  throw new TypeError(`A claim holds numbers alone, but ${name} has no value`)
}

function formatRelation({ first, rest }: Extract<Formula, { kind: 'relation' }>, values: Values): string {
  let left = formatPlain(first, values)
  if (rest.some(({ relation }) => relation !== '=' && relation !== '!='))
    for (const operand of [first, ...rest.map((link) => link.operand)]) refuseComplex(operand, values)
  const links = rest.map(({ relation, operand }) => {
    const right = formatPlain(operand, values)
    const link =
      relation === '>' || relation === '>='
        ? `${right} ${relation.replace('>', '<')} ${left}`
        : `${left} ${relation} ${right}`
    left = right
    return link
  })
  return links.join(' and ')
}

function formatCall(name: FunctionName, parameters: readonly Formula[], values: Values): string {
  if (!CLAIM_FUNCTIONS.has(name)) throw new TypeError(`${name}(…) may not stand in a claim`)
  if (name === 'sum') return formatSeries(parameters, values)
  return name === 'log' && parameters.length === 1
    ? `log(10, ${formatPlain(firstOf(parameters), values)})`
    : `${name}(${parameters.map((parameter) => formatPlain(parameter, values)).join(', ')})`
}

function formatSeries(parameters: readonly Formula[], values: Values): string {
  const [term, index] = [itemAt(parameters, 0), itemAt(parameters, 1)]
  if (index.kind !== 'name') throw new TypeError('sum(term, index, from, to) needs a name for its index')
  const low = compileValue(itemAt(parameters, 2))(values)
  const high = compileValue(itemAt(parameters, 3))(values)
  if (typeof low !== 'number' || typeof high !== 'number') throw new TypeError('sum(…) runs over whole numbers')
  const terms = Array.from({ length: Math.max(0, high - low + 1) }, (_, k) =>
    formatPlain(term, { ...values, [index.name]: low + k }),
  )
  return terms.length === 0 ? '0' : `(${terms.join('+')})`
}

/** Systems disagree whether (-8)^(1/3) is the real root or the principal one. */
function refuseRootOfNegative({ base, exponent }: Extract<Formula, { kind: 'power' }>, values: Values): void {
  if (exponent.kind === 'number' || isInteger(valueOf(exponent, values))) return
  const value = valueOf(base, values)
  if (!isReal(value) || sign(value) < 0)
    throw new TypeError(
      'A claim takes no root of a negative or complex number: write its sign and the root of its abs()',
    )
}

/** Complex numbers have no order. */
function refuseComplex(operand: Formula, values: Values): void {
  if (isComplex(operand, values))
    throw new TypeError('A claim compares complex numbers by = and != alone: they have no order')
}

function isComplex(formula: Formula, values: Values): boolean {
  if (formula.kind === 'name') {
    const value = values[formula.name] as Value | undefined
    return value === undefined ? formula.name === 'i' : !isReal(value)
  }
  if (formula.kind === 'call' && formula.name === 'abs') return false
  return partsOf(formula).some((part) => isComplex(part, values))
}

const valueOf = (formula: Formula, values: Values): Value => compileValue(formula)(values)
