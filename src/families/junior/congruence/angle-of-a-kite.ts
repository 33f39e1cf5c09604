/** An angle of a kite by congruent triangles. */
import { conventional } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const angleOfAKite = conventional({
  meta: {
    id: 'congruence/angle-of-a-kite',
    unit: 'JS21',
    objective: 'use of congruent triangles',
    method: 'S.S.S. with a common side; corresponding angles',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [8] },
  given: { u: ints(24, 60), v: ints(70, 128) },
  let: { w: '180 - u - v', x: '2 w' },
  where: 'w >= 24 & w <= 66 & abs(u - w) >= 4 & v != 90 & x != v & x != u & x != 90',
  stem: {
    en: 'In the figure, $AB = AD$ and $BC = DC$. If $\\angle BAC = @u^\\circ$ and $\\angle ABC = @v^\\circ$, find $\\angle BCD$.',
    zh: '圖中，$AB = AD$ 及 $BC = DC$。若 $\\angle BAC = @u^\\circ$ 及 $\\angle ABC = @v^\\circ$，求 $\\angle BCD$。',
  },
  figure: ({ u, w }) =>
    scene({ width: 150, height: 115 })
      .point('A', 0, 0)
      .point('C', 1, 0)
      .apex('B', 'AC', u!, w!)
      .apex('D', 'CA', w!, u!)
      .path('ABC')
      .path('ADC')
      .segment('AC')
      .mark('AB', { ticks: 1 })
      .mark('AD', { ticks: 1 })
      .mark('BC', { ticks: 2 })
      .mark('DC', { ticks: 2 })
      .angle('CAB', { label: '@u^\\circ' })
      .angle('ABC', { label: '@v^\\circ' })
      .alt({
        en: 'A quadrilateral $ABCD$ with $AB = AD$ and $BC = DC$; $AC$ is joined.',
        zh: '四邊形 $ABCD$，$AB = AD$ 及 $BC = DC$；連接 $AC$。',
      }),
  measure: { 'angle BAC': 'u', 'angle ABC': 'v', 'angle BCD': 'x', 'ratio AB AD': '1', 'ratio BC DC': '1' },
  parts: [
    {
      ask: '',
      answer: '$@x^\\circ$',
      steps: [
        ['\\triangle ABC \\cong \\triangle ADC', '1M', 'SSS'],
        ['\\angle ACB = 180^\\circ - @u^\\circ - @v^\\circ = @w^\\circ', '1M', 'angle sum of triangle'],
        ['\\angle BCD = 2 \\times @w^\\circ = @x^\\circ', '1A', 'corr. angles, cong. triangles'],
      ],
    },
  ],
  // The angles of the quadrilateral.
  claims: ['x + 2 u + 2 v = 360'],
})
