/** The real part of a sum of successive powers of i. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const powersOfI = formulaChoice({
  meta: {
    id: 'quadratic-equations/powers-of-i',
    unit: 'SS1',
    objective: 'operations of complex numbers',
    method: 'powers of i repeat every four',
    foundation: false,
    level: 4,
    minutes: 1.2,
  },
  paper: { slots: [34, 35] },
  given: { m: ints(2, 14), d: nonzero(-3, 4), p: ints(7, 34) },
  let: {
    // i^p = x + y i, where one of x and y is 0; five coefficients with alternating signs.
    x: 're(i^p)',
    y: 'im(i^p)',
    real: '(m + 2 d) x + 2 d y',
    imaginary: '(m + 2 d) y - 2 d x',
    c1: 'm + d',
    c2: 'm + 2 d',
    c3: 'm + 3 d',
    c4: 'm + 4 d',
    e1: 'p + 1',
    e2: 'p + 2',
    e3: 'p + 3',
    e4: 'p + 4',
    all: '(3 m + 6 d) abs(x) + (2 m + 4 d) abs(y)',
    others: '(2 m + 4 d) abs(x) + (3 m + 6 d) abs(y)',
  },
  where: 'm + 4 d >= 2 & abs(real) != abs(imaginary)',
  stem: {
    en: 'The real part of $@{m}i^{@p} + @{c1}i^{@e1} + @{c2}i^{@e2} + @{c3}i^{@e3} + @{c4}i^{@e4}$ is',
    zh: '$@{m}i^{@p} + @{c1}i^{@e1} + @{c2}i^{@e2} + @{c3}i^{@e3} + @{c4}i^{@e4}$ 的實部為',
  },
  key: 'real',
  slips: {
    'takes the square of i for 1': 'all',
    'the sign of every power': '-real',
    'gives the imaginary part': 'imaginary',
    'gives the imaginary part with the wrong signs': '-imaginary',
    'takes each real power for -1': '-all',
    'adds the coefficients of the imaginary terms': 'others',
    'subtracts the coefficients of the imaginary terms': '-others',
    'adds the real and the imaginary part': 'real + imaginary',
    'takes the imaginary part from the real one': 'real - imaginary',
  },
  steps: [
    [
      {
        en: 'The powers of $i$ repeat: $i^{4n} = 1$, $i^{4n + 1} = i$, $i^{4n + 2} = -1$ and $i^{4n + 3} = -i$.',
        zh: '$i$ 的冪每四次重複：$i^{4n} = 1$、$i^{4n + 1} = i$、$i^{4n + 2} = -1$ 及 $i^{4n + 3} = -i$。',
      },
      '1M',
    ],
    [
      {
        en: 'The sum is $@{real + imaginary i}$, and its real part is $@real$.',
        zh: '該和為 $@{real + imaginary i}$，其實部為 $@real$。',
      },
      '1A',
    ],
  ],
  // What is left without its real part is a multiple of i: its square is the opposite of that of its modulus.
  claims: [
    '(m i^p + c1 i^e1 + c2 i^e2 + c3 i^e3 + c4 i^e4 - key)^2 + abs(m i^p + c1 i^e1 + c2 i^e2 + c3 i^e3 + c4 i^e4 - key)^2 = 0',
  ],
})
