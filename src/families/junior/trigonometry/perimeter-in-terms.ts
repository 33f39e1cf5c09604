/** The perimeter of a right-angled trapezium in terms of an angle. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const perimeterInTerms = formulaChoice({
  meta: {
    id: 'trigonometry/perimeter-in-terms',
    unit: 'JS27',
    objective: 'trigonometric ratios of an angle in right-angled triangles',
    method: 'a perpendicular cuts a trapezium into a rectangle and a right-angled triangle',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [21, 22] },
  symbols: ['theta'],
  given: { a: ints(3, 30), b: ints(2, 30) },
  where: 'a != b & b/a >= 0.5 & b/a <= 2',
  stem: {
    en: 'In the figure, $ABCD$ is a trapezium with $AD // BC$ and $\\angle ABC = 90^\\circ$. If $AB = @a\\text{ cm}$, $AD = @b\\text{ cm}$ and $\\angle BCD = \\theta$, then the perimeter of $ABCD$ is',
    zh: '圖中，$ABCD$ 為一梯形，其中 $AD // BC$ 及 $\\angle ABC = 90^\\circ$。若 $AB = @a\\text{ cm}$、$AD = @b\\text{ cm}$ 及 $\\angle BCD = \\theta$，則 $ABCD$ 的周界為',
  },
  figure: ({ a, b }) =>
    scene()
      .point('B', 0, 0)
      .point('A', 0, a!)
      .point('D', b!, a!)
      .point('C', b! + 0.7 * a!, 0)
      .polygon('ABCD')
      .mark('AD', { arrows: 1 })
      .mark('BC', { arrows: 1 })
      .angle('ABC', { right: true })
      .angle('BCD', { label: '\\theta' })
      .alt({
        en: 'Trapezium $ABCD$ with $AD$ parallel to $BC$ and a right angle at $B$. $BC$ is longer than $AD$, and $\\angle BCD = \\theta$.',
        zh: '梯形 $ABCD$，其中 $AD$ 平行於 $BC$，$B$ 為直角。$BC$ 比 $AD$ 長，$\\angle BCD = \\theta$。',
      }),
  measure: { 'length AB': 'a', 'length AD': 'b', 'angle ABC': '90', 'angle BAD': '90' },
  key: 'a + 2 b + a/sin(theta) + a/tan(theta)',
  show: '$\\left(@it\\right)\\text{ cm}$',
  slips: {
    'multiplies by the ratios': 'a + 2 b + a sin(theta) + a tan(theta)',
    'multiplies by the tangent': 'a + 2 b + a/sin(theta) + a tan(theta)',
    'multiplies by the sine': 'a + 2 b + a sin(theta) + a/tan(theta)',
    'takes the cosine for the sine': 'a + 2 b + a/cos(theta) + a/tan(theta)',
    'takes both ratios of the other angle': 'a + 2 b + a/cos(theta) + a tan(theta)',
    'takes BC without AD': 'a + b + a/sin(theta) + a/tan(theta)',
    'counts AB twice': '2 a + 2 b + a/sin(theta) + a/tan(theta)',
  },
  steps: [
    [
      {
        en: 'Let $E$ be the foot of the perpendicular from $D$ to $BC$. $DE = @a\\text{ cm}$ and $BE = @b\\text{ cm}$',
        zh: '設 $E$ 為由 $D$ 至 $BC$ 的垂足。$DE = @a\\text{ cm}$ 及 $BE = @b\\text{ cm}$',
      },
      '1M',
      'prop. of rectangle',
    ],
    ['CD = @{a/sin(theta)}\\text{ cm},\\quad CE = @{a/tan(theta)}\\text{ cm}', '1M'],
    [
      {
        en: 'Perimeter $= \\left(@{a + 2 b + a/sin(theta) + a/tan(theta)}\\right)\\text{ cm}$',
        zh: '周界 $= \\left(@{a + 2 b + a/sin(theta) + a/tan(theta)}\\right)\\text{ cm}$',
      },
      '1A',
    ],
  ],
  // What is left beside AB, AD and BE is CD + CE: laid out in a line beyond E, it makes half of the angle with DE.
  claims: ['(key - a - 2 b) tan(theta/2) = a for theta in {deg(30), deg(60), deg(120)}'],
})
