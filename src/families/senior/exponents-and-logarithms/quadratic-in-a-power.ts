/** An exponential equation that is quadratic in a power: the sum of the squares of its roots. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const quadraticInAPower = formulaChoice({
  meta: {
    id: 'exponents-and-logarithms/quadratic-in-a-power',
    unit: 'SS3',
    objective: 'exponential equations',
    method: 'quadratic equation in a power',
    foundation: false,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [31, 32, 33] },
  symbols: ['x', 'u'],
  given: { b: ints(2, 10), m: ints(1, 4), n: ints(2, 8), j: ints(-1, 1) },
  let: { c: 'b^2', s: 'b^m + b^n', w: 's/b^j', p: 'b^(m + n)', t: 'm^2 + n^2', equation: 'c^x - w b^(x + j) + p = 0' },
  where: 'm < n & b^n <= 1000 & int(w) & w <= 5000 & p <= 100000',
  stem: {
    en: 'If $\\alpha$ and $\\beta$ are the roots of the equation $@equation$, then $\\alpha^2 + \\beta^2 =$',
    zh: '若 $\\alpha$ 及 $\\beta$ 為方程 $@equation$ 的根，則 $\\alpha^2 + \\beta^2 =$',
  },
  key: 't',
  slips: {
    'squares the sum of the roots': '(m + n)^2',
    'gives the sum of the roots': 'm + n',
    'gives the product of the roots': 'm n',
    'gives the difference of the squares': 'n^2 - m^2',
    'gives twice the product of the roots': '2 m n',
    'gives the sum of the powers': 's',
    'gives the product of the powers': 'p',
    'gives the square of the greater root': 'n^2',
    'adds twice the product of the roots twice': '(m + n)^2 + 2 m n',
    'gives the number before the power': 'w',
  },
  steps: [
    [
      { en: 'Let $u = @{b}^x$. Then $@{u^2 - s u + p} = 0$.', zh: '設 $u = @{b}^x$，則 $@{u^2 - s u + p} = 0$。' },
      '1M',
    ],
    [
      {
        en: '$u = @{b^m}$ or $u = @{b^n}$, so $x = @m$ or $x = @n$.',
        zh: '$u = @{b^m}$ 或 $u = @{b^n}$，故 $x = @m$ 或 $x = @n$。',
      },
      '1M',
    ],
    ['\\alpha^2 + \\beta^2 = @[m^2 + n^2] = @t', '1A'],
  ],
  claims: [
    '0 = 0 <=> at(equation, x, log(b, (w b^j + sqrt((w b^j)^2 - 4 p))/2))',
    '0 = 0 <=> at(equation, x, log(b, (w b^j - sqrt((w b^j)^2 - 4 p))/2))',
    'key = log(b, (w b^j + sqrt((w b^j)^2 - 4 p))/2)^2 + log(b, (w b^j - sqrt((w b^j)^2 - 4 p))/2)^2',
  ],
})
