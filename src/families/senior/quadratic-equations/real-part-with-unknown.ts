/** The real part of a complex number with a real unknown in it. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const realPartWithUnknown = formulaChoice({
  meta: {
    id: 'quadratic-equations/real-part-with-unknown',
    unit: 'SS1',
    objective: 'operations of complex numbers',
    method: 'multiplying by the conjugate of the denominator, with a real unknown',
    foundation: false,
    level: 4,
    minutes: 1.5,
  },
  paper: { slots: [34, 35] },
  symbols: ['k'],
  given: { u: oneOf(1, 2, 3), v: oneOf(-3, -2, -1, 1, 2, 3), b1: ints(1, 4), c1: nonzero(-3, 3), a: nonzero(-4, 6) },
  let: { n: 'u^2 + v^2', b: 'n b1', c: 'n c1', over: 'b + c k', under: 'u + v i', alone: 'a k' },
  where: 'gcd(u, v) = 1 & n <= 10 & a != 1 & a != -1 & abs(c) <= 20 & a + c1 v != 0 & a - c1 v != 0',
  stem: {
    en: 'If $k$ is a real number, then the real part of $@alone + \\frac{@{over}i}{@under}$ is',
    zh: '若 $k$ 為實數，則 $@alone + \\frac{@{over}i}{@under}$ 的實部為',
  },
  key: '(a + c1 v) k + b1 u',
  slips: {
    'gives the imaginary part': 'c1 u k - b1 v',
    'multiplies by the denominator in the place of its conjugate': '(a - c1 v) k + b1 u',
    'does not divide by the sum of the squares': '(a + c v) k + b u',
    'takes the sum of the real and the imaginary part': '(a + c1 v + c1 u) k + b1 u - b1 v',
    'divides the real parts only': '(a + c1 v) k + b/u',
    'takes the real part of the numerator with the unknown that is not in it': 'a k + b1 u',
  },
  steps: [
    ['@{a k} + \\frac{@{b + c k}i}{@{u + v i}} = @{a k} + \\frac{(@{b + c k}i)(@{u - v i})}{@{n}}', '1M'],
    ['= @{a k} + @{b1 u + c1 v k} + (@{c1 u k - b1 v})i'],
    [{ en: 'The real part is $@{(a + c1 v) k + b1 u}$.', zh: '實部為 $@{(a + c1 v) k + b1 u}$。' }, '1A'],
  ],
  // What is left without its real part is a multiple of i: its square is the opposite of that of its modulus.
  claims: [
    '(alone + (at(over, k, 0) + (over - at(over, k, 0)) i)/under - key)^2 + abs(alone + (at(over, k, 0) + (over - at(over, k, 0)) i)/under - key)^2 = 0 for k in {1, 2, 3}',
  ],
})
