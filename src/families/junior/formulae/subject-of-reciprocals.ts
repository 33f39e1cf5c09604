/** Changing the subject of a formula that holds reciprocals. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const subjectOfReciprocals = conventional({
  meta: {
    id: 'formulae/subject-of-reciprocals',
    unit: 'JS13',
    objective: 'change the subject of a formula',
    method: 'isolate a reciprocal, then invert',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { authentic: [2] },
  symbols: ['h', 'k'],
  given: { p: ints(1, 9), q: ints(1, 9), r: ints(1, 9) },
  let: { left: 'p/h - q/k', answer: 'q h/(p - r h)' },
  where: 'gcd(gcd(p, q), r) = 1 & gcd(q, gcd(p, r)) = 1 & p != q & p != r',
  stem: { en: 'Make $k$ the subject of the formula $@left = @r$.', zh: '令 $k$ 成為公式 $@left = @r$ 的主項。' },
  parts: [
    {
      ask: '',
      answer: '$k = @answer$',
      steps: [
        ['@left = @r'],
        ['@{q/k} = @{p/h - r}', '1M', { en: 'for putting $k$ on one side', zh: '將 $k$ 移到同一邊' }],
        ['@{q/k} = @{(p - r h)/h}', '1M', { en: 'for a single fraction', zh: '化為單一分式' }],
        ['k = @answer', '1A', 'or equivalent'],
      ],
    },
  ],
  claims: ['at(left, k, answer) = r for h in {10, 11, 12}'],
})
