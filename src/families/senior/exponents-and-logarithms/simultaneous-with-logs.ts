/** Two simultaneous equations in x and the logarithm of y, one of them quadratic. */
import { wordedChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const simultaneousWithLogs = wordedChoice({
  meta: {
    id: 'exponents-and-logarithms/simultaneous-with-logs',
    unit: 'SS3',
    objective: 'logarithmic equations',
    method: 'quadratic equation in a logarithm',
    foundation: false,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [32, 33, 34] },
  symbols: ['x', 'y', 'u'],
  given: { base: oneOf(2, 3, 4, 5), u1: ints(-5, -1), u2: ints(1, 4), p: ints(1, 7) },
  // (log y)² = q - n x with x = log y + p.
  let: { n: '-u1 - u2', r: '-u1 u2', q: 'n p + r', s: 'base^u1', t: 'base^u2', first: 'x - p', second: 'q - n x' },
  where: 'n >= 1 & base^(-u1) <= 256 & t <= 256 & q <= 60',
  stem: {
    en: 'If $\\begin{cases}\\log_{@base} y = @first\\\\(\\log_{@base} y)^2 = @second\\end{cases}$, then $y =$',
    zh: '若 $\\begin{cases}\\log_{@base} y = @first\\\\(\\log_{@base} y)^2 = @second\\end{cases}$，則 $y =$',
  },
  key: { en: '$@s$ or $@t$.', zh: '$@s$ 或 $@t$。' },
  slips: {
    'gives the values of the logarithm': { en: '$@u1$ or $@u2$.', zh: '$@u1$ 或 $@u2$。' },
    'gives the values of x': { en: '$@{u1 + p}$ or $@{u2 + p}$.', zh: '$@{u1 + p}$ 或 $@{u2 + p}$。' },
    'signs of the factors': { en: '$@{1/t}$ or $@{1/s}$.', zh: '$@{1/t}$ 或 $@{1/s}$。' },
    'gives the values of the logarithm with signs of the factors': {
      en: '$@{-u2}$ or $@{-u1}$.',
      zh: '$@{-u2}$ 或 $@{-u1}$。',
    },
    'multiplies the base by the values of the logarithm': {
      en: '$@{base u1}$ or $@{base u2}$.',
      zh: '$@{base u1}$ 或 $@{base u2}$。',
    },
  },
  steps: [
    [
      { en: 'Let $u = \\log_{@base} y$. Then $x = @{u + p}$.', zh: '設 $u = \\log_{@base} y$，則 $x = @{u + p}$。' },
      '1M',
    ],
    [
      {
        en: '$u^2 = @{q - n (u + p)}$, i.e. $@{u^2 + n u - r} = 0$',
        zh: '$u^2 = @{q - n (u + p)}$，即 $@{u^2 + n u - r} = 0$',
      },
      '1M',
    ],
    [
      {
        en: '$u = @u1$ or $u = @u2$, so $y = @s$ or $y = @t$.',
        zh: '$u = @u1$ 或 $u = @u2$，故 $y = @s$ 或 $y = @t$。',
      },
      '1A',
    ],
  ],
  claims: [
    'log(base, s) = at(first, x, p + log(base, s)) & log(base, s)^2 = at(second, x, p + log(base, s))',
    'log(base, t) = at(first, x, p + log(base, t)) & log(base, t)^2 = at(second, x, p + log(base, t))',
    's < t',
  ],
})
