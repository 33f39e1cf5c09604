/** The lowest common multiple of two quadratic polynomials with a common factor. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const lcmOfQuadratics = formulaChoice({
  meta: {
    id: 'more-polynomials/lcm-of-quadratics',
    unit: 'SS4',
    objective: 'H.C.F. and L.C.M. of polynomials',
    method: 'factorizing two polynomials',
    foundation: false,
    level: 3,
    minutes: 1.2,
  },
  paper: { slots: [31, 32] },
  symbols: ['x'],
  given: { r: nonzero(-6, 6), m: ints(2, 5), s: nonzero(-7, 7) },
  let: { first: 'x^2 - r^2', second: 'm x^2 - (s + m r) x + r s' },
  where: 'gcd(m, s) = 1 & s != r & s != -r',
  stem: {
    en: 'The L.C.M. of $@first$ and $@second$ is',
    zh: '$@first$ 與 $@second$ 的最小公倍式為',
  },
  key: '(x - r) (x + r) (m x - s)',
  slips: {
    'gives the H.C.F.': 'x - r',
    'leaves out the common factor': '(x + r) (m x - s)',
    'multiplies the two polynomials': '(x - r)^2 (x + r) (m x - s)',
    'takes the difference of two squares for the square of a difference': '(x - r)^2 (m x - s)',
    'a sign in the second factor of the quadratic polynomial': '(x - r) (x + r) (m x + s)',
  },
  steps: [
    ['@first = @{(x - r) (x + r)}', '1M'],
    ['@second = @{(x - r) (m x - s)}'],
    [
      { en: 'The L.C.M. is $@{(x - r) (x + r) (m x - s)}$.', zh: '最小公倍式為 $@{(x - r) (x + r) (m x - s)}$。' },
      '1A',
    ],
  ],
  claims: [
    // x - r is the only common factor, and H.C.F. times L.C.M. is the product.
    'at(first, x, r) = 0 & at(second, x, r) = 0',
    'at(second, x, -r) != 0',
    'key (x - r) = first second for x in {8, 9, 10, 11, 12, 13}',
  ],
})
