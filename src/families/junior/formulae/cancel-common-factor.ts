/** Reduces an algebraic fraction by factorizing above and below the line. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const cancelCommonFactor = formulaChoice({
  meta: {
    id: 'formulae/cancel-common-factor',
    unit: 'JS13',
    objective: 'algebraic fractions',
    method: 'factorizing and cancelling a common factor',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [3, 4, 5] },
  symbols: ['x'],
  given: { m: ints(1, 4), p: ints(1, 7), t: oneOf(1, -1), q: nonzero(-8, 8) },
  let: { top: 'm^2 x^2 - p^2', bottom: 'm x^2 + (m q + t p) x + t p q', answer: '(m x - t p)/(x + q)' },
  where: 'gcd(m, p) = 1 & abs(m q) != p & m q + t p != 0 & abs(q) != p & m + p > 2',
  stem: '$\\frac{@top}{@bottom} =$',
  key: 'answer',
  slips: {
    'cancels the wrong factor': '(m x + t p)/(x + q)',
    'loses the sign in the denominator': '(m x - t p)/(x - q)',
    'cancels the wrong factor and loses the sign in the denominator': '(m x + t p)/(x - q)',
    'leaves the coefficient in the other factor': '(m x - t p)/(m x + q)',
    'turns the fraction over': '(x + q)/(m x - t p)',
  },
  steps: [
    ['\\frac{@top}{@bottom} = \\frac{@{(m x + p) (m x - p)}}{@{(m x + t p) (x + q)}}', '1M'],
    ['= @answer', '1A'],
  ],
  claims: ['key bottom = top & bottom != 0 for x in {11, 12, 13}'],
})
