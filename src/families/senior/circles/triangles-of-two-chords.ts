/** Triangles made by two chords that meet inside a circle are proved similar, and sides found. */
import { conventional } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const trianglesOfTwoChords = conventional({
  meta: {
    id: 'circles/triangles-of-two-chords',
    unit: 'SS11',
    objective: 'similar triangles in a circle',
    method: 'angles in the same segment; ratios of corresponding sides',
    foundation: true,
    level: 2,
    minutes: 5,
  },
  paper: { authentic: [8] },
  given: { p: ints(4, 20), q: ints(4, 20), r: ints(4, 24), s: ints(5, 30) },
  let: { x: 'p r/q', y: 's r/q', turn: '(p^2 + q^2 - s^2)/(2 p q)' },
  where:
    'int(x) & int(y) & x <= 30 & p != q & p != r & r != q & abs(turn) <= 0.5 & s != p & s != q & q < 2 r & r < 2 q',
  stem: {
    en: 'In the figure, $A$, $B$, $C$ and $D$ are points lying on a circle. $AC$ and $BD$ intersect at the point $E$.',
    zh: '圖中，$A$、$B$、$C$ 和 $D$ 為圓上的點。$AC$ 與 $BD$ 相交於點 $E$。',
  },
  figure: ({ p, q, r, x, turn }) => {
    const half = (Math.acos(turn!) * 90) / Math.PI
    return scene({ width: 130, height: 125 })
      .point('E', 0, 0)
      .polar('A', 'E', p!, 180 - half)
      .polar('B', 'E', q!, 180 + half)
      .polar('C', 'E', r!, -half)
      .polar('D', 'E', x!, half)
      .circleThrough('ABC')
      .segment('AC')
      .segment('BD')
      .segment('AB')
      .segment('CD')
      .alt({
        en: 'A circle through $A$, $B$, $C$ and $D$ in this order; the chords $AC$ and $BD$ intersect at $E$; $AB$ and $CD$ are joined.',
        zh: '$A$、$B$、$C$、$D$ 依次在圓上；弦 $AC$ 與 $BD$ 相交於 $E$；連接 $AB$ 和 $CD$。',
      })
  },
  measure: {
    'length AE': 'p',
    'length BE': 'q',
    'length CE': 'r',
    'length AB': 's',
    'length DE': 'x',
    'length CD': 'y',
  },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Prove that $\\triangle ABE \\sim \\triangle DCE$.',
        zh: '證明 $\\triangle ABE \\sim \\triangle DCE$。',
      },
      answer: '$\\triangle ABE \\sim \\triangle DCE$',
      steps: [
        ['\\angle BAE = \\angle CDE', '', 'angles in the same segment'],
        ['\\angle AEB = \\angle DEC', '', 'vert. opp. angles'],
        ['\\triangle ABE \\sim \\triangle DCE', '2', 'AAA'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Suppose that $AB = @s\\text{ cm}$, $AE = @p\\text{ cm}$, $BE = @q\\text{ cm}$ and $CE = @r\\text{ cm}$. Find $DE$ and $CD$.',
        zh: '假設 $AB = @s\\text{ cm}$、$AE = @p\\text{ cm}$、$BE = @q\\text{ cm}$ 及 $CE = @r\\text{ cm}$。求 $DE$ 及 $CD$。',
      },
      answer: { en: '$DE = @x\\text{ cm}$, $CD = @y\\text{ cm}$', zh: '$DE = @x\\text{ cm}$，$CD = @y\\text{ cm}$' },
      steps: [
        ['\\frac{DE}{AE} = \\frac{DC}{AB} = \\frac{CE}{BE}', '1M', 'corr. sides, sim. triangles'],
        ['DE = @[p*r/q] = @x\\text{ cm}', '1A'],
        ['CD = @[s*r/q] = @y\\text{ cm}', '1A'],
      ],
    },
  ],
  claims: ['p r = q x', '(p^2 + q^2 - s^2) x r = (x^2 + r^2 - y^2) p q', 'y > 0'],
})
