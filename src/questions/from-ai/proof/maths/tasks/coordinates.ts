/** Coordinate geometry: slope, distance, mid-point, equations of straight lines and circles. */
import { add, div, mul, neg, sub } from '#families/kit/exact/arithmetic.ts'
import { equals } from '#families/kit/exact/compare.ts'
import { sqrt } from '#families/kit/exact/power.ts'
import type { Value } from '#families/kit/exact/value.ts'
import { namesOf, type Formula } from '#families/kit/formula/formula.ts'
import { readings, type Answer } from '../answer.ts'
import { attempt, evaluate } from '../evaluate-exactly.ts'
import { every, gradeNumber, gradeOf, isNumber, type Judge } from '../judge.ts'
import { NormalForms } from '../normal-form.ts'
import { constantOf, isConstant, lettersOf, type Polynomial } from '../polynomial.ts'
import { differenceOf, nameOf, sidesOf, type Found, type Task } from '../task.ts'
import type { Wanted } from '../wanted.ts'

export type Point = readonly [Value, Value]

const POINTS = '[the] [two] [points|line segment joining|straight line passing through|points with coordinates] {p*}'
const LINE = '[the] [straight] [line] [segment]'

function pointsOf(found: Found): readonly [Point, Point] | undefined {
  const points = found.points('p')?.map(pointOf)
  return points?.length === 2 && points.every((each) => each !== undefined) ? [points[0]!, points[1]!] : undefined
}

export function pointOf(items: readonly Formula[]): Point | undefined {
  const [x, y] = items.map((each) => evaluate(each))
  return items.length === 2 && x !== undefined && y !== undefined ? [x, y] : undefined
}

const onPoints =
  (calculate: (a: Point, b: Point, found: Found) => Judge | undefined): Task['judge'] =>
  (found) => {
    const points = pointsOf(found)
    return points === undefined ? undefined : attempt(() => calculate(points[0], points[1], found))
  }

export const slope: Task = {
  patterns: [],
  asked: [
    `[the] (slope|gradient) of ${LINE} (passing through|joining|through|that passes through|which passes through|connecting) ${POINTS}`,
    `(通过|经过|穿过|连接)? (两)?点? {p*} (两点)? 的 (直线|线段) 的? 斜率`,
    `(连接)? (两)?点? {p*} 的 (直线|线段) 的? 斜率`,
  ],
  judge: onPoints(([a, b], [c, d], { wanted }) => isNumber(div(sub(d, b), sub(c, a)), wanted)),
}

export const distance: Task = {
  patterns: [],
  asked: [
    `[the] distance between ${POINTS}`,
    `[the] distance from {p*}`,
    `[the] length of [the] [line] [segment] (joining|connecting|with endpoints|from|between) ${POINTS}`,
    `(两)?点? {p*} (两点)? (之间|间) 的? 距离`,
    `(连接)? (两)?点? {p*} 的 线段 的? (长度|长)`,
  ],
  judge: onPoints(([a, b], [c, d], { wanted }) =>
    isNumber(sqrt(add(mul(sub(c, a), sub(c, a)), mul(sub(d, b), sub(d, b)))), wanted),
  ),
}

export const midpoint: Task = {
  patterns: [],
  asked: [
    `[the] [coordinates of] [the] (mid-point|midpoint|mid point) (of|between) [the] [line] [segment] (joining|connecting|with endpoints|between)? ${POINTS}`,
    `[the] [coordinates of] [the] (mid-point|midpoint) of ${POINTS}`,
    `(连接)? (两)?点? {p*} (的)? (线段)? (的)? 中点 (的)? (坐标)?`,
  ],
  judge: onPoints(([a, b], [c, d], { wanted }) => isPoint([div(add(a, c), 2), div(add(b, d), 2)], wanted)),
}

export const isPoint =
  (point: Point, wanted: Wanted): Judge =>
  (answer) => {
    const all = readings(answer)
    const only = all?.length === 1 ? all[0] : undefined
    return only?.kind === 'tuple' && only.items.length === 2
      ? every(only.items.map((each, index) => gradeNumber(each, point[index]!, wanted)))
      : 'unknown'
  }

const EQUATION_OF = '[the] equation of [the] [straight] line'

export const lineThrough: Task = {
  patterns: [],
  asked: [
    `${EQUATION_OF} (passing through|joining|through|that passes through|which passes through) ${POINTS}`,
    `(通过|经过|穿过) (两)?点? {p*} (两点)? 的 直线 的? 方程`,
  ],
  judge: onPoints(([a, b], [c, d]) => isCurve(lineOf([a, b], [sub(c, a), sub(d, b)]))),
}

const SLOPE = '(with|having|of|whose) [a] [the] (slope|gradient) [of|is|equal to] {m}'

