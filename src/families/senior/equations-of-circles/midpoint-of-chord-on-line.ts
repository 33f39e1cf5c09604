/** The mid-point of the chord that a circle cuts off a straight line. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const midpointOfChordOnLine = formulaChoice({
  meta: {
    id: 'equations-of-circles/midpoint-of-chord-on-line',
    unit: 'SS13',
    objective: 'intersection of a straight line and a circle',
    method: 'sum of the roots of the quadratic equation of the intersection',
    foundation: false,
    level: 5,
    minutes: 1.8,
  },
  paper: { slots: [40, 41] },
  symbols: ['x', 'y'],
  given: { m: nonzero(-3, 3), p: nonzero(-5, 5), c: nonzero(-9, 9), u: nonzero(-4, 4), f: nonzero(-60, 30) },
  // The centre lies on the perpendicular to the line in the mid-point (p, m p + c).
  let: {
    q: 'm p + c',
    h: 'p - m u',
    k: 'q + u',
    d: '-2 h',
    e: '-2 k',
    left: 'x^2 + y^2 + d x + e y + f',
    right: 'm x + c',
    s: '1 + m^2',
    z: 'd + 2 m c + e m',
    v: 'c^2 + e c + f',
  },
  where:
    'h != 0 & k != 0 & q != 0 & p^2 + q^2 + d p + e q + f < 0 & h^2 + k^2 - f <= 120 & abs(h) <= 9 & abs(k) <= 9 & h != p & p != q & v != 0 & abs(v) <= 60 & mod(f + p, 5) = 0',
  stem: {
    en: 'The straight line $y = @right$ and the circle $@left = 0$ intersect at the points $A$ and $B$. Find the $x$-coordinate of the mid-point of $AB$.',
    zh: '直線 $y = @right$ 與圓 $@left = 0$ 相交於點 $A$ 及點 $B$。求 $AB$ 的中點的 $x$ 坐標。',
  },
  key: 'p',
  plausible: 'abs(it) <= 40',
  slips: {
    'takes the sum of the roots': '2 p',
    'takes the wrong sign': '-p',
    'takes the sum of the roots with the wrong sign': '-2 p',
    'gives the x-coordinate of the centre': 'h',
    'gives the y-coordinate': 'q',
    'gives the y-coordinate of the centre': 'k',
    'gives the y-coordinate with the wrong sign': '-q',
    'gives the y-coordinate of the centre with the wrong sign': '-k',
    'takes the product of the roots': 'v/s',
    'takes the centre with the wrong sign': '-h',
    'forgets the leading coefficient': '-z/2',
    'forgets the leading coefficient and the sign': 'z/2',
    'loses the sign of the constant of the line': '-(d - 2 m c + e m)/(2 s)',
    'forgets the square of the line': '-(d + e m)/(2 s)',
    'forgets the term in y': '-(d + 2 m c)/(2 s)',
    'takes the constant of the line on squaring once': '-(d + m c + e m)/(2 s)',
  },
  steps: [
    ['@{x^2 + (m x + c)^2 + d x + e (m x + c) + f} = 0', '1M'],
    ['@{s x^2 + z x + v} = 0', '1M'],
    [
      {
        en: 'The $x$-coordinate of the mid-point $= @[(-z)/(2 s)] = @p$',
        zh: '中點的 $x$ 坐標 $= @[(-z)/(2 s)] = @p$',
      },
      '1A',
    ],
  ],
  // Along the line the left side is the same at equal distances from the key, and negative there: A and B are apart.
  claims: [
    'at(at(left, y, at(right, x, key + 1)), x, key + 1) = at(at(left, y, at(right, x, key - 1)), x, key - 1)',
    'at(at(left, y, at(right, x, key)), x, key) < 0',
  ],
})
