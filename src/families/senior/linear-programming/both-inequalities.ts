/** Two linear inequalities joined by "and", and the least integer that satisfies them. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const bothInequalities = conventional({
  meta: { id: 'linear-programming/both-inequalities', unit: 'SS8', objective: 'compound linear inequalities', method: 'solve two inequalities joined by "and"; least integer', foundation: true, level: 2, minutes: 4 },
  paper: { authentic: [6] },
  symbols: ['x'],
  given: { p: ints(1, 9), q: ints(1, 4), c: ints(2, 4), d: ints(1, 2), e: nonzero(-5, 5), g: ints(1, 2), h: ints(3, 17, 2) },
  let: { low: '(p - c d e)/(c d + q)', U: 'h/g', k: 'floor(low) + 1', wide: 'c d + q' },
  where: 'c d e != p & low < U & k <= U & U - low <= 12 & (g = 1 | not int(U)) & gcd(p, q) = 1 & gcd(gcd(p, q), c) = 1 & abs(low) <= 8 & wide <= 12',
  stem: {
    en: 'Consider the inequalities $@{(p - q x)/c < d (x + e)}$ and $@{g x - h <= 0}$.',
    zh: '考慮不等式 $@{(p - q x)/c < d (x + e)}$ 及 $@{g x - h <= 0}$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find the range of values of $x$ which satisfy both inequalities.', zh: '求同時滿足該兩個不等式的 $x$ 值的範圍。' },
      answer: '$@low < x \\leq @U$',
      steps: [
        ['@{(p - q x)/c < d (x + e)}'],
        ['@{p - q x < c d x + c d e}'],
        ['@{x > low}', '1A'],
        [{ en: '$@{g x - h <= 0}$, so $@{x <= U}$', zh: '$@{g x - h <= 0}$，即 $@{x <= U}$' }, '1A'],
        [{ en: 'The required range is $@low < x \\leq @U$.', zh: '所求的範圍為 $@low < x \\leq @U$。' }, '1A', 'f.t.'],
      ],
    },
    {
      label: 'b',
      ask: { en: 'Write down the least integer which satisfies both inequalities.', zh: '寫出同時滿足該兩個不等式的最小整數。' },
      answer: '$@k$',
      steps: [['@k', '1A']],
    },
  ],
  claims: [
    'p - q low = c d (low + e)', 'g U = h', '(p - q U)/c < d (U + e)', '(p - q (low - 1))/c > d (low - 1 + e)', 'g (U + 1) - h > 0',
    '(p - q k)/c < d (k + e)', 'g k - h <= 0', '(p - q (k - 1))/c >= d (k - 1 + e)', 'cos(2 pi k) = 1',
  ],
})
