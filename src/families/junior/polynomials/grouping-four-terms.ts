/** Factorizes an expression of four terms in which one pair is a quadratic. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const groupingFourTerms = formulaChoice({
  meta: {
    id: 'polynomials/grouping-four-terms',
    unit: 'JS11',
    objective: 'factorization',
    method: 'grouping terms in pairs',
    foundation: true,
    level: 1,
    minutes: 0.9,
  },
  paper: { slots: [2, 3, 4] },
  symbols: ['h', 'k', 'm'],
  given: { p: ints(2, 7), q: ints(1, 9), r: ints(1, 9), t: oneOf(1, -1), s: oneOf(1, -1) },
  let: { whole: 'p h^2 + s r p h m + t q h k + t s r q k m', answer: '(p h + t q k) (h + s r m)' },
  where: 'gcd(p, q) = 1 & gcd(p, r) = 1 & p q > 1 & (t < 0 | s < 0)',
  stem: '$@whole =$',
  key: 'answer',
  slips: {
    'loses the sign in the first factor': '(p h - t q k) (h + s r m)',
    'loses the sign in the second factor': '(p h + t q k) (h - s r m)',
    'loses both signs': '(p h - t q k) (h - s r m)',
    'interchanges the letters': '(p h + s r m) (h + t q k)',
    'interchanges the letters and loses a sign': '(p h - s r m) (h + t q k)',
  },
  steps: [
    ['@whole = @{p h (h + s r m) + t q k (h + s r m)}', '1M'],
    ['= @answer', '1A'],
  ],
  claims: [
    'key = whole for h in {1, 2} for k in {1, 3} for m in {0, 1}',
    'key = whole for h in {-1} for k in {0, 2} for m in {1, 3}',
  ],
})
