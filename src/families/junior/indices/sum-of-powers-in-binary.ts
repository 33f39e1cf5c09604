/** A sum of powers of 2 as a binary number. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const sumOfPowersInBinary = formulaChoice({
  meta: {
    id: 'indices/sum-of-powers-in-binary',
    unit: 'JS10',
    objective: 'binary numbers',
    method: 'place values from powers of 2',
    foundation: false,
    level: 3,
    minutes: 1.2,
  },
  paper: { slots: [31, 32, 33] },
  // The digits of m, from the highest; m times 2^p, and 2^q and c beside it.
  given: { d1: ints(0, 1), d2: ints(0, 1), p: ints(6, 9), q: ints(4, 6), c: ints(2, 7), d0: ints(0, 1) },
  let: { m: '8 + 4 d2 + 2 d1 + d0', t: '2^(p + 3) + d2 2^(p + 2) + d1 2^(p + 1) + d0 2^p + 2^q + c' },
  where: 'q < p & m != 8',
  stem: { en: '$@m \\times 2^{@p} + 2^{@q} + @c =$', zh: '$@m \\times 2^{@p} + 2^{@q} + @c =$' },
  key: 't',
  show: '$@{it : bin}$',
  slips: {
    'one place too many for the first term': 'm 2^(p + 1) + 2^q + c',
    'one place too few for the first term': 'm 2^(p - 1) + 2^q + c',
    'one place too many for the second term': 'm 2^p + 2^(q + 1) + c',
    'one place too few for the second term': 'm 2^p + 2^(q - 1) + c',
    'one place too few for both powers': 'm 2^(p - 1) + 2^(q - 1) + c',
    'one place too many for both powers': 'm 2^(p + 1) + 2^(q + 1) + c',
    'a place too many for the first and too few for the second term': 'm 2^(p + 1) + 2^(q - 1) + c',
    'a place too few for the first and too many for the second term': 'm 2^(p - 1) + 2^(q + 1) + c',
  },
  steps: [
    ['@m = @{m : bin}, \\quad @c = @{c : bin}', '1M'],
    [
      {
        en: '$@m \\times 2^{@p}$ is $@{m : bin}$ followed by $@p$ zeros, and $2^{@q}$ is $1$ followed by $@q$ zeros.',
        zh: '$@m \\times 2^{@p}$ 即在 $@{m : bin}$ 之後補上 $@p$ 個 $0$，而 $2^{@q}$ 即在 $1$ 之後補上 $@q$ 個 $0$。',
      },
      '1M',
    ],
    ['@m \\times 2^{@p} + 2^{@q} + @c = @{t : bin}', '1A'],
  ],
  claims: ['key = m 2^p + 2^q + c'],
})
