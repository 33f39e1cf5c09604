/** Counts the integers that satisfy two linear inequalities. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const numberOfIntegers = formulaChoice({
  meta: {
    id: 'linear-programming/number-of-integers',
    unit: 'SS8',
    objective: 'compound linear inequalities',
    method: 'counting the integers of an interval',
    foundation: true,
    level: 2,
    minutes: 1.3,
  },
  paper: { slots: [6, 7] },
  symbols: ['x'],
  given: { p: ints(1, 15, 2), q: ints(2, 4), c: ints(3, 24, 3), r: ints(2, 4), s: ints(1, 9, 2), d: ints(8, 36, 4) },
  // p - q x <= c  <=>  x >= (p - c)/q;  r x + s < d  <=>  x < (d - s)/r
  let: {
    u: '(p - c)/q',
    v: '(d - s)/r',
    first: 'ceil(u)',
    last: 'ceil(v) - 1',
    n: 'last - first + 1',
    left: 'p - q x',
    right: 'r x + s',
  },
  where: 'n >= 4 & n <= 9 & (int(u) | int(v)) & first <= -3 & u >= -9 & v != -u & gcd(p, q) = 1 & gcd(r, s) = 1',
  stem: {
    en: 'How many integers satisfy both $@left \\leq @c$ and $@right < @d$?',
    zh: '有多少個整數同時滿足 $@left \\leq @c$ 及 $@right < @d$？',
  },
  key: 'n',
  plausible: 'int(it) & it > 0',
  slips: {
    'counts one too few': 'n - 1',
    'counts one too many': 'n + 1',
    'leaves both ends out': 'n - 2',
    'includes both ends and one more': 'n + 2',
    'counts the positive integers only': 'last',
    'counts the integers that are not negative': 'last + 1',
    'counts the negative integers only': '-first',
    'loses the sign of the lower limit': 'last + first + 1',
    'adds the limits without their signs': 'last - 2 first + 1',
    'loses the sign of the moved number': 'ceil((d + s)/r) - first',
  },
  steps: [
    [{ en: '$@{u <= x < v}$', zh: '$@{u <= x < v}$' }, '1M'],
    [
      {
        en: 'The integers are $@first$, …, $@last$: there are $@n$.',
        zh: '該等整數為 $@first$、……、$@last$，共有 $@n$ 個。',
      },
      '1A',
    ],
  ],
  // Where the first integer is x, the last is x + key - 1.
  claims: [
    '(left <= c & at(left, x, x - 1) > c) <=> (at(right, x, x + key - 1) < d & at(right, x, x + key) >= d) for x in {-9, -8, -7, -6, -5, -4, -3, -2, -1, 0}',
  ],
})
