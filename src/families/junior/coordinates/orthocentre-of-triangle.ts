/** A coordinate of the orthocentre of a triangle with a vertex at the origin. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero, ints } from '../../kit/given.ts'

export const orthocentreOfTriangle = formulaChoice({
  meta: {
    id: 'coordinates/orthocentre-of-triangle',
    unit: 'JS26',
    objective: 'centres of a triangle in coordinates',
    method: 'two altitudes by products of slopes',
    foundation: false,
    level: 5,
    minutes: 2,
  },
  paper: { slots: [40, 41] },
  symbols: ['x', 'y'],
  given: { a: nonzero(-9, 12), b: nonzero(-12, 12), c: ints(1, 12), d: nonzero(-12, 12) },
  let: {
    n: 'a c + b d',
    w: 'a d - b c',
    t: 'n/w',
    X: 't (d - b)',
    Y: 't (a - c)',
    p: '(a^2 d - c^2 b + b^2 d - d^2 b)/(2 w)',
    q: '(a (c^2 + d^2) - c (a^2 + b^2))/(2 w)',
  },
  where:
    'a < c & w != 0 & n != 0 & b != d & a != c & int(X) & int(Y) & abs(X) <= 6 & abs(Y) <= 30 & Y != 0 & X != 0 & abs(X) != abs(Y) & X != a & X != c & int(2 p) & int(2 q)',
  stem: {
    en: 'Let $O$ be the origin. The coordinates of the points $A$ and $B$ are $(@a, @b)$ and $(@c, @d)$ respectively. The $x$-coordinate of the orthocentre of $\\triangle OAB$ is',
    zh: '設 $O$ 為原點。點 $A$ 及點 $B$ 的坐標分別為 $(@a, @b)$ 及 $(@c, @d)$。$\\triangle OAB$ 的垂心的 $x$ 坐標為',
  },
  key: 'X',
  plausible: 'int(6 it) & abs(it) <= 60',
  slips: {
    'gives the y-coordinate': 'Y',
    'takes the wrong sign': '-X',
    'takes the wrong sign and gives the y-coordinate': '-Y',
    'gives the circumcentre': 'p',
    'gives the y-coordinate of the circumcentre': 'q',
    'gives the centroid': '(a + c)/3',
    'gives the y-coordinate of the centroid': '(b + d)/3',
    'takes the mid-point of AB': '(a + c)/2',
    'takes the altitude from O as a median': '(a + c)/2 - (b + d)/2',
    'doubles the circumcentre': '2 p',
    'adds the slopes of the altitudes': 't (d + b)',
    'adds them and takes the wrong sign': '-t (d + b)',
    'takes equal slopes for perpendicular lines': 'a - c',
    'takes equal slopes for perpendicular lines, the other way round': 'c - a',
    'doubles the circumcentre, in y': '2 q',
    'takes the reflection of the circumcentre, in y': '-q',
    'takes the altitude from A alone, on the x-axis': 'n/c',
    'forgets one altitude': 't d',
    'forgets the other altitude': '-t b',
    'takes the difference of the coordinates for the ratio': '(d - b)/2',
    'takes the sum of the vertices': 'a + c',
    'gives the sum of the other coordinates': 'b + d',
    'takes the reflection of the circumcentre': '-p',
  },
  steps: [
    [
      { en: 'The altitude from $O$: $y = @{(a - c)/(d - b) x}$', zh: '由 $O$ 起的高：$y = @{(a - c)/(d - b) x}$' },
      '1M',
    ],
    [{ en: 'The altitude from $A$: $@{c x + d y = n}$', zh: '由 $A$ 起的高：$@{c x + d y = n}$' }, '1M'],
    [{ en: 'Solving, $x = @X$.', zh: '解得 $x = @X$。' }, '1A'],
  ],
  // The line from O perpendicular to AB; that from B to its point is perpendicular to OA.
  claims: ['(key - c) a + (-key (c - a)/(d - b) - d) b = 0'],
})
