/** An angle of a zigzag between two parallel lines. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const zigzagBetweenParallels = formulaChoice({
  meta: {
    id: 'angles/zigzag-between-parallels',
    unit: 'JS19',
    objective: 'angles of parallel lines',
    method: 'lines drawn through the corners parallel to the given ones',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [18, 19, 20] },
  given: { p: ints(28, 64, 4), q: ints(60, 118, 2), r: ints(60, 118, 2) },
  let: { u: 'q - p', v: 'r - u', x: 'v' },
  where:
    'u >= 22 & v >= 42 & v <= 72 & u <= 42 & x != p & x != q & x != r & q != r & p + v != q & abs(x - p) >= 4 & p != u & u != v',
  stem: {
    en: 'In the figure, $AB // EF$. If $\\angle ABC = @p^\\circ$, $\\angle BCD = @q^\\circ$ and $\\angle CDE = @r^\\circ$, then $\\angle DEF =$',
    zh: '圖中，$AB // EF$。若 $\\angle ABC = @p^\\circ$、$\\angle BCD = @q^\\circ$ 及 $\\angle CDE = @r^\\circ$，則 $\\angle DEF =$',
  },
  figure: ({ p, u, v }) =>
    scene()
      .point('B', 0, 0)
      .point('A', 7.5, 0)
      .polar('C', 'B', 4.2, -p!)
      .polar('D', 'C', 4.6, 180 + u!)
      .polar('E', 'D', 4.2, -v!)
      .polar('F', 'E', 7.5, 180)
      .path('ABCDEF')
      .mark('BA', { arrows: 1 })
      .mark('FE', { arrows: 1 })
      .angle('ABC', { label: '@p^\\circ' })
      .angle('BCD', { label: '@q^\\circ' })
      .angle('CDE', { label: '@r^\\circ' })
      .alt({
        en: 'A zigzag $ABCDEF$. $AB$ and $EF$ are parallel, $A$ to the right of $B$ and $F$ to the left of $E$. $\\angle ABC = @p^\\circ$, $\\angle BCD = @q^\\circ$ and $\\angle CDE = @r^\\circ$.',
        zh: '折線 $ABCDEF$。$AB$ 與 $EF$ 平行，$A$ 在 $B$ 的右方，$F$ 在 $E$ 的左方。$\\angle ABC = @p^\\circ$，$\\angle BCD = @q^\\circ$，$\\angle CDE = @r^\\circ$。',
      }),
  measure: { 'angle ABC': 'p', 'angle BCD': 'q', 'angle CDE': 'r', 'angle DEF': 'x', 'ratio AB EF': '1' },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & (it = x | abs(it - x) >= 2)',
  slips: {
    'takes the first and the last angle to be alternate': 'p',
    'stops at the part of angle BCD': 'u',
    'takes alternate angles as adding up to 180 degrees': '180 - v',
    'takes the whole of angle BCD': 'r - p',
    'takes angles CDE and DEF as interior angles of parallel lines': '180 - r',
    'takes angles BCD and DEF as supplementary': '180 - q',
    'takes the parts of angle BCD to be equal': 'r - q/2',
    'adds all angles to 360 degrees': '360 - p - q - r',
    'adds the part of angle BCD': 'r + u',
    'balances the wrong pairs': 'p + q - r',
    'takes angles CDE and DEF to be alternate': 'r',
  },
  steps: [
    [
      {
        en: 'Draw $CG$ and $DH$ parallel to $AB$. $\\angle BCG = @p^\\circ$',
        zh: '作 $CG$ 及 $DH$ 平行於 $AB$。$\\angle BCG = @p^\\circ$',
      },
      '1M',
      'alt. angles',
    ],
    ['\\angle CDH = \\angle DCG = @q^\\circ - @p^\\circ = @u^\\circ', '', 'alt. angles'],
    ['\\angle DEF = \\angle EDH = @r^\\circ - @u^\\circ = @v^\\circ', '1A', 'alt. angles'],
  ],
  // The directions of the pieces, turned through from AB to EF, end parallel to where they began.
  claims: ['(180 - p) - (180 - q) + (180 - r) - (180 - key) = 0'],
})
