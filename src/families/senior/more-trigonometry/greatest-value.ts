/** The greatest value of a fraction whose denominator holds the squares of sine and cosine. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const greatestValue = formulaChoice({
  meta: {
    id: 'more-trigonometry/greatest-value',
    unit: 'SS14',
    objective: 'greatest and least values of trigonometric functions',
    method: 'one square for the other; least denominator',
    foundation: true,
    level: 3,
    minutes: 1.3,
  },
  paper: { slots: [22, 23] },
  symbols: ['theta'],
  given: { l: ints(1, 12), a: ints(1, 9), b: ints(1, 9), c: ints(1, 6) },
  let: {
    less: 'min(a, b)',
    more: 'max(a, b)',
    k: 'l (c + less)',
    given: 'k/(c + a sin(theta)^2 + b sin(deg(90) - theta)^2)',
  },
  where: 'a != b & more > c & k <= 60 & k > c + more & abs(a - b) < c + less & gcd(gcd(a, b), c) = 1',
  stem: {
    en: 'For $0^\\circ \\le \\theta \\le 90^\\circ$, the greatest value of $\\displaystyle @given$ is',
    zh: '對於 $0^\\circ \\le \\theta \\le 90^\\circ$，$\\displaystyle @given$ 的最大值為',
  },
  key: 'l',
  slips: {
    'gives the least value': 'k/(c + more)',
    'takes both squares as 1': 'k/(c + a + b)',
    'takes both squares as 0': 'k/c',
    'forgets the constant': 'k/less',
    'forgets the constant and takes the greater coefficient': 'k/more',
    'takes the difference of the squares for the sum, without the constant': 'k/abs(a - b)',
    'takes both squares as 1 without the constant': 'k/(a + b)',
    'takes the difference of the coefficients': 'k/(c + abs(a - b))',
    'gives the numerator': 'k',
    'takes both squares as a half of a half': 'k/(c + (a + b)/4)',
    'takes both squares as a half': 'k/(c + (a + b)/2)',
  },
  steps: [
    [
      '@{c + a sin(theta)^2 + b sin(deg(90) - theta)^2} = @{c + a sin(theta)^2 + b cos(theta)^2} = @{c + b + (a - b) sin(theta)^2}',
      '1M',
    ],
    [
      {
        en: 'Since $0 \\le \\sin^2\\theta \\le 1$, the least value of the denominator is $@{c + less}$.',
        zh: '由於 $0 \\le \\sin^2\\theta \\le 1$，分母的最小值為 $@{c + less}$。',
      },
      '1M',
    ],
    [{ en: 'The greatest value is $@[k/(c + less)] = @l$.', zh: '最大值為 $@[k/(c + less)] = @l$。' }, '1A'],
  ],
  claims: [
    'given <= key for theta in {deg(0), deg(30), deg(45), deg(60), deg(90)}',
    'at(given, theta, deg(0)) = key | at(given, theta, deg(90)) = key',
  ],
})
