/** Factorizes a quadratic expression in two letters. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const crossMethod = formulaChoice({
  meta: {
    id: 'polynomials/cross-method',
    unit: 'JS11',
    objective: 'factorization',
    method: 'cross-method in two letters',
    foundation: true,
    level: 2,
    minutes: 0.9,
  },
  paper: { slots: [3, 4, 5] },
  symbols: ['x', 'y'],
  given: { p: ints(2, 5), q: nonzero(-7, 7), r: ints(1, 3), s: nonzero(-7, 7) },
  let: { u: 'p r', v: 'p s + q r', w: 'q s', quadratic: 'u x^2 + v x y + w y^2' },
  where:
    'gcd(p, s) = 1 & gcd(r, q) = 1 & gcd(p, q) = 1 & gcd(r, s) = 1 & v != 0 & p != r & abs(q) != abs(s) & (q < 0 | s < 0)',
  stem: '$@quadratic =$',
  key: '(p x + q y) (r x + s y)',
  slips: {
    'interchanges the signs': '(p x - q y) (r x - s y)',
    'interchanges the second terms': '(p x + s y) (r x + q y)',
    'interchanges the second terms and the signs': '(p x - s y) (r x - q y)',
    'loses a sign': '(p x - q y) (r x + s y)',
    'loses the other sign': '(p x + q y) (r x - s y)',
  },
  steps: [
    [
      { en: 'The coefficient of $xy$ is $@[p (s) + q (r)] = @v$.', zh: '$xy$ 項的係數為 $@[p (s) + q (r)] = @v$。' },
      '1M',
    ],
    ['@quadratic = @{(p x + q y) (r x + s y)}', '1A'],
  ],
  claims: ['key = quadratic for x in {0, 1, 2} for y in {0, 1, 2}'],
})
