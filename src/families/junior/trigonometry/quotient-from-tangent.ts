/** The value of a quotient in sine and cosine, from an equation that gives the tangent. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const quotientFromTangent = formulaChoice({
  meta: {
    id: 'trigonometry/quotient-from-tangent',
    unit: 'JS27',
    objective: 'trigonometric ratios and their relations',
    method: 'dividing by the cosine, tangent from an equation',
    foundation: true,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [22, 23] },
  symbols: ['theta'],
  given: { m: ints(2, 7), n: ints(1, 7), a: ints(1, 5), b: nonzero(-4, 4), c: ints(1, 5), d: nonzero(-4, 4) },
  let: {
    left: 'm sin(theta)',
    right: 'n cos(theta)',
    top: 'a sin(theta) + b cos(theta)',
    bottom: 'c sin(theta) + d cos(theta)',
    u: 'a n + b m',
    v: 'c n + d m',
    w: 'a m + b n',
    z: 'c m + d n',
    x: 'u/v',
    t: 'n/m',
  },
  where:
    'm != n & gcd(m, n) = 1 & u > 0 & v > 0 & w != 0 & z != 0 & a d != b c & u != v & w z > 0 & u <= 4 v & 2 v <= 5 u & abs(a) != abs(b) & abs(c) != abs(d) & v/gcd(u, v) <= 19',
  stem: {
    en: 'It is given that $\\theta$ is an acute angle. If $@left = @right$, then $\\displaystyle\\frac{@top}{@bottom} =$',
    zh: '已知 $\\theta$ 為銳角。若 $@left = @right$，則 $\\displaystyle\\frac{@top}{@bottom} =$',
  },
  key: 'x',
  plausible: 'it > 0 & (it = x | abs(it - x) >= 0.05)',
  slips: {
    'turns the tangent over': 'w/z',
    'turns the quotient over': 'v/u',
    'turns both over': 'z/w',
    'takes only the terms in sine': 'a/c',
    'takes only the terms in cosine': 'abs(b/d)',
    'multiplies the terms in sine by the wrong number, below': 'u/(c m + d m)',
    'gives the quotient of the tangent terms and the rest': 'a n/(d m)',
    'gives the sum of the quotients of the terms': 'a/c + b/d',
    'loses the sign of the second term above': '(a n - b m)/(c n + d m)',
    'loses the sign of the second term below': '(a n + b m)/(c n - d m)',
    'adds the coefficients': '(a + b)/(c + d)',
    'puts the tangent into the terms above alone': '(a n + b m)/(m (c + d))',
    'puts the tangent into the terms below alone': 'm (a + b)/(c n + d m)',
    'loses both signs': '(a n - b m)/(c n - d m)',
    'gives the value of the upper line alone': 'a t + b',
    'gives the value of the lower line alone': 'c t + d',
  },
  steps: [
    ['\\tan\\theta = @t', '1M'],
    ['\\frac{@top}{@bottom} = \\frac{@{a tan(theta) + b}}{@{c tan(theta) + d}} = @x', '1M+1A'],
  ],
  // The coefficients of sine and cosine are the values at 90° and at 0°; sine to cosine is as n to m.
  claims: [
    'at(top, theta, deg(90)) at(right, theta, 0) + at(top, theta, 0) at(left, theta, deg(90)) = key (at(bottom, theta, deg(90)) at(right, theta, 0) + at(bottom, theta, 0) at(left, theta, deg(90)))',
    'at(left, theta, 0) = 0',
    'at(right, theta, deg(90)) = 0',
  ],
})
