/** A positive coefficient of a quadratic equation, from the difference of its roots. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const differenceOfRoots = formulaChoice({
  meta: {
    id: 'quadratic-equations/difference-of-roots',
    unit: 'SS1',
    objective: 'sum and product of roots',
    method: 'square of the difference of the roots',
    foundation: false,
    level: 4,
    minutes: 1.5,
  },
  paper: { slots: [34, 35, 36, 37] },
  symbols: ['x', 'k', 'alpha', 'beta'],
  // The roots r and r + d, with the square of their difference given.
  given: { r: ints(1, 18), d: ints(1, 15) },
  let: { s: '2 r + d', c: 'r (r + d)', e: 'd^2', equation: 'x^2 - k x + c = 0' },
  where: 's > 0 & c != 0 & c <= 300 & s != d & s >= 2',
  stem: {
    en: 'Let $k$ be a positive constant. If $\\alpha$ and $\\beta$ are the roots of the equation $@equation$ such that $(\\alpha - \\beta)^2 = @e$, then $k =$',
    zh: '設 $k$ 為正常數。若 $\\alpha$ 及 $\\beta$ 為方程 $@equation$ 的根使得 $(\\alpha - \\beta)^2 = @e$，則 $k =$',
  },
  key: 's',
  plausible: 'it > 0',
  slips: {
    'does not take the square root': 's^2',
    'takes the difference of the roots for their sum': 'd',
    'takes the square of the difference for the sum of the squares': 'sqrt(e + 2 c)',
    'the sign of the product': 'sqrt(e - 4 c)',
    'the sign of the product, taken twice': 'sqrt(e - 2 c)',
    'adds the product once': 'sqrt(e + c)',
    'subtracts the product once': 'sqrt(e - c)',
    'does not take the square root, with the sign of the product': 'e - 4 c',
    'does not take the square root, and takes the sum of the squares': 'e + 2 c',
    'gives twice the sum': '2 s',
    'gives half the sum': 's/2',
  },
  steps: [
    [
      { en: '$\\alpha + \\beta = k$ and $\\alpha\\beta = @c$', zh: '$\\alpha + \\beta = k$ 及 $\\alpha\\beta = @c$' },
      '1M',
    ],
    ['(\\alpha - \\beta)^2 = (\\alpha + \\beta)^2 - 4\\alpha\\beta = k^2 - 4(@c) = @e', '1M'],
    ['k = @s', '1A'],
  ],
  // The roots themselves, by the formula, and their difference.
  claims: [
    '((key + sqrt(key^2 - 4 c))/2 - (key - sqrt(key^2 - 4 c))/2)^2 = e',
    'key > 0',
    '0 = 0 <=> at(at(equation, k, key), x, (key + sqrt(key^2 - 4 c))/2)',
    '0 = 0 <=> at(at(equation, k, key), x, (key - sqrt(key^2 - 4 c))/2)',
  ],
})
