/** A value of a quadratic function that has equal values at two points. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const equalValues = formulaChoice({
  meta: {
    id: 'functions/equal-values',
    unit: 'SS2',
    objective: 'value of a function',
    method: 'a coefficient from two equal values',
    foundation: true,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [14] },
  symbols: ['x', 'k'],
  given: { a: nonzero(-3, 4), p: nonzero(-5, 5), q: nonzero(-4, 6), r: nonzero(-3, 4), c: nonzero(-10, 10) },
  let: { t: 'p + q', K: 'a r^2 - a t r + c', f: 'a x^2 + k x + c' },
  where:
    'p < q & t != 0 & a != 1 & t != r & r != p & r != q & -9 <= K <= 12 & c a t r > 0 & r (r - t) != 0 & abs(a t) <= 16',
  stem: {
    en: 'Let $f(x) = @f$, where $k$ is a constant. If $f(@p) = f(@q)$, then $f(@r) =$',
    zh: '設 $f(x) = @f$，其中 $k$ 為一常數。若 $f(@p) = f(@q)$，則 $f(@r) =$',
  },
  key: 'K',
  plausible: 'int(it) & abs(it) <= 200',
  slips: {
    'takes k with the wrong sign': 'a r^2 + a t r + c',
    'forgets the first coefficient in k': 'a r^2 - t r + c',
    'forgets the first coefficient and takes the wrong sign': 'a r^2 + t r + c',
    'takes the difference of the two points': 'a r^2 - a (q - p) r + c',
    'takes the difference with the wrong sign': 'a r^2 + a (q - p) r + c',
    'forgets the constant': 'a r^2 - a t r',
    'gives the constant k': '-a t',
    'forgets the term in k': 'a r^2 + c',
    'takes the constant with the wrong sign': 'a r^2 - a t r - c',
    'halves the sum of the points': '(2 a r^2 - a t r)/2 + c',
    'takes both values to be 0': '-a (p q) + c',
  },
  steps: [
    [
      {
        en: '$@{a p^2 + c} + k(@p) = @{a q^2 + c} + k(@q)$, so $k = @{-a t}$',
        zh: '$@{a p^2 + c} + k(@p) = @{a q^2 + c} + k(@q)$，故 $k = @{-a t}$',
      },
      '1M',
    ],
    ['f(@r) = @K', '1A'],
  ],
  claims: ['at(f, x, p) = at(f, x, q) for k in {-a (p + q)}', 'at(f, x, r) = key for k in {-a (p + q)}'],
})
