/** Two unequal numbers that satisfy the same quadratic equation: the sum of their squares. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const twoConditions = formulaChoice({
  meta: {
    id: 'quadratic-equations/two-conditions',
    unit: 'SS1',
    objective: 'sum and product of roots',
    method: 'two numbers as the roots of one quadratic equation',
    foundation: false,
    level: 4,
    minutes: 1.5,
  },
  paper: { slots: [34, 35, 36] },
  symbols: ['x', 'alpha', 'beta'],
  given: { a: ints(2, 5), b: nonzero(-9, 9), c: nonzero(-12, 12) },
  let: {
    s: 'b/a',
    p: '-c/a',
    d: 'b^2 + 4 a c',
    t: 's^2 - 2 p',
    first: 'a alpha^2 = b alpha + c',
    second: 'a beta^2 = b beta + c',
  },
  where: 'd > 0 & not rational(sqrt(d)) & gcd(a, b, c) = 1 & t != s & t != p',
  stem: {
    en: 'If $\\alpha \\neq \\beta$ and $\\begin{cases}@first\\\\@second\\end{cases}$, then $\\alpha^2 + \\beta^2 =$',
    zh: '若 $\\alpha \\neq \\beta$ 且 $\\begin{cases}@first\\\\@second\\end{cases}$，則 $\\alpha^2 + \\beta^2 =$',
  },
  key: 't',
  slips: {
    'the sign of the product': 's^2 + 2 p',
    'squares the sum': 's^2',
    'subtracts the product once': 's^2 - p',
    'the sign of the product, once': 's^2 + p',
    'adds the two equations and leaves out a constant': '(b s + c)/a',
    'does not square the sum': 's - 2 p',
    'takes the wrong sign of the sum without squaring it': '-s - 2 p',
    'gives the square of the difference': 's^2 - 4 p',
    'forgets the leading coefficient': 'b^2 + 2 c',
    'forgets the leading coefficient and a sign': 'b^2 - 2 c',
    'does not divide by the square of the leading coefficient': 'b^2 + 2 a c',
    'divides by the leading coefficient once': '(b^2 + 2 a c)/a',
  },
  steps: [
    [
      {
        en: '$\\alpha$ and $\\beta$ are the roots of $@{a x^2 - b x - c = 0}$.',
        zh: '$\\alpha$ 及 $\\beta$ 為 $@{a x^2 - b x - c = 0}$ 的根。',
      },
      '1M',
    ],
    ['\\alpha + \\beta = @s,\\quad \\alpha\\beta = @p'],
    ['\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta = @t', '1A'],
  ],
  claims: [
    '0 = 0 <=> first for alpha in {(b + sqrt(b^2 + 4 a c))/(2 a), (b - sqrt(b^2 + 4 a c))/(2 a)}',
    '0 = 0 <=> second for beta in {(b + sqrt(b^2 + 4 a c))/(2 a), (b - sqrt(b^2 + 4 a c))/(2 a)}',
    'key = ((b + sqrt(b^2 + 4 a c))/(2 a))^2 + ((b - sqrt(b^2 + 4 a c))/(2 a))^2',
  ],
})
