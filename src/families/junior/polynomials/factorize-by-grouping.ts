/** Factorizing four terms by grouping. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const factorizeByGrouping = conventional({
  meta: {
    id: 'polynomials/factorize-by-grouping',
    unit: 'JS11',
    objective: 'factorize polynomials',
    method: 'grouping of four terms',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [3] },
  symbols: ['a', 'b', 'c'],
  given: { p: ints(1, 5), q: nonzero(-5, 5), r: ints(1, 5), s: nonzero(-7, 7) },
  let: { left: 'p r a c + p s a + q r b c + q s b', answer: '(p a + q b)(r c + s)' },
  where: 'gcd(p, q) = 1 & gcd(r, s) = 1 & p + r > 2',
  stem: { en: 'Factorize $@left$.', zh: '因式分解 $@left$。' },
  parts: [
    {
      ask: '',
      answer: '$@answer$',
      steps: [['@left'], ['= @{p a (r c + s) + q b (r c + s)}', '1M'], ['= @answer', '1A', 'or equivalent']],
    },
  ],
  claims: ['answer = left for a in {0, 1} for b in {0, 1} for c in {0, 1}'],
})
