/** Finds an unknown coefficient of a cubic polynomial that leaves equal remainders by two divisors. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const equalRemainders = formulaChoice({
  meta: {
    id: 'more-polynomials/equal-remainders',
    unit: 'SS4',
    objective: 'remainder theorem',
    method: 'unknown coefficient from equal remainders',
    foundation: true,
    level: 2,
    minutes: 1.3,
  },
  paper: { slots: [7, 8] },
  symbols: ['x', 'k'],
  given: { p: nonzero(-4, 4), q: nonzero(-4, 4), a: nonzero(-6, 6), d: nonzero(-9, 9) },
  let: {
    squares: 'p^2 + p q + q^2',
    k1: '-squares - a (p + q)',
    f: 'x^3 + a x^2 + k x + d',
    first: 'x - p',
    second: 'x - q',
  },
  where: 'p < q & p != -q & k1 != 0 & abs(k1) < squares & a (p + q) != squares',
  stem: {
    en: 'Let $f(x) = @f$, where $k$ is a constant. If the remainder when $f(x)$ is divided by $@first$ is equal to the remainder when $f(x)$ is divided by $@second$, find the value of $k$.',
    zh: '設 $f(x) = @f$，其中 $k$ 為常數。若 $f(x)$ 除以 $@first$ 時的餘數等於 $f(x)$ 除以 $@second$ 時的餘數，求 $k$ 的值。',
  },
  key: 'k1',
  plausible: 'int(it)',
  slips: {
    'loses the sign': '-k1',
    'loses the signs of the zeros of the divisors': 'a (p + q) - squares',
    'loses the signs of the zeros and of the unknown': 'squares - a (p + q)',
    'loses the sign of the zero of the first divisor': '-(p^2 - p q + q^2) - a (q - p)',
    'loses the sign of the zero of the second divisor': '-(p^2 - p q + q^2) - a (p - q)',
    'loses the cubes': '-a (p + q)',
    'loses the squares': '-squares',
    'takes the difference of cubes for the cube of the difference': '-(q - p)^2 - a (p + q)',
    'divides the difference of squares by the sum': '-squares - a (q - p)',
    'takes the sum of the squares for the whole quotient of the cubes': '-(p^2 + q^2) - a (p + q)',
  },
  steps: [['f(@p) = f(@q)', '1M'], ['@{p^3 + a p^2 + d + p k} = @{q^3 + a q^2 + d + q k}'], ['k = @k1', '1A']],
  claims: ['first = 0 for x in {p}', 'second = 0 for x in {q}', 'at(f, x, p) = at(f, x, q) for k in {key}'],
})
