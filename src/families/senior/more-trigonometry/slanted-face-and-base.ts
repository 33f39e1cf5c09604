/** The angle between the slanted face and the base of a tetrahedron with three right angles at one vertex. */
import { tetrahedron } from '../../kit/figure/solids.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const slantedFaceAndBase = formulaChoice({
  meta: {
    id: 'more-trigonometry/slanted-face-and-base',
    unit: 'SS14',
    objective: 'angle between two planes',
    method: 'perpendicular to the common line from the foot of the height',
    foundation: false,
    level: 5,
    minutes: 2,
  },
  paper: { slots: [39, 40] },
  given: { a: ints(5, 20), b: ints(5, 20), h: ints(3, 18) },
  let: { c: 'sqrt(a^2 + b^2)', n: 'a b/c', t: 'arctan(h/n)', x: 'round(t)' },
  where: 'a != b & a != h & b != h & t >= 24 & t <= 43 & a/b < 2.2 & b/a < 2.2 & h >= 4 & mod(a + b + h, 2) = 0',
  stem: {
    en: 'In the figure, $VABC$ is a tetrahedron, where $VA$ is perpendicular to the plane $ABC$ and $\\angle BAC = 90^\\circ$. If $AB = @a\\text{ cm}$, $AC = @b\\text{ cm}$ and $VA = @h\\text{ cm}$, find the angle between the plane $VBC$ and the plane $ABC$ correct to the nearest degree.',
    zh: '圖中，$VABC$ 為一四面體，其中 $VA$ 垂直於平面 $ABC$ 且 $\\angle BAC = 90^\\circ$。若 $AB = @a\\text{ cm}$、$AC = @b\\text{ cm}$ 及 $VA = @h\\text{ cm}$，求平面 $VBC$ 與平面 $ABC$ 的交角，準確至最接近的度。',
  },
  figure: ({ a, b, h }) =>
    tetrahedron({ A: [0, 0, 0], B: [a! * 0.6, -a! * 0.8, 0], C: [b! * 0.8, b! * 0.6, 0], V: [0, 0, h!] }).alt({
      en: 'Tetrahedron $VABC$ on its base $ABC$; $V$ is above $A$.',
      zh: '四面體 $VABC$，底面為 $ABC$，$V$ 在 $A$ 之上。',
    }),
  measure: {
    'length AB': 'a',
    'length AC': 'b',
    'length VA': 'h',
    'angle BAC': '90',
    'angle VAB': '90',
    'angle VAC': '90',
  },
  key: 'x',
  show: '$@it^\\circ$',
  plausible: '0 < it < 90 & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives angle VBA': 'round(arctan(h/a))',
    'gives angle VCA': 'round(arctan(h/b))',
    'joins V and A to the mid-point of BC': 'round(arctan(2 h/c))',
    'takes the hypotenuse for the distance from A to BC': 'round(arctan(h/c))',
    'gives the complement': 'round(90 - t)',
    'takes the sine for the tangent': 'round(arcsin(h/n))',
    'takes the cosine for the tangent': 'round(arccos(h/n))',
    'gives the complement of angle VBA': 'round(arctan(a/h))',
    'gives the complement of angle VCA': 'round(arctan(b/h))',
    'gives angle ABC': 'round(arctan(b/a))',
    'gives angle ACB': 'round(arctan(a/b))',
    'takes half the distance from A to BC': 'round(arctan(2 h/n))',
    'gives angle BVC': 'round(arccos(h^2/sqrt((a^2 + h^2) (b^2 + h^2))))',
    'takes the sum of the legs for the distance': 'round(arctan(h/(a + b)))',
  },
  steps: [
    [
      {
        en: 'Let $N$ be the foot of the perpendicular from $A$ to $BC$. Then $VN \\perp BC$.',
        zh: '設 $N$ 為由 $A$ 至 $BC$ 的垂足，則 $VN \\perp BC$。',
      },
      '1M',
      'theorem of three perpendiculars',
    ],
    ['AN = \\frac{@a(@b)}{@c}\\text{ cm},\\quad \\tan\\angle VNA = \\frac{@h}{AN}', '1M'],
    [
      {
        en: 'The required angle is $@x^\\circ$ (correct to the nearest degree).',
        zh: '所求的角為 $@x^\\circ$（準確至最接近的度）。',
      },
      '1A',
    ],
  ],
  // The base is the projection of the slanted face; the square of the area of that face is the sum of the squares of
  // the areas of the others.
  claims: [
    'cos(deg(key - 0.5))^2 ((a b)^2 + (a h)^2 + (b h)^2) > (a b)^2',
    'cos(deg(key + 0.5))^2 ((a b)^2 + (a h)^2 + (b h)^2) < (a b)^2',
    '0 < key < 90',
  ],
})
