/** A quadratic function of a linear expression. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const substituteExpression = formulaChoice({
  meta: {
    id: 'functions/substitute-expression',
    unit: 'SS2',
    objective: 'value of a function',
    method: 'an expression put into a quadratic function',
    foundation: true,
    level: 2,
    minutes: 1.1,
  },
  paper: { slots: [9, 10] },
  symbols: ['x', 'k'],
  given: { a: ints(1, 4), b: nonzero(-6, 6), c: ints(-9, 9), p: ints(2, 4), h: nonzero(-3, 3) },
  let: { f: 'a x^2 + b x + c', inside: 'p k + h', B: '2 a p h + b p', C: 'a h^2 + b h + c' },
  where: 'B != 0 & C != 0 & a <= 3 & b + h != 0 & abs(B) <= 40',
  stem: {
    en: 'If $f(x) = @f$, then $f(@inside) =$',
    zh: '若 $f(x) = @f$，則 $f(@inside) =$',
  },
  key: 'a p^2 k^2 + B k + C',
  slips: {
    'squares term by term': 'a p^2 k^2 + b p k + C',
    'squares the letter but not its coefficient': 'a p k^2 + B k + C',
    'doubles nothing in the middle term': 'a p^2 k^2 + (a p h + b p) k + C',
    'multiplies the first term of the linear part only': 'a p^2 k^2 + B k + a h^2 + c',
    'subtracts the linear part': 'a p^2 k^2 + (2 a p h - b p) k + (a h^2 - b h + c)',
    'adds the constant of the argument at the end': 'a p^2 k^2 + b p k + (c + h)',
  },
  steps: [
    [
      {
        en: '$f(@inside) = @{a (p k + h)^2 + b (p k + h) + c}$',
        zh: '$f(@inside) = @{a (p k + h)^2 + b (p k + h) + c}$',
      },
      '1M',
    ],
    ['= @{a p^2 k^2 + B k + C}', '1A'],
  ],
  // Two expressions of degree 2 that agree at three points are the same.
  claims: ['key = at(f, x, inside) for k in {0, 1, -1}'],
})
