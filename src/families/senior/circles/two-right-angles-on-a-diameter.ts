/** Angles of a cyclic quadrilateral one of whose sides is a diameter. */
import { conventional } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const twoRightAnglesOnADiameter = conventional({
  meta: {
    id: 'circles/two-right-angles-on-a-diameter',
    unit: 'SS11',
    objective: 'angles in a circle',
    method: 'angle in a semi-circle and angles in the same segment',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [8] },
  given: { u: ints(16, 44), v: ints(16, 44) },
  let: { x: 'v', y: '90 - u - v' },
  where: 'u != v & y >= 16 & y != u & y != v',
  stem: {
    en: 'In the figure, $AB$ is a diameter of the circle $ABCD$. $AC$ and $BD$ intersect at $E$. If $\\angle ABD = @u^\\circ$ and $\\angle BAC = @v^\\circ$, find $\\angle BDC$ and $\\angle CBD$.',
    zh: '圖中，$AB$ 為圓 $ABCD$ 的直徑。$AC$ 與 $BD$ 相交於 $E$。若 $\\angle ABD = @u^\\circ$ 及 $\\angle BAC = @v^\\circ$，求 $\\angle BDC$ 及 $\\angle CBD$。',
  },
  figure: ({ u, v }) =>
    scene({ width: 125, height: 125 })
      .point('O', 0, 0, { label: false })
      .circle('O', 1)
      .onCircle('A', 'O', 180)
      .onCircle('B', 'O', 0)
      .onCircle('C', 'O', 2 * v!)
      .onCircle('D', 'O', 180 - 2 * u!)
      .polygon('ABCD')
      .segment('AC')
      .segment('BD')
      .meet('E', 'AC', 'BD')
      .angle('DBA', { label: '@u^\\circ' })
      .angle('BAC', { label: '@v^\\circ' })
      .alt({
        en: 'A circle with diameter $AB$; $C$ and $D$ lie on the circle on the same side of $AB$, in the order $A$, $B$, $C$, $D$; the chords $AC$ and $BD$ intersect at $E$.',
        zh: '以 $AB$ 為直徑的圓；$C$ 和 $D$ 在圓上並位於 $AB$ 的同一側，次序為 $A$、$B$、$C$、$D$；弦 $AC$ 與 $BD$ 相交於 $E$。',
      }),
  measure: { 'angle ABD': 'u', 'angle BAC': 'v', 'angle BDC': 'x', 'angle CBD': 'y' },
  parts: [
    {
      ask: '',
      answer: {
        en: '$\\angle BDC = @x^\\circ$, $\\angle CBD = @y^\\circ$',
        zh: '$\\angle BDC = @x^\\circ$，$\\angle CBD = @y^\\circ$',
      },
      steps: [
        ['\\angle BDC = \\angle BAC = @x^\\circ', '1A', 'angles in the same segment'],
        ['\\angle ACB = 90^\\circ', '1M', 'angle in semi-circle'],
        ['\\angle CBD = 180^\\circ - 90^\\circ - @v^\\circ - @u^\\circ = @y^\\circ', '1A', 'angle sum of triangle'],
      ],
    },
  ],
  // Triangle ABC, and triangle BCD with its angle at C opposite to 90° - u.
  claims: ['u + y + v = 90', 'x + y + 90 + u = 180'],
})
