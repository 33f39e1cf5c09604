/** Factorizes a square number minus the square of a binomial. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const numberMinusSquare = formulaChoice({
  meta: {
    id: 'identities/number-minus-square',
    unit: 'JS12',
    objective: 'factorization',
    method: 'difference of two squares with a bracket',
    foundation: true,
    level: 1,
    minutes: 0.8,
  },
  paper: { slots: [2, 3, 4] },
  symbols: ['x', 'y'],
  given: { n: ints(2, 12), p: ints(1, 6), q: ints(1, 9), t: oneOf(1, -1) },
  let: { square: 'n^2', inside: 'p x + t q y', answer: '(n + p x + t q y) (n - p x - t q y)' },
  where: 'gcd(p, q) = 1 & p != q & n != p & n != q',
  stem: '$@square - (@inside)^2 =$',
  key: 'answer',
  slips: {
    'does not change the sign of the second term in the bracket': '(n + p x + t q y) (n - p x + t q y)',
    'changes the sign of the second term in both brackets': '(n + p x - t q y) (n - p x + t q y)',
    'changes the sign of the second term in the wrong bracket': '(n + p x - t q y) (n - p x - t q y)',
    'takes the difference of squares for the square of a difference': '(n - p x - t q y)^2',
    'takes the difference of squares for the square of a difference, and loses a sign': '(n - p x + t q y)^2',
  },
  steps: [
    ['@square - (@inside)^2 = [@n + (@inside)][@n - (@inside)]', '1M'],
    ['= @answer', '1A'],
  ],
  claims: ['key = square - inside^2 for x in {0, 1, 2} for y in {0, 1, 2}'],
})
