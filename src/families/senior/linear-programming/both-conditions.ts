/** Solves two linear inequalities joined by "and". */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const bothConditions = formulaChoice({
  meta: {
    id: 'linear-programming/both-conditions',
    unit: 'SS8',
    objective: 'compound linear inequalities',
    method: 'two inequalities joined by and',
    foundation: true,
    level: 2,
    minutes: 1.1,
  },
  paper: { slots: [5, 6, 7] },
  symbols: ['x'],
  given: {
    p: ints(1, 9),
    q: ints(2, 5),
    m: nonzero(-8, 8),
    r: ints(2, 4),
    s: oneOf(-5, -3, -1, 2, 4, 7),
    n: nonzero(-8, 8),
  },
  // p - q x < c  <=>  x > m;  r x + s <= d  <=>  x <= n
  let: { c: 'p - q m', d: 'r n + s', first: 'p - q x', second: 'r x + s' },
  where: 'm != n & m != -n & abs(c) <= 30 & abs(d) <= 30 & d != 0 & c != 0 & m < n',
  stem: {
    en: 'The solution of $@first < @c$ and $@second \\leq @d$ is',
    zh: '$@first < @c$ 及 $@second \\leq @d$ 的解為',
  },
  key: 'm < x <= n',
  slips: {
    'does not turn the sign on dividing by a negative number': 'x < m',
    'takes one condition only': 'x > m',
    'takes the other condition only': 'x <= n',
    'takes the equality to the wrong end': 'm <= x < n',
    'loses the signs of both': '-n <= x < -m',
  },
  steps: [
    [{ en: '$@{x > m}$ and $@{x <= n}$', zh: '$@{x > m}$ 及 $@{x <= n}$' }, '1M'],
    ['@{m < x <= n}', '1A'],
  ],
  claims: [
    '(first < c & second <= d) <=> key for x in {-9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, m + 1/2}',
  ],
})
