/** An angle of an isosceles triangle outside a triangle, whose side is parallel to one of that triangle. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const parallelAndIsosceles = formulaChoice({
  meta: {
    id: 'angles/parallel-and-isosceles',
    unit: 'JS19',
    objective: 'angles of parallel lines and isosceles triangles',
    method: 'corresponding angles, then base angles',
    foundation: true,
    level: 2,
    minutes: 1.3,
  },
  paper: { slots: [18, 19] },
  given: { a: ints(32, 88, 2), c: ints(32, 88, 2) },
  let: { b: '180 - a - c', t: '(a + c)/2' },
  where: '36 <= b <= 80 & a != c & b != a & b != c & int(t) & abs(a - c) >= 4',
  stem: {
    en: 'In the figure, $BCD$ is a straight line. It is given that $AB // EC$ and $CD = CE$. If $\\angle BAC = @a^\\circ$ and $\\angle ACB = @c^\\circ$, then $\\angle CDE =$',
    zh: '圖中，$BCD$ 為一直線。已知 $AB // EC$ 及 $CD = CE$。若 $\\angle BAC = @a^\\circ$ 及 $\\angle ACB = @c^\\circ$，則 $\\angle CDE =$',
  },
  figure: ({ b, c }) => {
    const drawn = scene().point('B', 0, 0).point('C', 6, 0).apex('A', 'BC', b!, c!)
    return drawn
      .point('D', 11.4, 0)
      .polar('E', 'C', 5.4, b!)
      .segment('BD')
      .path('BAC')
      .path('CED')
      .mark('BA', { arrows: 1 })
      .mark('CE', { arrows: 1 })
      .angle('BAC', { label: '@a^\\circ' })
      .angle('ACB', { label: '@c^\\circ' })
      .alt({
        en: 'Triangle $ABC$, with $BC$ produced to $D$. $CE$ is parallel to $BA$, and $E$ is joined to $D$. $\\angle BAC = @a^\\circ$ and $\\angle ACB = @c^\\circ$.',
        zh: '三角形 $ABC$，$BC$ 延長至 $D$。$CE$ 平行於 $BA$，並連接 $DE$。$\\angle BAC = @a^\\circ$，$\\angle ACB = @c^\\circ$。',
      })
  },
  measure: { 'angle BAC': 'a', 'angle ACB': 'c', 'angle CDE': 't', 'angle DCE': 'b', 'ratio CD CE': '1' },
  key: 't',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = t | abs(it - t) >= 2)',
  slips: {
    'stops at the corresponding angle': 'b',
    'takes angle DCE to be angle ACB': '90 - c/2',
    'takes angle DCE to be angle BAC': '90 - a/2',
    'halves angle DCE': 'b/2',
    'takes angle DCE as a base angle': '180 - 2 b',
    'does not halve the sum of the base angles': 'a + c',
    'takes angle CDE to be alternate to angle BAC': 'a',
    'takes angle CDE to be angle ACB': 'c',
  },
  steps: [
    ['\\angle ABC = 180^\\circ - @a^\\circ - @c^\\circ = @b^\\circ', '1M', 'angle sum of triangle'],
    ['\\angle DCE = \\angle ABC = @b^\\circ', '', 'corr. angles'],
    ['\\angle CDE = \\frac{180^\\circ - @b^\\circ}{2} = @t^\\circ', '1A', 'base angles'],
  ],
  // Angles at C on the straight line: c, a (alternate) and the apex of the isosceles triangle.
  claims: ['c + a + (180 - 2 key) = 180'],
})
