/** A number from its ratio to another and a linear combination of both. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const ratioAndSum = formulaChoice({
  meta: {
    id: 'rates-and-ratios/ratio-and-sum',
    unit: 'JS6',
    objective: 'ratio of two numbers',
    method: 'both numbers as multiples of one unknown',
    foundation: true,
    level: 1,
    minutes: 0.9,
  },
  paper: { slots: [12, 13] },
  symbols: ['x', 'y'],
  given: { a: ints(2, 9), b: ints(2, 9), m: ints(2, 7), n: ints(2, 7), k: ints(2, 24) },
  let: { T: '(m a + n b) k', left: 'm x + n y', K: 'a k' },
  where:
    'a - b >= 2 & a != 2 b & int(T/(a + b)) & m != n & gcd(a, b) = 1 & gcd(m, n) = 1 & m a + n b < 80 & m a != n b',
  stem: {
    en: 'If $x:y = @a:@b$ and $@left = @T$, then $x =$',
    zh: '若 $x:y = @a:@b$ 且 $@left = @T$，則 $x =$',
  },
  key: 'K',
  plausible: 'int(it) & it > 0',
  slips: {
    'gives y': 'b k',
    'gives the common factor': 'k',
    'gives the sum of both': '(a + b) k',
    'leaves out the coefficients': 'T a/(a + b)',
    'leaves out the coefficients and takes the common factor': 'T/(a + b)',
    'leaves out the coefficients and gives y': 'T b/(a + b)',
    'takes the ratio the other way': 'T b/(m b + n a)',
    'takes the ratio the other way for the unknown factor': 'T a/(m b + n a)',
    'gives the multiple of x': 'm a k',
    'divides by the coefficient only': 'T/m',
    'gives the difference of both': 'abs(a - b) k',
    'shares out by the coefficients': 'T/(m + n)',
  },
  steps: [
    [
      {
        en: 'Let $x = @{a}k$ and $y = @{b}k$. $@m(@{a}k) + @n(@{b}k) = @T$',
        zh: '設 $x = @{a}k$ 及 $y = @{b}k$。$@m(@{a}k) + @n(@{b}k) = @T$',
      },
      '1M',
    ],
    [{ en: '$k = @k$, so $x = @K$', zh: '$k = @k$，故 $x = @K$' }, '1A'],
  ],
  claims: ['left = T for x in {key} for y in {b key/a}'],
})
