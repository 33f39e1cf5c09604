/** A coordinate of the circumcentre of a triangle with a vertex at the origin. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const circumcentreOfTriangle = formulaChoice({
  meta: {
    id: 'coordinates/circumcentre-of-triangle',
    unit: 'JS26',
    objective: 'centres of a triangle in coordinates',
    method: 'two perpendicular bisectors, or equal distances from the vertices',
    foundation: false,
    level: 5,
    minutes: 2,
  },
  paper: { slots: [40, 41] },
  symbols: ['h', 'k'],
  given: { a: nonzero(-10, 14), b: nonzero(-10, 12), c: ints(1, 14), d: nonzero(-10, 12) },
  let: {
    w: 'a d - b c',
    m: 'a^2 + b^2',
    n: 'c^2 + d^2',
    p: '(m d - n b)/(2 w)',
    q: '(a n - c m)/(2 w)',
    t: '(a c + b d)/w',
    X: 't (d - b)',
    Y: 't (a - c)',
  },
  where:
    'a < c & w != 0 & b != d & a c + b d != 0 & int(p) & int(q) & abs(q) <= 6 & abs(p) <= 20 & p != 0 & q != 0 & abs(p) != abs(q) & b != d & mod(m, 2) = 0 & mod(n, 2) = 0',
  stem: {
    en: 'Let $O$ be the origin. The coordinates of the points $A$ and $B$ are $(@a, @b)$ and $(@c, @d)$ respectively. The $y$-coordinate of the circumcentre of $\\triangle OAB$ is',
    zh: '設 $O$ 為原點。點 $A$ 及點 $B$ 的坐標分別為 $(@a, @b)$ 及 $(@c, @d)$。$\\triangle OAB$ 的外心的 $y$ 坐標為',
  },
  key: 'q',
  plausible: 'int(6 it) & abs(it) <= 50',
  slips: {
    'gives the x-coordinate': 'p',
    'takes the wrong sign': '-q',
    'takes the wrong sign and gives the x-coordinate': '-p',
    'gives the orthocentre': 'Y',
    'gives the x-coordinate of the orthocentre': 'X',
    'gives the orthocentre with the wrong sign': '-Y',
    'gives the centroid': '(b + d)/3',
    'gives the x-coordinate of the centroid': '(a + c)/3',
    'takes the mid-point of AB': '(b + d)/2',
    'takes the mid-point of OA': 'b/2',
    'takes the mid-point of OB': 'd/2',
    'takes the whole squares for their halves': '2 q',
    'takes the whole squares for their halves, with the wrong sign': '-2 q',
    'takes the whole squares for their halves, in x': '2 p',
    'gives the x-coordinate of the orthocentre with the wrong sign': '-X',
    'gives the x-coordinate of the mid-point of AB': '(a + c)/2',
  },
  steps: [
    [
      {
        en: 'Let $(h, k)$ be the circumcentre. Then $@{h^2 + k^2} = @{(h - a)^2 + (k - b)^2} = @{(h - c)^2 + (k - d)^2}$.',
        zh: '設外心為 $(h, k)$，則 $@{h^2 + k^2} = @{(h - a)^2 + (k - b)^2} = @{(h - c)^2 + (k - d)^2}$。',
      },
      '1M',
    ],
    [{ en: '$@{a h + b k = m/2}$ and $@{c h + d k = n/2}$', zh: '$@{a h + b k = m/2}$ 及 $@{c h + d k = n/2}$' }, '1M'],
    [{ en: 'Solving, $k = @q$.', zh: '解得 $k = @q$。' }, '1A'],
  ],
  // The point of the perpendicular bisector of OA with this y-coordinate is as far from B as from O.
  claims: ['((a^2 + b^2 - 2 b key)/(2 a) - c)^2 + (key - d)^2 = ((a^2 + b^2 - 2 b key)/(2 a))^2 + key^2'],
})
