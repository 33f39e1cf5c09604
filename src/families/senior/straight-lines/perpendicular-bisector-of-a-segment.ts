/** The equation of the perpendicular bisector of a line segment. */
import { conventional } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const perpendicularBisectorOfASegment = conventional({
  meta: {
    id: 'straight-lines/perpendicular-bisector-of-a-segment',
    unit: 'SS10',
    objective: 'equation of a straight line',
    method: 'mid-point and slope of the perpendicular bisector',
    foundation: true,
    level: 3,
    minutes: 3,
  },
  paper: { mock: [12] },
  symbols: ['x', 'y'],
  given: { h: nonzero(-8, 8), k: nonzero(-8, 8), u: nonzero(-6, 6), v: nonzero(-6, 6) },
  let: {
    a: 'h - u',
    b: 'k - v',
    c: 'h + u',
    d: 'k + v',
    g: 'gcd(u, v)',
    t: 'if(u > 0, 1, -1)',
    p: 't u/g',
    q: 't v/g',
    r: '-(p h + q k)',
    n: '-u/v',
    answer: 'p x + q y + r = 0',
  },
  where: 'abs(u) != abs(v) & r != 0 & a != 0 & b != 0 & c != 0 & d != 0 & abs(r) <= 60',
  stem: {
    en: 'The coordinates of the points $A$ and $B$ are $(@a, @b)$ and $(@c, @d)$ respectively. Find the equation of the perpendicular bisector of $AB$.',
    zh: '點 $A$ 和點 $B$ 的坐標分別為 $(@a, @b)$ 和 $(@c, @d)$。求 $AB$ 的垂直平分線的方程。',
  },
  parts: [
    {
      ask: '',
      answer: '$@answer$',
      steps: [
        [
          { en: 'The coordinates of the mid-point of $AB$ are $(@h, @k)$.', zh: '$AB$ 的中點的坐標為 $(@h, @k)$。' },
          '1M',
        ],
        [
          {
            en: 'Slope of the perpendicular bisector $= -1 \\div @[(d - b)/(c - a)] = @n$',
            zh: '垂直平分線的斜率 $= -1 \\div @[(d - b)/(c - a)] = @n$',
          },
          '1M',
        ],
        ['@answer', '1A', 'or equivalent'],
      ],
    },
  ],
  // The line passes through the mid-point of AB and the point a quarter turn away from it.
  claims: [
    'answer for x in {(a + c)/2} for y in {(b + d)/2}',
    'answer for x in {(a + c)/2 + b - d} for y in {(b + d)/2 + c - a}',
    'p > 0',
  ],
})
