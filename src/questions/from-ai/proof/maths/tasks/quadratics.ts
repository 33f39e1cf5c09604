/** The discriminant of a quadratic equation and what it tells; its roots' sum and product. */
import { div, neg } from '#families/kit/exact/arithmetic.ts'
import { equals, sign } from '#families/kit/exact/compare.ts'
import { fraction, type Value } from '#families/kit/exact/value.ts'
import { namesOf, type Formula, type Relation } from '#families/kit/formula/formula.ts'
import { attempt, evaluate } from '../evaluate-exactly.ts'
import { isNumber, type Grade, type Judge } from '../judge.ts'
import { NormalForms } from '../normal-form.ts'
import { coefficientsIn, isConstant, multiply, scale, subtract, univariate, type Polynomial } from '../polynomial.ts'
import { bothRoots } from '../real-roots.ts'
import { discriminantOf, solveEquation } from '../solve-equation.ts'
import { differenceOf, nameOf, sidesOf, type Found, type Task } from '../task.ts'
import { isSolution } from './equations.ts'
import { isRange } from './inequalities.ts'

const EQUATION = '[quadratic] [equation]'
const ZH = '(一元)? (二次)? (方程)?'

/** Coefficients in x of a quadratic equation without other letters, lowest first. */
function quadraticOf(formula: Formula | undefined): readonly [Value, Value, Value] | undefined {
  const sides = sidesOf(formula)
  const of = sides === undefined ? formula : differenceOf(sides)
  const names = of === undefined || of.kind === 'relation' ? [] : [...namesOf(of)]
  if (names.length !== 1) return undefined
  return attempt(() => {
    const forms = new NormalForms()
    const coefficients = univariate(forms.of(of!).over, names[0]!)
    return coefficients?.length === 3 && forms.divisors.every(isConstant)
      ? (coefficients as unknown as readonly [Value, Value, Value])
      : undefined
  })
}

export const discriminant: Task = {
  patterns: [],
  asked: [
    `discriminant (of|for) [the] ${EQUATION} {e}`,
    `the discriminant (of|for) [the] ${EQUATION} {e}`,
    `${ZH} {e} 的 判别式`,
  ],
  judge: (found) => {
    const of = quadraticOf(found.formula('e'))
    return of === undefined || sidesOf(found.formula('e'))?.[1].kind !== 'number'
      ? undefined
      : isNumber(
          attempt(() => discriminantOf(of)),
          found.wanted,
        )
  },
}

const NATURES: readonly (readonly [RegExp, (kind: number) => boolean])[] = [
  [
    /^(?:(?:it |the equation )?has )?(?:two |2 )?(?:distinct|different|unequal) real roots$|^(?:two |2 )real and (?:distinct|unequal|different) roots$|^(?:the roots are )?real and (?:distinct|unequal|different)$|^(?:有)?(?:两个|二)?(?:相异|不相等|不同)的?实(?:数)?根$|^(?:有)?(?:两个|二)(?:不等|相异)实根$/,
    (kind) => kind > 0,
  ],
  [
    /^(?:(?:it |the equation )?has )?(?:two |2 )?(?:equal) real roots$|^(?:two )?equal real roots$|^(?:one|a|1) (?:double|repeated)(?: real)? root$|^(?:the roots are )?real and equal$|^(?:有)?(?:两个|二)?(?:相等)的?实(?:数)?根$|^(?:有)?(?:一个)?(?:二)?重根$/,
    (kind) => kind === 0,
  ],
  [
    /^(?:(?:it |the equation )?has )?no real roots$|^(?:two )?(?:complex|non-real|imaginary|unreal)(?: conjugate)? roots$|^(?:没有|无)实(?:数)?根$/,
    (kind) => kind < 0,
  ],
]

export const nature: Task = {
  patterns: [],
  asked: [
    `nature of (the)? roots of [the] ${EQUATION} {e}`,
    `the nature of (the)? roots of [the] ${EQUATION} {e}`,
    `${ZH} {e} (的)? 根的 (性质|情况)`,
  ],
  judge: (found) => {
    const of = quadraticOf(found.formula('e'))
    const kind = of === undefined ? undefined : attempt(() => sign(discriminantOf(of)))
    if (kind === undefined) return undefined
    return ({ text }): Grade => {
      const said = text.replace(/^the equation /, '').replace(/^it /, '')
      const found_ = NATURES.find(([words]) => words.test(said))
      return found_ === undefined ? 'unknown' : found_[1](kind) ? 'right' : 'wrong'
    }
  },
}

