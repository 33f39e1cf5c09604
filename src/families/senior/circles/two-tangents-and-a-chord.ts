/** An angle between a tangent and a chord, in the figure of two tangents from a point. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const twoTangentsAndAChord = formulaChoice({
  meta: {
    id: 'circles/two-tangents-and-a-chord',
    unit: 'SS11',
    objective: 'tangents from an external point',
    method: 'equal tangents; angles in the alternate segments',
    foundation: false,
    level: 4,
    minutes: 1.5,
  },
  paper: { slots: [38, 39] },
  given: { p: ints(30, 80, 2), a: ints(14, 50) },
  let: { b: '90 - p/2', x: 'b - a' },
  where: 'abs(x - a) >= 4 & a != p & x != p & 2 a != p & 2 x != p & x >= 18 & x <= 46',
  stem: {
    en: 'In the figure, $PA$ and $PB$ are the tangents to the circle $ABC$ at $A$ and $B$ respectively. If $\\angle APB = @p^\\circ$ and $\\angle PAC = @a^\\circ$, then $\\angle PBC =$',
    zh: '圖中，$PA$ 及 $PB$ 分別為圓 $ABC$ 於 $A$ 及 $B$ 的切線。若 $\\angle APB = @p^\\circ$ 及 $\\angle PAC = @a^\\circ$，則 $\\angle PBC =$',
  },
  figure: ({ p, a }) => {
    const half = 90 - p! / 2
    return scene({ width: 160, height: 115 })
      .point('O', 0, 0, { label: false })
      .circle('O', 5)
      .point('P', 5 / Math.sin((p! * Math.PI) / 360), 0)
      .onCircle('A', 'O', half)
      .onCircle('B', 'O', -half)
      .onCircle('C', 'O', half - 2 * a!)
      .segment('PA')
      .segment('PB')
      .polygon('ABC')
      .angle('APB', { label: '@p^\\circ' })
      .alt({
        en: 'A circle with the tangents $PA$ and $PB$. $C$ is a point of the minor arc $AB$, and $AB$, $BC$ and $CA$ are joined. $\\angle APB = @p^\\circ$ and $\\angle PAC = @a^\\circ$.',
        zh: '一圓及其切線 $PA$ 和 $PB$。$C$ 為劣弧 $AB$ 上的一點，並連 $AB$、$BC$ 及 $CA$。$\\angle APB = @p^\\circ$，$\\angle PAC = @a^\\circ$。',
      })
  },
  measure: { 'angle APB': 'p', 'angle PAC': 'a', 'angle PBC': 'x', 'angle CBA': 'a', 'ratio PA PB': '1' },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 90 & int(it)',
  slips: {
    'takes angle PBC equal to angle PAC': 'a',
    'takes angle PBC equal to angle APB': 'p',
    'gives angle PBA': 'b',
    'takes C as the mid-point of the arc': 'b/2',
    'takes angle ABP to be the complement of angle APB': '90 - p',
    'takes off angle PAC from the complement of angle APB': '90 - p - a',
    'takes APBC as a cyclic quadrilateral whose angles at A and B are complementary': '90 - a',
    'takes off angle PAC from angle APB': 'abs(p - a)',
    'takes half of angle APB': 'p/2',
    'takes half of the angle in the alternate segment': 'x/2',
    'takes half of angle PAC': 'a/2',
    'takes off angle PAC from half of angle APB': 'abs(p/2 - a)',
    'takes half of angle PAC off': 'b - a/2',
    'takes twice angle PAC off': 'abs(b - 2 a)',
    'adds half of angle APB and angle PAC': '90 - abs(p/2 - a)',
  },
  steps: [
    ['\\angle PAB = \\angle PBA = \\frac{180^\\circ - @p^\\circ}{2} = @b^\\circ', '1M', 'tangent properties'],
    ['\\angle ABC = \\angle PAC = @a^\\circ', '1M', 'angle in alt. segment'],
    ['\\angle PBC = @b^\\circ - @a^\\circ = @x^\\circ', '1A'],
  ],
  // The minor arc AB is 180° - p at the centre; C divides it into twice the two angles between tangent and chord.
  claims: ['2 a + 2 key = 180 - p'],
})
