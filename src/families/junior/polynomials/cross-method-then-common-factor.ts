/** Factorizing a quadratic in two letters by the cross method, then an expression that it is part of. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const crossMethodThenCommonFactor = conventional({
  meta: {
    id: 'polynomials/cross-method-then-common-factor',
    unit: 'JS11',
    objective: 'factorize polynomials',
    method: 'cross method in two letters, then a common factor of two groups',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { authentic: [3] },
  symbols: ['a', 'b'],
  given: { c: ints(1, 4), p: nonzero(-5, 5), q: nonzero(-7, 7), k: nonzero(-6, 6) },
  let: {
    mid: 'q + c p',
    last: 'p q',
    square: 'c a^2 + mid a b + last b^2',
    whole: 'c a^2 + mid a b + last b^2 + k a + k p b',
    answer: '(a + p b)(c a + q b)',
    product: '(a + p b)(c a + q b + k)',
  },
  where: 'mid != 0 & gcd(c, q) = 1 & p != q & abs(k) >= 2 & (c > 1 | abs(p) < abs(q))',
  stem: { en: 'Factorize', zh: '因式分解' },
  parts: [
    { label: 'a', ask: '$@square$', answer: '$@answer$', steps: [['@square = @answer', '1A', 'or equivalent']] },
    {
      label: 'b',
      ask: '$@whole$',
      answer: '$@product$',
      steps: [
        ['@whole'],
        ['= @{(a + p b)(c a + q b) + k (a + p b)}', '1M', { en: 'for using the result of (a)', zh: '利用 (a) 的結果' }],
        ['= @product', '1A', 'or equivalent'],
      ],
    },
  ],
  claims: [
    // (b) is (a) and k times its first factor.
    'whole = square + k (a + p b) for a in {0, 1, 2} for b in {0, 1, 2}',
    'answer = square for a in {0, 1, 2} for b in {0, 1, 2}',
    'product = whole for a in {0, 1, 2} for b in {0, 1, 2}',
  ],
})
