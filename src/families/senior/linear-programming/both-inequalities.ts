/** Two linear inequalities joined by "and", and the least integer that satisfies them. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const bothInequalities = conventional({
  meta: {
    id: 'linear-programming/both-inequalities',
    unit: 'SS8',
    objective: 'compound linear inequalities',
    method: 'solve two inequalities joined by "and"; least integer',
    foundation: true,
    level: 2,
    minutes: 4,
  },
  paper: { authentic: [6] },
  symbols: ['x'],
  given: {
    p: ints(1, 9),
    q: ints(1, 4),
    c: ints(2, 4),
    d: ints(1, 2),
    e: nonzero(-5, 5),
    g: ints(1, 2),
    h: ints(3, 17, 2),
  },
  let: {
    low: '(p - c d e)/(c d + q)',
    U: 'h/g',
    k: 'floor(low) + 1',
    wide: 'c d + q',
    left: '(p - q x)/c',
    right: 'd (x + e)',
    other: 'g x - h',
    known: 'p - c d e',
  },
  where:
    'c d e != p & low < U & k <= U & U - low <= 12 & (g = 1 | not int(U)) & gcd(p, q) = 1 & gcd(gcd(p, q), c) = 1 & abs(low) <= 8 & wide <= 12',
  stem: {
    en: 'Consider the inequalities $@left < @right$ and $@other \\leq 0$.',
    zh: '考慮不等式 $@left < @right$ 及 $@other \\leq 0$。',
  },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Find the range of values of $x$ which satisfy both inequalities.',
        zh: '求同時滿足該兩個不等式的 $x$ 值的範圍。',
      },
      answer: '$@low < x \\leq @U$',
      steps: [
        ['@{p - q x < c d x + c d e}'],
        ['@{known < wide x}', '1M', { en: 'for putting $x$ on one side', zh: '給把 $x$ 移至一邊' }],
        ['@{x > low}', '1A'],
        [{ en: '$@other \\leq 0$, so $@{x <= U}$', zh: '$@other \\leq 0$，即 $@{x <= U}$' }],
        [{ en: 'The required range is $@low < x \\leq @U$.', zh: '所求的範圍為 $@low < x \\leq @U$。' }, '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Write down the least integer which satisfies both inequalities.',
        zh: '寫出同時滿足該兩個不等式的最小整數。',
      },
      answer: '$@k$',
      steps: [['@k', '1A']],
    },
  ],
  claims: [
    'left < right <=> x > low for x in {low - 1, low, low + 1, U}',
    'other <= 0 <=> x <= U for x in {U - 1, U, U + 1}',
    'low < U',
    'left < right & other <= 0 for x in {k}',
    'left >= right for x in {k - 1}',
    'cos(2 pi k) = 1',
  ],
})
