/** The volume of one of the parts into which planes parallel to the base cut a cone. */
import { cone } from '../../kit/figure/round-solids.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const coneBetweenPlanes = formulaChoice({
  meta: {
    id: 'mensuration/cone-between-planes',
    unit: 'JS18',
    objective: 'volumes of similar solids',
    method: 'differences of cubes of the heights',
    foundation: true,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [16, 17] },
  given: { a: ints(1, 4), b: ints(1, 4), c: ints(1, 4), k: ints(1, 60) },
  let: { s: 'a + b', t: 'a + b + c', top: 'k a^3', middle: 'k (s^3 - a^3)', x: 'k (t^3 - s^3)' },
  where: 'gcd(gcd(a, b), c) = 1 & middle >= 14 & x <= 4000 & a/t >= 0.22 & b/t >= 0.2 & c/t >= 0.2',
  stem: {
    en: 'In the figure, a solid right circular cone is divided into three parts $X$, $Y$ and $Z$ by two planes parallel to its base. The heights of the three parts are in the ratio $@a : @b : @c$. If the volume of $Y$ is $@middle\\text{ cm}^3$, then the volume of $Z$ is',
    zh: '圖中，一實心直立圓錐被兩個平行於其底的平面分為 $X$、$Y$ 和 $Z$ 三部分，而該三部分的高之比為 $@a : @b : @c$。若 $Y$ 的體積為 $@middle\\text{ cm}^3$，則 $Z$ 的體積為',
  },
  figure: ({ a, s, t }) => {
    const [height, radius] = [10, 5]
    const drawn = cone({ radius, height })
    for (const [part, left, right] of [
      [a!, 'E', 'F'],
      [s!, 'G', 'H'],
    ] as const) {
      const [y, r] = [height * (1 - part / t!), (radius * part) / t!]
      drawn
        .point(left, -r, y, { label: false })
        .point(right, r, y, { label: false })
        .ellipse(0, y, r, r * 0.26, { hidden: true })
    }
    const middle = (from: number, to: number): number => height * (1 - (from + to) / 2 / t!)
    return drawn
      .text(0, middle(a! * 0.45, a!), 'X')
      .text(0, middle(a!, s!) - 0.25, 'Y')
      .text(0, middle(s!, t!) - 0.35, 'Z')
      .alt({
        en: 'A cone cut by two planes parallel to its base into the parts $X$ (at the top), $Y$ and $Z$ (at the bottom).',
        zh: '一圓錐被兩個平行於其底的平面分為 $X$（頂部）、$Y$ 和 $Z$（底部）三部分。',
      })
  },
  measure: { 'ratio VE EG': 'a/b', 'ratio EG GA': 'b/c' },
  key: 'x',
  show: '$@{it}\\text{ cm}^3$',
  plausible: 'it > 0 & int(it)',
  slips: {
    'takes volumes in the ratio of the heights': 'middle c/b',
    'takes the squares of the heights of the parts': 'middle c^2/b^2',
    'takes the cubes of the heights of the parts': 'middle c^3/b^3',
    'takes squares of the heights of the cones': 'middle (t^2 - s^2)/(s^2 - a^2)',
    'gives the volume of X': 'top',
    'gives the volume of X and Y': 'top + middle',
    'gives the volume of Y and Z': 'middle + x',
    'gives the volume of the cone': 'top + middle + x',
    'forgets X': 'middle t^3/s^3 - middle',
    'takes Y to be a cone': 'middle t^3/s^3',
    'takes the cone of height c for Z': 'k c^3',
    'gives the volume of X and Z': 'top + x',
  },
  steps: [
    [
      {
        en: 'The cones with bases at the two planes and at the base are similar, with heights in the ratio $@a : @s : @t$.',
        zh: '以兩平面及底為底面的三個圓錐相似，其高之比為 $@a : @s : @t$。',
      },
      '1M',
    ],
    [
      {
        en: 'Their volumes are in the ratio $@a^3 : @s^3 : @t^3 = @{a^3} : @{s^3} : @{t^3}$.',
        zh: '其體積之比為 $@a^3 : @s^3 : @t^3 = @{a^3} : @{s^3} : @{t^3}$。',
      },
      '1M',
    ],
    [
      {
        en: 'Volume of $Z = @middle \\times \\frac{@{t^3} - @{s^3}}{@{s^3} - @{a^3}} = @x\\text{ cm}^3$',
        zh: '$Z$ 的體積 $= @middle \\times \\frac{@{t^3} - @{s^3}}{@{s^3} - @{a^3}} = @x\\text{ cm}^3$',
      },
      '1A',
    ],
  ],
  // Volume of a frustum by its two radii: h (r² + r R + R²).
  claims: ['key b (a^2 + a (a + b) + (a + b)^2) = middle c ((a + b)^2 + (a + b)(a + b + c) + (a + b + c)^2)'],
})
