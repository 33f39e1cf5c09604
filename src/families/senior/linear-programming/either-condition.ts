/** Solves two linear inequalities joined by "or". */
import { wordedChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const eitherCondition = wordedChoice({
  meta: {
    id: 'linear-programming/either-condition',
    unit: 'SS8',
    objective: 'compound linear inequalities',
    method: 'two inequalities joined by or',
    foundation: true,
    level: 2,
    minutes: 1.1,
  },
  paper: { slots: [6, 7] },
  symbols: ['x'],
  given: {
    p: ints(1, 9, 2),
    q: ints(2, 5),
    m: nonzero(-8, 8),
    r: ints(2, 4),
    s: oneOf(-5, -3, -1, 2, 4, 7),
    n: nonzero(-8, 8),
  },
  // p - q x >= c  <=>  x <= m;  r x + s < d  <=>  x < n
  let: { c: 'p - q m', d: 'r n + s', first: 'p - q x', second: 'r x + s' },
  where: 'm != n & m != -n & abs(c) <= 30 & abs(d) <= 30 & d != 0 & c != 0 & m > n',
  stem: {
    en: 'The solution of $@first \\geq @c$ or $@second < @d$ is',
    zh: '$@first \\geq @c$ 或 $@second < @d$ 的解為',
  },
  key: '$@{x <= m}$',
  slips: {
    'takes both conditions': '$@{x < n}$',
    'does not turn the sign on dividing by a negative number': {
      en: '$@{x < n}$ or $@{x >= m}$',
      zh: '$@{x < n}$ 或 $@{x >= m}$',
    },
    'turns the other sign': '$@{x > n}$',
    'takes the part between': '$@{n < x <= m}$',
    'turns both signs': '$@{x >= m}$',
  },
  steps: [
    [{ en: '$@{x <= m}$ or $@{x < n}$', zh: '$@{x <= m}$ 或 $@{x < n}$' }, '1M'],
    ['@{x <= m}', '1A'],
  ],
  claims: ['(first >= c | second < d) <=> x <= m for x in {m - 1, m, m + 1, m + 20, m - 20, 0}'],
})