const ROOTS: Readonly<Record<string, Relation>> = {
  equal: '=',
  'a double': '=',
  'a repeated': '=',
  'one repeated': '=',
  'one double': '=',
  'only one': '=',
  'exactly one': '=',
  distinct: '>',
  different: '>',
  unequal: '>',
  no: '<',
  real: '>=',
  等: '=',
  相等: '=',
  重: '=',
  二重: '=',
  相异: '>',
  不等: '>',
  不相等: '>',
  不同: '>',
  没有: '<',
  无: '<',
}

/** The letter for which a quadratic equation has equal, distinct or no real roots: what its discriminant must be. */
export const parameterForRoots: Task = {
  patterns: [
    `(if|given that|suppose|it is given that) [the] ${EQUATION} {e} has (two)? <k:equal|distinct|different|unequal|a repeated|a double|one repeated|one double|only one|exactly one|no> [real] (real)? (root|roots) [(where|in) {x}] ,? (then)? (find|what is|determine) the [possible ](value|values|range|range of values) of {v}`,
    `(find|determine|what is|what are) the [possible ](value|values|range|range of values|value(s)) of (the constant)? {v} (if|such that|so that|for which|given that|when) [the] ${EQUATION} {e} has (two)? <k:equal|distinct|different|unequal|a repeated|a double|one repeated|one double|only one|exactly one|no> [real] (root|roots)`,
    `(for what|for which) (value|values|value(s)) of {v} does [the] ${EQUATION} {e} have (two)? <k:equal|distinct|different|unequal|a repeated|a double|one repeated|one double|only one|exactly one|no> [real] (root|roots)`,
    `the ${EQUATION} {e} has (two)? <k:equal|distinct|different|unequal|a repeated|a double|one repeated|no> [real] (root|roots) [.] ,? (find|determine) the [possible ](value|values|range of values) of {v}`,
    `if [the] ${EQUATION} {e} has (two)? <k:equal|distinct|different|unequal|a repeated|a double|no> [real] (root|roots) ,? then {v} =@`,
    `(若|已知|如果)? (关于{x}的)? ${ZH} {e} 有? (两个|一个|二)? <k:相等|等|相异|不等|不相等|不同|没有|无|重|二重> 的? 实? (数)? 根 ,? (则|试)? (求)? (常数)? {v} (的)? (可能)? (的)? (值|取值范围|值的范围|范围)? (=|是|为)? @?`,
    `求 (常数)? {v} (的)? (可能)? (的)? (值|取值范围|值的范围|范围) ,? 使得? ${ZH} {e} 有? (两个|一个)? <k:相等|等|相异|不等|不相等|不同|没有|无|重|二重> 的? 实? (数)? 根`,
  ],
  judge: (found) => {
    const [sides, name] = [sidesOf(found.formula('e')), nameOf(found.formula('v'))]
    const relation = ROOTS[found.word('k') ?? '']
    if (sides === undefined || name === undefined || relation === undefined) return undefined
    const names = [...namesOf(differenceOf(sides))]
    const unknown = names.find((each) => each !== name)
    if (names.length !== 2 || !names.includes(name) || unknown === undefined) return undefined
    const rows = attempt(() => coefficientsIn(new NormalForms().of(differenceOf(sides)).over, unknown))
    if (rows?.length !== 3) return undefined
    // A leading coefficient with the letter in it may vanish, which changes the equation: only the equality is told
    // then.
    if (!isConstant(rows[2]!) && relation !== '=') return undefined
    const of = attempt(() => subtract(multiply(rows[1]!, rows[1]!), scale(multiply(rows[0]!, rows[2]!), 4)))
    if (of === undefined) return undefined
    const formula = formulaOf(of)
    if (relation === '=') {
      const lead = formulaOf(rows[2]!)
      return isSolution(solveEquation([formula, { kind: 'number', digits: '0' }], name), name, found.wanted, {
        kind: 'relation',
        first: lead,
        rest: [{ relation: '!=', operand: { kind: 'number', digits: '0' } }],
      })
    }
    return isRange(
      { kind: 'relation', first: formula, rest: [{ relation, operand: { kind: 'number', digits: '0' } }] },
      name,
    )
  },
}

