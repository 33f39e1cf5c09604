/** Adds two algebraic fractions whose denominators multiply to a difference of two squares. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const sumOfTwoFractions = formulaChoice({
  meta: {
    id: 'formulae/sum-of-two-fractions',
    unit: 'JS13',
    objective: 'algebraic fractions',
    method: 'common denominator that is a difference of two squares',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [2, 3, 4, 5] },
  symbols: ['x'],
  given: { u: ints(2, 8), v: nonzero(-6, 6), p: ints(2, 6), q: ints(1, 9) },
  let: {
    first: 'q - p x',
    second: 'q + p x',
    below: 'q^2 - p^2 x^2',
    s: '(u + v) q',
    d: '(u - v) p',
    answer: '(s + d x)/below',
  },
  where: 'u > abs(v) & gcd(p, q) = 1 & gcd(u, v) = 1 & s != d',
  stem: '$\\frac{@u}{@first} @sign \\frac{@{abs(v)}}{@second} =$',
  words: { sign: ['v > 0', { en: '+', zh: '+' }, { en: '-', zh: '-' }] },
  key: 'answer',
  slips: {
    'multiplies each numerator by its own denominator': '(s - d x)/below',
    'loses the sign of the second fraction': '((u - v) q + (u + v) p x)/below',
    'adds the numerators only': '(u + v)/below',
    'squares the denominator with the wrong sign': '(s + d x)/(q^2 + p^2 x^2)',
    'loses the sign of the denominator': '(s + d x)/(p^2 x^2 - q^2)',
  },
  steps: [
    [
      '\\frac{@u}{@first} @sign \\frac{@{abs(v)}}{@second} = \\frac{@{u (q + p x) + v (q - p x)}}{(@first)(@second)}',
      '1M',
    ],
    ['= @answer', '1A'],
  ],
  claims: ['key first second = u second + v first & first second != 0 for x in {11, 12, 13}'],
})
