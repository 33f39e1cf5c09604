/** An angle between the sides of two congruent triangles, one turned about a common vertex. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const rotatedTriangle = formulaChoice({
  meta: {
    id: 'congruence/rotated-triangle',
    unit: 'JS21',
    objective: 'angles of congruent triangles',
    method: 'corresponding sides make an isosceles triangle',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [19, 20, 21] },
  given: { a: ints(56, 80), c: ints(22, 50) },
  let: { t: '180 - 2 a', x: '2 a - c' },
  where:
    't >= 24 & a + c <= 130 & a + c >= 84 & (3 a < 180 + c | (a < 2 c & 2 a + c < 180)) & x >= 86 & x != 90 & c != t & x != a & 180 - a - c >= t + 14',
  stem: {
    en: 'In the figure, $D$ is a point lying on $AC$ such that $\\triangle ABC \\cong \\triangle DBE$. $BC$ and $DE$ intersect at the point $F$. If $\\angle BAC = @a^\\circ$ and $\\angle ACB = @c^\\circ$, then $\\angle BFE =$',
    zh: '圖中，$D$ 為 $AC$ 上的一點使得 $\\triangle ABC \\cong \\triangle DBE$。$BC$ 與 $DE$ 相交於點 $F$。若 $\\angle BAC = @a^\\circ$ 及 $\\angle ACB = @c^\\circ$，則 $\\angle BFE =$',
  },
  figure: ({ a, c, t }) => {
    const turn = Math.PI / 180
    const long = (5 * Math.sin(a! * turn)) / Math.sin(c! * turn)
    const atB = 180 - a! - c!
    return scene()
      .point('B', 0, 0)
      .polar('A', 'B', 5, 90 + atB / 2)
      .polar('C', 'B', long, 90 - atB / 2)
      .polar('D', 'B', 5, 90 + atB / 2 - t!)
      .polar('E', 'B', long, 90 - atB / 2 - t!)
      .meet('F', 'BC', 'DE')
      .polygon('ABC')
      .polygon('DBE')
      .alt({
        en: 'Triangles $ABC$ and $DBE$ with $D$ on $AC$. $BC$ and $DE$ cut at $F$.',
        zh: '三角形 $ABC$ 和三角形 $DBE$，$D$ 在 $AC$ 上，$BC$ 與 $DE$ 相交於 $F$。',
      })
  },
  measure: {
    'angle BAC': 'a',
    'angle ACB': 'c',
    'angle BDE': 'a',
    'angle BED': 'c',
    'angle BFE': 'x',
    'angle BDA': 'a',
    'ratio BA BD': '1',
    'ratio BC BE': '1',
  },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives angle BFD': '180 - x',
    'gives angle ABC': '180 - a - c',
    'takes angle CBE to be angle ABC': 'a',
    'takes angle CBE to be angle ACB': '180 - 2 c',
    'takes angle BFE to be the sum of the two given angles': 'a + c',
    'stops at angle CBE': 't',
    'forgets angle BEF': '2 a',
    'takes angle BAC at the top of the isosceles triangle': '90 + a/2 - c',
    'takes BD to bisect angle ABC': '90 + (a - c)/2',
    'takes triangle BDF to be isosceles': '180 - a',
  },
  steps: [
    ['BD = BA', '', 'corr. sides, cong. triangles'],
    ['\\angle ABD = 180^\\circ - 2(@a^\\circ) = @t^\\circ', '1M', 'base angles'],
    [
      '\\angle CBE = \\angle DBE - \\angle DBC = \\angle ABC - \\angle DBC = @t^\\circ',
      '',
      'corr. angles, cong. triangles',
    ],
    ['\\angle BFE = 180^\\circ - @t^\\circ - @c^\\circ = @x^\\circ', '1A', 'angle sum of triangle'],
  ],
  // Round D on AC: angle ADB, angle BDE, and angle CDF of triangle CDF, whose angle at F is vertically opposite.
  claims: ['a + a + (180 - c - key) = 180'],
})
