/** Finds a remainder of a cubic polynomial with an unknown coefficient that a factor tells. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const unknownThenRemainder = formulaChoice({
  meta: { id: 'more-polynomials/unknown-then-remainder', unit: 'SS4', objective: 'factor theorem and remainder theorem', method: 'unknown coefficient from a factor, then a remainder', foundation: true, level: 2, minutes: 1.4 },
  paper: { slots: [7, 8] },
  symbols: ['x', 'k'],
  given: { p: nonzero(-3, 3), q: nonzero(-3, 3), a: nonzero(-5, 5), e: nonzero(-6, 6) },
  let: { d: 'p e', k1: '-(p^2 + a p + e)', r: 'q^3 + a q^2 + k1 q + d', wrong: '(-p^3 + a p^2 + d)/p' },
  where: 'p != q & p != -q & r != 0 & k1 != 0 & abs(r) <= 50 & k1 != wrong & (p q > 0 | abs(d) > abs(r))',
  stem: {
    en: 'Let $f(x) = @{x^3 + a x^2 + k x + d}$, where $k$ is a constant. If $f(x)$ is divisible by $@{x - p}$, find the remainder when $f(x)$ is divided by $@{x - q}$.',
    zh: '設 $f(x) = @{x^3 + a x^2 + k x + d}$，其中 $k$ 為常數。若 $f(x)$ 可被 $@{x - p}$ 整除，求當 $f(x)$ 除以 $@{x - q}$ 時的餘數。',
  },
  key: 'r',
  plausible: 'int(it)',
  slips: {
    'loses the sign of the zero of the second divisor': '-q^3 + a q^2 - k1 q + d',
    'loses the sign of the zero of the factor': 'q^3 + a q^2 + wrong q + d',
    'loses both of these signs': '-q^3 + a q^2 - wrong q + d',
    'loses the sign of the unknown': 'q^3 + a q^2 - k1 q + d',
    'gives the unknown': 'k1',
    'gives the unknown from the wrong zero': 'wrong',
    'takes the unknown for 0': 'q^3 + a q^2 + d',
    'loses the constant term': 'q^3 + a q^2 + k1 q',
    'loses the sign of the cube': '-q^3 + a q^2 + k1 q + d',
    'loses the sign of the square': 'q^3 - a q^2 + k1 q + d',
    'subtracts the constant term': 'q^3 + a q^2 + k1 q - d',
    'takes the zero of the factor and the unknown with wrong signs': 'q^3 + a q^2 - wrong q + d',
    'loses the signs of the square and of the unknown': 'q^3 - a q^2 - k1 q + d',
    'gives the unknown without its sign': '-k1',
  },
  steps: [
    ['f(@p) = @{p^3 + a p^2 + d + p k} = 0', '1M'],
    ['k = @k1'],
    [{ en: 'Remainder $= f(@q) = @[q^3 + a q^2 + k1 q + d] = @r$', zh: '餘數 $= f(@q) = @[q^3 + a q^2 + k1 q + d] = @r$' }, '1A'],
  ],
  // f(q) differs from f(p) by what the unknown does not touch, and by k(q - p), where k p is told by f(p) = 0.
  claims: ['p key = p (q^3 + a q^2 + d) - q (p^3 + a p^2 + d)'],
})
