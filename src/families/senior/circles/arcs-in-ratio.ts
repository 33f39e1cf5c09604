/** An angle at the circumference from the ratio of three arcs and the angle between two chords. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const arcsInRatio = formulaChoice({
  meta: {
    id: 'circles/arcs-in-ratio',
    unit: 'SS11',
    objective: 'arcs and angles at the circumference',
    method: 'arcs proportional to angles at the circumference; exterior angle of a triangle',
    foundation: true,
    level: 3,
    minutes: 1.7,
  },
  paper: { slots: [21, 22] },
  symbols: ['k'],
  given: { l: ints(1, 8), m: ints(1, 8), n: ints(1, 8), u: ints(3, 30) },
  let: { a: 'l u', b: 'm u', c: 'n u', d: '180 - a - b - c', e: 'a + c', x: 'b + c' },
  where:
    'gcd(gcd(l, m), n) = 1 & l != m & m != n & (l < n | d < x | int(x/2)) & a >= 15 & b >= 15 & c >= 15 & d >= 24 & a <= 80 & c <= 80 & b <= 80 & d <= 100 & e != 90 & x != e & x <= 84 & e <= 92 & d != x',
  stem: {
    en: 'In the figure, $AC$ and $BD$ are chords of the circle $ABCD$. $AC$ and $BD$ intersect at the point $E$. If $\\overset{\\frown}{AB} : \\overset{\\frown}{BC} : \\overset{\\frown}{CD} = @l : @m : @n$ and $\\angle AEB = @e^\\circ$, then $\\angle BAD =$',
    zh: '圖中，$AC$ 和 $BD$ 均為圓 $ABCD$ 的弦。$AC$ 與 $BD$ 相交於點 $E$。若 $\\overset{\\frown}{AB} : \\overset{\\frown}{BC} : \\overset{\\frown}{CD} = @l : @m : @n$ 及 $\\angle AEB = @e^\\circ$，則 $\\angle BAD =$',
  },
  figure: ({ a, b, c }) =>
    scene()
      .point('O', 0, 0, { label: false })
      .circle('O', 5)
      .onCircle('A', 'O', 270 - a! - b! - c!)
      .onCircle('B', 'O', 270 + a! - b! - c!)
      .onCircle('C', 'O', 270 + a! + b! - c!)
      .onCircle('D', 'O', 270 + a! + b! + c!)
      .meet('E', 'AC', 'BD')
      .path('CADB')
      .segment('AB')
      .alt({
        en: 'Circle $ABCD$ with the chords $AB$, $AD$, $AC$ and $BD$. $AC$ and $BD$ cut at $E$.',
        zh: '圓 $ABCD$，圖中有弦 $AB$、$AD$、$AC$ 和 $BD$。$AC$ 與 $BD$ 相交於 $E$。',
      }),
  measure: { 'angle AEB': 'e', 'angle ADB': 'a', 'angle BAC': 'b', 'angle CAD': 'c', 'angle BAD': 'x' },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives angle BAC': 'b',
    'gives angle CAD': 'c',
    'gives angle ABD': 'd',
    'gives angle AED': '180 - e',
    'gives angle BCD': '180 - x',
    'takes angle AEB to belong to the arc AB alone': '(m + n) e/l',
    'takes angle AEB as an angle at the centre of the arc AB': '(m + n) e/(2 l)',
    'takes angle AEB to belong to all three arcs': '(m + n) e/(l + m + n)',
    'takes the three arcs as the whole circle': '180 (m + n)/(l + m + n)',
    'adds the wrong arcs': 'a + b',
    'takes the angles at the circumference as at the centre': '2 x',
    'halves the angles': 'x/2',
  },
  steps: [
    [
      {
        en: 'Let $\\angle ADB = @{l k}$, $\\angle BAC = @{m k}$ and $\\angle CAD = @{n k}$.',
        zh: '設 $\\angle ADB = @{l k}$、$\\angle BAC = @{m k}$ 及 $\\angle CAD = @{n k}$。',
      },
      '1M',
      'arcs prop. to angles',
    ],
    [
      '\\angle AEB = \\angle ADB + \\angle CAD = @{(l + n) k} = @e^\\circ,\\quad k = @u^\\circ',
      '1M',
      'ext. angle of triangle',
    ],
    ['\\angle BAD = @{(m + n) k} = @x^\\circ', '1A'],
  ],
  // Arcs, as angles at the centre: BCD is twice the key, and AB with CD is twice angle AEB.
  claims: ['2 key/(m + n) (l + n) = 2 e'],
})
