/** The side of a square that stands in a triangle. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const squareInTriangle = formulaChoice({
  meta: {
    id: 'similarity/square-in-triangle',
    unit: 'JS22',
    objective: 'lengths in similar triangles',
    method: 'bases and heights of similar triangles',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [18, 19, 20] },
  given: { a: ints(6, 150), h: ints(4, 150) },
  let: { x: 'a h/(a + h)', area: 'a h/2' },
  where: 'a != h & exact(x, 1) & a <= 105 & h/a >= 0.45 & h/a <= 1.6 & int(area) & int(a/3)',
  stem: {
    en: 'In the figure, $PQRS$ is a square, where $P$ and $S$ lie on $AB$ and $AC$ respectively while $Q$ and $R$ lie on $BC$. If $BC = @a\\text{ cm}$ and the area of $\\triangle ABC$ is $@area\\text{ cm}^2$, then $PQ =$',
    zh: '圖中，$PQRS$ 為一正方形，其中 $P$ 和 $S$ 分別在 $AB$ 和 $AC$ 上，而 $Q$ 和 $R$ 在 $BC$ 上。若 $BC = @a\\text{ cm}$ 且 $\\triangle ABC$ 的面積為 $@area\\text{ cm}^2$，則 $PQ =$',
  },
  figure: ({ a, h, x }) => {
    const [foot, up] = [0.42 * a!, x! / h!]
    return scene()
      .point('B', 0, 0)
      .point('C', a!, 0)
      .point('A', foot, h!)
      .between('P', 'BA', up)
      .between('S', 'CA', up)
      .point('Q', foot * up, 0)
      .point('R', foot * up + x!, 0)
      .polygon('ABC')
      .path('QPSR')
      .alt({
        en: 'Triangle $ABC$ with the square $PQRS$ inside, $QR$ on $BC$, $P$ on $AB$ and $S$ on $AC$.',
        zh: '三角形 $ABC$ 內有正方形 $PQRS$，$QR$ 在 $BC$ 上，$P$ 在 $AB$ 上，$S$ 在 $AC$ 上。',
      })
  },
  measure: { 'length BC': 'a', 'length PQ': 'x', 'length PS': 'x', 'length QR': 'x', 'distance A BC': 'h' },
  key: 'x',
  show: '$@{it : decimal}\\text{ cm}$',
  plausible: '0 < it & it < a & exact(it, 2) & (it = x | abs(it - x) >= 0.2)',
  slips: {
    'takes half of the base': 'a/2',
    'takes half of the height': 'h/2',
    'gives the height of triangle ABC': 'h',
    'takes the area as base times height': 'a h/(2 a + h)',
    'takes a third of the base': 'a/3',
    'takes a third of the height': 'h/3',
    'takes the height of triangle APS': 'h - x',
    'gives BQ and RC together': 'a - x',
    'takes the mean of half the base and half the height': '(a + h)/4',
    'takes the square as half of the triangle': 'sqrt(a h)/2',
  },
  steps: [
    [
      {
        en: 'Height of $\\triangle ABC$ from $A = \\frac{2(@area)}{@a} = @h\\text{ cm}$',
        zh: '$\\triangle ABC$ 由 $A$ 起的高 $= \\frac{2(@area)}{@a} = @h\\text{ cm}$',
      },
      '1M',
    ],
    [
      {
        en: 'Let $PQ = x\\text{ cm}$. $\\triangle APS \\sim \\triangle ABC$, so $\\frac{x}{@a} = \\frac{@h - x}{@h}$.',
        zh: '設 $PQ = x\\text{ cm}$。$\\triangle APS \\sim \\triangle ABC$，故 $\\frac{x}{@a} = \\frac{@h - x}{@h}$。',
      },
      '1M',
      'AAA',
    ],
    ['x = @{x : decimal}', '1A'],
  ],
  // The square, triangle APS and the two triangles at its sides make the whole.
  claims: ['0 < key', 'key^2 + key (2 area/a - key)/2 + key (a - key)/2 = area'],
})
