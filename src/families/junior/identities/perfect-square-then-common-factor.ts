/** Factorizing a perfect square, then an expression that it is part of. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const perfectSquareThenCommonFactor = conventional({
  meta: {
    id: 'identities/perfect-square-then-common-factor',
    unit: 'JS12',
    objective: 'factorize with identities',
    method: 'perfect square, then a common factor of two groups',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { authentic: [3] },
  symbols: ['x', 'y'],
  given: { p: ints(1, 5), q: ints(1, 7), s: ints(-1, 1, 2), k: ints(-9, 9) },
  let: {
    w: 's q',
    square: 'p^2 x^2 + 2 p w x y + w^2 y^2',
    whole: 'p^2 x^2 + 2 p w x y + w^2 y^2 - k p x - k w y',
    answer: '(p x + w y)^2',
    product: '(p x + w y)(p x + w y - k)',
  },
  where: 'p != q & gcd(p, q) = 1 & abs(k) >= 2',
  stem: { en: 'Factorize', zh: '因式分解' },
  parts: [
    { label: 'a', ask: '$@square$', answer: '$@answer$', steps: [['@square = @answer', '1A', 'or equivalent']] },
    {
      label: 'b',
      ask: '$@whole$',
      answer: '$@product$',
      steps: [
        ['@whole'],
        ['= @{(p x + w y)^2 - k (p x + w y)}', '1M', { en: 'for using the result of (a)', zh: '利用 (a) 的結果' }],
        ['= @product', '1A', 'or equivalent'],
      ],
    },
  ],
  claims: [
    // (b) is (a) less k times its factor.
    'square - whole = k (p x + w y) for x in {0, 1, 2} for y in {0, 1, 2}',
    'answer = square for x in {0, 1, 2} for y in {0, 1, 2}',
    'product = whole for x in {0, 1, 2} for y in {0, 1, 2}',
  ],
})
