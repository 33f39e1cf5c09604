/** Finds the value of a quadratic expression in a root without solving the equation. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const expressionOfARoot = formulaChoice({
  meta: {
    id: 'quadratic-equations/expression-of-a-root',
    unit: 'SS1',
    objective: 'roots of a quadratic equation',
    method: 'substituting a root without solving',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [4, 6, 7] },
  symbols: ['x', 'beta'],
  given: { a: oneOf(1, 2, 3), b: nonzero(-7, 7), c: nonzero(-9, 9), m: oneOf(-3, -2, 2, 3), n: nonzero(-20, 20) },
  let: { D: 'b^2 - 4 a c', value: 'n - m c', left: 'a x^2 + b x + c', asked: 'm a beta^2 + m b beta + n' },
  where: 'D > 0 & not int(sqrt(D)) & n m c > 0 & abs(n) > abs(m c) & gcd(gcd(a, b), c) = 1 & abs(c) > 1',
  stem: {
    en: 'If $\\beta$ is a root of the equation $@left = 0$, then $@asked =$',
    zh: '若 $\\beta$ 為方程 $@left = 0$ 的根，則 $@asked =$',
  },
  key: 'value',
  slips: {
    'does not change the sign of the constant term': 'n + m c',
    'loses the constant of the expression': '-m c',
    'loses that constant and the sign': 'm c',
    'does not multiply the constant term': 'n - c',
    'does not multiply the constant term and loses its sign': 'n + c',
    'takes the expression in the root for 0': 'n',
    'subtracts the constant of the expression': '-n - m c',
    'subtracts the constant of the expression and loses the sign': 'm c - n',
    'multiplies the constant of the expression': 'm n - m c',
    'multiplies the whole by the constant term': 'm n + m c',
  },
  steps: [
    ['@{a beta^2 + b beta} = @{-c}', '1M'],
    ['@asked = @{m (a beta^2 + b beta) + n} = @value', '1A'],
  ],
  claims: [
    'left = 0 for x in {(-b + sqrt(b^2 - 4 a c))/(2 a), (-b - sqrt(b^2 - 4 a c))/(2 a)}',
    'asked = key for beta in {(-b + sqrt(b^2 - 4 a c))/(2 a), (-b - sqrt(b^2 - 4 a c))/(2 a)}',
  ],
})
