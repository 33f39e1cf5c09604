/** Two linear inequalities joined by "or", and the greatest integer that satisfies one of them. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, word } from '../../kit/given.ts'

export const eitherInequality = conventional({
  meta: {
    id: 'linear-programming/either-inequality',
    unit: 'SS8',
    objective: 'compound linear inequalities',
    method: 'solve two inequalities joined by "or"; greatest integer',
    foundation: true,
    level: 2,
    minutes: 4,
  },
  paper: { authentic: [6] },
  symbols: ['x'],
  given: {
    a: ints(3, 6),
    b: nonzero(-4, 4),
    c: ints(1, 2),
    d: nonzero(-8, 8),
    f: ints(2, 4),
    B: ints(-6, 5),
    e: ints(1, 4),
  },
  let: {
    A: '(d - a b)/(a - c)',
    g: 'e - f B',
    M: 'max(A, B)',
    K: 'floor(M)',
    left: 'a (x + b)',
    right: 'c x + d',
    other: 'e - f x',
  },
  where: 'a > c & not int(A) & abs(A) <= 9 & abs(A - B) <= 6 & g != 0 & B != 0',
  words: { rel: ['A > B', word('<', '<'), word('\\leq', '\\leq')] },
  stem: {
    en: 'Consider the compound inequality $@left < @right$ or $@other \\geq @g$ …… (*).',
    zh: '考慮複合不等式 $@left < @right$ 或 $@other \\geq @g$ …… (*)。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Solve (*).', zh: '解 (*)。' },
      answer: '$x @rel @M$',
      steps: [
        ['@{(a - c) x < d - a b}', '1M', { en: 'for putting $x$ on one side', zh: '給把 $x$ 移至一邊' }],
        ['@{x < A}', '1A'],
        [{ en: '$@{-f x >= g - e}$, so $@{x <= B}$', zh: '$@{-f x >= g - e}$，即 $@{x <= B}$' }],
        [{ en: 'Therefore, the solution of (*) is $x @rel @M$.', zh: '因此，(*) 的解為 $x @rel @M$。' }, '1A'],
      ],
    },
    {
      label: 'b',
      ask: { en: 'Write down the greatest integer satisfying (*).', zh: '寫出滿足 (*) 的最大整數。' },
      answer: '$@K$',
      steps: [['@K', '1A']],
    },
  ],
  claims: [
    '(at(left, x, M) - at(right, x, M)) (at(other, x, M) - g) = 0',
    'left >= right & other <= g for x in {M}',
    'left < right | other >= g for x in {M - 1, M - 30, K}',
    'K <= M',
    'left >= right & other < g for x in {K + 1, M + 1, M + 30}',
    'cos(2 pi K) = 1',
  ],
})
