/** A constant from a factor, then the remainder for another divisor. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const divisibleThenRemainder = formulaChoice({
  meta: {
    id: 'more-polynomials/divisible-then-remainder',
    unit: 'SS4',
    objective: 'factor theorem and remainder theorem',
    method: 'find the constant by the factor theorem, then evaluate',
    foundation: true,
    level: 2,
    minutes: 1.5,
  },
  paper: { slots: [8, 9] },
  symbols: ['x', 'k'],
  given: { a: ints(2, 6), r: nonzero(-4, 4), s: nonzero(-5, 5), p: ints(1, 2), d: nonzero(-20, 20) },
  let: {
    c: '-(a r^2 + d)/r',
    w: '(a r^2 - d)/r',
    R: 'a s^2/p^2 + c s/p + d',
    poly: 'a x^2 + k x + d',
    divisor: 'x - r',
    other: 'p x - s',
    full: 'a x^2 + c x + d',
  },
  where:
    'int(c) & c != 0 & w != 0 & gcd(s, p) = 1 & int(R) & R != 0 & -7 <= R <= 12 & r != s/p & abs(c) <= 20 & c != w',
  stem: {
    en: 'Let $f(x) = @poly$, where $k$ is a constant. If $f(x)$ is divisible by $@divisor$, find the remainder when $f(x)$ is divided by $@other$.',
    zh: '設 $f(x) = @poly$，其中 $k$ 為一常數。若 $f(x)$ 可被 $@divisor$ 整除，求當 $f(x)$ 除以 $@other$ 時的餘數。',
  },
  key: 'R',
  plausible: 'int(it) & abs(it) <= 150',
  slips: {
    'substitutes the root of the second divisor with the wrong sign': 'a s^2/p^2 - c s/p + d',
    'substitutes the root of the first divisor with the wrong sign': 'a s^2/p^2 + w s/p + d',
    'wrong signs of both roots': 'a s^2/p^2 - w s/p + d',
    'stops at the constant': 'c',
    'loses the sign of the constant': 'a s^2/p^2 + (-c) s/p - d',
    'gives the constant with the wrong sign': '-c',
    'leaves out the term with the constant': 'a s^2/p^2 + d',
    'forgets the last term': 'a s^2/p^2 + c s/p',
    'takes the constant term with the wrong sign': 'a s^2/p^2 + c s/p - d',
    'forgets to divide by the coefficient of x': 'a s^2 + c s + d',
    'squares without the denominator': 'a s^2/p + c s/p + d',
    'takes the square of a negative number as negative': '-a s^2/p^2 + c s/p + d',
    'gives the remainder with the wrong sign': '-R',
  },
  steps: [
    [
      {
        en: '$f(@r) = 0$: $@[a(r)^2 + k(r) + d] = 0$, so $k = @c$',
        zh: '$f(@r) = 0$：$@[a(r)^2 + k(r) + d] = 0$，故 $k = @c$',
      },
      '1M',
    ],
    [{ en: 'Remainder $= f\\left(@{s/p}\\right) = @R$', zh: '餘數 $= f\\left(@{s/p}\\right) = @R$' }, '1A'],
  ],
  claims: [
    'divisor = 0 & poly = 0 for k in {-(a r^2 + d)/r} for x in {r}',
    'other = 0 & poly = key for k in {-(a r^2 + d)/r} for x in {s/p}',
    // With the remainder taken away, f - key has the second root; so k by one root must agree with k by the other.
    '(key - d - a (s/p)^2) r = (0 - d - a r^2) (s/p)',
  ],
})
