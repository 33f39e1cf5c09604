/** The angle between a line in a rectangular block and its base. */
import { cuboid } from '../../kit/figure/solids.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const lineAndBaseOfCuboid = formulaChoice({
  meta: {
    id: 'more-trigonometry/line-and-base-of-cuboid',
    unit: 'SS14',
    objective: 'angle between a line and a plane',
    method: 'projection of a line on the base of a rectangular block',
    foundation: false,
    level: 4,
    minutes: 1.6,
  },
  paper: { slots: [38, 39, 40] },
  given: { a: ints(6, 14), m: ints(2, 9), n: ints(2, 9), h: ints(4, 12) },
  let: { b: 'm + n', l: 'sqrt(a^2 + m^2)', t: 'arctan(h/l)', x: 'round(t)' },
  where:
    'm != n & a != b & a != h & b != h & m != h & abs(t - 45) >= 2 & t >= 28 & t <= 51 & b <= 14 & b >= 6 & h > 1.15 m + 0.15 a',
  stem: {
    en: 'In the figure, $ABCDEFGH$ is a rectangular block. $M$ is a point lying on $HG$ such that $HM = @m\\text{ cm}$ and $MG = @n\\text{ cm}$. If $AD = @a\\text{ cm}$ and $AE = @h\\text{ cm}$, find the angle between $AM$ and the plane $ABCD$ correct to the nearest degree.',
    zh: '圖中，$ABCDEFGH$ 為一長方體。$M$ 為 $HG$ 上的一點使得 $HM = @m\\text{ cm}$ 及 $MG = @n\\text{ cm}$。若 $AD = @a\\text{ cm}$ 及 $AE = @h\\text{ cm}$，求 $AM$ 與平面 $ABCD$ 的交角，準確至最接近的度。',
  },
  figure: ({ a, b, h, m }) =>
    cuboid('ABCDEFGH', { length: b!, width: a!, height: h! })
      .between('M', 'HG', m! / b!, { dot: true })
      .segment('AM', { dashed: true })
      .alt({
        en: 'A rectangular block with base $ABCD$; $E$, $F$, $G$, $H$ are above $A$, $B$, $C$, $D$. $M$ lies on $HG$, and $A$ and $M$ are joined.',
        zh: '一長方體，底面為 $ABCD$，$E$、$F$、$G$、$H$ 分別在 $A$、$B$、$C$、$D$ 之上。$M$ 在 $HG$ 上，並連 $AM$。',
      }),
  measure: { 'length AD': 'a', 'length AE': 'h', 'length HM': 'm', 'length MG': 'n', 'angle DAE': '90' },
  key: 'x',
  show: '$@it^\\circ$',
  plausible: '0 < it < 90 & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives the angle with the vertical': 'round(90 - t)',
    'projects on AC': 'round(arctan(h/sqrt(a^2 + b^2)))',
    'projects on AD': 'round(arctan(h/a))',
    'projects on AB': 'round(arctan(h/b))',
    'takes MG for HM': 'round(arctan(h/sqrt(a^2 + n^2)))',
    'takes the sine for the tangent': 'round(arcsin(h/l))',
    'takes the cosine for the tangent': 'round(arccos(h/l))',
    'projects along HM': 'round(arctan(h/m))',
    'gives the angle with the face ADHE': 'round(arctan(m/sqrt(a^2 + h^2)))',
    'gives the angle with the face ABFE': 'round(arctan(a/sqrt(m^2 + h^2)))',
    'gives angle DAN below M': 'round(arctan(m/a))',
    'projects on AC, with the angle to the vertical': 'round(arctan(sqrt(a^2 + b^2)/h))',
    'gives the angle on the top face': 'round(arctan(n/a))',
    'gives angle AHD from the vertical': 'round(arctan(a/h))',
  },
  steps: [
    [
      {
        en: 'Let $N$ be the foot of the perpendicular from $M$ to $CD$. $AN = @[sqrt(a^2 + m^2)] = @l\\text{ cm}$',
        zh: '設 $N$ 為由 $M$ 至 $CD$ 的垂足。$AN = @[sqrt(a^2 + m^2)] = @l\\text{ cm}$',
      },
      '1M',
      'Pyth. theorem',
    ],
    ['\\tan\\angle MAN = \\frac{@h}{@l}', '1M'],
    [
      {
        en: 'The required angle is $@x^\\circ$ (correct to the nearest degree).',
        zh: '所求的角為 $@x^\\circ$（準確至最接近的度）。',
      },
      '1A',
    ],
  ],
  // The height over the length of AM, as the sine.
  claims: [
    'sin(deg(key - 0.5))^2 (a^2 + m^2 + h^2) < h^2',
    'sin(deg(key + 0.5))^2 (a^2 + m^2 + h^2) > h^2',
    '0 < key < 90',
  ],
})
