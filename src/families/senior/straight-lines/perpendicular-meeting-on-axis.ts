/** Two perpendicular lines that meet on an axis: the unknown constant of one of them. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero, oneOf, ints } from '../../kit/given.ts'

export const perpendicularMeetingOnAxis = formulaChoice({
  meta: {
    id: 'straight-lines/perpendicular-meeting-on-axis',
    unit: 'SS10',
    objective: 'perpendicular lines and intercepts',
    method: 'slope from perpendicularity, constant from a common x-intercept',
    foundation: true,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [24, 25, 26, 27] },
  symbols: ['x', 'y', 'h', 'k'],
  given: { a: ints(1, 12), b: nonzero(-11, 11), e: nonzero(-8, 8), s: oneOf(1, 2, 3) },
  // L1 is a x + b y = a e; L2, h x + p y = k, has p = s a, h = -s b.
  let: { p: 's a', h0: '-s b', c: 'a e', k0: 'h0 e', first: 'a x + b y = c', second: 'h x + p y = k', j: 'c/b' },
  where: 'gcd(a, b) = 1 & a > abs(b) & p abs(c) <= 400 & abs(k0) <= 80 & abs(h0) > 1 & p > 1 & int(p j) & abs(e) > 1',
  stem: {
    en: 'The equations of the straight lines $L_1$ and $L_2$ are $@first$ and $@second$ respectively. If $L_1$ is perpendicular to $L_2$ and $L_1$ intersects $L_2$ at a point lying on the $x$-axis, then $k =$',
    zh: '直線 $L_1$ 及 $L_2$ 的方程分別為 $@first$ 及 $@second$。若 $L_1$ 垂直於 $L_2$ 且 $L_1$ 與 $L_2$ 相交於 $x$ 軸上的一點，則 $k =$',
  },
  key: 'k0',
  plausible: 'int(it) & abs(it) <= 400',
  slips: {
    'gives h': 'h0',
    'takes the wrong sign of h': '-k0',
    'gives h with the wrong sign': '-h0',
    'takes the common point on the y-axis': 'p c/b',
    'takes the common point on the y-axis with the wrong sign': '-p c/b',
    'gives the constant of the first line with the wrong sign': '-c',
    'multiplies the coefficient of y by the constant': 'p c',
    'multiplies the coefficient of y by the constant, with the wrong sign': '-p c',
    'takes the slopes equal': 'a p c/(b a)',
    'gives the x-intercept': 'e',
    'gives the constant of the first line': 'c',
    'multiplies by the constant instead of the x-intercept': 'h0 c',
    'multiplies by the constant, with the wrong sign of h': '-h0 c',
    'takes the x-intercept with the wrong sign': '-e',
    'uses the coefficient of y for that of x': 'p e',
    'uses the coefficient of y for that of x, with the wrong sign': '-p e',
  },
  steps: [
    [
      {
        en: 'Since $L_1 \\perp L_2$, $@a h + (@b)(@p) = 0$, so $h = @h0$.',
        zh: '由於 $L_1 \\perp L_2$，$@a h + (@b)(@p) = 0$，故 $h = @h0$。',
      },
      '1M',
    ],
    [{ en: 'The $x$-intercept of $L_1$ is $@e$.', zh: '$L_1$ 的 $x$ 截距為 $@e$。' }, '1M'],
    ['k = @[h0*e] = @k0', '1A'],
  ],
  // (i, 0) lies on both; one step along L1 from there, turned by a right angle, lies on L2 too.
  claims: [
    'first for x in {c/a, c/a - b} for y in {(c - a x)/b}',
    'second for h in {key a/c} for k in {key} for x in {c/a, c/a + a} for y in {b (x - c/a)/a}',
  ],
})
