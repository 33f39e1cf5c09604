/** The range of a parameter for which a quadratic equation has no real roots: a quadratic inequality. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const noRealRootsInK = formulaChoice({
  meta: {
    id: 'linear-programming/no-real-roots-in-k',
    unit: 'SS8',
    objective: 'quadratic inequalities in one unknown',
    method: 'quadratic inequality from a discriminant',
    foundation: false,
    level: 4,
    minutes: 1.6,
  },
  paper: { slots: [35, 36] },
  symbols: ['x', 'k'],
  // x² + 2 (k + a) x + b k + c with (k + a)² - b k - c = (k - p)(k - q).
  given: { p: ints(-9, 8), q: ints(-8, 9), a: nonzero(-6, 6) },
  let: { b: '2 a + p + q', c: 'a^2 - p q', left: 'x^2 + 2 (k + a) x + b k + c' },
  where: 'p < q & b != 0 & c != 0 & abs(c) <= 60 & abs(b) >= 2 & p + q != 0 & p != 0 & q != 0',
  stem: {
    en: 'Find the range of values of $k$ such that the quadratic equation $@left = 0$ has no real roots.',
    zh: '求 $k$ 值的範圍使得二次方程 $@left = 0$ 沒有實根。',
  },
  key: 'p < k < q',
  slips: {
    'takes the discriminant positive': 'k < p | k > q',
    'signs of the roots': '-q < k < -p',
    'takes the discriminant zero or negative': 'p <= k <= q',
    'both, for a positive discriminant': 'k < -q | k > -p',
    'takes the discriminant zero or positive': 'k <= p | k >= q',
  },
  steps: [
    ['\\Delta = [2(@{k + a})]^2 - 4(1)(@{b k + c}) < 0', '1M'],
    ['@{k^2 - (p + q) k + p q} < 0', '1M'],
    ['@{p < k < q}', '1A'],
  ],
  // The expression is of degree 2, by its differences, and its discriminant follows from three values.
  claims: [
    'at(left, x, 2) - 3 at(left, x, 1) + 3 at(left, x, 0) - at(left, x, -1) = 0 for k in {0, 1}',
    '(at(left, x, 1) - at(left, x, -1))^2/4 - 2 (at(left, x, 1) + at(left, x, -1) - 2 at(left, x, 0)) at(left, x, 0) < 0 <=> key for k in {p - 1, p, (p + q)/2, q, q + 1}',
  ],
})
