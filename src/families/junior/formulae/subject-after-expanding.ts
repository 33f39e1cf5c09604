/** Changing the subject of a formula where the new subject stands on both sides. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const subjectAfterExpanding = conventional({
  meta: {
    id: 'formulae/subject-after-expanding',
    unit: 'JS13',
    objective: 'change the subject of a formula',
    method: 'expand, collect the new subject, factorize',
    foundation: true,
    level: 1,
    minutes: 3,
  },
  paper: { authentic: [2] },
  symbols: ['a', 'b'],
  given: { p: ints(1, 5), m: ints(2, 9), k: ints(1, 9), n: ints(2, 9) },
  let: { t: 'k - m', left: 'a (p b + m)', right: 'k a + n b', answer: 't a/(p a - n)', expanded: 'p a b + m a' },
  where: 't > 0 & gcd(t, gcd(p, n)) = 1 & p != n & gcd(p, m) = 1',
  stem: {
    en: 'Make $b$ the subject of the formula $@left = @right$.',
    zh: '令 $b$ 成為公式 $@left = @right$ 的主項。',
  },
  parts: [
    {
      ask: '',
      answer: '$b = @answer$',
      steps: [
        ['@left = @right'],
        ['@expanded = @right'],
        ['@{p a b - n b} = @{k a - m a}', '1M', { en: 'for putting $b$ on one side', zh: '將 $b$ 移到同一邊' }],
        ['b(@{p a - n}) = @{t a}', '1M', { en: 'for factorizing', zh: '因式分解' }],
        ['b = @answer', '1A', 'or equivalent'],
      ],
    },
  ],
  claims: ['at(left, b, answer) = at(right, b, answer) for a in {11, 12, 13}'],
})
