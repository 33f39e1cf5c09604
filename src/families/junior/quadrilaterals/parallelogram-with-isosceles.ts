/** An angle of a parallelogram with an isosceles triangle inside. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const parallelogramWithIsosceles = formulaChoice({
  meta: {
    id: 'quadrilaterals/parallelogram-with-isosceles',
    unit: 'JS23',
    objective: 'angles of a parallelogram',
    method: 'an equation from alternate angles, base angles and opposite angles',
    foundation: true,
    level: 3,
    minutes: 1.6,
  },
  paper: { slots: [19, 20, 21] },
  given: { b: ints(48, 80), p: ints(16, 50, 2) },
  let: { q: '180 - 2 b + p', d: 'b - p', e: '180 - 2 b' },
  where: 'd >= 18 & d <= 46 & q != b & p != e & e != b & q != 90',
  stem: {
    en: 'In the figure, $ABCD$ is a parallelogram. $E$ is a point lying on $BC$ such that $AB = AE$. If $\\angle CDE = @p^\\circ$ and $\\angle AED = @q^\\circ$, then $\\angle ABC =$',
    zh: '圖中，$ABCD$ 為一平行四邊形。$E$ 為 $BC$ 上的一點使得 $AB = AE$。若 $\\angle CDE = @p^\\circ$ 及 $\\angle AED = @q^\\circ$，則 $\\angle ABC =$',
  },
  figure: ({ b, d }) => {
    const turn = Math.PI / 180
    // AD from the triangle AED: its angles at A and D are b and d.
    const width = 5 * Math.cos(b! * turn) + (5 * Math.sin(b! * turn)) / Math.tan(d! * turn)
    return scene()
      .point('B', 0, 0)
      .polar('A', 'B', 5, b!)
      .polar('D', 'A', width, 0)
      .point('C', width, 0)
      .point('E', 10 * Math.cos(b! * turn), 0)
      .polygon('ABCD')
      .path('AED')
      .mark('AB', { ticks: 1 })
      .mark('AE', { ticks: 1 })
      .angle('CDE', { label: '@p^\\circ' })
      .angle('AED', { label: '@q^\\circ' })
      .alt({
        en: 'Parallelogram $ABCD$, with $E$ on $BC$ joined to $A$ and $D$. $AB = AE$, $\\angle CDE = @p^\\circ$ and $\\angle AED = @q^\\circ$.',
        zh: '平行四邊形 $ABCD$，$E$ 在 $BC$ 上，並連接 $AE$ 和 $DE$。$AB = AE$，$\\angle CDE = @p^\\circ$，$\\angle AED = @q^\\circ$。',
      })
  },
  measure: { 'angle CDE': 'p', 'angle AED': 'q', 'angle ABC': 'b', 'ratio AB AE': '1', 'ratio AB CD': '1' },
  key: 'b',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = b | abs(it - b) >= 2)',
  slips: {
    'gives angle ADE': 'd',
    'gives angle BAE': 'e',
    'gives angle BCD': '180 - b',
    'takes angle ADE to be angle ABC': '90 - q/2',
    'takes DE to bisect angle ADC': '2 p',
    'forgets to halve': '180 + p - q',
    'takes the angles at E without angle CED': '180 - q',
    'takes angle CED to be angle CDE': '180 - p - q',
    'takes angle AED to be opposite to angle ABC': 'q',
  },
  steps: [
    [
      { en: 'Let $\\angle ABC = x$. Then $\\angle AEB = x$.', zh: '設 $\\angle ABC = x$，則 $\\angle AEB = x$。' },
      '1M',
      'base angles',
    ],
    ['\\angle EAD = x', '', 'alt. angles'],
    ['\\angle ADE = x - @p^\\circ', '', 'opp. angles of //gram'],
    ['x + (x - @p^\\circ) + @q^\\circ = 180^\\circ', '1M', 'angle sum of triangle'],
    ['x = @b^\\circ', '1A'],
  ],
  // The three angles at E on BC: base angle, the given one, and angle CED from triangle CDE.
  claims: ['key + q + (180 - p - (180 - key)) = 180'],
})
