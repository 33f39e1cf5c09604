/** Which linear expression is a factor of a cubic polynomial. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const factorOfCubic = formulaChoice({
  meta: {
    id: 'more-polynomials/factor-of-cubic',
    unit: 'SS4',
    objective: 'factor theorem',
    method: 'trying the divisors of the constant term',
    foundation: true,
    level: 1,
    minutes: 1.1,
  },
  paper: { slots: [4, 7, 8] },
  symbols: ['x'],
  // (x - p)(x² + b x + c), whose quadratic factor has no whole zeros.
  given: { p: nonzero(-4, 4), b: nonzero(-6, 6), c: nonzero(-6, 6) },
  let: {
    A: 'b - p',
    B: 'c - p b',
    C: '-p c',
    D: 'b^2 - 4 c',
    other: 'if(abs(p) = 1, 2, 1)',
    third: 'if(abs(p) = 3, 2, 3)',
    f: 'x^3 + A x^2 + B x + C',
  },
  where: 'A != 0 & B != 0 & not int(sqrt(D)) & mod(C, 6) = 0 & abs(C) <= 24',
  stem: {
    en: 'Which of the following is a factor of $@f$?',
    zh: '下列何者為 $@f$ 的因式？',
  },
  key: 'x - p',
  slips: {
    'loses the sign of the zero': 'x + p',
    'takes another divisor of the constant term': 'x - other',
    'takes another divisor of the constant term with the other sign': 'x + other',
    'takes a third divisor of the constant term': 'x - third',
    'takes a third divisor of the constant term with the other sign': 'x + third',
  },
  steps: [
    [
      {
        en: 'Let $f(x) = @f$. $f(@p) = @[p^3 + A p^2 + B p + C] = 0$',
        zh: '設 $f(x) = @f$。$f(@p) = @[p^3 + A p^2 + B p + C] = 0$',
      },
      '1M',
    ],
    [{ en: '$@{x - p}$ is a factor.', zh: '$@{x - p}$ 為因式。' }, '1A'],
  ],
  // Among the whole numbers that divide the constant term, exactly the zero of the key is a zero of the polynomial.
  claims: ['f = 0 <=> key = 0 for x in {-6, -4, -3, -2, -1, 1, 2, 3, 4, 6}'],
})
