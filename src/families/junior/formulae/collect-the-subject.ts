/** Changing the subject of a formula whose terms in the new subject have different letters. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const collectTheSubject = conventional({
  meta: {
    id: 'formulae/collect-the-subject',
    unit: 'JS13',
    objective: 'change the subject of a formula',
    method: 'collect the new subject and factorize, without brackets or fractions',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [2] },
  symbols: ['A', 'B', 'x'],
  given: { p: ints(1, 7), q: ints(2, 9), c: ints(1, 9), r: ints(1, 6) },
  let: { left: 'p A x - c', right: 'q x + r B', answer: '(r B + c)/(p A - q)' },
  where: 'gcd(r, c) = 1 & gcd(p, q) = 1 & p != q',
  stem: {
    en: 'Make $x$ the subject of the formula $@left = @right$.',
    zh: '令 $x$ 成為公式 $@left = @right$ 的主項。',
  },
  parts: [
    {
      ask: '',
      answer: '$x = @answer$',
      steps: [
        ['@left = @right'],
        [
          'x(@{p A - q}) = @{r B + c}',
          '1M',
          { en: 'for putting $x$ on one side and factorizing', zh: '將 $x$ 移到同一邊並因式分解' },
        ],
        ['x = @answer', '1A', 'or equivalent'],
      ],
    },
  ],
  claims: ['at(left, x, answer) = at(right, x, answer) for A in {11, 12} for B in {2, 3}'],
})
