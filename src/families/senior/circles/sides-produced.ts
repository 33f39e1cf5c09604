/** An angle of a cyclic quadrilateral whose opposite sides are produced to meet. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const sidesProduced = formulaChoice({
  meta: {
    id: 'circles/sides-produced',
    unit: 'SS11',
    objective: 'angles of a cyclic quadrilateral',
    method: 'an equation from two triangles and opposite angles',
    foundation: true,
    level: 3,
    minutes: 1.7,
  },
  paper: { slots: [21, 22] },
  given: { p: ints(18, 56), q: ints(18, 56) },
  let: { x: '(180 - p - q)/2', b: '180 - x - q', d: '180 - x - p' },
  where: 'int(x) & p != q & abs(p - q) <= 20 & abs(p - q) >= 2 & p + q <= 88 & p + q >= 46',
  stem: {
    en: 'In the figure, $A$, $B$, $C$ and $D$ are points lying on a circle. $AB$ produced and $DC$ produced meet at the point $P$ while $AD$ produced and $BC$ produced meet at the point $Q$. If $\\angle APD = @p^\\circ$ and $\\angle AQB = @q^\\circ$, then $\\angle BAD =$',
    zh: '圖中，$A$、$B$、$C$ 和 $D$ 為圓上的點。$AB$ 的延線與 $DC$ 的延線相交於點 $P$，而 $AD$ 的延線與 $BC$ 的延線相交於點 $Q$。若 $\\angle APD = @p^\\circ$ 及 $\\angle AQB = @q^\\circ$，則 $\\angle BAD =$',
  },
  figure: ({ p, q, x }) => {
    // Arcs: BC and CD as long as each other, AD and AB longer by twice the angles at P and Q.
    const [s, ad, ab] = [x!, x! + 2 * p!, x! + 2 * q!]
    return scene()
      .point('O', 0, 0, { label: false })
      .circle('O', 3)
      .onCircle('C', 'O', 50)
      .onCircle('B', 'O', 50 - s)
      .onCircle('A', 'O', 50 - s - ab)
      .onCircle('D', 'O', 50 - s - ab - ad)
      .meet('P', 'AB', 'DC')
      .meet('Q', 'AD', 'BC')
      .segment('AP')
      .segment('DP')
      .segment('AQ')
      .segment('BQ')
      .angle('APD', { label: '@p^\\circ' })
      .angle('AQB', { label: '@q^\\circ' })
      .alt({
        en: 'Cyclic quadrilateral $ABCD$. $AB$ and $DC$ produced meet at $P$, $AD$ and $BC$ produced meet at $Q$. $\\angle APD = @p^\\circ$ and $\\angle AQB = @q^\\circ$.',
        zh: '圓內接四邊形 $ABCD$。$AB$ 和 $DC$ 的延線相交於 $P$，$AD$ 和 $BC$ 的延線相交於 $Q$。$\\angle APD = @p^\\circ$，$\\angle AQB = @q^\\circ$。',
      })
  },
  measure: { 'angle APD': 'p', 'angle AQB': 'q', 'angle BAD': 'x', 'angle ABC': 'b', 'angle ADC': 'd' },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives angle BCD': '180 - x',
    'does not halve': '180 - p - q',
    'gives half the sum of the two angles': '(p + q)/2',
    'adds the two angles': 'p + q',
    'takes the sum of the two angles off a right angle': '90 - p - q',
    'gives angle ABC': 'b',
    'gives angle ADC': 'd',
    'takes AP = DP': '90 - p/2',
    'takes AQ = BQ': '90 - q/2',
    'takes AD = DP': 'p',
    'takes AB = BQ': 'q',
    'takes angle CBP for angle ABC': '180 - b',
  },
  steps: [
    [
      {
        en: 'Let $\\angle BAD = x$. Then $\\angle ADC = 180^\\circ - @p^\\circ - x$ and $\\angle ABC = 180^\\circ - @q^\\circ - x$.',
        zh: '設 $\\angle BAD = x$，則 $\\angle ADC = 180^\\circ - @p^\\circ - x$ 及 $\\angle ABC = 180^\\circ - @q^\\circ - x$。',
      },
      '1M',
      'angle sum of triangle',
    ],
    ['(180^\\circ - @p^\\circ - x) + (180^\\circ - @q^\\circ - x) = 180^\\circ', '1M', 'opp. angles, cyclic quad.'],
    ['x = @x^\\circ', '1A'],
  ],
  // In the quadrilateral APCQ the angle at C, vertically opposite to angle BCD, is the supplement of the key turned
  // inwards.
  claims: ['key + p + (180 + key) + q = 360'],
})
