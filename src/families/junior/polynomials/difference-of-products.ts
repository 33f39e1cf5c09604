/** Expands and simplifies the difference of two products. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const differenceOfProducts = formulaChoice({
  meta: {
    id: 'polynomials/difference-of-products',
    unit: 'JS11',
    objective: 'multiplication of polynomials',
    method: 'subtracting a product from a product',
    foundation: true,
    level: 1,
    minutes: 0.9,
  },
  paper: { slots: [1, 2, 3] },
  symbols: ['x', 'y'],
  given: { p: ints(3, 6), q: nonzero(-5, 5), r: nonzero(-5, 5), s: ints(2, 4), t: nonzero(-5, 5) },
  let: {
    u: 'p - s',
    v: 'p r + q - s t',
    w: 'q r',
    one: 'p x + q y',
    other: 'x + r y',
    factor: 's x',
    bracket: 'x + t y',
    answer: 'u x^2 + v x y + w y^2',
  },
  where: 'u > 0 & v != 0 & gcd(p, q) = 1 & abs(q) > 1 & p r + q != 0 & p r + q + s t != 0 & p r + q - t != 0',
  stem: '$(@one)(@other) - @factor(@bracket) =$',
  key: 'answer',
  slips: {
    'does not change the sign of the last term': 'u x^2 + (p r + q + s t) x y + w y^2',
    'loses the coefficient in the last term': 'u x^2 + (p r + q - t) x y + w y^2',
    'loses the middle term of the first product': 'u x^2 - s t x y + w y^2',
    'loses the sign of the product of the last terms': 'u x^2 + v x y - w y^2',
    'adds the second product': '(p + s) x^2 + (p r + q + s t) x y + w y^2',
  },
  steps: [
    ['@{p x^2 + (p r + q) x y + q r y^2 - s x^2 - s t x y}', '1M'],
    ['= @answer', '1A'],
  ],
  claims: ['key = one other - factor bracket for x in {0, 1, 2} for y in {0, 1, 2}'],
})
