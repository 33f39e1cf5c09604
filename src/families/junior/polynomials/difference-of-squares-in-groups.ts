/** Factorizes a difference of two squares together with a multiple of one factor. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const differenceOfSquaresInGroups = formulaChoice({
  meta: {
    id: 'polynomials/difference-of-squares-in-groups',
    unit: 'JS11',
    objective: 'factorization',
    method: 'grouping terms with a difference of two squares',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [2, 3, 4] },
  symbols: ['a', 'b'],
  given: { p: ints(1, 5), q: ints(1, 5), r: nonzero(-9, 9), t: oneOf(1, -1) },
  let: { whole: 'p^2 a^2 - q^2 b^2 + r p a + r t q b', one: 'p a + t q b', answer: '(p a + t q b) (p a - t q b + r)' },
  where: 'gcd(p, q) = 1 & p q > 1 & gcd(gcd(p, q), r) = 1',
  stem: '$@whole =$',
  key: 'answer',
  slips: {
    'loses the sign of the common factor': '(p a + t q b) (p a - t q b - r)',
    'takes the wrong factor out': '(p a - t q b) (p a + t q b + r)',
    'takes the wrong factor out and loses a sign': '(p a - t q b) (p a + t q b - r)',
    'takes the difference of two squares for a square': '(p a + t q b) (p a + t q b + r)',
  },
  steps: [
    ['@whole = @{one (p a - t q b) + r (p a + t q b)}', '1M'],
    ['= @answer', '1A'],
  ],
  claims: ['key = whole for a in {0, 1, 2} for b in {0, 1, 2}'],
})
