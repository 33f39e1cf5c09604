/** A factor of f(px + q) from a factor of f(x). */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const factorOfComposite = formulaChoice({
  meta: {
    id: 'more-polynomials/factor-of-composite',
    unit: 'SS4',
    objective: 'factor theorem',
    method: 'a factor of f(px + q) from a factor of f(x)',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [9] },
  symbols: ['x'],
  given: { r: nonzero(-7, 7), p: ints(2, 5), q: nonzero(-7, 7) },
  let: { t: 'q - r', divisor: 'x - r', inside: 'p x + q' },
  where: 't != 0 & gcd(t, p) = 1 & q + r != 0 & gcd(q + r, p) = 1 & gcd(r, p) = 1',
  stem: {
    en: 'Let $f(x)$ be a polynomial. If $f(x)$ is divisible by $@divisor$, which of the following must be a factor of $f(@inside)$?',
    zh: '設 $f(x)$ 為一多項式。若 $f(x)$ 可被 $@divisor$ 整除，則下列何者必為 $f(@inside)$ 的因式？',
  },
  key: 'p x + t',
  slips: {
    'adds the root instead of subtracting it': 'p x + q + r',
    'takes the argument itself for the factor': 'p x + q',
    'keeps the factor of f(x)': 'x - r',
    'puts the coefficient on the wrong side': 'x + p r - q',
    'loses the sign': 'p x - t',
    'takes the coefficient alone into account': 'p x - r',
  },
  steps: [
    [
      {
        en: '$f(@r) = 0$, and $@inside = @r$ when $x = @{(r - q)/p}$',
        zh: '$f(@r) = 0$，而當 $x = @{(r - q)/p}$ 時，$@inside = @r$',
      },
    ],
    [{ en: '$@{p x + t}$ is a factor of $f(@inside)$', zh: '$@{p x + t}$ 為 $f(@inside)$ 的因式' }],
  ],
  // The key vanishes where the argument of f is the root of f, and has the coefficient of x of the argument.
  claims: [
    'divisor = 0 for x in {r}',
    'inside = r for x in {(r - q)/p}',
    'key = 0 for x in {(r - q)/p}',
    'key = p for x in {(r - q)/p + 1}',
  ],
})
