/** The locus of a point as far from one of two parallel lines as from the other. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const betweenParallelLines = formulaChoice({
  meta: {
    id: 'loci/between-parallel-lines',
    unit: 'SS12',
    objective: 'equation of a locus',
    method: 'parallel line halfway between two parallel lines',
    foundation: true,
    level: 3,
    minutes: 1.2,
  },
  paper: { slots: [24, 25, 26, 27] },
  symbols: ['x', 'y'],
  given: { a: ints(1, 5), b: nonzero(-6, 6), c: nonzero(-12, 12), e: nonzero(-12, 12), k: oneOf(2, 3, 4) },
  let: {
    a2: 'k a',
    b2: 'k b',
    e2: 'k e',
    first: 'a x + b y = c',
    second: 'a2 x + b2 y = e2',
    m: '(c + e)/2',
    t: 'if(b > 0, 1, -1)',
  },
  where:
    'gcd(a, b) = 1 & abs(b) != a & c != e & int(m) & m != 0 & c != -e2 & mod(c + e2, 2) = 0 & c + e2 != 0 & mod(a + b + c + 3 e, 4) = 0 & abs(c - e) >= 4 & gcd(gcd(a, b), c) = 1',
  stem: {
    en: 'The equations of the straight lines $L_1$ and $L_2$ are $@first$ and $@second$ respectively. If $P$ is a moving point in the rectangular coordinate plane such that $P$ is equidistant from $L_1$ and $L_2$, then the equation of the locus of $P$ is',
    zh: '直線 $L_1$ 及 $L_2$ 的方程分別為 $@first$ 及 $@second$。若 $P$ 為直角坐標平面上的動點使得 $P$ 與 $L_1$ 和 $L_2$ 等距，則 $P$ 的軌跡的方程為',
  },
  key: 'a x + b y = m',
  slips: {
    'adds the constants without making the equations alike': 'a x + b y = (c + e2)/2',
    'adds the constants without halving': 'a x + b y = c + e',
    'takes half the difference': 'a x + b y = (c - e)/2',
    'takes the wrong sign of the constant': 'a x + b y = -m',
    'takes a line perpendicular to them': 't b x - t a y = t m',
    'takes a line perpendicular to them, without making the equations alike': 't b x - t a y = t (c + e2)/2',
  },
  steps: [
    [
      {
        en: 'The equation of $L_2$ is $@{a x + b y = e}$, so that $L_1 \\parallel L_2$.',
        zh: '$L_2$ 的方程為 $@{a x + b y = e}$，故 $L_1 \\parallel L_2$。',
      },
      '1M',
    ],
    [
      {
        en: 'The locus is the line parallel to $L_1$ and $L_2$ halfway between them: $@{a x + b y = m}$',
        zh: '軌跡為與 $L_1$ 及 $L_2$ 平行且在兩者正中間的直線：$@{a x + b y = m}$',
      },
      '1M+1A',
    ],
  ],
  // On two parallels to the y-axis, the point halfway between those of the two lines.
  claims: [
    'first for x in {0, 1} for y in {(c - a x)/b}',
    'second for x in {0, 1} for y in {(e2 - a2 x)/b2}',
    'key for x in {0, 1} for y in {((c - a x)/b + (e2 - a2 x)/b2)/2}',
    'not key for x in {0} for y in {c/b}',
  ],
})
