/** Factorizing a difference of squares, then an expression that it is part of. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const differenceOfSquaresThenCommonFactor = conventional({
  meta: {
    id: 'identities/difference-of-squares-then-common-factor',
    unit: 'JS12',
    objective: 'factorize with identities',
    method: 'difference of two squares, then a common factor of two groups',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { authentic: [3] },
  symbols: ['m', 'n'],
  given: { p: ints(1, 9), q: ints(1, 9), s: ints(-1, 1, 2), k: ints(-7, 7) },
  let: {
    w: 's q',
    square: 'p^2 m^2 - w^2 n^2',
    whole: 'p^2 m^2 - w^2 n^2 + k p m + k w n',
    answer: '(p m + w n)(p m - w n)',
    product: '(p m + w n)(p m - w n + k)',
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
        [
          '= @{(p m + w n)(p m - w n) + k (p m + w n)}',
          '1M',
          { en: 'for using the result of (a)', zh: '利用 (a) 的結果' },
        ],
        ['= @product', '1A', 'or equivalent'],
      ],
    },
  ],
  claims: [
    // (b) is (a) and k times its first factor.
    'whole = square + k (p m + w n) for m in {0, 1, 2} for n in {0, 1, 2}',
    'answer = square for m in {0, 1, 2} for n in {0, 1, 2}',
    'product = whole for m in {0, 1, 2} for n in {0, 1, 2}',
  ],
})
