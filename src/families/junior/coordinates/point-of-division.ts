/** The point that divides a line segment in a ratio. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const pointOfDivision = conventional({
  meta: {
    id: 'coordinates/point-of-division',
    unit: 'JS26',
    objective: 'point of division of a line segment',
    method: 'formula for internal division',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [7] },
  given: { a: nonzero(-6, 6), b: nonzero(-6, 6), u: nonzero(-4, 4), v: nonzero(-4, 4), m: ints(1, 4), n: ints(1, 4) },
  let: { c: 'a + u (m + n)', d: 'b + v (m + n)', x: 'a + u m', y: 'b + v m' },
  where: 'm != n & gcd(m, n) = 1 & abs(c) <= 15 & abs(d) <= 15 & c != 0 & d != 0',
  stem: {
    en: 'The coordinates of the points $A$ and $B$ are $(@a, @b)$ and $(@c, @d)$ respectively. $P$ is a point lying on $AB$ such that $AP : PB = @m : @n$. Find the coordinates of $P$.',
    zh: '點 $A$ 及點 $B$ 的坐標分別為 $(@a, @b)$ 及 $(@c, @d)$。$P$ 為 $AB$ 上的一點使得 $AP : PB = @m : @n$。求 $P$ 的坐標。',
  },
  parts: [
    {
      ask: '',
      answer: '$(@x, @y)$',
      steps: [
        [
          {
            en: 'The coordinates of $P$ are $\\left(@[(n*a + m*c)/(m + n)], @[(n*b + m*d)/(m + n)]\\right)$',
            zh: '$P$ 的坐標為 $\\left(@[(n*a + m*c)/(m + n)], @[(n*b + m*d)/(m + n)]\\right)$',
          },
          '1M',
        ],
        ['= (@x, @y)', '1A'],
      ],
    },
  ],
  claims: ['n (x - a) = m (c - x)', 'n (y - b) = m (d - y)'],
})
