/** An angle behind a chain of isosceles triangles. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const chainOfIsosceles = formulaChoice({
  meta: {
    id: 'angles/chain-of-isosceles',
    unit: 'JS19',
    objective: 'angles of triangles',
    method: 'base angles and exterior angles in turn',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [19, 20, 21] },
  given: { a: ints(15, 34), c: ints(28, 84) },
  let: { d: '2 a', e: '3 a', x: '180 - 3 a - c' },
  where:
    'x >= 24 & x <= 100 & ((2 a < x & c < x) | (2 a < x & int(c/2) & 180 > 6 a + c) | (c < x & 180 - 4 a < x)) & c != e & c != d & x != a & x != d & x != e & x != c & x != 90 & e != 90',
  stem: {
    en: 'In the figure, $D$ and $E$ are points lying on $AB$ and $AC$ respectively such that $AD = DE = BE$. If $\\angle BAC = @a^\\circ$ and $\\angle ACB = @c^\\circ$, then $\\angle CBE =$',
    zh: '圖中，$D$ 和 $E$ 分別為 $AB$ 和 $AC$ 上的點使得 $AD = DE = BE$。若 $\\angle BAC = @a^\\circ$ 及 $\\angle ACB = @c^\\circ$，則 $\\angle CBE =$',
  },
  figure: ({ a, c }) => {
    const turn = Math.PI / 180
    const long = Math.sin(3 * a! * turn) / Math.sin(a! * turn)
    const [x, y] = [long * Math.cos(a! * turn), long * Math.sin(a! * turn)]
    return scene()
      .point('A', 0, 0)
      .point('B', x, y)
      .point('D', Math.cos(a! * turn), Math.sin(a! * turn))
      .point('E', 2 * Math.cos(a! * turn), 0)
      .point('C', x + y / Math.tan(c! * turn), 0)
      .polygon('ABC')
      .path('DEB')
      .mark('AD', { ticks: 1 })
      .mark('DE', { ticks: 1 })
      .mark('EB', { ticks: 1 })
      .alt({
        en: 'Triangle $ABC$ with $D$ on $AB$ and $E$ on $AC$. $DE$ and $BE$ are joined, and $AD = DE = BE$.',
        zh: '三角形 $ABC$，$D$ 在 $AB$ 上，$E$ 在 $AC$ 上，連接 $DE$ 和 $BE$，$AD = DE = BE$。',
      })
  },
  measure: { 'angle BAC': 'a', 'angle ACB': 'c', 'angle CBE': 'x', 'ratio AD DE': '1', 'ratio DE EB': '1' },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives angle ABC': '180 - a - c',
    'stops at angle BEC': 'e',
    'takes angle BEC to be twice angle BAC': '180 - 2 a - c',
    'takes angle BEC to be four times angle BAC': '180 - 4 a - c',
    'takes triangle BCE to be isosceles with BE = CE': 'c',
    'takes triangle BCE to be isosceles with BE = BC': '180 - 2 c',
    'takes triangle BCE to be isosceles with BC = CE': '90 - c/2',
    'gives angle ABE': 'd',
    'gives angle DEB': '180 - 4 a',
    'gives the exterior angle at B': 'a + c',
  },
  steps: [
    ['\\angle AED = @a^\\circ,\\quad \\angle BDE = @a^\\circ + @a^\\circ = @d^\\circ', '1M', 'ext. angle of triangle'],
    ['\\angle DBE = @d^\\circ', '', 'base angles'],
    ['\\angle BEC = @a^\\circ + @d^\\circ = @e^\\circ', '1M', 'ext. angle of triangle'],
    ['\\angle CBE = 180^\\circ - @e^\\circ - @c^\\circ = @x^\\circ', '1A', 'angle sum of triangle'],
  ],
  // The angles at E on AC: a, the apex of triangle BDE, and angle BEC.
  claims: ['a + (180 - 4 a) + (180 - c - key) = 180'],
})