/** A polynomial in one letter with rational coefficients as a formula again. */
export function formulaOf(of: Polynomial): Formula {
  const number = (value: Value): Formula => {
    const ratio = fraction(value)
    if (ratio === undefined) throw new TypeError('Expected rational coefficients')
    const size: Formula =
      ratio.d === 1
        ? { kind: 'number', digits: String(Math.abs(ratio.n)) }
        : {
            kind: 'quotient',
            numerator: { kind: 'number', digits: String(Math.abs(ratio.n)) },
            denominator: { kind: 'number', digits: String(ratio.d) },
          }
    return ratio.n < 0 ? { kind: 'negative', of: size } : size
  }
  const terms = [...of].map(([key, value]) => {
    const factors =
      key === ''
        ? []
        : key.split('*').map((part): Formula => ({
            kind: 'power',
            base: { kind: 'name', name: part.slice(0, part.lastIndexOf('^')) },
            exponent: { kind: 'number', digits: part.slice(part.lastIndexOf('^') + 1) },
          }))
    return {
      minus: false,
      of: [number(value), ...factors].reduce((left, right): Formula => ({ kind: 'product', left, right, dot: true })),
    }
  })
  return terms.length === 0 ? { kind: 'number', digits: '0' } : { kind: 'sum', terms }
}

export const sumAndProduct: Task = {
  patterns: [],
  asked: [
    `<w:sum|product> of (the)? (two)? roots of [the] ${EQUATION} {e}`,
    `the <w:sum|product> of (the)? (two)? roots of [the] ${EQUATION} {e}`,
    `${ZH} {e} 的? (两)? (个)? 根 (之|的) <w:和|积>`,
  ],
  judge: (found) => {
    const of = quadraticOf(found.formula('e'))
    if (of === undefined || sidesOf(found.formula('e')) === undefined) return undefined
    return isNumber(
      attempt(() => (/sum|和/.test(found.word('w')!) ? div(neg(of[1]), of[2]) : div(of[0], of[2]))),
      found.wanted,
    )
  },
}

/** "α and β are the roots of …, find α² + β²". */
export const symmetric: Task = {
  patterns: [
    `(if|given that|it is given that|suppose|let)? {r*} (are|be) the (two)? roots of [the] ${EQUATION} {e} [.] ,? (then)? (find|evaluate|calculate|determine|what is) (the value of)? {s}`,
    `if {r*} are the roots of [the] ${EQUATION} {e} ,? then {s} =@`,
    `(若|已知|设|如果)? {r*} (是|为) ${ZH} {e} 的 两? 个? (实)? 根 ,? (则|求|试求|计算)? {s} (的值)? (=@)?`,
  ],
  judge: (found) => {
    const of = quadraticOf(found.formula('e'))
    const names = found.list('r')?.map(nameOf)
    const asked = found.formula('s')
    if (
      of === undefined ||
      names?.length !== 2 ||
      names.includes(undefined) ||
      asked === undefined ||
      [...namesOf(asked)].some((name) => !names.includes(name))
    )
      return undefined
    return symmetricValue(asked, names as string[], of, found)
  },
}

function symmetricValue(
  asked: Formula,
  [first, second]: readonly string[],
  of: readonly [Value, Value, Value],
  found: Found,
): Judge | undefined {
  const roots = attempt(() => bothRoots(of))
  if (roots === undefined) return undefined
  const at = (a: Value, b: Value): Value | undefined => evaluate(asked, { [first!]: a, [second!]: b })
  const [one, other] = [at(roots[0], roots[1]), at(roots[1], roots[0])]
  // Only what does not depend on which root is which.
  return one !== undefined && other !== undefined && attempt(() => equals(one, other)) === true
    ? isNumber(one, found.wanted)
    : undefined
}
