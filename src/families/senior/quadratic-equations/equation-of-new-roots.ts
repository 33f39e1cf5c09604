/** The quadratic equation whose roots are a multiple of those of another, and more. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const equationOfNewRoots = formulaChoice({
  meta: {
    id: 'quadratic-equations/equation-of-new-roots',
    unit: 'SS1',
    objective: 'sum and product of roots',
    method: 'forming an equation from new roots',
    foundation: false,
    level: 4,
    minutes: 1.6,
  },
  paper: { slots: [34, 35, 36] },
  symbols: ['x', 'alpha', 'beta'],
  given: { b: nonzero(-8, 8), c: nonzero(-9, 9), m: ints(2, 3), n: nonzero(-4, 4) },
  // m α + n and m β + n have the sum -m b + 2 n and the product m² c - m n b + n².
  let: {
    s: '2 n - m b',
    p: 'm^2 c - m n b + n^2',
    equation: 'x^2 + b x + c = 0',
    first: 'm alpha + n',
    second: 'm beta + n',
  },
  where: 'b^2 - 4 c > 0 & not rational(sqrt(b^2 - 4 c)) & s != 0 & p != 0 & abs(p) <= 120',
  stem: {
    en: 'Let $\\alpha$ and $\\beta$ be the roots of the equation $@equation$. Which of the following quadratic equations has roots $@first$ and $@second$?',
    zh: '設 $\\alpha$ 及 $\\beta$ 為方程 $@equation$ 的根。下列哪一個二次方程的根為 $@first$ 和 $@second$？',
  },
  key: 'x^2 - s x + p = 0',
  slips: {
    'the sign of the new sum': 'x^2 + s x + p = 0',
    'adds the number once to the sum': 'x^2 - (s - n) x + p = 0',
    'the sign of the sum of the given roots': 'x^2 - (2 n + m b) x + m^2 c + m n b + n^2 = 0',
    'multiplies the product once': 'x^2 - s x + p - m^2 c + m c = 0',
    'leaves out the middle term of the product': 'x^2 - s x + m^2 c + n^2 = 0',
    'interchanges sum and product': 'x^2 - p x + s = 0',
  },
  steps: [
    [
      {
        en: 'Sum of the new roots $= @m(\\alpha + \\beta) + 2(@n) = @s$',
        zh: '新的兩根之和 $= @m(\\alpha + \\beta) + 2(@n) = @s$',
      },
      '1M',
    ],
    [
      {
        en: 'Product of the new roots $= @{m^2}\\alpha\\beta @{sign}@{abs(m n)}(\\alpha + \\beta) + (@n)^2 = @p$',
        zh: '新的兩根之積 $= @{m^2}\\alpha\\beta @{sign}@{abs(m n)}(\\alpha + \\beta) + (@n)^2 = @p$',
      },
      '1M',
    ],
    ['@{x^2 - s x + p = 0}', '1A'],
  ],
  words: { sign: ['n > 0', { en: '+', zh: '+' }, { en: '-', zh: '-' }] },
  claims: [
    '0 = 0 <=> equation for x in {(-b + sqrt(b^2 - 4 c))/2, (-b - sqrt(b^2 - 4 c))/2}',
    'first = n + m alpha for alpha in {0, 1}',
    'second = n + m beta for beta in {0, 1}',
    '0 = 0 <=> key for x in {n + m (-b + sqrt(b^2 - 4 c))/2, n + m (-b - sqrt(b^2 - 4 c))/2}',
  ],
})
