/** Multiplies large powers whose indices can be made equal. */
import { wordedChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const productOfLargePowers = wordedChoice({
  meta: {
    id: 'indices/product-of-large-powers',
    unit: 'JS10',
    objective: 'laws of integral indices',
    method: 'product of powers with equal indices',
    foundation: true,
    level: 1,
    minutes: 0.9,
  },
  paper: { slots: [1, 2] },
  given: {
    r: oneOf(2, 3, 5),
    s: ints(2, 4),
    t: oneOf(3, 5, 7, 11),
    a: [...ints(120, 330, 10), ...ints(202, 404, 101), ...ints(123, 321, 99)],
  },
  let: { base: 'r^s', b: 's a', w: 'r t', product: 'base t', sum: 'a + b' },
  where: 'r != t & base <= 125 & b <= 1000',
  stem: '$@base^{@a} \\cdot @t^{@b} =$',
  key: '$@w^{@b}$',
  slips: {
    'adds the indices': '$@w^{@sum}$',
    'multiplies the bases as they stand and adds the indices': '$@product^{@sum}$',
    'multiplies the bases as they stand': '$@product^{@b}$',
    'keeps the index of the first power': '$@w^{@a}$',
    'multiplies the bases as they stand and keeps the index of the first power': '$@product^{@a}$',
  },
  steps: [
    ['@base^{@a} \\cdot @t^{@b} = (@r^{@s})^{@a} \\cdot @t^{@b}', '1M'],
    ['= @r^{@b} \\cdot @t^{@b}'],
    ['= @w^{@b}', '1A'],
  ],
  // Roots of order a on both sides.
  claims: ['base t^(b/a) = w^(b/a)'],
})
