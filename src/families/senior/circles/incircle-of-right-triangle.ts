/** The perimeter of a right-angled triangle from the point where its inscribed circle touches the hypotenuse. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const incircleOfRightTriangle = formulaChoice({
  meta: {
    id: 'circles/incircle-of-right-triangle',
    unit: 'SS11',
    objective: 'tangents from an external point',
    method: 'equal tangents to the inscribed circle and an equation from Pythagoras',
    foundation: false,
    level: 4,
    minutes: 2,
  },
  paper: { slots: [38, 39, 40] },
  given: { m: ints(2, 150), n: ints(2, 150) },
  let: { r: '(sqrt((m + n)^2 + 4 m n) - m - n)/2', c: 'm + n', P: '2 (m + n + r)' },
  where: 'int(r) & c <= 150 & m != n & m/n < 3.4 & n/m < 3.4',
  stem: {
    en: 'In the figure, $\\angle ABC = 90^\\circ$. The inscribed circle of $\\triangle ABC$ touches $AC$ at $R$. If $AR = @m\\text{ cm}$ and $RC = @n\\text{ cm}$, then the perimeter of $\\triangle ABC$ is',
    zh: '圖中，$\\angle ABC = 90^\\circ$。$\\triangle ABC$ 的內切圓與 $AC$ 相切於 $R$。若 $AR = @m\\text{ cm}$ 及 $RC = @n\\text{ cm}$，則 $\\triangle ABC$ 的周界為',
  },
  figure: ({ m, n, r }) =>
    scene()
      .point('B', 0, 0)
      .point('A', 0, m! + r!)
      .point('C', n! + r!, 0)
      .polygon('ABC')
      .incircle('ABC')
      .between('R', 'AC', m! / (m! + n!), { dot: true })
      .angle('ABC', { right: true })
      .alt({
        en: 'Triangle $ABC$ with a right angle at $B$ and its inscribed circle, which touches $AC$ at $R$.',
        zh: '三角形 $ABC$，其中 $B$ 為直角，其內切圓與 $AC$ 相切於 $R$。',
      }),
  measure: { 'angle ABC': '90', 'length AR': 'm', 'length RC': 'n', 'length AB': 'm + r', 'length BC': 'n + r' },
  key: 'P',
  show: '$@it\\text{ cm}$',
  plausible: 'it > c & int(it)',
  slips: {
    'takes each of the equal tangents once': 'm + n + r',
    'takes one tangent from B only': '2 (m + n) + r',
    'takes the hypotenuse for the rest': 'm + n + 2 r',
    'forgets the tangents from B': '2 (m + n)',
    'takes the diameter for the radius': '2 (m + n) + 4 r',
    'takes the tangents from B equal to those from A': '2 (m + n) + 2 m',
    'takes the tangents from B equal to those from C': '2 (m + n) + 2 n',
    'takes all tangents once and the hypotenuse again': '3 (m + n)',
    'adds the diameter to each leg': '2 (m + n) + 6 r',
    'takes AB equal to AC': '3 m + 3 n + 2 r',
  },
  steps: [
    [
      {
        en: 'Let $r\\text{ cm}$ be the radius. Then $AB = (@m + r)\\text{ cm}$ and $BC = (@n + r)\\text{ cm}$.',
        zh: '設半徑為 $r\\text{ cm}$，則 $AB = (@m + r)\\text{ cm}$ 及 $BC = (@n + r)\\text{ cm}$。',
      },
      '1M',
      'tangent properties',
    ],
    ['(@m + r)^2 + (@n + r)^2 = @c^2,\\quad r = @r', '1M', 'Pyth. theorem'],
    [{ en: 'Perimeter $= 2(@m + @n + @r) = @P\\text{ cm}$', zh: '周界 $= 2(@m + @n + @r) = @P\\text{ cm}$' }, '1A'],
  ],
  // Half the perimeter times the radius is the area, half of the product of the legs; the radius is half the perimeter
  // less the hypotenuse.
  claims: ['key (key/2 - m - n) = (key/2 - n) (key/2 - m)', 'key > 2 (m + n)'],
})
