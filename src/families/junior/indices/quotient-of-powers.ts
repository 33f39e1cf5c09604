/** Simplifies a power of a monomial over a monomial. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const quotientOfPowers = formulaChoice({
  meta: {
    id: 'indices/quotient-of-powers',
    unit: 'JS10',
    objective: 'laws of integral indices',
    method: 'power of a monomial, then quotient',
    foundation: true,
    level: 1,
    minutes: 0.8,
  },
  paper: { slots: [1, 2, 3] },
  symbols: ['x'],
  given: { c: ints(2, 7), m: ints(2, 9), n: ints(2, 5), r: ints(2, 12) },
  let: { power: 'x^m', top: 'c^n', e: 'm n - r', key1: 'c^(n - 1) x^e' },
  where: 'm != n & m + n - r > 1 & e != m & e != n & n != c^(n - 1) & c^n <= 260 & e <= 30 & e >= 2',
  stem: '$\\frac{(@{c x^m})^{@n}}{@{c x^r}} =$',
  key: 'key1',
  slips: {
    'adds the indices inside and outside the bracket': 'c^(n - 1) x^(m + n - r)',
    'does not raise the coefficient': 'x^e',
    'adds the indices and does not raise the coefficient': 'x^(m + n - r)',
    'multiplies the coefficient by the index': 'n x^e',
    'adds the indices in the quotient': 'c^(n - 1) x^(m n + r)',
  },
  steps: [
    ['\\frac{(@{c x^m})^{@n}}{@{c x^r}} = \\frac{@{top x^(m n)}}{@{c x^r}}', '1M'],
    ['= @key1', '1A'],
  ],
  claims: ['key c x^r = (c x^m)^n for x in {1, 2}'],
})
