/** A difference of two algebraic fractions as a single one. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const differenceOfTwoFractions = conventional({
  meta: {
    id: 'formulae/difference-of-two-fractions',
    unit: 'JS13',
    objective: 'operations on algebraic fractions',
    method: 'common denominator of two linear denominators',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { authentic: [3] },
  symbols: ['x'],
  given: { p: ints(2, 7), a: ints(1, 4), b: nonzero(-7, 7), q: ints(2, 7), c: ints(1, 5), d: nonzero(-7, 7) },
  let: { u: 'p c - q a', v: 'p d - q b', left: 'p/(a x + b) - q/(c x + d)', answer: '(u x + v)/((a x + b)(c x + d))' },
  where:
    'u > 0 & v != 0 & gcd(a, b) = 1 & gcd(c, d) = 1 & a d != b c & gcd(u, v) = 1 & p != q & (a > 1 | c > 1) & u <= 9',
  stem: { en: 'Simplify $@left$.', zh: '化簡 $@left$。' },
  parts: [
    {
      ask: '',
      answer: '$@answer$',
      steps: [
        ['@left'],
        [
          '= @{(p (c x + d) - q (a x + b))/((a x + b)(c x + d))}',
          '1M',
          { en: 'for a common denominator', zh: '通分母' },
        ],
        [
          '= \\frac{@{p c x + p d} - (@{q a x + q b})}{@{(a x + b)(c x + d)}}',
          '1M',
          { en: 'for expanding the numerator', zh: '展開分子' },
        ],
        ['= @answer', '1A', 'or equivalent'],
      ],
    },
  ],
  claims: ['left = answer for x in {10, 11, 12}'],
})
