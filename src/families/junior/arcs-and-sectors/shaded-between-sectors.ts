/** The area between two arcs of one centre, from their lengths. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const shadedBetweenSectors = formulaChoice({
  meta: {
    id: 'arcs-and-sectors/shaded-between-sectors',
    unit: 'JS16',
    objective: 'arc lengths and areas of sectors',
    method: 'the radii from the ratio of two arcs',
    foundation: true,
    level: 3,
    minutes: 1.8,
  },
  paper: { slots: [15, 16, 18] },
  given: { p: ints(2, 20), q: ints(3, 30), d: ints(3, 30) },
  let: { t: '180 (q - p)/d', r: 'p d/(q - p)', R: 'r + d', x: 'd (p + q)/2', big: 'q R/2', small: 'p r/2' },
  where:
    'q > p & int(r) & rational(t) & t >= 40 & t <= 150 & int(x) & p/q >= 0.25 & p/q <= 0.75 & d != p & d != q & r != p & int(t) & int(d/2) & q != 2 p',
  stem: {
    en: 'In the figure, $OAB$ and $OCD$ are sectors with centre $O$, where $A$ lies on $OC$ and $B$ lies on $OD$. If $\\overset{\\frown}{AB} = @{p pi}\\text{ cm}$, $\\overset{\\frown}{CD} = @{q pi}\\text{ cm}$ and $AC = @d\\text{ cm}$, then the area of the shaded region is',
    zh: '圖中，$OAB$ 和 $OCD$ 均為以 $O$ 為圓心的扇形，其中 $A$ 在 $OC$ 上而 $B$ 在 $OD$ 上。若 $\\overset{\\frown}{AB} = @{p pi}\\text{ cm}$、$\\overset{\\frown}{CD} = @{q pi}\\text{ cm}$ 及 $AC = @d\\text{ cm}$，則陰影區域的面積為',
  },
  figure: ({ r, R, t }) =>
    scene()
      .point('O', 0, 0)
      .polar('A', 'O', r!, 90 + t! / 2)
      .polar('B', 'O', r!, 90 - t! / 2)
      .polar('C', 'O', R!, 90 + t! / 2)
      .polar('D', 'O', R!, 90 - t! / 2)
      .shade(['A', { about: 'O', to: 'B', clockwise: true }, 'D', { about: 'O', to: 'C' }])
      .arcBetween('O', 'BA')
      .arcBetween('O', 'DC')
      .segment('OC')
      .segment('OD')
      .alt({
        en: 'Sectors $OAB$ and $OCD$ of the same angle with centre $O$. $A$ lies on $OC$ and $B$ on $OD$. The region $ABDC$ between the arcs is shaded.',
        zh: '以 $O$ 為圓心而圓心角相同的扇形 $OAB$ 和 $OCD$，$A$ 在 $OC$ 上，$B$ 在 $OD$ 上。兩弧之間的區域 $ABDC$ 為陰影。',
      }),
  measure: { 'arc O': 'p pi', 'length AC': 'd', 'length BD': 'd', 'angle COD': 't' },
  key: 'x pi',
  show: '$@{it}\\text{ cm}^2$',
  plausible: 'it > 0 & int(it/pi)',
  slips: {
    'gives the area of the larger sector': 'big pi',
    'gives the area of the smaller sector': 'small pi',
    'does not halve': '2 x pi',
    'takes the difference of the arcs for their sum': 'd (q - p)/2 pi',
    'takes the difference of the arcs and does not halve': 'd (q - p) pi',
    'takes AC for the radius of the larger sector': 'd q/2 pi',
    'takes AC for the radius of the smaller sector': 'd p/2 pi',
    'adds the two sectors': '(big + small) pi',
    'multiplies arc and radius for the area of a sector': '2 big pi',
    'squares AC': 'd^2 t/360 pi',
    'takes the larger arc for both': 'q d pi',
  },
  steps: [
    ['\\frac{OA}{OA + @d} = \\frac{@{p pi}}{@{q pi}}', '1M'],
    ['OA = @r\\text{ cm},\\quad OC = @R\\text{ cm}'],
    [
      {
        en: 'Area of a sector $= \\frac{1}{2} \\times$ radius $\\times$ arc, so the shaded area $= \\frac{1}{2}(@R)(@{q pi}) - \\frac{1}{2}(@r)(@{p pi})$',
        zh: '扇形面積 $= \\frac{1}{2} \\times$ 半徑 $\\times$ 弧長，故陰影面積 $= \\frac{1}{2}(@R)(@{q pi}) - \\frac{1}{2}(@r)(@{p pi})$',
      },
      '1M',
    ],
    ['= @{x pi}\\text{ cm}^2', '1A'],
  ],
  // Radii p d/(q - p) and q d/(q - p); the angle is that of an arc of (q - p) pi on a radius of d.
  claims: ['key = pi (180 (q - p)/d)/360 ((q d/(q - p))^2 - (p d/(q - p))^2)'],
})
