/** Two linear inequalities joined by "or", and the greatest integer that satisfies one of them. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, word } from '../../kit/given.ts'

export const eitherInequality = conventional({
  meta: { id: 'linear-programming/either-inequality', unit: 'SS8', objective: 'compound linear inequalities', method: 'solve two inequalities joined by "or"; greatest integer', foundation: true, level: 2, minutes: 4 },
  paper: { authentic: [6] },
  symbols: ['x'],
  given: { a: ints(3, 6), b: nonzero(-4, 4), c: ints(1, 2), d: nonzero(-8, 8), f: ints(2, 4), B: ints(-6, 5), e: ints(1, 4) },
  let: { A: '(d - a b)/(a - c)', g: 'e - f B', M: 'max(A, B)', K: 'floor(M)' },
  where: 'a > c & not int(A) & abs(A) <= 9 & abs(A - B) <= 6 & g != 0 & B != 0',
  words: { rel: ['A > B', word('<', '<'), word('\\leq', '\\leq')] },
  stem: {
    en: 'Consider the compound inequality $@{a (x + b) < c x + d}$ or $@{e - f x >= g}$ …… (*).',
    zh: '考慮複合不等式 $@{a (x + b) < c x + d}$ 或 $@{e - f x >= g}$ …… (*)。',
  },
  parts: [
    {
      label: 'a', ask: { en: 'Solve (*).', zh: '解 (*)。' }, answer: '$x @rel @M$',
      steps: [
        [{ en: '$@{(a - c) x < d - a b}$, so $@{x < A}$', zh: '$@{(a - c) x < d - a b}$，即 $@{x < A}$' }, '1A'],
        [{ en: '$@{-f x >= g - e}$, so $@{x <= B}$', zh: '$@{-f x >= g - e}$，即 $@{x <= B}$' }, '1A'],
        [{ en: 'Therefore, the solution of (*) is $x @rel @M$.', zh: '因此，(*) 的解為 $x @rel @M$。' }, '1A', 'f.t.'],
      ],
    },
    { label: 'b', ask: { en: 'Write down the greatest integer satisfying (*).', zh: '寫出滿足 (*) 的最大整數。' }, answer: '$@K$', steps: [['@K', '1A']] },
  ],
  claims: [
    '(a (M + b) - (c M + d)) (e - f M - g) = 0', 'a (M + b) >= c M + d', 'e - f M <= g',
    'K <= M', 'a (K + 1 + b) >= c (K + 1) + d', 'e - f (K + 1) < g', 'cos(2 pi K) = 1',
  ],
})
