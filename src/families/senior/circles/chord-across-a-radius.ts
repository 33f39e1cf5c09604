/** An angle at a radius that is crossed by a chord. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const chordAcrossARadius = formulaChoice({
  meta: {
    id: 'circles/chord-across-a-radius',
    unit: 'SS11',
    objective: 'angles in a circle',
    method: 'angle at the centre twice the angle at the circumference, then an exterior angle',
    foundation: true,
    level: 3,
    minutes: 1.3,
  },
  paper: { slots: [20, 21, 22] },
  given: { s: ints(44, 96, 2), t: ints(56, 124, 2) },
  let: { c: 's/2', x: 't - c' },
  where: 'x >= 34 & x <= 80 & c < x & x != c & x != s & t != 90 & t > s + 6 & x != t - s & t + x <= 172',
  stem: {
    en: 'In the figure, $O$ is the centre of the circle $ABC$. $AC$ and $OB$ intersect at the point $D$. If $\\angle AOB = @s^\\circ$ and $\\angle ADB = @t^\\circ$, then $\\angle OBC =$',
    zh: '圖中，$O$ 為圓 $ABC$ 的圓心。$AC$ 與 $OB$ 相交於點 $D$。若 $\\angle AOB = @s^\\circ$ 及 $\\angle ADB = @t^\\circ$，則 $\\angle OBC =$',
  },
  figure: ({ s, x }) =>
    scene()
      .point('O', 0, 0, { dot: true })
      .circle('O', 5)
      .onCircle('B', 'O', 330)
      .onCircle('A', 'O', 330 - s!)
      .onCircle('C', 'O', 330 + 180 - 2 * x!)
      .meet('D', 'AC', 'OB')
      .path('AOBCA')
      .alt({
        en: 'Circle $ABC$ with centre $O$. The radii $OA$ and $OB$ and the chords $AC$ and $BC$ are drawn; $AC$ cuts $OB$ at $D$.',
        zh: '以 $O$ 為圓心的圓 $ABC$，圖中有半徑 $OA$ 和 $OB$，以及弦 $AC$ 和 $BC$，$AC$ 與 $OB$ 相交於 $D$。',
      }),
  measure: { 'angle AOB': 's', 'angle ADB': 't', 'angle OBC': 'x', 'angle ACB': 'c' },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives angle ACB': 'c',
    'takes angle ACB to be equal to angle AOB': 't - s',
    'takes angle ACB to be twice angle AOB': '180 - 2 s',
    'takes angle ADB as an angle of triangle BCD': '180 - t - c',
    'gives angle OAC': 't - s',
    'takes angle OBC to be angle AOB': 's',
    'gives angle BDC': '180 - t',
    'gives angle BOC': '180 - 2 t + s',
    'gives angle OBA': '90 - c',
    'takes triangle BCD to be isosceles': 't/2',
    'adds the angle at the circumference': 't + c',
    'gives angle ADB': 't',
  },
  steps: [
    ['\\angle ACB = \\frac{@s^\\circ}{2} = @c^\\circ', '1M', 'angle at centre'],
    ['\\angle OBC = @t^\\circ - @c^\\circ = @x^\\circ', '1A', 'ext. angle of triangle'],
  ],
  // Triangle OAC is isosceles with the angle t - s at A, which gives angles AOC and BOC; triangle OBC is isosceles too.
  claims: ['2 key + ((180 - 2 (t - s)) - s) = 180'],
})
