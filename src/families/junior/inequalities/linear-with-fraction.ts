/** Solves a linear inequality with a fraction. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const linearWithFraction = formulaChoice({
  meta: {
    id: 'inequalities/linear-with-fraction',
    unit: 'JS14',
    objective: 'linear inequalities in one unknown',
    method: 'clearing a denominator, dividing by a negative number',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [5, 6, 7] },
  symbols: ['x'],
  given: { p: ints(1, 20), q: ints(2, 9), r: ints(2, 5), s: ints(1, 3), t: nonzero(-9, 9) },
  // (p - q x)/r > s x + t
  let: { top: 'p - q x', right: 's x + t', sum: 'q + r s', k: '(p - r t)/sum', difference: 'q - r s' },
  where: 'int(k) & k != 0 & abs(k) <= 12 & difference != 0 & gcd(p, q) = 1',
  stem: {
    en: 'The solution of $\\frac{@top}{@r} > @right$ is',
    zh: '$\\frac{@top}{@r} > @right$ 的解為',
  },
  key: 'x < k',
  slips: {
    'does not turn the sign on dividing by a negative number': 'x > k',
    'loses the sign of the whole': 'x < -k',
    'loses the sign of the whole and does not turn the inequality': 'x > -k',
    'includes the equality': 'x <= k',
    'turns the sign and includes the equality': 'x >= k',
  },
  steps: [['@top > @{r s x + r t}', '1M'], ['@{-sum x} > @{r t - p}'], ['@{x < k}', '1A']],
  // The inequality holds at the whole numbers below k, and neither at k nor above it.
  claims: ['top/r > right <=> key for x in {k - 2, k - 1, k, k + 1, k + 30, k - 30}'],
})
