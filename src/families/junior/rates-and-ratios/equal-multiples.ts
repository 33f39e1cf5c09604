/** A ratio of sums where multiples of three numbers are equal. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const equalMultiples = formulaChoice({
  meta: {
    id: 'rates-and-ratios/equal-multiples',
    unit: 'JS6',
    objective: 'continued ratios',
    method: 'x : y : z from equal multiples',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [11, 12] },
  symbols: ['x', 'y', 'z'],
  given: { p: ints(2, 12), q: ints(2, 12), r: ints(2, 12) },
  let: { first: 'p x', second: 'q y', third: 'r z', k: '(1/p + 1/q)/(1/q + 1/r)', g: 'gcd(r (p + q), p (q + r))' },
  where:
    '(p < q < r | p > q > r) & gcd(gcd(p, q), r) = 1 & k != 1 & r (p + q) <= 80 g & p (q + r) <= 80 g & (p + q) (p + q) != (q + r) (q + r)',
  stem: {
    en: 'Let $x$, $y$ and $z$ be non-zero numbers. If $@first = @second = @third$, then $(x + y):(y + z) =$',
    zh: '設 $x$、$y$ 及 $z$ 均為非零的數。若 $@first = @second = @third$，則 $(x + y):(y + z) =$',
  },
  key: 'k',
  show: '$@{it : ratio}$',
  plausible: 'it > 0',
  slips: {
    'takes the multiples for the ratio': '(p + q)/(q + r)',
    'takes the ratio the other way': '1/k',
    'takes the multiples for the ratio, the other way': '(q + r)/(p + q)',
    'gives x : z': 'r/p',
    'gives z : x': 'p/r',
    'gives x : y': 'q/p',
    'gives y : z': 'r/q',
    'mixes up the terms of the ratio': '(q r + p q)/(p r + q r)',
    'leaves out y in the second sum': 'r/p + r/q',
    'leaves out y in the first sum': '1/(p/q + p/r)',
  },
  steps: [
    [
      {
        en: '$x:y:z = @{1/p}:@{1/q}:@{1/r} = @{lcm(p, lcm(q, r))/p}:@{lcm(p, lcm(q, r))/q}:@{lcm(p, lcm(q, r))/r}$',
        zh: '$x:y:z = @{1/p}:@{1/q}:@{1/r} = @{lcm(p, lcm(q, r))/p}:@{lcm(p, lcm(q, r))/q}:@{lcm(p, lcm(q, r))/r}$',
      },
      '1M',
    ],
    ['(x + y):(y + z) = @{k : ratio}', '1A'],
  ],
  // With x = qr, y = pr, z = pq all three multiples are pqr.
  claims: ['q r + p r = key (p r + p q)'],
})