export const lineWithSlope: Task = {
  patterns: [],
  asked: [
    `${EQUATION_OF} ${SLOPE} (and|that|which)? (passing|passes) through [the] [point] {p*}`,
    `${EQUATION_OF} (passing through|through|that passes through|which passes through) [the] [point] {p*} (and)? (with|having|has) [a] (slope|gradient) [of] {m}`,
    `(通过|经过|穿过) 点? {p*} (且|并|而|,)+ 斜率 (是|为|等于) {m} 的 直线 的? 方程`,
    `斜率 (是|为|等于) {m} (且|并|而|,)* (通过|经过|穿过) 点? {p*} 的 直线 的? 方程`,
  ],
  judge: (found) => {
    const points = found.points('p')?.map(pointOf)
    const m = found.formula('m')
    const gradient = m === undefined ? undefined : evaluate(m)
    const point = points?.length === 1 ? points[0] : undefined
    return point === undefined || gradient === undefined
      ? undefined
      : attempt(() => isCurve(lineOf(point, [1, gradient])))
  },
}

/** dy(x - a) - dx(y - b) */
const lineOf = ([a, b]: Point, [dx, dy]: Point): Polynomial =>
  polynomialOf([
    ['x^1', dy],
    ['y^1', neg(dx)],
    ['', sub(mul(dx, b), mul(dy, a))],
  ])

export const polynomialOf = (terms: readonly (readonly [string, Value])[]): Polynomial =>
  new Map(terms.filter(([, value]) => value !== 0))

/** An equation with the same polynomial but for a factor: of lines and circles that is the same curve. */
export function isCurve(expected: Polynomial): Judge | undefined {
  if (expected.size === 0) return undefined
  return (answer) => {
    const written = equationOf(answer)
    if (written === undefined || [...lettersOf(written)].some((name) => name !== 'x' && name !== 'y')) return 'unknown'
    const [key, value] = [...expected][0]!
    const other = written.get(key)
    if (other === undefined) return 'wrong'
    return gradeOf(
      attempt(
        () =>
          written.size === expected.size &&
          [...expected].every(
            ([each, coefficient]) =>
              written.has(each) && equals(mul(coefficient, other), mul(written.get(each)!, value)),
          ),
      ),
    )
  }
}

function equationOf(answer: Answer): Polynomial | undefined {
  const all = readings(answer)
  const only = all?.length === 1 ? all[0] : undefined
  const sides = only?.kind === 'formula' ? sidesOf(only.of) : undefined
  if (sides === undefined) return undefined
  return attempt(() => {
    const forms = new NormalForms()
    const { over, under } = forms.of(differenceOf(sides))
    return isConstant(under) && forms.divisors.every(isConstant) ? over : undefined
  })
}

export const lineWithIntercept: Task = {
  patterns: [],
  asked: [
    `${EQUATION_OF} ${SLOPE} and {w} -? intercept [of|is|equal to] {i}`,
    `斜率 (是|为|等于) {m} (且|及|而|,|、)* {w} 轴?截距 (是|为|等于) {i} 的 直线 的? 方程`,
  ],
  judge: (found) => {
    const [m, i] = [found.formula('m'), found.formula('i')].map((each) =>
      each === undefined ? undefined : evaluate(each),
    )
    const axis = nameOf(found.formula('w'))
    if (m === undefined || i === undefined || (axis !== 'x' && axis !== 'y')) return undefined
    return attempt(() => isCurve(lineOf(axis === 'x' ? [i, 0] : [0, i], [1, m])))
  },
}

export const intercept: Task = {
  patterns: [],
  asked: ['[the] {w} -? intercept of [the] [straight] [line|graph of] {e}', '直线 {e} 的 {w} 轴? 截距'],
  judge: (found) => {
    const sides = sidesOf(found.formula('e'))
    const axis = nameOf(found.formula('w'))
    if (
      sides === undefined ||
      (axis !== 'x' && axis !== 'y') ||
      [...namesOf(found.formula('e')!)].some((name) => name !== 'x' && name !== 'y')
    )
      return undefined
    return attempt(() => {
      const { over } = new NormalForms().of(differenceOf(sides))
      const slope_ = over.get(`${axis}^1`)
      if (slope_ === undefined || [...over.keys()].some((key) => !['x^1', 'y^1', ''].includes(key))) return undefined
      const expected = div(neg(constantOf(over)), slope_)
      // An intercept may be told as a point.
      return (answer) =>
        readings(answer)?.[0]?.kind === 'tuple' ? 'unknown' : isNumber(expected, found.wanted)!(answer)
    })
  },
}

/** Slope of a line given by its equation. */
export const ofLine: Task = {
  patterns: [],
  asked: ['[the] (slope|gradient) of [the] [straight] line [with equation|whose equation is] {e}', '直线 {e} 的 斜率'],
  judge: (found) => {
    const sides = sidesOf(found.formula('e'))
    if (sides === undefined || [...namesOf(found.formula('e')!)].some((name) => name !== 'x' && name !== 'y'))
      return undefined
    return attempt(() => {
      const { over } = new NormalForms().of(differenceOf(sides))
      if ([...over.keys()].some((key) => !['x^1', 'y^1', ''].includes(key)) || !over.has('y^1')) return undefined
      return isNumber(div(neg(over.get('x^1') ?? 0), over.get('y^1')!), found.wanted)
    })
  },
}
