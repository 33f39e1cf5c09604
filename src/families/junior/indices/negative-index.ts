/** Simplifies a quotient with a negative index inside a bracket. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const negativeIndex = formulaChoice({
  meta: {
    id: 'indices/negative-index',
    unit: 'JS10',
    objective: 'laws of integral indices',
    method: 'negative index inside a power',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [1, 2, 3] },
  symbols: ['x', 'y'],
  given: { m: ints(2, 9), n: ints(2, 7), p: ints(2, 5), r: ints(2, 19) },
  let: { inner: 'x^m y^(-n)', u: 'm p - r', v: 'n p', answer: 'y^v/x^u' },
  where: 'n > p & u >= 2 & m + p - r >= 2 & m != p & v != u & v <= 24',
  stem: '$\\frac{@{x^r}}{(@inner)^{@p}} =$',
  key: 'answer',
  slips: {
    'adds the indices inside and outside the bracket': 'y^(n - p)/x^(m + p - r)',
    'keeps the negative index below the line': '1/(x^u y^v)',
    'turns the fraction over': 'x^u/y^v',
    'loses the sign of the difference of the indices': 'x^u y^v',
    'raises the first factor only': 'y^n/x^u',
  },
  steps: [
    ['\\frac{@{x^r}}{(@inner)^{@p}} = \\frac{@{x^r}}{@{x^(m p) y^(-v)}}', '1M'],
    ['= @answer', '1A'],
  ],
  claims: ['key inner^p = x^r for x in {2} for y in {3}'],
})
