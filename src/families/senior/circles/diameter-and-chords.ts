/** An angle between chords through the ends of a diameter. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const diameterAndChords = formulaChoice({
  meta: {
    id: 'circles/diameter-and-chords',
    unit: 'SS11',
    objective: 'angles in a circle',
    method: 'angle in a semicircle and angles in the same segment',
    foundation: true,
    level: 3,
    minutes: 1.3,
  },
  paper: { slots: [20, 21, 22] },
  given: { a: ints(14, 56), d: ints(14, 56) },
  let: { x: '90 - a - d', e: 'a + d' },
  where: 'a != d & x >= 12 & abs(a - d) < x & min(a, d) < x & x != a & x != d & abs(a - d) >= 3',
  stem: {
    en: 'In the figure, $AB$ is a diameter of the circle $ABCD$. $AC$ and $BD$ intersect at the point $E$. If $\\angle BAC = @a^\\circ$ and $\\angle ACD = @d^\\circ$, then $\\angle CBD =$',
    zh: '圖中，$AB$ 為圓 $ABCD$ 的直徑。$AC$ 與 $BD$ 相交於點 $E$。若 $\\angle BAC = @a^\\circ$ 及 $\\angle ACD = @d^\\circ$，則 $\\angle CBD =$',
  },
  figure: ({ a, d }) =>
    scene()
      .point('O', 0, 0, { label: false })
      .circle('O', 5)
      .onCircle('A', 'O', 180)
      .onCircle('B', 'O', 0)
      .onCircle('C', 'O', 2 * a!)
      .onCircle('D', 'O', 180 - 2 * d!)
      .meet('E', 'AC', 'BD')
      .path('BACDB')
      .segment('BC')
      .alt({
        en: 'Circle $ABCD$ with the diameter $AB$. The chords $AC$, $BD$, $CD$ and $BC$ are drawn; $AC$ and $BD$ cut at $E$.',
        zh: '圓 $ABCD$ 及其直徑 $AB$，圖中有弦 $AC$、$BD$、$CD$ 和 $BC$，$AC$ 與 $BD$ 相交於 $E$。',
      }),
  measure: { 'angle BAC': 'a', 'angle ACD': 'd', 'angle CBD': 'x', 'angle ACB': '90' },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives angle ABC': '90 - a',
    'takes angle ABC to be the right angle': '90 - d',
    'gives angle BEC': 'a + d',
    'gives angle AEB': '180 - a - d',
    'takes angle CBD to be angle ACD': 'd',
    'takes angle CBD to be angle BAC': 'a',
    'takes the difference of the two angles': 'abs(a - d)',
    'doubles angle BAC': '90 - 2 a',
    'doubles angle ACD': '90 - 2 d',
    'halves the sum of the two angles': '90 - (a + d)/2',
  },
  steps: [
    ['\\angle ACB = 90^\\circ', '1M', 'angle in semi-circle'],
    ['\\angle ABD = \\angle ACD = @d^\\circ', '1M', 'angles in the same segment'],
    ['\\angle CBD = 180^\\circ - 90^\\circ - @a^\\circ - @d^\\circ = @x^\\circ', '1A', 'angle sum of triangle'],
  ],
  // The arcs BC, CD, DA make a semicircle; each is twice its angle at the circumference.
  claims: ['2 a + 2 key + 2 d = 180'],
})
