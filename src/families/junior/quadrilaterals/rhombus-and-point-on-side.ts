/** An angle at a vertex of a rhombus between a diagonal and the line to a point of a side. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const rhombusAndPointOnSide = formulaChoice({
  meta: {
    id: 'quadrilaterals/rhombus-and-point-on-side',
    unit: 'JS23',
    objective: 'angles of a rhombus',
    method: 'a diagonal bisects an angle of a rhombus; exterior angle of a triangle',
    foundation: true,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [18, 19, 20] },
  given: { a: ints(60, 116, 2), x: ints(16, 46) },
  let: { g: '90 - a/2', e: 'g + x', w: 'g - x' },
  where: 'abs(a - 90) >= 6 & w >= 12 & x != w & e != 90 & a != e & abs(e - 90) >= 3',
  stem: {
    en: 'In the figure, $ABCD$ is a rhombus. $E$ is a point lying on $CD$. If $\\angle BAD = @a^\\circ$ and $\\angle DBE = @x^\\circ$, then $\\angle BEC =$',
    zh: '圖中，$ABCD$ 為一菱形。$E$ 為 $CD$ 上的一點。若 $\\angle BAD = @a^\\circ$ 及 $\\angle DBE = @x^\\circ$，則 $\\angle BEC =$',
  },
  figure: ({ a, w }) =>
    scene()
      .point('A', 0, 0)
      .point('B', 6, 0)
      .polar('D', 'A', 6, a!)
      .point('C', 6 + 6 * Math.cos((a! * Math.PI) / 180), 6 * Math.sin((a! * Math.PI) / 180))
      .polar('H', 'B', 5, a! + w!, { label: false })
      .meet('E', 'BH', 'CD')
      .polygon('ABCD')
      .path('DBE')
      .angle('DAB', { label: '@a^\\circ' })
      .angle('DBE', { label: '@x^\\circ' })
      .alt({
        en: 'Rhombus $ABCD$ with its diagonal $BD$. $E$ on $CD$ is joined to $B$. $\\angle BAD = @a^\\circ$ and $\\angle DBE = @x^\\circ$.',
        zh: '菱形 $ABCD$ 及其對角線 $BD$。$E$ 在 $CD$ 上，並連接 $BE$。$\\angle BAD = @a^\\circ$，$\\angle DBE = @x^\\circ$。',
      }),
  measure: { 'angle BAD': 'a', 'angle BEC': 'e', 'angle DBE': 'x', 'ratio AB BC': '1', 'ratio CD DA': '1' },
  key: 'e',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = e | abs(it - e) >= 2)',
  slips: {
    'gives angle BED': '180 - e',
    'stops at angle BDC': 'g',
    'takes angle BDC to be half of angle BAD': 'x + a/2',
    'takes angle BDC to be equal to angle BAD': 'x + a',
    'does not halve angle ADC': 'x + 180 - a',
    'takes BE to bisect angle CBD': '180 - a - x',
    'takes triangle BDE to be isosceles': '2 x',
    'gives angle ABC': '180 - a',
    'gives angle CBE': 'w',
    'takes triangle BCE to be isosceles': 'a',
  },
  steps: [
    ['\\angle ADC = 180^\\circ - @a^\\circ = @{180 - a}^\\circ', '1M', 'int. angles'],
    ['\\angle BDC = \\frac{@{180 - a}^\\circ}{2} = @g^\\circ', '', 'prop. of rhombus'],
    ['\\angle BEC = @g^\\circ + @x^\\circ = @e^\\circ', '1A', 'ext. angle of triangle'],
  ],
  // Triangle BCD is isosceles with the angle a at C; angle CBE comes from triangle BCE.
  claims: ['2 (x + (180 - a - key)) + a = 180'],
})
