/** Taking a common factor out before a difference of squares. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const commonFactorThenDifferenceOfSquares = conventional({
  meta: {
    id: 'identities/common-factor-then-difference-of-squares',
    unit: 'JS12',
    objective: 'factorize with identities',
    method: 'common factor, then difference of two squares',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [3] },
  symbols: ['x', 'y'],
  given: { k: ints(2, 9), p: ints(1, 9), q: ints(1, 9) },
  let: { m: 'k p^2', n: 'k q^2', left: 'm x^2 - n y^2', answer: 'k (p x + q y)(p x - q y)' },
  where: 'p != q & gcd(p, q) = 1 & n <= 250 & m <= 250',
  stem: { en: 'Factorize $@left$.', zh: '因式分解 $@left$。' },
  parts: [
    {
      ask: '',
      answer: '$@answer$',
      steps: [['@left'], ['= @{k (p^2 x^2 - q^2 y^2)}', '1M'], ['= @answer', '1A', 'or equivalent']],
    },
  ],
  claims: ['answer = left for x in {0, 1, 2} for y in {0, 1, 2}'],
})
