/** The height of a tower from two angles of elevation on one line. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const twoElevations = formulaChoice({
  meta: {
    id: 'trigonometry/two-elevations',
    unit: 'JS27',
    objective: 'angles of elevation',
    method: 'an equation from two tangents',
    foundation: true,
    level: 3,
    minutes: 1.8,
  },
  paper: { slots: [18, 19, 20] },
  given: {
    tower: oneOf(word('tower', '塔'), word('building', '大廈')),
    a: ints(20, 40, 2),
    b: ints(36, 66, 2),
    d: ints(30, 120, 10),
  },
  let: { h: 'd tan(deg(a)) tan(deg(b))/(tan(deg(b)) - tan(deg(a)))', x: 'round(h)' },
  where: 'b - a >= 14 & b - a <= 32 & b != 45 & a + b != 90 & h <= 250',
  stem: {
    en: 'In the figure, $PQ$ is a vertical @{tower}. $A$ and $B$ are two points on the same horizontal ground as $Q$ such that $ABQ$ is a straight line. The angles of elevation of $P$ from $A$ and $B$ are $@a^\\circ$ and $@b^\\circ$ respectively. If the distance between $A$ and $B$ is $@d\\text{ m}$, find the height of the @tower correct to the nearest m.',
    zh: '圖中，$PQ$ 為一座鉛垂的@{tower}。$A$、$B$ 與 $Q$ 在同一水平地面上，且 $ABQ$ 為一直線。由 $A$ 及 $B$ 測得 $P$ 的仰角分別為 $@a^\\circ$ 及 $@b^\\circ$。若 $A$ 與 $B$ 之間的距離為 $@d\\text{ m}$，求該@{tower}的高，準確至最接近的 m。',
  },
  figure: ({ b, d, h }) =>
    scene()
      .point('A', 0, 0)
      .point('B', d!, 0)
      .point('Q', d! + h! / Math.tan((b! * Math.PI) / 180), 0)
      .point('P', d! + h! / Math.tan((b! * Math.PI) / 180), h!)
      .segment('AQ')
      .segment('QP', { thick: true })
      .segment('AP')
      .segment('BP')
      .angle('AQP', { right: true })
      .angle('PAQ', { label: '@a^\\circ' })
      .angle('PBQ', { label: '@b^\\circ' })
      .dimension('AB', '@d\\text{ m}', { side: 'right' })
      .alt({
        en: 'Right-angled triangle $APQ$ with $B$ on $AQ$, joined to $P$. $\\angle PAQ = @a^\\circ$, $\\angle PBQ = @b^\\circ$ and $AB = @d$ m.',
        zh: '直角三角形 $APQ$，$B$ 在 $AQ$ 上，並連接 $PB$。$\\angle PAQ = @a^\\circ$，$\\angle PBQ = @b^\\circ$，$AB = @d$ m。',
      }),
  measure: { 'angle PAQ': 'a', 'angle PBQ': 'b', 'angle PQA': '90', 'length AB': 'd' },
  key: 'x',
  show: '$@it\\text{ m}$',
  plausible: 'it > 1 & (it = x | abs(it - x) >= 2)',
  slips: {
    'takes AB for AQ': 'round(d tan(deg(a)))',
    'takes AB for BQ': 'round(d tan(deg(b)))',
    'takes the tangent of the difference of the angles': 'round(d tan(deg(b - a)))',
    'takes the difference of the tangents': 'round(d (tan(deg(b)) - tan(deg(a))))',
    'divides by the difference of the tangents alone': 'round(d/(tan(deg(b)) - tan(deg(a))))',
    'adds the tangents': 'round(d tan(deg(a)) tan(deg(b))/(tan(deg(b)) + tan(deg(a))))',
    'gives BQ': 'round(h/tan(deg(b)))',
    'gives AQ': 'round(h/tan(deg(a)))',
    'gives BP': 'round(h/sin(deg(b)))',
    'takes sines for tangents': 'round(d sin(deg(a)) sin(deg(b))/(sin(deg(b)) - sin(deg(a))))',
    'takes BP equal to AB': 'round(d sin(deg(b)))',
  },
  steps: [
    [
      {
        en: 'Let $PQ = h\\text{ m}$. Then $AQ = \\frac{h}{\\tan @a^\\circ}\\text{ m}$ and $BQ = \\frac{h}{\\tan @b^\\circ}\\text{ m}$.',
        zh: '設 $PQ = h\\text{ m}$，則 $AQ = \\frac{h}{\\tan @a^\\circ}\\text{ m}$ 及 $BQ = \\frac{h}{\\tan @b^\\circ}\\text{ m}$。',
      },
      '1M',
    ],
    ['\\frac{h}{\\tan @a^\\circ} - \\frac{h}{\\tan @b^\\circ} = @d', '1M'],
    [{ en: '$h = @x$ (correct to the nearest integer)', zh: '$h = @x$（準確至最接近的整數）' }, '1A'],
  ],
  // Triangle ABP has the angle b - a at P: AP by the sine rule, then the height by sin a.
  claims: ['abs(key - d sin(deg(b))/sin(deg(b - a)) sin(deg(a))) <= 0.5'],
})
