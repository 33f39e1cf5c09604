/** The formula language of the families: what a formula is, once it has been parsed. */

export const RELATIONS = ['=', '!=', '<', '<=', '>', '>='] as const
export type Relation = (typeof RELATIONS)[number]

/**
 * The functions a formula may call, as they are written. Angles of `sin`, `cos` and `tan` are in radians:
 * `sin(deg(30))`; inverse functions give degrees.
 */
export const FUNCTIONS = [
  'sqrt',
  'root',
  'abs',
  'log',
  'sin',
  'cos',
  'tan',
  'deg',
  'arcsin',
  'arccos',
  'arctan',
  'C',
  'P',
  'factorial',
  'gcd',
  'lcm',
  'mod',
  'floor',
  'ceil',
  'round',
  'sf',
  'min',
  'max',
  're',
  'im',
  'conj',
  'int',
  'rational',
  'real',
  'exact',
  'if',
  'sum',
  'at',
] as const
export type FunctionName = (typeof FUNCTIONS)[number]

/** Names that stand for a number of their own. */
export const CONSTANTS = ['pi', 'i'] as const

export type Formula =
  /** A whole number or decimal as it was written. */
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'sum'; readonly terms: readonly { readonly minus: boolean; readonly of: Formula }[] }
  /** `dot`: joined by a written `*`, which a substitution shows as a sign. */
  | { readonly kind: 'product'; readonly left: Formula; readonly right: Formula; readonly dot: boolean }
  | { readonly kind: 'quotient'; readonly numerator: Formula; readonly denominator: Formula }
  | { readonly kind: 'negative'; readonly of: Formula }
  | { readonly kind: 'power'; readonly base: Formula; readonly exponent: Formula }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly parameters: readonly Formula[] }
  /** `a < x <= b`: every operand is compared with the one after it. */
  | {
      readonly kind: 'relation'
      readonly first: Formula
      readonly rest: readonly { readonly relation: Relation; readonly operand: Formula }[]
    }
  | { readonly kind: 'member'; readonly of: Formula; readonly set: readonly Formula[] }
  | { readonly kind: 'all' | 'any'; readonly conditions: readonly Formula[] }
  | { readonly kind: 'not'; readonly condition: Formula }
  /** True where both sides are true or both are false. */
  | { readonly kind: 'same'; readonly left: Formula; readonly right: Formula }

/**
 * Every name that stands in a formula, but for functions, constants and the running names of sums, which begin with
 * `_`.
 */
export function namesOf(formula: Formula, into: Set<string> = new Set()): Set<string> {
  if (
    formula.kind === 'name' &&
    !formula.name.startsWith('_') &&
    !CONSTANTS.some((constant) => constant === formula.name)
  )
    into.add(formula.name)
  for (const part of partsOf(formula)) namesOf(part, into)
  return into
}

/** The formulas that a formula is made of, one level down. */
export function partsOf(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case 'number':
      return []
    case 'name':
      return []
    case 'sum':
      return formula.terms.map(({ of }) => of)
    case 'product':
      return [formula.left, formula.right]
    case 'quotient':
      return [formula.numerator, formula.denominator]
    case 'negative':
      return [formula.of]
    case 'power':
      return [formula.base, formula.exponent]
    case 'call':
      return formula.parameters
    case 'relation':
      return [formula.first, ...formula.rest.map(({ operand }) => operand)]
    case 'member':
      return [formula.of, ...formula.set]
    case 'all':
      return formula.conditions
    case 'any':
      return formula.conditions
    case 'not':
      return [formula.condition]
    case 'same':
      return [formula.left, formula.right]
  }
}

/** The same formula with each of its direct parts changed by `change`. */
export function mapParts(formula: Formula, change: (part: Formula) => Formula): Formula {
  switch (formula.kind) {
    case 'number':
      return formula
    case 'name':
      return formula
    case 'sum':
      return { kind: 'sum', terms: formula.terms.map(({ minus, of }) => ({ minus, of: change(of) })) }
    case 'product':
      return { ...formula, left: change(formula.left), right: change(formula.right) }
    case 'quotient':
      return { kind: 'quotient', numerator: change(formula.numerator), denominator: change(formula.denominator) }
    case 'negative':
      return { kind: 'negative', of: change(formula.of) }
    case 'power':
      return { kind: 'power', base: change(formula.base), exponent: change(formula.exponent) }
    case 'call':
      return { ...formula, parameters: formula.parameters.map(change) }
    case 'relation':
      return {
        kind: 'relation',
        first: change(formula.first),
        rest: formula.rest.map(({ relation, operand }) => ({ relation, operand: change(operand) })),
      }
    case 'member':
      return { kind: 'member', of: change(formula.of), set: formula.set.map(change) }
    case 'all':
      return { ...formula, conditions: formula.conditions.map(change) }
    case 'any':
      return { ...formula, conditions: formula.conditions.map(change) }
    case 'not':
      return { kind: 'not', condition: change(formula.condition) }
    case 'same':
      return { kind: 'same', left: change(formula.left), right: change(formula.right) }
  }
}

/** A formula in which names stand for other formulas: `f` for `a x^2 + b x`. */
export function expand(formula: Formula, meanings: ReadonlyMap<string, Formula>): Formula {
  if (formula.kind === 'name') return meanings.get(formula.name) ?? formula
  // at(f, x, 3): what stands for x is put in after f itself has been opened.
  if (formula.kind === 'call' && formula.name === 'at') {
    const [of, symbol, value] = formula.parameters
    if (of === undefined || symbol?.kind !== 'name' || value === undefined)
      throw new SyntaxError('at(formula, symbol, value) needs a formula, a symbol and a value')
    return expand(expand(of, meanings), new Map([[symbol.name, expand(value, meanings)]]))
  }
  return mapParts(formula, (part) => expand(part, meanings))
}
