/** Statements on powers too large for a calculator, which their common logarithms decide. */
import { statementChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const statementsOnLargePowers = statementChoice({
  meta: {
    id: 'exponents-and-logarithms/statements-on-large-powers',
    unit: 'SS3',
    objective: 'properties of logarithms',
    method: 'comparing large powers by their logarithms',
    foundation: false,
    level: 4,
    minutes: 2,
  },
  paper: { slots: [32, 33, 34] },
  given: {
    a: oneOf(23, 37, 41, 58, 67),
    n: ints(210, 390, 30),
    b: oneOf(17, 29, 43, 71, 83),
    e: ints(0, 1),
    d: ints(0, 1),
    f: ints(0, 1),
  },
  let: {
    u: 'n log(10, a)',
    m: 'floor(u/log(10, b)) + e',
    digits: 'floor(u) + d',
    v: 'm log(10, b)',
    k: 'floor(u + v) + f',
  },
  where: 'a != b',
  stem: { en: 'Which of the following are true?', zh: '下列何者正確？' },
  statements: [
    { text: '$@a^{@n} > @b^{@m}$', holds: 'u > v', slip: 'compares the bases or the indices' },
    {
      text: { en: '$@a^{@n}$ is an integer with $@digits$ digits.', zh: '$@a^{@n}$ 為 $@digits$ 位整數。' },
      holds: 'digits - 1 <= u & u < digits',
      slip: 'takes the integral part of the logarithm for the number of digits',
    },
    {
      text: '$(@a^{@n})(@b^{@m}) > 10^{@k}$',
      holds: 'u + v > k',
      slip: 'multiplies the logarithms or rounds their sum',
    },
  ],
  steps: [
    [
      {
        en: 'I: $\\log @a^{@n} = @n \\log @a \\approx @{round(u, 2) : dp2}$ and $\\log @b^{@m} = @m \\log @b \\approx @{round(v, 2) : dp2}$.',
        zh: 'I：$\\log @a^{@n} = @n \\log @a \\approx @{round(u, 2) : dp2}$ 及 $\\log @b^{@m} = @m \\log @b \\approx @{round(v, 2) : dp2}$。',
      },
      '1M',
    ],
    [
      {
        en: 'II: $10^{@{floor(u)}} < @a^{@n} < 10^{@{floor(u) + 1}}$, so it has $@{floor(u) + 1}$ digits.',
        zh: 'II：$10^{@{floor(u)}} < @a^{@n} < 10^{@{floor(u) + 1}}$，故其為 $@{floor(u) + 1}$ 位整數。',
      },
    ],
    [
      {
        en: 'III: $\\log[(@a^{@n})(@b^{@m})] \\approx @{round(u + v, 2) : dp2}$',
        zh: 'III：$\\log[(@a^{@n})(@b^{@m})] \\approx @{round(u + v, 2) : dp2}$',
      },
      '1A',
    ],
  ],
  // The same by powers of the bases with fractional indices.
  claims: ['a^(n/m) > b <=> I', '10^((digits - 1)/n) <= a & a < 10^(digits/n) <=> II', 'a^(n/m) b > 10^(k/m) <=> III'],
})
