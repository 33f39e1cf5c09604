/** An angle of a cyclic quadrilateral from base angles at two radii. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const centreAndCyclicQuadrilateral = formulaChoice({
  meta: {
    id: 'circles/centre-and-cyclic-quadrilateral',
    unit: 'SS11',
    objective: 'angles in a circle',
    method: 'base angles of triangles made by radii, then opposite angles of a cyclic quadrilateral',
    foundation: true,
    level: 3,
    minutes: 1.3,
  },
  paper: { slots: [21, 22] },
  given: { p: ints(38, 76), q: ints(38, 76) },
  let: { b: 'p + q', x: '180 - p - q', o: '360 - 2 p - 2 q' },
  where: 'p != q & int(b/2) & b >= 98 & b <= 118 & abs(p - q) >= 3 & x != p & x != q',
  stem: {
    en: 'In the figure, $O$ is the centre of the circle $ABCD$. If $\\angle OAB = @p^\\circ$ and $\\angle OCB = @q^\\circ$, then $\\angle ADC =$',
    zh: '圖中，$O$ 為圓 $ABCD$ 的圓心。若 $\\angle OAB = @p^\\circ$ 及 $\\angle OCB = @q^\\circ$，則 $\\angle ADC =$',
  },
  figure: ({ p, q }) =>
    scene()
      .point('O', 0, 0, { dot: true })
      .circle('O', 5)
      .onCircle('B', 'O', 270 - p! + q!)
      .onCircle('A', 'O', 270 - p! + q! - (180 - 2 * p!))
      .onCircle('C', 'O', 270 - p! + q! + (180 - 2 * q!))
      .onCircle('D', 'O', 96)
      .path('OABCO')
      .path('ADC')
      .angle('OAB', { label: '@p^\\circ' })
      .angle('OCB', { label: '@q^\\circ' })
      .alt({
        en: 'Circle $ABCD$ with centre $O$. The quadrilaterals $OABC$ and $ABCD$ are drawn, $O$ lying inside $ABCD$. $\\angle OAB = @p^\\circ$ and $\\angle OCB = @q^\\circ$.',
        zh: '以 $O$ 為圓心的圓 $ABCD$，圖中有四邊形 $OABC$ 和 $ABCD$，$O$ 在 $ABCD$ 內。$\\angle OAB = @p^\\circ$，$\\angle OCB = @q^\\circ$。',
      }),
  measure: { 'angle OAB': 'p', 'angle OCB': 'q', 'angle ADC': 'x', 'angle AOC': 'o' },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives angle ABC': 'b',
    'gives angle AOC': 'o',
    'halves angle ABC': 'b/2',
    'halves angle ADC': 'x/2',
    'takes half of angle AOC off 180 degrees': '180 - x/2',
    'forgets one pair of base angles': '180 - 2 p',
    'forgets the other pair of base angles': '180 - 2 q',
    'takes angle ADC to be alternate to angle OAB': 'p',
    'takes angle ADC to be alternate to angle OCB': 'q',
  },
  steps: [
    ['\\angle OBA = @p^\\circ,\\quad \\angle OBC = @q^\\circ', '1M', 'base angles'],
    ['\\angle ABC = @p^\\circ + @q^\\circ = @b^\\circ'],
    ['\\angle ADC = 180^\\circ - @b^\\circ = @x^\\circ', '1A', 'opp. angles, cyclic quad.'],
  ],
  // The angle at the centre, from the two isosceles triangles, is twice the angle at the circumference.
  claims: ['2 key = (180 - 2 p) + (180 - 2 q)'],
})
