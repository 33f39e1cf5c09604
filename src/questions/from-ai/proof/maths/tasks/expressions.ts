/**
 * Expressions: expanded, factorised, simplified, another letter made the subject; identity by normal form, and the form
 * that was asked for.
 */
import { mapParts, namesOf, partsOf, type Formula } from '#families/kit/formula/formula.ts'
import { attempt, evaluate } from '../evaluate-exactly.ts'
import { valuesOf } from '../answer.ts'
import { factorForm } from '../factor-form.ts'
import { gradeOf, isExpression, isNumber, isSimple, type Grade, type Judge } from '../judge.ts'
import { NormalForms } from '../normal-form.ts'
import { degreeIn, isConstant, lettersOf } from '../polynomial.ts'
import { sameExpression } from '../same-expression.ts'
import { differenceOf, nameOf, sidesOf, type Task } from '../task.ts'

const EXPRESSION = '[the] [following] [algebraic] [expression|polynomial] [:]'

export const expand: Task = {
  patterns: [
    `expand [and simplify] ${EXPRESSION} {e}`,
    `(find|what is|which of the following is|write down) the (expansion|expanded form) of {e}`,
    `(the)? (expansion|expanded form) of {e} is @?`,
    `when expanded ,? {e} (becomes|is equal to|equals) @?`,
    `(展开|展开并化简|展开及化简) (下列|以下)? (各?式|代数式|多项式)? :? {e}`,
    `将? {e} 展开 (并化简|及化简|,并化简)? (后得|得)? @?`,
    `(求)? {e} 的展开式 (是|为)? (什么|@)?`,
  ],
  judge: (found) => {
    const e = found.formula('e')
    return e === undefined || e.kind === 'relation'
      ? undefined
      : isExpression(e, undefined, (written) =>
          isExpanded(written) ? 'right' : hasBrackets(written) ? 'wrong' : 'unknown',
        )
  },
}

/** "Which of the following is equivalent to …": any form will do. */
export const equivalent: Task = {
  patterns: [
    'which (one )?of the following (expressions )?(is|are) (equivalent|equal|identical) to [the] [expression] {e}',
    '(下列|以下) (何者|哪一?个|哪一?项) (与|跟|和) {e} (相等|等价|恒等)',
    '(下列|以下) (何者|哪一?个|哪一?项) 等于 {e}',
  ],
  judge: (found) => {
    const e = found.formula('e')
    if (e === undefined || e.kind === 'relation') return undefined
    return namesOf(e).size === 0 ? isNumber(evaluate(e), found.wanted) : isExpression(e)
  },
}

export const factorise: Task = {
  patterns: [
    `factori(s|z)e [completely|fully] ${EXPRESSION} {e} [completely|fully]`,
    `factor [completely|fully] ${EXPRESSION} {e} [completely|fully]`,
    `(find|what is|which of the following is|write down) the [complete |completely |fully ](factori(s|z)ation|factori(s|z)ed form|factored form) of {e}`,
    `the [complete |completely |fully ](factori(s|z)ation|factori(s|z)ed form|factored form) of {e} is @?`,
    `when (fully|completely)? (factori(s|z)ed|factored) ,? {e} (becomes|is equal to|equals) @?`,
    `(因式分解|分解因式|完全因式分解) (下列|以下)? (各?式|代数式|多项式)? :? {e}`,
    `(把|将)? {e} (完全)? (因式分解|分解因式)`,
    `(求)? {e} 的 (因式分解|分解因式) (结果)? (式)? (是|为)? (什么|@)?`,
    `(把|将)? {e} (因式分解|分解因式) (后得|得|的结果是) @?`,
  ],
  judge: (found) => {
    const e = found.formula('e')
    return e === undefined || e.kind === 'relation' ? undefined : isExpression(e, undefined, factorForm)
  },
}

export const simplify: Task = {
  patterns: [
    `simplify ${EXPRESSION} {e} [with positive indices|with positive exponents]`,
    `simplify {e} and express (the|your) answer with positive (indices|exponents)`,
    `(find|what is|which of the following is|write down) the (simplest form|simplified form) of {e}`,
    `(the)? (simplest form|simplified form) of {e} is @?`,
    `(when)? simplified ,? {e} (becomes|is equal to|equals) @?`,
    `化简 (下列|以下)? (各?式|代数式|分式)? :? {e} (,? (并?以|答案以) 正指数 表示 (答案)?)?`,
    `(把|将) {e} 化简`,
    'rationali(s|z)e the denominator of {e}',
    '将? {e} 的分母有理化',
    `(求)? {e} 的 (最简|化简) (形式|结果|式) (是|为)? (什么|@)?`,
    `(把|将)? {e} 化简 (后得|得|的结果是|后的结果是|为) @?`,
  ],
  judge: (found) => {
    const e = found.formula('e')
    if (e === undefined || e.kind === 'relation') return undefined
    if (namesOf(e).size === 0) return isNumber(evaluate(e), { ...found.wanted, simplest: true })
    return isExpression(e, undefined, (written) => (isSimplified(written, e) ? 'right' : 'unknown'))
  },
}

