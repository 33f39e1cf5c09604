/** Simplifies the square of a binomial minus a product of a sum and a difference. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const squareMinusProduct = formulaChoice({
  meta: {
    id: 'identities/square-minus-product',
    unit: 'JS12',
    objective: 'identities',
    method: 'square of a binomial and difference of two squares',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [1, 2, 3] },
  symbols: ['x'],
  given: { a: ints(1, 5), b: nonzero(-5, 5), c: ints(1, 4), d: ints(1, 6) },
  let: {
    one: 'a x + b',
    sum: 'c x + d',
    difference: 'c x - d',
    u: 'a^2 - c^2',
    v: '2 a b',
    w: 'b^2 + d^2',
    answer: 'u x^2 + v x + w',
  },
  where: 'a > c & abs(b) != d & gcd(a, b) = 1 & gcd(c, d) = 1 & abs(v) > 1',
  stem: '$(@one)^2 - (@sum)(@difference) =$',
  key: 'answer',
  slips: {
    'loses the sign of the last square': 'u x^2 + v x + b^2 - d^2',
    'loses the middle term of the square': 'u x^2 + w',
    'loses the middle term and the sign of the last square': 'u x^2 + b^2 - d^2',
    'does not double the product': 'u x^2 + a b x + w',
    'adds the product': '(a^2 + c^2) x^2 + v x + b^2 - d^2',
  },
  steps: [
    ['(@one)^2 - (@sum)(@difference) = @{a^2 x^2 + v x + b^2} - (@{c^2 x^2 - d^2})', '1M'],
    ['= @answer', '1A'],
  ],
  claims: ['key = one^2 - sum difference for x in {0, 1, 2}'],
})
