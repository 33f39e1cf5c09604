/** An angle of a cyclic quadrilateral two of whose sides are equal. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const equalChords = formulaChoice({
  meta: {
    id: 'circles/equal-chords',
    unit: 'SS11',
    objective: 'chords, arcs and angles',
    method: 'equal chords stand on equal angles at the circumference',
    foundation: true,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [20, 21, 22] },
  given: { v: ints(20, 60), w: ints(52, 110) },
  let: { u: 'w - v', x: '180 - v - 2 u' },
  where:
    'u >= 22 & u < 45 & x > u & x > v & (x < w | x < 2 u) & x <= 100 & u != v & w != 90 & x != v & x != u & x != w & 2 u != 90 & abs(x - u) >= 2',
  stem: {
    en: 'In the figure, $ABCD$ is a circle and $AB = BC$. If $\\angle BAD = @w^\\circ$ and $\\angle CAD = @v^\\circ$, then $\\angle ACD =$',
    zh: '圖中，$ABCD$ 為一圓，且 $AB = BC$。若 $\\angle BAD = @w^\\circ$ 及 $\\angle CAD = @v^\\circ$，則 $\\angle ACD =$',
  },
  figure: ({ u, v }) =>
    scene()
      .point('O', 0, 0, { label: false })
      .circle('O', 5)
      .onCircle('B', 'O', 250)
      .onCircle('A', 'O', 250 - 2 * u!)
      .onCircle('C', 'O', 250 + 2 * u!)
      .onCircle('D', 'O', 250 + 2 * u! + 2 * v!)
      .polygon('ABCD')
      .segment('AC')
      .mark('AB', { ticks: 1 })
      .mark('BC', { ticks: 1 })
      .alt({
        en: 'Circle with the quadrilateral $ABCD$ and its diagonal $AC$. $AB = BC$.',
        zh: '圓內接四邊形 $ABCD$ 及其對角線 $AC$，$AB = BC$。',
      }),
  measure: { 'angle BAD': 'w', 'angle CAD': 'v', 'angle ACD': 'x', 'ratio AB BC': '1' },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives angle BAC': 'u',
    'gives angle ABC': '180 - 2 u',
    'gives angle ADC': '2 u',
    'takes angle ADC to be angle BAC': '180 - v - u',
    'takes angle ADC to be angle ABC': '2 u - v',
    'takes triangle ACD to be isosceles': '90 - v/2',
    'takes angles BAD and BCD as supplementary and stops': '180 - w',
    'takes angle ACD to be angle CAD': 'v',
    'takes AC to be a diameter': '90 - v',
    'takes angle ACD to be angle BAD': 'w',
  },
  steps: [
    ['\\angle BAC = @w^\\circ - @v^\\circ = @u^\\circ,\\quad \\angle ACB = @u^\\circ', '1M', 'base angles'],
    ['\\angle BCD = 180^\\circ - @w^\\circ = @{180 - w}^\\circ', '1M', 'opp. angles, cyclic quad.'],
    ['\\angle ACD = @{180 - w}^\\circ - @u^\\circ = @x^\\circ', '1A'],
  ],
  // The arcs AB, BC, CD and DA, each twice its angle at the circumference, make the circle.
  claims: ['2 (w - v) + 2 (w - v) + 2 v + 2 key = 360'],
})
