/** Equations in one letter and systems of linear ones: every root claimed is put in, and the roots are counted. */
import { equals } from '#families/kit/exact/compare.ts'
import { add, sub } from '#families/kit/exact/arithmetic.ts'
import { fraction, rational, type Value } from '#families/kit/exact/value.ts'
import { mapParts, namesOf, type Formula } from '#families/kit/formula/formula.ts'
import { valuesOf, assignmentsOf, type Answer } from '../answer.ts'
import { attempt, evaluate, holds } from '../evaluate-exactly.ts'
import { every, gradeNumber, gradeOf, gradeSet, type Grade, type Judge } from '../judge.ts'
import { solveEquation, type Solutions } from '../solve-equation.ts'
import { solveLinear, unknownsOf } from '../linear-system.ts'
import { nameOf, sidesOf, type Task } from '../task.ts'
import type { Wanted } from '../wanted.ts'

const KINDS = '[following] [linear |quadratic |cubic |exponential |logarithmic |fractional |rational |simple ]equation'
const BY =
  '(by|using|with) [the] [method of] (factori(s|z)ation|factori(s|z)ing|factoring|completing the square|taking square roots|quadratic formula|cross method|factor method)'
const WHERE = '(,|for|where|given that|with)+ [where] {c}'

export const equations: Task = {
  patterns: [
    'solve [the] [following] [equation]:? {e} [for {v}]',
    `solve [for {v}] [in|in the equation|in the following equation] [:] {e}`,
    `solve [for {v}:] [the] ${KINDS} {e} [for {v2}]`,
    `solve [for {v}:] [the] ${KINDS}: {e}`,
    `solve [the] ${KINDS} {e} ${BY}`,
    `solve {e} ${BY}`,
    `(using|use|by) [the] (quadratic formula|factor method|factori(s|z)ation|method of completing the square) [to] ,? solve [the equation] [:] {e}`,
    `solve [the] (${KINDS})? {e} ${WHERE}`,
    `(find|what are|determine|state|write down) [all] [the] [real ](roots|solutions) (of|to|for) [the] (${KINDS})? {e}`,
    `(find|what is|determine) the (root|solution|value of {v}) (of|to|for|in|that satisfies|satisfying|which satisfies) [the] (${KINDS})? {e}`,
    `(find|determine|what are) [all] [the] [possible ](value|values) of {v} (that|which) satisf(y|ies) [the equation] {e}`,
    `the (solution|solutions|root|roots) (of|to) [the] (${KINDS})? {e} (is|are|is:|are:|is/are)? @?`,
    `which of the following (is|are|gives) [all] the (solution|solutions|root|roots) (of|to|for) [the] (${KINDS})? {e}`,
    `解 [下列|以下|该] (方程|一次方程|二次方程|一元二次方程|一元一次方程|分式方程|指数方程|对数方程|一元方程)? :? {e}`,
    `(以|用|利用|运用) (因式分解法?|配方法|二次公式|求根公式|公式法?|十字相乘法?) ,? 解 (方程|二次方程|一元二次方程)? :? {e}`,
    `(求|找出|写出) (方程|二次方程|一元二次方程|一次方程)? {e} 的 (所有)? (实)? (根|解)`,
    `(方程|二次方程|一元二次方程|一元一次方程|一次方程) {e} 的 (根|解|两根|两个根|解集) (是|为) (什么|多少|@|何|哪一?个|下列哪一?项|以下哪一?项)? `,
    `(求|已知) (方程)? {e} ,? (中的?|求) {v} (的值)?`,
    `解方程 {e} ,? (其中) {c}`,
  ],
  judge: (found) => {
    const sides = sidesOf(found.formula('e'))
    if (sides === undefined) return undefined
    const names = [...new Set([...namesOf(sides[0]), ...namesOf(sides[1])])]
    const asked = ['v', 'v2'].filter((each) => found.has(each)).map((each) => nameOf(found.formula(each)))
    if (names.length !== 1 || asked.some((each) => each !== names[0])) return undefined
    const name = names[0]!
    const condition = found.has('c') ? found.formula('c') : undefined
    if (found.has('c') && (condition?.kind !== 'relation' || [...namesOf(condition)].join() !== name)) return undefined
    return isSolution(solveEquation(sides, name), name, found.wanted, condition)
  },
}

/** All roots and no other; of those within the condition. */
export function isSolution(
  solutions: Solutions | undefined,
  name: string,
  wanted: Wanted,
  condition?: Formula,
): Judge | undefined {
  if (solutions === undefined) return undefined
  if (solutions.roots !== undefined) {
    const inside = solutions.roots.map((root) => (condition === undefined ? true : holds(condition, { [name]: root })))
    if (inside.includes(undefined)) return undefined
    const roots = solutions.roots.filter((_, index) => inside[index])
    return (answer) => {
      const written = valuesOf(answer, name)
      return written === undefined ? 'unknown' : gradeRoots(written, roots, wanted)
    }
  }
  const { count } = solutions
  return count === undefined || condition !== undefined || wanted.rounding?.kind !== 'places'
    ? undefined
    : (answer) => gradeRoundedRoots(answer, name, count, wanted.rounding!.digits)
}

