/** Simplifies the reciprocal of a power times a power of a negative number. */
import { wordedChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const reciprocalTimesPower = wordedChoice({
  meta: {
    id: 'indices/reciprocal-times-power',
    unit: 'JS10',
    objective: 'laws of integral indices',
    method: 'quotient of large powers of numbers with a sign',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [1, 2] },
  given: {
    q: oneOf(2, 3, 5, 7),
    s: ints(2, 4),
    a: [...ints(101, 505, 101), ...ints(120, 300, 20)],
    b: [...ints(123, 567, 222), ...ints(101, 909, 202), ...ints(125, 425, 100)],
  },
  let: { base: 'q^s', k: 's a - b', lost: 'b - a', more: 's a + b' },
  where: 'base <= 125 & k > 9 & k <= 999 & lost > 9 & k != lost & mod(b, 2) = 1',
  stem: '$\\left(\\frac{1}{@base^{@a}}\\right)(-@q)^{@b} =$',
  key: '$-\\frac{1}{@q^{@k}}$',
  slips: {
    'loses the sign': '$\\frac{1}{@q^{@k}}$',
    'subtracts the indices of different bases': '$-@q^{@lost}$',
    'loses the sign and subtracts the indices of different bases': '$@q^{@lost}$',
    'turns the fraction over': '$-@q^{@k}$',
    'adds the indices': '$-\\frac{1}{@q^{@more}}$',
  },
  steps: [
    ['\\left(\\frac{1}{@base^{@a}}\\right)(-@q)^{@b} = \\left(\\frac{1}{@q^{@{s a}}}\\right)(-@q^{@b})', '1M'],
    ['= -\\frac{1}{@q^{@k}}', '1A'],
  ],
  claims: ['a log(q, base) - b = k', '(-1)^b = -1'],
})
