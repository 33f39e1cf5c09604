/** An expression in both roots that is not symmetric: the equation itself lowers the degree of one. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, word } from '../../kit/given.ts'

export const reduceWithRoot = formulaChoice({
  meta: {
    id: 'quadratic-equations/reduce-with-root',
    unit: 'SS1',
    objective: 'sum and product of roots',
    method: 'lowering the degree by the equation that a root satisfies',
    foundation: false,
    level: 4,
    minutes: 1.6,
  },
  paper: { slots: [34, 35, 36] },
  symbols: ['x', 'alpha', 'beta'],
  given: { m: ints(1, 4), b: nonzero(-9, 9), c: nonzero(-12, 12) },
  // α² = -bα - c, so mα² - mbβ = -mb(α + β) - mc.
  let: {
    t: 'm (b^2 - c)',
    d: 'b^2 - 4 c',
    w: '-m b',
    v: '-b',
    z: '-m c',
    equation: 'x^2 + b x + c = 0',
    asked: 'm alpha^2 - m b beta',
  },
  words: { sign: ['z > 0', word('+', '+'), word('-', '-')] },
  where: 'd > 0 & not rational(sqrt(d)) & abs(t) <= 300 & b^2 != c & abs(b) != 1',
  stem: {
    en: 'If $\\alpha$ and $\\beta$ are the roots of the equation $@equation$, then $@asked =$',
    zh: '若 $\\alpha$ 及 $\\beta$ 為方程 $@equation$ 的根，則 $@asked =$',
  },
  key: 't',
  slips: {
    'the sign of the constant': 'm (b^2 + c)',
    'the sign of the sum of the roots': 'm (-b^2 - c)',
    'both signs': 'm (c - b^2)',
    'leaves out the constant': 'm b^2',
    'multiplies the sum but not the constant': 'm b^2 - c',
    'multiplies the constant but not the sum': 'b^2 - m c',
    'leaves out the coefficient of the square': 'b^2 - c',
    'takes the sum of the roots for the middle coefficient alone': 'm (b - c)',
    'takes the sum of the squares': 'm (b^2 - 2 c)',
    'gives the constant': '-m c',
    'takes the sum of the squares with the wrong sign of the product': 'm (b^2 + 2 c)',
    'takes the first square for that of the sum': 'm (2 b^2 - c)',
    'adds the expression with the roots interchanged and does not halve': '2 m (b^2 - c)',
  },
  steps: [
    ['\\alpha^2 = @{-b alpha - c}', '1M'],
    ['@{m alpha^2 - m b beta} = @{-m b (alpha + beta) - m c}', '1M'],
    ['= @[w v] @sign @{abs(z)} = @t', '1A'],
  ],
  claims: [
    '0 = 0 <=> equation for x in {(-b + sqrt(b^2 - 4 c))/2, (-b - sqrt(b^2 - 4 c))/2}',
    'key = at(at(asked, alpha, (-b + sqrt(b^2 - 4 c))/2), beta, (-b - sqrt(b^2 - 4 c))/2)',
    'key = at(at(asked, alpha, (-b - sqrt(b^2 - 4 c))/2), beta, (-b + sqrt(b^2 - 4 c))/2)',
  ],
})