/** Rounded roots may coincide with each other; then they are not decided. */
const gradeRoots = (written: readonly Formula[], roots: readonly Value[], wanted: Wanted): Grade =>
  written.length === 0 ? gradeOf(roots.length === 0) : gradeSet(written, roots, wanted)

/** A root of its own within half a step of every number claimed, and as many numbers as roots. */
function gradeRoundedRoots(
  answer: Answer,
  name: string,
  count: NonNullable<Solutions['count']>,
  digits: number,
): Grade {
  const written = valuesOf(answer, name)?.map((each) => evaluate(each))
  const all = count()
  if (written === undefined || all === undefined) return 'unknown'
  const half = rational(1, 2 * 10 ** digits)
  const grades = written.map((value): Grade => {
    if (value === undefined) return 'unknown'
    const [low, high] = [attempt(() => fraction(sub(value, half))), attempt(() => fraction(add(value, half)))]
    const inside = low === undefined || high === undefined ? undefined : count(low, high)
    return gradeOf(inside === undefined ? undefined : inside === 1)
  })
  return every([...grades, gradeOf(written.length === all)])
}

export const systems: Task = {
  patterns: [
    `solve [the] [following] [pair of] [system of] [simultaneous] [linear] [equations] [:] {e*}`,
    `solve [the] [following] [simultaneous] [linear] [system of] equations [for {v*}] [:] {e*}`,
    `(find|what is|determine) the solution (of|to) [the] [following] [simultaneous|system of|pair of] [linear] [simultaneous] [equations] [:] {e*}`,
    `the solution (of|to) [the] [simultaneous|system of] [linear] [equations] {e*} (is|are) @?`,
    `解 (下列|以下)? (联立|二元一次|联立二元一次)? (一次|线性)? 方程组? :? {e*}`,
    `(求|找出) (联立|二元一次|联立二元一次)? 方程组? {e*} 的解`,
    `(联立|二元一次|联立二元一次)? 方程组? {e*} 的解 (是|为) (什么|@)?`,
  ],
  judge: (found) => {
    const equations_ = found.list('e')?.map(sidesOf)
    if (equations_ === undefined || equations_.length < 2 || !equations_.every((each) => each !== undefined))
      return undefined
    const names = unknownsOf(equations_)
    const solution = solveLinear(equations_, names)
    if (solution === undefined) return undefined
    return (answer) => {
      const written = assignmentsOf(answer, names)
      if (written?.length !== 1) return 'unknown'
      return every(names.map((name) => gradeNumber(written[0]!.get(name)!, solution.get(name)!, found.wanted)))
    }
  },
}

/** "x = 2 is a root of x² + kx - 10 = 0, find k". */
export const knownRoot: Task = {
  patterns: [
    '(if|given that|it is given that|suppose)? {r} is (a|one) (root|solution) of [the] [quadratic] [equation] {e} ,? (then)? (find|what is|determine) (the value of)? {v}',
    'if {r} is a (root|solution) of [the] [quadratic] [equation] {e} ,? then {v} =@',
    '(find|determine|what is) the value of {v} if {r} is a (root|solution) of [the] [quadratic] [equation] {e}',
    '(若|已知|如果)? {r} (是|为) (二次)? (方程)? {e} 的 (一个|其中一个)? (根|解) ,? (则|求)? {v} (的值)? (=@)?',
  ],
  judge: (found) => {
    const [sides, name, told] = [sidesOf(found.formula('e')), nameOf(found.formula('v')), found.formula('r')]
    const letters = sides === undefined ? [] : [...new Set([...namesOf(sides[0]), ...namesOf(sides[1])])]
    const variable = letters.find((each) => each !== name)
    const said =
      told?.kind === 'relation'
        ? sidesOf(told)
        : told === undefined
          ? undefined
          : ([{ kind: 'name', name: variable } as Formula, told] as const)
    if (
      sides === undefined ||
      name === undefined ||
      variable === undefined ||
      letters.length !== 2 ||
      said === undefined ||
      nameOf(said[0]) !== variable ||
      namesOf(said[1]).size > 0
    )
      return undefined
    const put = (formula: Formula): Formula =>
      formula.kind === 'name' && formula.name === variable ? said[1] : mapParts(formula, put)
    return isSolution(solveEquation([put(sides[0]), put(sides[1])], name), name, found.wanted)
  },
}

/** "Which of the following is a root of …": one of them is enough. */
export const oneRoot: Task = {
  patterns: [
    `which (one )?of the following is a (root|solution) (of|to) [the] (${KINDS})? {e}`,
    `(下列|以下) (何者|哪一?个|哪一?项) 是 (方程)? {e} 的 (一个|其中一个) (根|解)`,
  ],
  judge: (found) => {
    const sides = sidesOf(found.formula('e'))
    const names = sides === undefined ? [] : [...new Set([...namesOf(sides[0]), ...namesOf(sides[1])])]
    const roots = names.length === 1 ? solveEquation(sides!, names[0]!)?.roots : undefined
    return roots === undefined
      ? undefined
      : (answer) => {
          const written = valuesOf(answer, names[0])
          const value = written?.length === 1 ? evaluate(written[0]!) : undefined
          return value === undefined ? 'unknown' : gradeOf(attempt(() => roots.some((root) => equals(root, value))))
        }
  },
}
