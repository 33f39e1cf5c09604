/** The sum to infinity of a geometric sequence, from two of its terms. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const sumToInfinity = formulaChoice({
  meta: {
    id: 'sequences/sum-to-infinity',
    unit: 'SS7',
    objective: 'sum to infinity of a geometric sequence',
    method: 'common ratio from two terms',
    foundation: false,
    level: 4,
    minutes: 1.4,
  },
  paper: { slots: [35, 36, 37] },
  given: { u: nonzero(-15, 15), m: nonzero(-4, 4), n: ints(2, 5), p: ints(1, 3) },
  // The common ratio is m/n; term p is u n³ and term p + 3 is u m³.
  let: { r: 'm/n', q: 'p + 3', x: 'u n^3', y: 'u m^3', a: 'x/r^(p - 1)', t: 'a/(1 - r)' },
  where:
    'gcd(m, n) = 1 & abs(m) < n & abs(x) <= 1500 & abs(u) > 1 & (int(t) | int(3 t) | int(5 t)) & abs(t) <= 5000 & int(a)',
  stem: {
    en: 'The @{p : th} term and the @{q : th} term of a geometric sequence are $@x$ and $@y$ respectively. Find the sum to infinity of the sequence.',
    zh: '某等比數列的第 $@p$ 項和第 $@q$ 項分別為 $@x$ 和 $@y$。求該數列的無限項之和。',
  },
  key: 't',
  plausible: 'abs(it) <= 20000',
  slips: {
    'takes the given term for the first': 'x/(1 - r)',
    'goes back one term too few': 'a r/(1 - r)',
    'goes back one term too many': 'a/(r (1 - r))',
    'the sign of the common ratio in the formula': 'a/(1 + r)',
    'the sign of the common ratio throughout': 'x/((-r)^(p - 1) (1 + r))',
    'the sign of the sum': 'a/(r - 1)',
    'takes the product in the place of the quotient': 'a (1 - r)',
    'adds the first term and the next': 'a (1 + r)',
    'gives the first term': 'a',
    'sums up to the later of the given terms': 'a (1 - r^q)/(1 - r)',
    'takes the given term for the first, with the sign of the ratio': 'x/(1 + r)',
    'goes back two terms too many': 'a/(r^2 (1 - r))',
    'adds the two terms': '(x + y)/(1 - r)',
    'divides the first term by the common ratio': 'a/r',
    'the sign of the sum from the second term': '-a r/(1 - r)',
  },
  steps: [
    [
      {
        en: 'Let $a$ and $r$ be the first term and the common ratio. $r^3 = @[y/x]$, so $r = @r$.',
        zh: '設 $a$ 及 $r$ 分別為首項及公比，則 $r^3 = @[y/x]$，故 $r = @r$。',
      },
      '1M',
    ],
    [{ en: 'First term: $a = @a$', zh: '首項：$a = @a$' }],
    [
      {
        en: 'Sum to infinity $= \\dfrac{@a}{1 - \\left(@r\\right)} = @t$',
        zh: '無限項之和 $= \\dfrac{@a}{1 - \\left(@r\\right)} = @t$',
      },
      '1M+1A',
    ],
  ],
  // The terms from term p on sum to the whole times as many ratios, and begin with x. The ratio is the real cube root
  // of y/x: its sign, and the root of its modulus.
  claims: ['key ((y/x)/abs(y/x) abs(y/x)^(1/(q - p)))^(p - 1) (1 - (y/x)/abs(y/x) abs(y/x)^(1/(q - p))) = x'],
})
