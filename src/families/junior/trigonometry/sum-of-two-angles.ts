/** The angle made of two angles of right-angled triangles, one on the hypotenuse of the other. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const sumOfTwoAngles = formulaChoice({
  meta: {
    id: 'trigonometry/sum-of-two-angles',
    unit: 'JS27',
    objective: 'angles of right-angled triangles',
    method: 'Pythagoras, then two inverse ratios',
    foundation: true,
    level: 3,
    minutes: 1.6,
  },
  paper: { slots: [18, 19, 20] },
  given: { a: ints(4, 16), b: ints(2, 14), c: ints(2, 14) },
  let: { l: 'sqrt(a^2 + b^2)', u: 'arctan(b/a)', v: 'arctan(c/l)', x: 'round(u + v)' },
  where: 'u >= 22 & u <= 55 & v >= 20 & v <= 50 & a != b & b != c & a != c & abs(u - v) >= 5',
  stem: {
    en: 'In the figure, $\\angle ABC = \\angle ACD = 90^\\circ$. If $AB = @a\\text{ cm}$, $BC = @b\\text{ cm}$ and $CD = @c\\text{ cm}$, find $\\angle BAD$ correct to the nearest degree.',
    zh: '圖中，$\\angle ABC = \\angle ACD = 90^\\circ$。若 $AB = @a\\text{ cm}$、$BC = @b\\text{ cm}$ 及 $CD = @c\\text{ cm}$，求 $\\angle BAD$，準確至最接近的度。',
  },
  figure: ({ a, b, c, l }) =>
    scene()
      .point('B', 0, 0)
      .point('A', 0, a!)
      .point('C', b!, 0)
      .point('D', b! + (c! * a!) / l!, (c! * b!) / l!)
      .polygon('ABCD')
      .segment('AC')
      .angle('ABC', { right: true })
      .angle('ACD', { right: true })
      .alt({
        en: 'Quadrilateral $ABCD$ with the diagonal $AC$, right-angled at $B$ in triangle $ABC$ and at $C$ in triangle $ACD$.',
        zh: '四邊形 $ABCD$ 及其對角線 $AC$，三角形 $ABC$ 中 $B$ 為直角，三角形 $ACD$ 中 $C$ 為直角。',
      }),
  measure: { 'length AB': 'a', 'length BC': 'b', 'length CD': 'c', 'angle ABC': '90', 'angle ACD': '90' },
  key: 'x',
  show: '$@it^\\circ$',
  plausible: '30 <= it & it < 160 & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives angle BAC': 'round(u)',
    'gives angle CAD': 'round(v)',
    'takes the sine for the tangent in triangle ACD': 'round(u + arcsin(c/l))',
    'takes AB for AC': 'round(u + arctan(c/a))',
    'takes BC for AC': 'round(u + arctan(c/b))',
    'turns the ratio of triangle ABC over': 'round(90 - u + v)',
    'turns the ratio of triangle ACD over': 'round(u + 90 - v)',
    'turns both ratios over': 'round(180 - u - v)',
    'takes the sine for the tangent in triangle ABC': 'round(arcsin(b/a) + v)',
    'takes the cosine for the tangent in triangle ACD': 'round(u + arccos(c/l))',
    'takes the difference of the two angles': 'round(abs(u - v))',
    'takes the sum of BC and CD over AB': 'round(arctan((b + c)/a))',
    'takes AC as the sum of AB and BC': 'round(u + arctan(c/(a + b)))',
  },
  steps: [
    ['\\tan\\angle BAC = @[b/a]', '1M'],
    ['AC = @[sqrt(a^2 + b^2)] = @l\\text{ cm},\\quad \\tan\\angle CAD = @[c/l]', '1M', 'Pyth. theorem'],
    [
      {
        en: '$\\angle BAD = \\angle BAC + \\angle CAD = @x^\\circ$ (correct to the nearest degree)',
        zh: '$\\angle BAD = \\angle BAC + \\angle CAD = @x^\\circ$（準確至最接近的度）',
      },
      '1A',
    ],
  ],
  // The cosine of the angle between AB and AD from coordinates: B = (0, 0), A = (0, a), C = (b, 0).
  claims: [
    'cos(deg(key - 0.5)) > (a - c b/sqrt(a^2 + b^2))/sqrt(a^2 + b^2 + c^2)',
    'cos(deg(key + 0.5)) < (a - c b/sqrt(a^2 + b^2))/sqrt(a^2 + b^2 + c^2)',
  ],
})
