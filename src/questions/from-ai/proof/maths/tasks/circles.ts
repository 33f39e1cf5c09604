/** Circles in the coordinate plane: centre, radius and equation. */
import { add, div, mul, sub } from '#families/kit/exact/arithmetic.ts'
import { equals, sign } from '#families/kit/exact/compare.ts'
import { sqrt } from '#families/kit/exact/power.ts'
import type { Value } from '#families/kit/exact/value.ts'
import { namesOf, type Formula } from '#families/kit/formula/formula.ts'
import type { Answer } from '../answer.ts'
import { attempt, evaluate } from '../evaluate-exactly.ts'
import { every, isNumber } from '../judge.ts'
import { NormalForms } from '../normal-form.ts'
import { constantOf, isConstant } from '../polynomial.ts'
import { differenceOf, sidesOf, type Task } from '../task.ts'
import { type Point, pointOf, isPoint, polynomialOf, isCurve } from './coordinates.ts'

/** Centre and the square of the radius of x² + y² + Dx + Ey + F = 0. */
function circleOf(formula: Formula | undefined): { readonly centre: Point; readonly square: Value } | undefined {
  const sides = sidesOf(formula)
  if (sides === undefined || [...namesOf(formula!)].sort().join() !== 'x,y') return undefined
  return attempt(() => {
    const forms = new NormalForms()
    const { over, under } = forms.of(differenceOf(sides))
    const lead = over.get('x^2')
    if (
      lead === undefined ||
      !isConstant(under) ||
      over.get('y^2') === undefined ||
      !equals(lead, over.get('y^2')!) ||
      [...over.keys()].some((key) => !['x^2', 'y^2', 'x^1', 'y^1', ''].includes(key))
    )
      return undefined
    const centre: Point = [div(over.get('x^1') ?? 0, mul(-2, lead)), div(over.get('y^1') ?? 0, mul(-2, lead))]
    const square = sub(add(mul(centre[0], centre[0]), mul(centre[1], centre[1])), div(constantOf(over), lead))
    return sign(square) > 0 ? { centre, square } : undefined
  })
}

const CIRCLE = '[the] circle [whose equation is|with equation] [:] {e}'
const CIRCLE_ZH = '圆 (的方程)? (为)? {e}'

export const circleRadius: Task = {
  patterns: [],
  asked: [`[the] radius of ${CIRCLE}`, `${CIRCLE_ZH} 的? 半径`],
  judge: (found) => {
    const circle = circleOf(found.formula('e'))
    return circle === undefined
      ? undefined
      : isNumber(
          attempt(() => sqrt(circle.square)),
          found.wanted,
        )
  },
}

export const circleCentre: Task = {
  patterns: [],
  asked: [`[the] [coordinates of] [the] (centre|center) of ${CIRCLE}`, `${CIRCLE_ZH} 的? 圆心 的? (坐标)?`],
  judge: (found) => {
    const circle = circleOf(found.formula('e'))
    return circle === undefined ? undefined : isPoint(circle.centre, found.wanted)
  },
}

export const circleEquation: Task = {
  patterns: [],
  asked: [
    `[the] equation of (the|a) circle (with|whose|having) (centre|center) [at|is] {p*} and (radius|with radius) [of|is] {r}`,
    `(以)? {p*} 为 圆心 (,|、|且|及)* (半径)? (为|是|以)? {r} (为半径)? 的 圆 的? 方程`,
    `圆心 (为|是|在) {p*} (,|且|及)* 半径 (为|是) {r} 的 圆 的? 方程`,
  ],
  judge: (found) => {
    const point = found.points('p')?.map(pointOf)[0]
    const r = found.formula('r')
    const radius = r === undefined ? undefined : evaluate(r)
    if (point === undefined || radius === undefined) return undefined
    return attempt(() =>
      isCurve(
        polynomialOf([
          ['x^2', 1],
          ['y^2', 1],
          ['x^1', mul(-2, point[0])],
          ['y^1', mul(-2, point[1])],
          ['', sub(add(mul(point[0], point[0]), mul(point[1], point[1])), mul(radius, radius))],
        ]),
      ),
    )
  },
}

export const centreAndRadius: Task = {
  patterns: [],
  asked: [
    `[the] [coordinates of] [the] (centre|center) and [the] radius of ${CIRCLE}`,
    `${CIRCLE_ZH} 的? 圆心 (坐标)? (和|及|与) 半径`,
  ],
  judge: (found) => {
    const circle = circleOf(found.formula('e'))
    return circle === undefined
      ? undefined
      : (answer) => {
          const [point, radius, more] = answer.text.match(/[\ue000-\uf8ff]/gu) ?? []
          const said = answer.text.replace(
            /[\ue000-\uf8ff]|centre|center|radius|coordinates|the|of|is|are|and|圆心|坐标|半径|为|是|[\s,:=;]/gu,
            '',
          )
          if (point === undefined || radius === undefined || more !== undefined || said !== '') return 'unknown'
          const part = (text: string): Answer => ({ ...answer, text })
          return every([
            isPoint(circle.centre, found.wanted)(part(point)),
            attempt(() => isNumber(sqrt(circle.square), found.wanted))?.(part(radius)) ?? 'unknown',
          ])
        }
  },
}
