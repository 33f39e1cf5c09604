/** The compass bearing of the start of two courses at a right angle from their end. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const bearingBack = formulaChoice({
  meta: {
    id: 'more-trigonometry/bearing-back',
    unit: 'SS14',
    objective: 'bearings',
    method: 'a right angle between two courses; an inverse tangent beside a bearing',
    foundation: false,
    level: 4,
    minutes: 1.6,
  },
  paper: { slots: [38, 39, 40] },
  given: { p: ints(10, 48, 2), q: ints(6, 45, 3), a: ints(10, 56) },
  let: { b: '90 + a', t: 'arctan(q/p)', x: 'round(a + t)', y: '180 + x' },
  where: 't >= 17 & t <= 62 & x <= 80 & x != a & abs(x - 45) >= 2 & abs(t - a) >= 3 & p != q & mod(p + q + a, 3) = 0',
  stem: {
    en: 'In the figure, the bearing of $B$ from $A$ is $0@{a}^\\circ$ and the bearing of $C$ from $B$ is $@b^\\circ$. If $AB = @p\\text{ km}$ and $BC = @q\\text{ km}$, find the bearing of $A$ from $C$ correct to the nearest degree.',
    zh: '圖中，由 $A$ 測得 $B$ 的方位角為 $0@{a}^\\circ$，而由 $B$ 測得 $C$ 的方位角為 $@b^\\circ$。若 $AB = @p\\text{ km}$ 及 $BC = @q\\text{ km}$，求由 $C$ 測得 $A$ 的方位角，準確至最接近的度。',
  },
  figure: ({ p, q, a }) =>
    scene()
      .point('A', 0, 0)
      .polar('B', 'A', p!, 90 - a!)
      .polar('C', 'B', q!, -a!)
      .north('A')
      .north('B')
      .segment('AB')
      .segment('BC')
      .segment('AC')
      .alt({
        en: 'Triangle $ABC$ with the directions of north at $A$ and at $B$. $C$ lies to the east of $A$.',
        zh: '三角形 $ABC$，並標示 $A$ 和 $B$ 處的正北方向。$C$ 在 $A$ 的東面。',
      }),
  measure: { 'bearing A B': 'a', 'bearing B C': 'b', 'length AB': 'p', 'length BC': 'q', 'angle ABC': '90' },
  key: 'y',
  show: '$@it^\\circ$',
  plausible: '100 <= it < 360 & (it = y | abs(it - y) >= 2)',
  slips: {
    'gives the bearing on the other side of the north': '360 - x',
    'gives the bearing on the other side of the south': '180 - x',
    'gives the bearing of A from B': '180 + a',
    'gives the bearing of B from C': '180 + b',
    'forgets the bearing of B': 'round(180 + t)',
    'forgets the bearing of B, on the other side of the north': 'round(360 - t)',
    'takes the angle at C for that at A': 'round(270 - t + a)',
    'takes the difference of the angles': 'round(180 + abs(a - t))',
    'takes the sine for the tangent': 'round(180 + a + arcsin(q/p))',
    'turns the ratio over and takes the sine': 'round(180 + a + arcsin(p/q))',
    'adds the angle at A to the second bearing': 'round(b + t)',
    'takes a quarter turn from C': '270 - x',
    'takes a quarter turn more from C': '270 + x',
  },
  steps: [
    ['\\angle ABC = @a^\\circ + (180^\\circ - @b^\\circ) = 90^\\circ,\\quad \\tan\\angle BAC = @[q/p]', '1M'],
    [
      {
        en: 'The bearing of $C$ from $A$ is $0@{x}^\\circ$ (correct to the nearest degree).',
        zh: '由 $A$ 測得 $C$ 的方位角為 $0@{x}^\\circ$（準確至最接近的度）。',
      },
      '1M',
    ],
    [
      {
        en: 'The bearing of $A$ from $C$ is $180^\\circ + @x^\\circ = @y^\\circ$.',
        zh: '由 $C$ 測得 $A$ 的方位角為 $180^\\circ + @x^\\circ = @y^\\circ$。',
      },
      '1A',
      'alt. angles',
    ],
  ],
  // The way to the east over the way to the north, seen from A: half a turn less than seen from C.
  claims: [
    'sin(deg(key - 180.5)) (p cos(deg(a)) + q cos(deg(b))) < cos(deg(key - 180.5)) (p sin(deg(a)) + q sin(deg(b)))',
    'sin(deg(key - 179.5)) (p cos(deg(a)) + q cos(deg(b))) > cos(deg(key - 179.5)) (p sin(deg(a)) + q sin(deg(b)))',
    '180 < key < 270',
  ],
})
