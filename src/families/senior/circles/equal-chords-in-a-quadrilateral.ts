/** Angles of a cyclic quadrilateral two of whose sides are equal. */
import { conventional } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const equalChordsInAQuadrilateral = conventional({
  meta: {
    id: 'circles/equal-chords-in-a-quadrilateral',
    unit: 'SS11',
    objective: 'angles in a circle',
    method: 'angles in the same segment and base angles of equal chords',
    foundation: true,
    level: 3,
    minutes: 5,
  },
  paper: { authentic: [8] },
  given: { u: ints(24, 56), v: ints(24, 80) },
  let: { x: '180 - 2 u', y: 'x - v' },
  where: 'y >= 24 & u != v & y != u & y != v & x != 90 & y != 90',
  stem: {
    en: 'In the figure, $ABCD$ is a circle. It is given that $BC = CD$, $\\angle BAC = @u^\\circ$ and $\\angle ABD = @v^\\circ$.',
    zh: '圖中，$ABCD$ 為一圓。已知 $BC = CD$、$\\angle BAC = @u^\\circ$ 及 $\\angle ABD = @v^\\circ$。',
  },
  // The arcs BC, CD and DA stand on angles u, u and v at the circumference; C lies at the right.
  figure: ({ u, v }) =>
    scene({ width: 125, height: 125 })
      .point('O', 0, 0, { label: false })
      .circle('O', 1)
      .onCircle('C', 'O', -20)
      .onCircle('B', 'O', -20 - 2 * u!)
      .onCircle('D', 'O', -20 + 2 * u!)
      .onCircle('A', 'O', -20 + 2 * u! + 2 * v!)
      .polygon('ABCD')
      .segment('AC')
      .segment('BD')
      .mark('BC', { ticks: 1 })
      .mark('CD', { ticks: 1 })
      .angle('BAC', { label: '@u^\\circ' })
      .angle('ABD', { label: '@v^\\circ' })
      .alt({
        en: 'A circle through $A$, $B$, $C$ and $D$ in this order; the sides $BC$ and $CD$ are marked as equal; the chords $AC$ and $BD$ are joined.',
        zh: '$A$、$B$、$C$、$D$ 依次在圓上；$BC$ 與 $CD$ 標示為相等；連接弦 $AC$ 和 $BD$。',
      }),
  measure: { 'angle BAC': 'u', 'angle ABD': 'v', 'angle BCD': 'x', 'angle ACB': 'y', 'ratio BC CD': '1' },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $\\angle BCD$.', zh: '求 $\\angle BCD$。' },
      answer: '$@x^\\circ$',
      steps: [
        ['\\angle BDC = \\angle BAC = @u^\\circ', '1M', 'angles in the same segment'],
        ['\\angle CBD = \\angle BDC = @u^\\circ', '1M', 'base angles'],
        ['\\angle BCD = 180^\\circ - @u^\\circ - @u^\\circ = @x^\\circ', '1A', 'angle sum of triangle'],
      ],
    },
    {
      label: 'b',
      ask: { en: 'Find $\\angle ACB$.', zh: '求 $\\angle ACB$。' },
      answer: '$@y^\\circ$',
      steps: [
        ['\\angle ACD = \\angle ABD = @v^\\circ', '1M', 'angles in the same segment'],
        ['\\angle ACB = @x^\\circ - @v^\\circ = @y^\\circ', '1A', 'f.t.'],
      ],
    },
  ],
  // Triangle ABC with its angle u + v at B; triangle ABD with y at D and the angle opposite to x at A.
  claims: ['u + (u + v) + y = 180', 'v + y + (180 - x) = 180'],
})
