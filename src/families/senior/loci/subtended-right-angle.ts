/** The locus of a point from which a line segment is seen under a right angle. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const subtendedRightAngle = formulaChoice({
  meta: {
    id: 'loci/subtended-right-angle',
    unit: 'SS12',
    objective: 'equation of a locus',
    method: 'converse of the angle in a semi-circle; circle on a diameter',
    foundation: true,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [26, 27] },
  symbols: ['x', 'y'],
  given: { a: nonzero(-9, 9), b: nonzero(-9, 9), c: nonzero(-9, 9), d: nonzero(-9, 9) },
  let: {
    p: 'a + c',
    q: 'b + d',
    f: 'a c + b d',
    h: 'p/2',
    k: 'q/2',
    r2: '((a - c)^2 + (b - d)^2)/4',
    e: 'h^2 + k^2 - 4 r2',
    s: 'h^2 + k^2 + r2',
    w: 'gcd(2 (c - a), 2 (d - b), a^2 + b^2 - c^2 - d^2)',
  },
  where:
    'a < c & b != d & p != 0 & q != 0 & f != 0 & int(h) & int(k) & p != q & abs(f) <= 80 & int(sqrt(4 r2)) | a < c & b != d & p != 0 & q != 0 & f != 0 & int(h) & int(k) & abs(h) != abs(k) & abs(f) <= 40 & mod(a + b + d, 3) = 0',
  stem: {
    en: 'The coordinates of the points $A$ and $B$ are $(@a, @b)$ and $(@c, @d)$ respectively. If $P$ is a moving point in the rectangular coordinate plane such that $\\angle APB = 90^\\circ$, then the equation of the locus of $P$ is',
    zh: '點 $A$ 及點 $B$ 的坐標分別為 $(@a, @b)$ 及 $(@c, @d)$。若 $P$ 為直角坐標平面上的動點使得 $\\angle APB = 90^\\circ$，則 $P$ 的軌跡的方程為',
  },
  key: 'x^2 + y^2 - p x - q y + f = 0',
  slips: {
    'takes AB as the radius': 'x^2 + y^2 - p x - q y + e = 0',
    'takes the wrong signs of the centre': 'x^2 + y^2 + p x + q y + f = 0',
    'adds the square of the radius': 'x^2 + y^2 - p x - q y + s = 0',
    'takes the perpendicular bisector of AB': '(2 (c - a)/w) x + (2 (d - b)/w) y + (a^2 + b^2 - c^2 - d^2)/w = 0',
    'takes the wrong signs and AB as the radius': 'x^2 + y^2 + p x + q y + e = 0',
    'leaves the halves of the coefficients': 'x^2 + y^2 - h x - k y + f = 0',
  },
  steps: [
    [
      {
        en: 'The locus of $P$ is the circle with $AB$ as a diameter (with $A$ and $B$ left out).',
        zh: '$P$ 的軌跡為以 $AB$ 為直徑的圓（不包括 $A$ 及 $B$）。',
      },
      '1M',
      'converse of angle in semi-circle',
    ],
    [
      {
        en: 'The centre is $(@h, @k)$ and the square of the radius is $@r2$.',
        zh: '圓心為 $(@h, @k)$，半徑的平方為 $@r2$。',
      },
      '1M',
    ],
    ['@{x^2 + y^2 - p x - q y + f = 0}', '1A'],
  ],
  // The third and fourth corners of the rectangle with sides along the axes, and the square of which AB is a diagonal.
  claims: [
    'key for x in {a} for y in {d}',
    'key for x in {c} for y in {b}',
    'key for x in {(a + c)/2 - (d - b)/2} for y in {(b + d)/2 + (c - a)/2}',
    'key for x in {(a + c)/2 + (d - b)/2} for y in {(b + d)/2 - (c - a)/2}',
    'not key for x in {(a + c)/2} for y in {(b + d)/2}',
  ],
})
