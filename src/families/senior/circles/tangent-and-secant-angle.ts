/** An angle in the alternate segment, beside a cyclic quadrilateral one of whose sides is produced to the tangent. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const tangentAndSecantAngle = formulaChoice({
  meta: {
    id: 'circles/tangent-and-secant-angle',
    unit: 'SS11',
    objective: 'tangents and cyclic quadrilaterals',
    method: 'exterior angle of a cyclic quadrilateral; angle in the alternate segment',
    foundation: false,
    level: 4,
    minutes: 1.6,
  },
  paper: { slots: [38, 39] },
  given: { p: ints(18, 48), q: ints(62, 120) },
  let: { x: '180 - p - q' },
  where:
    'x >= 26 & x <= 64 & p <= 44 & q - p >= 30 & q != 90 & x != p & 2 x + 15 <= 2 q & p + x <= 150 & 180 - q - x >= 25 & abs(x - p) >= 3',
  stem: {
    en: 'In the figure, $TA$ is the tangent to the circle $ABCD$ at $A$. $TBC$ is a straight line. If $\\angle ATC = @p^\\circ$ and $\\angle ADC = @q^\\circ$, then $\\angle ACB =$',
    zh: '圖中，$TA$ 為圓 $ABCD$ 於 $A$ 的切線。$TBC$ 為一直線。若 $\\angle ATC = @p^\\circ$ 及 $\\angle ADC = @q^\\circ$，則 $\\angle ACB =$',
  },
  figure: ({ q, x }) => {
    // The arc AB is 2x, the arc ABC 2q; T is on the tangent at A.
    const from = 250
    return scene({ width: 185, height: 130 })
      .point('O', 0, 0, { label: false })
      .circle('O', 5)
      .onCircle('A', 'O', from)
      .onCircle('B', 'O', from + 2 * x!)
      .onCircle('C', 'O', from + 2 * q!)
      .onCircle('D', 'O', from + q! + 180)
      .tangent('S', 'O', 'A', 5, { label: false })
      .meet('T', 'AS', 'CB')
      .segment('TA')
      .segment('TC')
      .path('ADCA')
      .segment('AB')
      .angle('ATC', { label: '@p^\\circ' })
      .angle('ADC', { label: '@q^\\circ' })
      .alt({
        en: 'Circle $ABCD$ with the tangent $TA$ at $A$ and the line $TBC$; $AB$, $AC$, $AD$ and $CD$ are joined. $\\angle ATC = @p^\\circ$ and $\\angle ADC = @q^\\circ$.',
        zh: '圓 $ABCD$，$TA$ 為於 $A$ 的切線，$TBC$ 為一直線，並連 $AB$、$AC$、$AD$ 及 $CD$。$\\angle ATC = @p^\\circ$，$\\angle ADC = @q^\\circ$。',
      })
  },
  measure: { 'angle ATC': 'p', 'angle ADC': 'q', 'angle ACB': 'x', 'angle TAB': 'x' },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 150 & int(it)',
  slips: {
    'gives angle BAC': 'q - x',
    'takes angle TAB equal to angle ATB': 'p',
    'takes angle ABC for angle ABT': 'q - p',
    'takes TB equal to AB': '(180 - q)/2',
    'takes triangle TAC to be isosceles with AT = AC': 'p/2',
    'takes TA equal to TC': '(180 - p)/2',
    'takes the complement of the angle at T': '90 - p',
    'takes angle ACB to be half of the angle at D': 'q/2',
    'takes AC as a diameter': 'abs(90 - q)',
    'takes angle ABC': '180 - q',
    'takes the difference of the angles at T and at A': 'abs(x - p)',
    'takes half the difference of the two angles': '(q - p)/2',
    'takes CT equal to CA': '180 - 2 p',
    'halves the angle at the centre once too often': 'x/2',
    'takes angle TAB as half of angle ACB': '2 x',
  },
  steps: [
    ['\\angle ABT = \\angle ADC = @q^\\circ', '1M', 'ext. angle, cyclic quad.'],
    ['\\angle TAB = 180^\\circ - @p^\\circ - @q^\\circ = @x^\\circ', '1M', 'angle sum of triangle'],
    ['\\angle ACB = \\angle TAB = @x^\\circ', '1A', 'angle in alt. segment'],
  ],
  // The angle at T is half the difference of the arcs ADC and AB, which are 360° - 2q and twice the key.
  claims: ['2 p = (360 - 2 q) - 2 key'],
})
