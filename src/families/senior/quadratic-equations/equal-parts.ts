/** A real unknown that makes the real part and the imaginary part of a quotient equal. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const equalParts = formulaChoice({
  meta: {
    id: 'quadratic-equations/equal-parts',
    unit: 'SS1',
    objective: 'operations of complex numbers',
    method: 'condition on the real and the imaginary part of a quotient',
    foundation: false,
    level: 4,
    minutes: 1.5,
  },
  paper: { slots: [34, 35, 36] },
  symbols: ['k'],
  given: { a: nonzero(-24, 24), b: ints(1, 6), c: ints(1, 6) },
  let: { t: 'a (b - c)/(b + c)', u: 'a (b + c)/(b - c)', over: 'k + a i', under: 'b + c i' },
  // (k + a i)/(b + c i) has the parts (b k + a c) and (a b - c k), over b² + c².
  where: 'gcd(b, c) = 1 & b != c & int(t) & t != 0 & abs(t) <= 60 & abs(a) > 1',
  stem: {
    en: 'It is given that $k$ is a real number. If the real part of $\\frac{@over}{@under}$ is equal to its imaginary part, then $k =$',
    zh: '已知 $k$ 為一實數。若 $\\frac{@over}{@under}$ 的實部等於其虛部，則 $k =$',
  },
  key: 't',
  plausible: 'abs(it) <= 100',
  slips: {
    'multiplies by the denominator in the place of its conjugate': 'u',
    'loses a sign in both': '-u',
    'a sign of the unknown': '-t',
    'makes the imaginary part zero': 'a b/c',
    'makes the real part zero': '-a c/b',
    'equates the parts of the numerator': 'a',
    'makes the parts of the numerator opposite': '-a',
    'makes the imaginary part zero without the conjugate': '-a b/c',
    'makes the real part zero without the conjugate': 'a c/b',
  },
  steps: [
    [
      '\\frac{@over}{@under} = \\frac{(@{k + a i})(@{b - c i})}{@{b^2 + c^2}} = \\frac{(@{b k + a c}) + (@{a b - c k})i}{@{b^2 + c^2}}',
      '1M',
    ],
    ['@{b k + a c = a b - c k}', '1M'],
    ['k = @t', '1A'],
  ],
  // A number whose parts are equal is a real multiple of 1 + i: the square of the quotient is that of its modulus.
  claims: ['(at(over, k, key)/under/(1 + i))^2 = abs(at(over, k, key)/under/(1 + i))^2'],
})
