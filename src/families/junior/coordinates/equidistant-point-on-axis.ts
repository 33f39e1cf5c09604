/** The point of an axis that is as far from one point as from another. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const equidistantPointOnAxis = formulaChoice({
  meta: {
    id: 'coordinates/equidistant-point-on-axis',
    unit: 'JS26',
    objective: 'distance between two points',
    method: 'equal distances with an unknown coordinate',
    foundation: true,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [24, 25, 26] },
  symbols: ['t'],
  given: { a: nonzero(-9, 9), b: nonzero(-9, 9), c: nonzero(-9, 9), d: nonzero(-9, 9) },
  let: { n: 'c^2 + d^2 - a^2 - b^2', x: 'n/(2 (c - a))' },
  where:
    'a != c & abs(b) != abs(d) & int(x) & abs(x) <= 9 & x != a & x != c & 2 x != a + c & x != 0 & b + d != 0 & mod(a + c, 2) = 0',
  stem: {
    en: 'The coordinates of the points $A$ and $B$ are $(@a, @b)$ and $(@c, @d)$ respectively. Let $P$ be a point lying on the $x$-axis such that $AP = PB$. Find the $x$-coordinate of $P$.',
    zh: '點 $A$ 及點 $B$ 的坐標分別為 $(@a, @b)$ 及 $(@c, @d)$。設 $P$ 為 $x$ 軸上的一點使得 $AP = PB$。求 $P$ 的 $x$ 坐標。',
  },
  key: 'x',
  plausible: 'abs(it) <= 60 & int(12 it)',
  slips: {
    'takes the mid-point of AB': '(a + c)/2',
    'loses the 2 of the term in x': 'n/(c - a)',
    'makes a mistake in the sign on dividing': '-x',
    'loses the 2 and the sign': '-n/(c - a)',
    'takes the squares of the y-coordinates the wrong way round': '(c^2 - d^2 - a^2 + b^2)/(2 (c - a))',
    'multiplies by 2 for dividing by it': '2 n/(c - a)',
    'divides by the sum': 'n/(2 (a + c))',
    'takes P on the y-axis': 'n/(2 (d - b))',
    'takes P on the y-axis with the wrong sign': '-n/(2 (d - b))',
    'takes where AB cuts the axis': 'a + b (c - a)/(b - d)',
    'forgets the y-coordinates': '(a + c)/2 + (d^2 - b^2)/(c - a)',
    'doubles the term once too often': 'n/(4 (c - a))',
    'takes the squares of the y-coordinates alone': '(d^2 - b^2)/(2 (c - a))',
    'takes them alone with the wrong sign': '(b^2 - d^2)/(2 (c - a))',
    'adds the x-coordinates': 'a + c',
    'adds all squares': '(a^2 + b^2 + c^2 + d^2)/(2 (c - a))',
    'takes the signs in the squares of x the other way': '(a^2 + b^2 - c^2 - d^2)/(2 (a + c))',
  },
  steps: [
    [
      {
        en: 'Let $P$ be $(t, 0)$. Then $@{(t - a)^2 + b^2} = @{(t - c)^2 + d^2}$.',
        zh: '設 $P$ 為 $(t, 0)$，則 $@{(t - a)^2 + b^2} = @{(t - c)^2 + d^2}$。',
      },
      '1M',
    ],
    ['@{2 (c - a) t} = @n', '1M'],
    ['t = @x', '1A'],
  ],
  // The mid-point M of AB and P: MP is perpendicular to AB.
  claims: ['(key - (a + c)/2) (c - a) + (0 - (b + d)/2) (d - b) = 0'],
})
