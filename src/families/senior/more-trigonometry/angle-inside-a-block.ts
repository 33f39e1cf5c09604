/** An angle of a triangle whose corners lie on edges of a rectangular block. */
import { cuboid } from '../../kit/figure/solids.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const angleInsideABlock = formulaChoice({
  meta: {
    id: 'more-trigonometry/angle-inside-a-block',
    unit: 'SS14',
    objective: 'angle between two lines in space',
    method: 'three lengths by Pythagoras, then the cosine formula',
    foundation: false,
    level: 5,
    minutes: 2,
  },
  paper: { slots: [39, 40] },
  given: { a: ints(5, 14), b: ints(4, 12), m: ints(2, 7), n: ints(2, 7) },
  // P on CG, with CP = m and PG = n; the angle at P between PE and PB.
  let: {
    h: 'm + n',
    u: 'a^2 + b^2 + n^2',
    v: 'b^2 + m^2',
    w: 'a^2 + h^2',
    k: 'u + v - w',
    t: 'arccos(k/(2 sqrt(u v)))',
    x: 'round(t)',
  },
  where: 'm != n & a != b & b != h & a != h & t >= 40 & t <= 86 & mod(a + b + m + 2 n, 4) = 0',
  stem: {
    en: 'In the figure, $ABCDEFGH$ is a rectangular block. $P$ is a point lying on $CG$ such that $CP = @m\\text{ cm}$ and $PG = @n\\text{ cm}$. If $AB = @a\\text{ cm}$ and $BC = @b\\text{ cm}$, find $\\angle BPE$ correct to the nearest degree.',
    zh: '圖中，$ABCDEFGH$ 為一長方體。$P$ 為 $CG$ 上的一點使得 $CP = @m\\text{ cm}$ 及 $PG = @n\\text{ cm}$。若 $AB = @a\\text{ cm}$ 及 $BC = @b\\text{ cm}$，求 $\\angle BPE$，準確至最接近的度。',
  },
  figure: ({ a, b, m, h }) =>
    cuboid('ABCDEFGH', { length: a!, width: b!, height: h! })
      .between('P', 'CG', m! / h!, { dot: true })
      .segment('PE', { dashed: true })
      .segment('PB')
      .segment('BE')
      .alt({
        en: 'A rectangular block with base $ABCD$; $E$, $F$, $G$, $H$ are above $A$, $B$, $C$, $D$. $P$ lies on $CG$; $BE$, $EP$ and $PB$ are joined.',
        zh: '一長方體，底面為 $ABCD$，$E$、$F$、$G$、$H$ 分別在 $A$、$B$、$C$、$D$ 之上。$P$ 在 $CG$ 上，並連 $BE$、$EP$ 及 $PB$。',
      }),
  measure: {
    'length AB': 'a',
    'length BC': 'b',
    'length CP': 'm',
    'length PG': 'n',
    'angle ABC': '90',
    'angle ABF': '90',
  },
  key: 'x',
  show: '$@it^\\circ$',
  plausible: '0 < it < 180 & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives angle BEP': 'round(arccos((u + w - v)/(2 sqrt(u w))))',
    'gives angle EBP': 'round(arccos((v + w - u)/(2 sqrt(v w))))',
    'takes the supplement': 'round(180 - t)',
    'interchanges CP and PG':
      'round(arccos((a^2 + b^2 + m^2 + b^2 + n^2 - w)/(2 sqrt((a^2 + b^2 + m^2) (b^2 + n^2)))))',
    'takes a right angle at B': 'round(arctan(sqrt(w/v)))',
    'takes a right angle at E': 'round(arctan(sqrt(w/u)))',
    'takes a right angle at B and the sine': 'round(arcsin(sqrt(w/u)))',
    'forgets the factor 2': 'round(arccos(k/sqrt(u v)))',
    'takes EG for EP': 'round(arccos((a^2 + b^2 + v - w)/(2 sqrt((a^2 + b^2) v))))',
    'takes PF for PE': 'round(arccos((b^2 + n^2 + v - h^2)/(2 sqrt((b^2 + n^2) v))))',
    'takes the diagonal of the block for BE': 'round(arccos((u + v - w - b^2)/(2 sqrt(u v))))',
    'forgets BC in PE': 'round(arccos((k - b^2)/(2 sqrt((u - b^2) v))))',
    'takes PC for PB': 'round(arccos((k - b^2)/(2 m sqrt(u))))',
    'takes the diagonal of the base for BE': 'round(arccos((u + v - a^2 - b^2)/(2 sqrt(u v))))',
    'takes the sine for the cosine': 'round(arcsin(k/(2 sqrt(u v))))',
    'gives angle BPC': 'round(arctan(b/m))',
    'gives angle PBC': 'round(arctan(m/b))',
  },
  steps: [
    [
      'PE^2 = @[a^2 + b^2 + n^2] = @u,\\quad PB^2 = @[b^2 + m^2] = @v,\\quad BE^2 = @[a^2 + (m + n)^2] = @w',
      '1M',
      'Pyth. theorem',
    ],
    ['\\cos\\angle BPE = \\frac{@u + @v - @w}{2\\sqrt{@u}\\sqrt{@v}}', '1M'],
    [
      {
        en: '$\\angle BPE = @x^\\circ$ (correct to the nearest degree)',
        zh: '$\\angle BPE = @x^\\circ$（準確至最接近的度）',
      },
      '1A',
    ],
  ],
  // In coordinates with the edges as axes: from P, E lies by (-a, -b, n) and B by (0, -b, -m).
  claims: [
    'cos(deg(key - 0.5)) sqrt(a^2 + b^2 + n^2) sqrt(b^2 + m^2) > b^2 - m n',
    'cos(deg(key + 0.5)) sqrt(a^2 + b^2 + n^2) sqrt(b^2 + m^2) < b^2 - m n',
  ],
})
