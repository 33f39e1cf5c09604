/** A term of a geometric sequence, from two sums of neighbouring terms. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, numbers } from '../../kit/given.ts'

export const geometricFromTwoSums = formulaChoice({
  meta: {
    id: 'sequences/geometric-from-two-sums',
    unit: 'SS7',
    objective: 'general term of a geometric sequence',
    method: 'quotient of two sums of neighbouring terms',
    foundation: false,
    level: 4,
    minutes: 1.5,
  },
  paper: { slots: [35, 36, 37] },
  given: {
    a: nonzero(-81, 81),
    r: numbers('-3', '-3/2', '-2/3', '-1/2', '-1/3', '1/3', '1/2', '2/3', '3/2', '2', '3'),
    k: ints(3, 7),
  },
  // The sums of the first and second and of the fourth and fifth term.
  let: { x: 'a (1 + r)', y: 'x r^3', t: 'a r^(k - 1)', c: 'y/x', w: 'k - 1' },
  where:
    'int(x) & int(y) & abs(y) <= 2000 & abs(x) >= 3 & abs(x) <= 200 & int(t) & abs(t) <= 3000 & abs(a) >= 2 & abs(y) >= 2 & (k > 3 | r > 0)',
  stem: {
    en: 'The sum of the 1st term and the 2nd term of a geometric sequence is $@x$, while the sum of the 4th term and the 5th term of the sequence is $@y$. Find the @{k : th} term of the sequence.',
    zh: '某等比數列的第 $1$ 項與第 $2$ 項之和為 $@x$，而該數列的第 $4$ 項與第 $5$ 項之和為 $@y$。求該數列的第 $@k$ 項。',
  },
  key: 't',
  plausible: 'rational(it) & int(12 it) & abs(it) <= 10000',
  slips: {
    'takes one power of the common ratio too many': 'a r^k',
    'takes one power of the common ratio too few': 'a r^(k - 2)',
    'the sign of the common ratio': 'x/(1 - r) (-r)^(k - 1)',
    'the sign of the common ratio in the power alone': 'a (-r)^(k - 1)',
    'takes the sum of the first two terms for the first': 'x r^(k - 1)',
    'gives the first term': 'a',
    'takes the sum of the first two terms for the first, and one power too few': 'x r^(k - 2)',
    'the sign of the common ratio in the first term alone': 'x/(1 - r) r^(k - 1)',
    'takes the sum for twice a term': 'x r^(k - 1)/2',
    'takes two powers of the common ratio too many': 'a r^(k + 1)',
    'takes the sum of the first two terms for the first, and one power too many': 'x r^k',
    'takes two equal terms in the sum, and does not halve': '2 a r^(k - 1)',
    'the sign of the first term': '-a r^(k - 1)',
    'the sign of the first term, and one power too many': '-a r^k',
  },
  steps: [
    [
      {
        en: 'Let $a$ and $r$ be the first term and the common ratio. $a + ar = @x$ and $ar^3 + ar^4 = @y$.',
        zh: '設 $a$ 及 $r$ 分別為首項及公比，則 $a + ar = @x$ 及 $ar^3 + ar^4 = @y$。',
      },
      '1M',
    ],
    [{ en: '$r^3 = @c$, so $r = @r$ and $a = @a$.', zh: '$r^3 = @c$，故 $r = @r$ 及 $a = @a$。' }, '1M'],
    [{ en: 'The @{k : th} term is $@[a * r^w] = @t$.', zh: '第 $@k$ 項為 $@[a * r^w] = @t$。' }, '1A'],
  ],
  // Back from the key to the first two terms. The ratio is the real cube root of the quotient of the sums: its sign,
  // and the root of its modulus.
  claims: ['key/((y/x)/abs(y/x) abs(y/x)^(1/3))^(k - 1) (1 + (y/x)/abs(y/x) abs(y/x)^(1/3)) = x'],
})
