/** The standard deviation of numbers that differ from an unknown one. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const deviationWithUnknown = formulaChoice({
  meta: {
    id: 'dispersion/deviation-with-unknown',
    unit: 'SS17',
    objective: 'standard deviation',
    method: 'standard deviation of numbers with a common unknown',
    foundation: true,
    level: 3,
    minutes: 1.2,
  },
  paper: { slots: [30, 44, 45] },
  symbols: ['m'],
  given: { a: ints(5, 9), b: ints(1, 4), c: ints(1, 4), d: ints(5, 9) },
  let: {
    S: '-a - b + c + d',
    Q: 'a^2 + b^2 + c^2 + d^2',
    var: 'Q/4 - (S/4)^2',
    M: 'S/4',
    K: 'round(sqrt(var), 2)',
    dev: '(abs(a + M) + abs(b + M) + abs(c - M) + abs(d - M))/4',
    n1: 'm - a',
    n2: 'm - b',
    n3: 'm + c',
    n4: 'm + d',
  },
  where: 'S != 0',
  stem: {
    en: 'Find the standard deviation of the four numbers $@n1$, $@n2$, $@n3$ and $@n4$ correct to $2$ decimal places.',
    zh: '求四個數 $@n1$、$@n2$、$@n3$ 及 $@n4$ 的標準差，準確至二位小數。',
  },
  key: 'K',
  show: '$@{it : dp2}$',
  plausible: 'it > 0 & it < 100',
  slips: {
    'gives the variance': 'round(var, 2)',
    'divides by one less': 'round(sqrt(var 4/3), 2)',
    'gives the mean deviation': 'round(dev, 2)',
    'does not subtract the mean': 'round(sqrt(Q/4), 2)',
    'gives the range': 'd + a',
    'gives half of the range': '(d + a)/2',
    'gives the inter-quartile range': '(d + c + a + b)/2',
    'divides the root by the number': 'round(sqrt(Q - S^2/4)/4, 2)',
    'takes the inner numbers only': 'round((b + c)/2, 2)',
    'divides by one more': 'round(sqrt(var 4/5), 2)',
  },
  steps: [
    [{ en: 'Mean $= @{m + M}$', zh: '平均值 $= @{m + M}$' }, '1M'],
    [
      {
        en: 'Standard deviation $= \\sqrt{@var} \\approx @{K : dp2}$',
        zh: '標準差 $= \\sqrt{@var} \\approx @{K : dp2}$',
      },
      '1A',
    ],
  ],
  // The differences of all pairs.
  claims: [
    '16 (key - 1/200)^2 <= (n1 - n2)^2 + (n1 - n3)^2 + (n1 - n4)^2 + (n2 - n3)^2 + (n2 - n4)^2 + (n3 - n4)^2 for m in {0, 9}',
    '16 (key + 1/200)^2 > (n1 - n2)^2 + (n1 - n3)^2 + (n1 - n4)^2 + (n2 - n3)^2 + (n2 - n4)^2 + (n3 - n4)^2 for m in {0, 9}',
    'key > 0',
  ],
})
