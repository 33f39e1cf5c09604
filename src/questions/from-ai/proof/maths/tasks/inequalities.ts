/** Inequalities in one letter: the range claimed must be the range, at every boundary and between them. */
import { compare, equals } from '#families/kit/exact/compare.ts'
import { add, div, sub } from '#families/kit/exact/arithmetic.ts'
import { Real, type Value } from '#families/kit/exact/value.ts'
import { namesOf, type Formula } from '#families/kit/formula/formula.ts'
import { conditionOf, type Answer } from '../answer.ts'
import { attempt, holds } from '../evaluate-exactly.ts'
import type { Judge } from '../judge.ts'
import { NormalForms } from '../normal-form.ts'
import { isConstant, univariate } from '../polynomial.ts'
import { realRoots } from '../real-roots.ts'
import { isUndefinedAt } from '../solve-equation.ts'
import { differenceOf, type Task } from '../task.ts'

export const inequalities: Task = {
  patterns: [
    'solve [the] [following] [linear |quadratic |compound ](inequality|inequalities)? :? {e*}',
    '(find|determine|what is) the (range of values|range|set of values|solution|solution set) [of {v}] (of|for|to|such that|satisfying|that satisfies|which satisfies|if|for which) [the] [quadratic|linear|compound] [inequality] {e*}',
    'the (solution|solution set) (of|to) [the] [quadratic|linear|compound] [inequality] {e*} is @?',
    '解 (下列|以下)? (一次|二次|一元一次|一元二次|联立|复合)? 不等式组? :? {e*}',
    '(求|找出) (不等式)? {e*} 的 (解|解集|范围)',
    '(求) (满足)? (不等式)? {e*} 的 {v} (值)? 的 (取值)? 范围',
    '(一次|二次|一元一次|一元二次)? 不等式 {e*} 的 (解|解集) (是|为) (什么|@)?',
  ],
  judge: (found) => {
    const given = found.list('e')
    if (
      given === undefined ||
      given.length > 2 ||
      !given.every((each) => each.kind === 'relation' && each.rest.every(({ relation }) => relation !== '='))
    )
      return undefined
    // "and" and "or" between two inequalities are told by the word alone.
    const join =
      given.length === 1
        ? 'all'
        : /\band\b|及|且/.test(found.canonical.text)
          ? 'all'
          : /\bor\b|或/.test(found.canonical.text)
            ? 'any'
            : undefined
    if (join === undefined) return undefined
    const condition: Formula = given.length === 1 ? given[0]! : { kind: join, conditions: given }
    const names = [...namesOf(condition)]
    const asked = found.has('v') ? found.formula('v') : undefined
    if (names.length !== 1 || (asked !== undefined && (asked.kind !== 'name' || asked.name !== names[0])))
      return undefined
    return isRange(condition, names[0]!)
  },
}

/** Judges a range; undefined when its own boundaries cannot all be found. */
export function isRange(condition: Formula, name: string): Judge | undefined {
  const own = attempt(() => boundariesOf(condition, name))
  if (own === undefined) return undefined
  return (answer) => {
    const everywhere = claimOf(answer)
    if (everywhere !== undefined) return grade(condition, name, own, () => everywhere)
    const claimed = conditionOf(answer)
    if (claimed === undefined || [...namesOf(claimed)].join() !== name) return 'unknown'
    const theirs = attempt(() => boundariesOf(claimed, name))
    return theirs === undefined
      ? 'unknown'
      : grade(condition, name, [...own, ...theirs], (values) => holds(claimed, values))
  }
}

function claimOf(answer: Answer): boolean | undefined {
  if (
    /^(?:all real (?:numbers|values)(?: of [\ue000-\uf8ff])?|所有实数|全体实数|任意实数|[\ue000-\uf8ff]可为任意实数)$/u.test(
      answer.text,
    )
  )
    return true
  if (/^(?:no (?:real )?solutions?|(?:不等式)?(?:无解|没有(?:实)?解))$/u.test(answer.text)) return false
  return undefined
}

function grade(
  condition: Formula,
  name: string,
  boundaries: readonly Value[],
  claimed: (values: Record<string, Value>) => boolean | undefined,
): 'right' | 'wrong' | 'unknown' {
  const points = attempt(() => samplesOf(boundaries))
  if (points === undefined) return 'unknown'
  let unknown = false
  for (const point of points) {
    const values = { [name]: point }
    // At a zero of a denominator the inequality has no sense and does not hold.
    const [really, theirs] = [
      holds(condition, values) ?? (isUndefinedAt(condition, name, point) ? false : undefined),
      claimed(values),
    ]
    if (really === undefined || theirs === undefined) unknown = true
    else if (really !== theirs) return 'wrong'
  }
  return unknown ? 'unknown' : 'right'
}

/** Every point at which a relation of the condition may change. */
function boundariesOf(condition: Formula, name: string): Value[] | undefined {
  if (condition.kind === 'all' || condition.kind === 'any') {
    const rows = condition.conditions.map((each) => boundariesOf(each, name))
    return rows.every((row) => row !== undefined) ? rows.flat() : undefined
  }
  if (condition.kind !== 'relation') return undefined
  const points: Value[] = []
  const operands = [condition.first, ...condition.rest.map(({ operand }) => operand)]
  for (let index = 1; index < operands.length; index += 1) {
    const forms = new NormalForms()
    const { over } = forms.of(differenceOf([operands[index - 1]!, operands[index]!]))
    for (const each of [over, ...forms.divisors]) {
      if (isConstant(each)) continue
      const coefficients = univariate(each, name)
      const roots = coefficients === undefined ? undefined : realRoots(coefficients)
      if (roots === undefined || roots.some((root) => root instanceof Real)) return undefined
      points.push(...roots)
    }
  }
  return points
}

/** The boundaries, a point between each two, and one beyond either end. */
function samplesOf(boundaries: readonly Value[]): Value[] {
  const sorted = boundaries
    .filter((value, index) => !boundaries.slice(0, index).some((other) => equals(other, value)))
    .sort(compare)
  if (sorted.length === 0) return [0]
  const between = sorted.slice(1).map((value, index) => div(add(value, sorted[index]!), 2))
  return [sub(sorted[0]!, 1), ...sorted, ...between, add(sorted.at(-1)!, 1)]
}
