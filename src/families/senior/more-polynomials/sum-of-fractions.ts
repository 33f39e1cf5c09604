/** The sum or difference of two algebraic fractions with quadratic denominators, which can be reduced. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const sumOfFractions = formulaChoice({
  meta: {
    id: 'more-polynomials/sum-of-fractions',
    unit: 'SS4',
    objective: 'operations of algebraic fractions',
    method: 'factorizing the denominators, then cancelling the common factor',
    foundation: false,
    level: 3,
    minutes: 1.6,
  },
  paper: { slots: [31, 32] },
  symbols: ['x'],
  given: { p: ints(-6, 6), q: nonzero(-6, 6), r: nonzero(-6, 6), m: ints(1, 6), n: nonzero(-6, 6) },
  // m/((x - p)(x - q)) + n/((x - q)(x - r)) has the numerator (m + n) x - (m r + n p), which x - q divides.
  let: { s: 'm + n', left: 'x^2 - (p + q) x + p q', right: 'x^2 - (q + r) x + q r', over: 's x - m r - n p' },
  where: 'p != q & q != r & p != r & s != 0 & m r + n p = s q & gcd(m, n) = 1 & p + r != 0',
  words: { sign: ['n > 0', { en: '+', zh: '+' }, { en: '-', zh: '-' }] },
  stem: '$\\frac{@m}{@left} @sign \\frac{@{abs(n)}}{@right} =$',
  key: 's/((x - p) (x - r))',
  slips: {
    'cancels the common factor without its coefficient': '1/((x - p) (x - r))',
    'adds numerators and takes the wrong denominator for the common one': 's/((x - p) (x - q))',
    'the wrong sign of the second numerator': '(m - n)/((x - p) (x - r))',
    'signs of the constants in the factors': 's/((x + p) (x + r))',
    'adds the numerators over the lowest common multiple': 's/((x - p) (x - q) (x - r))',
  },
  steps: [
    [
      '\\frac{@m}{@left} @sign \\frac{@{abs(n)}}{@right} = \\frac{@m}{@{(x - p) (x - q)}} @sign \\frac{@{abs(n)}}{@{(x - q) (x - r)}}',
      '1M',
    ],
    ['= \\frac{@{m (x - r) + n (x - p)}}{@{(x - p) (x - q) (x - r)}}'],
    ['= \\frac{@over}{@{(x - p) (x - q) (x - r)}} = @{s/((x - p) (x - r))}', '1A'],
  ],
  claims: ['m/left + n/right = key for x in {7, 8, 9, 10, 11, 12, 13}'],
})