export const subject: Task = {
  patterns: [
    'make {v} the subject [of] [the] [following] [formula|equation] [:] {e}',
    'make {v} the subject of [the] [formula] [:] {e}',
    'if {v} is (made)? the subject of [the] [formula] {e} ,? then {v2} =@',
    'express {v} in terms of {o*} (,|if|given that|when|from) [if|given that|where] {e}',
    '(given that|if|given) {e} ,? (then)? (express|write) {v} in terms of {o*}',
    '(令|使|以) {v} (成为|为|作为) (公式|方程)? {e} (的|中的)? 主项',
    '(把|将) (公式)? {e} 中的? {v} (变为|作为|化为) 主项',
    '(已知|若) {e} ,? (试)? (以|用) {o*} 表示 {v}',
  ],
  judge: (found) => {
    const [sides, name] = [sidesOf(found.formula('e')), nameOf(found.formula('v'))]
    return sides === undefined || name === undefined ? undefined : isSubject(sides, name)
  },
}

/** The expression put in for the letter must make the formula an identity; and there must be no other. */
export function isSubject(sides: readonly [Formula, Formula], name: string): Judge | undefined {
  const difference = differenceOf(sides)
  if (!namesOf(difference).has(name) || namesOf(difference).size < 2) return undefined
  const degree = attempt(() => {
    const { over } = new NormalForms().of(difference)
    // The letter inside a root, a power or a sine is not counted by its degree.
    return [...lettersOf(over)].some((each) => each.includes('(') && each.includes(name))
      ? undefined
      : degreeIn(over, name)
  })
  return (answer) => {
    const written = valuesOf(answer, name)
    if (written === undefined || written.length === 0 || written.some((each) => namesOf(each).has(name)))
      return 'unknown'
    const grades = written.map((each): Grade => gradeOf(attempt(() => identity(sides, name, each))))
    if (grades.includes('wrong')) return 'wrong'
    if (grades.includes('unknown')) return 'unknown'
    return degree === 1 && written.length === 1 && namesOf(written[0]!).size > 0
      ? 'right'
      : degree === 2 && written.length === 2 && sameExpression(written[0]!, written[1]!) === false
        ? 'right'
        : isOnlyUnderRoot(sides, name) && written.length === 1
          ? 'right'
          : 'unknown'
  }
}

function identity([left, right]: readonly [Formula, Formula], name: string, value: Formula): boolean | undefined {
  const put = (formula: Formula): Formula =>
    formula.kind === 'name' ? (formula.name === name ? value : formula) : mapParts(formula, put)
  return sameExpression(put(left), put(right))
}

/** y = √(ax + b): the letter stands once, under a root. */
function isOnlyUnderRoot(sides: readonly [Formula, Formula], name: string): boolean {
  return sides.some(
    (side, index) =>
      side.kind === 'call' &&
      side.name === 'sqrt' &&
      namesOf(side).has(name) &&
      !namesOf(sides[1 - index]!).has(name) &&
      attempt(() => {
        const { over, under } = new NormalForms().of(side.parameters[0]!)
        return degreeIn(over, name) <= 1 && (isConstant(under) || degreeIn(under, name) <= 1)
      }) === true,
  )
}

/** A sum of different terms without brackets. */
function isExpanded(written: Formula): boolean {
  const count = attempt(() => {
    const { over, under } = new NormalForms().of(written)
    return isConstant(under) ? over.size : undefined
  })
  const terms = written.kind === 'sum' ? written.terms.length : 1
  return count === terms && !hasBrackets(written)
}

/** A product or power of a sum. */
function hasBrackets(written: Formula): boolean {
  const inner =
    written.kind === 'product' ? [written.left, written.right] : written.kind === 'power' ? [written.base] : []
  return inner.some((part) => part.kind === 'sum') || partsOf(written).some(hasBrackets)
}

/** Not what was asked, and with no fraction that a common factor is left in. */
export function isSimplified(written: Formula, asked: Formula): boolean {
  if (JSON.stringify(written) === JSON.stringify(asked) || !isSimple(written)) return false
  return sizeOf(written) <= sizeOf(asked) + 4
}

const sizeOf = (formula: Formula): number => partsOf(formula).reduce((sum, part) => sum + sizeOf(part), 1)
