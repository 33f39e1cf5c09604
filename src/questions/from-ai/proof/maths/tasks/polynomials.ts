/** Remainders and factors of polynomials. */
import { div, neg } from '#families/kit/exact/arithmetic.ts'
import { fraction } from '#families/kit/exact/value.ts'
import { mapParts, namesOf, type Formula } from '#families/kit/formula/formula.ts'
import { valueOf } from '../answer.ts'
import { attempt, evaluate } from '../evaluate-exactly.ts'
import { gradeOf, isNumber } from '../judge.ts'
import { NormalForms } from '../normal-form.ts'
import { isConstant, univariate } from '../polynomial.ts'
import { solveEquation } from '../solve-equation.ts'
import { nameOf, sidesOf, type Found, type Task } from '../task.ts'
import { formulaOf } from './quadratics.ts'
import { isSolution } from './equations.ts'

/** The polynomial, also as `f(x) = …`. */
function polynomialOf(found: Found, name: string): Formula | undefined {
  const formula = found.formula(name)
  return sidesOf(formula)?.[1] ?? (formula?.kind === 'relation' ? undefined : formula)
}

/** Where a linear divisor is zero. */
function zeroOf(divisor: Formula | undefined, name: string): ReturnType<typeof div> | undefined {
  if (divisor === undefined || [...namesOf(divisor)].join() !== name) return undefined
  return attempt(() => {
    const { over, under } = new NormalForms().of(divisor)
    const coefficients = univariate(over, name)
    return coefficients?.length === 2 && isConstant(under) ? div(neg(coefficients[0]!), coefficients[1]!) : undefined
  })
}

const isPolynomial = (formula: Formula): boolean =>
  attempt(() => {
    const forms = new NormalForms()
    return isConstant(forms.of(formula).under) && forms.divisors.every(isConstant)
  }) === true

export const remainder: Task = {
  patterns: [
    'when [the] [polynomial] {p} is divided by {d} ,? the remainder is @?',
    '(若|当)? (多项式)? {p} (除以|被) {d} (除)? 时? ,? (则)? (其|所得)? (的)? 余数? (式)? (是|为) @?',
  ],
  asked: [
    '[the] remainder when [the] [polynomial] {p} is divided by {d}',
    '(当)? (多项式)? {p} (除以|被) {d} (除)? (时)? ,? (所得)? 的? 余 (数|式)',
    '[the] remainder when {d} divides {p}',
  ],
  judge: (found) => {
    const [of, divisor] = [polynomialOf(found, 'p'), found.formula('d')]
    const names = of === undefined ? [] : [...namesOf(of)]
    if (names.length !== 1 || !isPolynomial(of!)) return undefined
    const zero = zeroOf(divisor, names[0]!)
    return zero === undefined ? undefined : isNumber(evaluate(of!, { [names[0]!]: zero }), found.wanted)
  },
}

/** "… is divisible by x - 2, find k"; "… leaves a remainder of 5 …". */
export const unknownCoefficient: Task = {
  patterns: [
    '(if|given that|it is given that|suppose)? {d} is a factor of [the] [polynomial] {p} [, where {c} is a constant] [.] ,? (then)? (find|what is|determine) (the value of)? {v}',
    'if {d} is a factor of [the] [polynomial] {p} ,? then {v} =@',
    '(find|determine|what is) the value of {v} (if|given that|such that|when|for which) {d} is a factor of [the] [polynomial] {p}',
    '(find|determine|what is) the value of {v} (if|given that|such that|when|for which) [the] [polynomial] {p} is divisible by {d}',
    '(if|given that|suppose)? [the] [polynomial] {p} is divisible by {d} [, where {c} is a constant] [.] ,? (then)? (find|what is|determine) (the value of)? {v}',
    '(if|given that|when|suppose)? [the] [polynomial] {p} is divided by {d} ,? the remainder is {r} [.] ,? (then)? (find|what is|determine) (the value of)? {v}',
    '(若|已知|如果)? {d} (是|为) (多项式)? {p} 的 (一个)? 因式 ,? (则|求|试求)? (常数)? {v} (的值)? (=@)?',
    '(若|已知|如果)? (多项式)? {p} (可|能)被 {d} 整除 ,? (则|求|试求)? (常数)? {v} (的值)? (=@)?',
    '(若|已知|如果|当)? (多项式)? {p} 除以 {d} (时)? ,? (的|所得的?)? 余数? (是|为) {r} ,? (则|求|试求)? (常数)? {v} (的值)? (=@)?',
  ],
  judge: (found) => {
    const [of, name] = [polynomialOf(found, 'p'), nameOf(found.formula('v'))]
    if (
      of === undefined ||
      name === undefined ||
      !isPolynomial(of) ||
      (found.has('c') && nameOf(found.formula('c')) !== name)
    )
      return undefined
    const names = [...namesOf(of)]
    const variable = names.find((each) => each !== name)
    if (names.length !== 2 || variable === undefined) return undefined
    const zero = zeroOf(found.formula('d'), variable)
    const ratio = zero === undefined ? undefined : fraction(zero)
    const rest: Formula | undefined = found.has('r') ? found.formula('r') : { kind: 'number', digits: '0' }
    if (ratio === undefined || rest === undefined || namesOf(rest).size > 0) return undefined
    const at = attempt(() => formulaOf(new NormalForms().of(put(of, variable, ratio)).over))
    return at === undefined ? undefined : isSolution(solveEquation([at, rest], name), name, found.wanted)
  },
}

function put(formula: Formula, name: string, { n, d }: { n: number; d: number }): Formula {
  const value: Formula = {
    kind: 'quotient',
    numerator:
      n < 0 ? { kind: 'negative', of: { kind: 'number', digits: String(-n) } } : { kind: 'number', digits: String(n) },
    denominator: { kind: 'number', digits: String(d) },
  }
  const replace = (part: Formula): Formula =>
    part.kind === 'name' && part.name === name ? value : mapParts(part, replace)
  return replace(formula)
}

/** One of its factors. */
export const oneFactor: Task = {
  patterns: [
    'which (one )?of the following is a factor of {p}',
    '(下列|以下) (何者|哪一?个|哪一?项) (是|为) {p} 的 (一个)? 因式',
  ],
  judge: (found) => {
    const of = polynomialOf(found, 'p')
    const names = of === undefined ? [] : [...namesOf(of)]
    if (names.length !== 1 || !isPolynomial(of!)) return undefined
    return (answer) => {
      const zero = zeroOf(valueOf(answer), names[0]!)
      const value = zero === undefined ? undefined : evaluate(of!, { [names[0]!]: zero })
      return value === undefined ? 'unknown' : gradeOf(value === 0)
    }
  },
}
