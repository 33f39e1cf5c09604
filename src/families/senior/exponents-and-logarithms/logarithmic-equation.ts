/** An equation with two logarithms to one base, one root of whose quadratic equation must be rejected. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const logarithmicEquation = formulaChoice({
  meta: {
    id: 'exponents-and-logarithms/logarithmic-equation',
    unit: 'SS3',
    objective: 'logarithmic equations',
    method: 'product of two arguments, rejecting a root',
    foundation: false,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [31, 32, 33] },
  symbols: ['x'],
  given: { base: oneOf(2, 3, 4, 5, 6), c: ints(2, 6), s: ints(2, 32), x0: ints(-6, 12) },
  let: { w: 'base^c', t: 'w/s', p: 's - x0', q: 't - x0', x1: '-p - q - x0', first: 'x + p', second: 'x + q' },
  where:
    'w <= 256 & int(t) & t >= 2 & s > t & q != 0 & p != 0 & x0 != 0 & abs(q) <= 15 & abs(p) <= 25 & abs(x1) <= 40 & x1 != -x0',
  stem: {
    en: 'If $\\log_{@base}(@first) = @c - \\log_{@base}(@second)$, then $x =$',
    zh: '若 $\\log_{@base}(@first) = @c - \\log_{@base}(@second)$，則 $x =$',
  },
  key: 'x0',
  plausible: 'int(2 it) & abs(it) <= 130',
  slips: {
    'gives the root that must be rejected': 'x1',
    'signs of the factors': '-x0',
    'gives the root to be rejected with signs of the factors': '-x1',
    'takes away the logarithms': '(c - p - q)/2',
    'adds the arguments': '(w - p - q)/2',
    'takes the sum of logarithms for the logarithm of the sum, and the base times c for its power':
      '(base c - p - q)/2',
    'takes the quotient of the arguments': '(w q - p)/(1 - w)',
    'leaves out the second logarithm': 'w - p',
    'leaves out the first logarithm': 'w - q',
    'gives the product of the arguments': 'w',
    'a sign in the sum of the arguments': '(w + p + q)/2',
    'gives the value of the first argument': 's',
    'gives the value of the second argument': 't',
  },
  steps: [
    ['\\log_{@base}[(@first)(@second)] = @c', '1M'],
    ['@{x^2 + (p + q) x + p q} = @w', '1M'],
    [{ en: '$x = @x0$ or $x = @x1$ (rejected)', zh: '$x = @x0$ 或 $x = @x1$（捨去）' }, '1A'],
  ],
  claims: ['at(first, x, key) at(second, x, key) = base^c', 'at(first, x, key) > 0', 'at(second, x, key) > 0'],
})
