/** Expands the product of a binomial and a trinomial. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const binomialTimesTrinomial = formulaChoice({
  meta: {
    id: 'polynomials/binomial-times-trinomial',
    unit: 'JS11',
    objective: 'multiplication of polynomials',
    method: 'expanding a binomial times a trinomial',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [1, 2, 3] },
  symbols: ['x'],
  given: { p: ints(2, 5), q: nonzero(-5, 5), b: nonzero(-5, 5), c: nonzero(-6, 6) },
  let: {
    binomial: 'p x + q',
    trinomial: 'x^2 + b x + c',
    u: 'p b + q',
    v: 'p c + q b',
    w: 'q c',
    answer: 'p x^3 + u x^2 + v x + w',
  },
  where: '(q < 0 | b < 0 | c < 0) & u != 0 & v != 0 & p b != q & p c != q b & gcd(p, q) = 1 & abs(u) != abs(v)',
  stem: '$(@binomial)(@trinomial) =$',
  key: 'answer',
  slips: {
    'loses a sign at x squared': 'p x^3 + (p b - q) x^2 + v x + w',
    'loses a sign at x': 'p x^3 + u x^2 + (p c - q b) x + w',
    'loses a sign at x squared and at x': 'p x^3 + (p b - q) x^2 + (p c - q b) x + w',
    'loses the sign of the constant term': 'p x^3 + u x^2 + v x - w',
  },
  steps: [
    ['(@binomial)(@trinomial) = @{p x^3 + p b x^2 + p c x + q x^2 + q b x + q c}', '1M'],
    ['= @answer', '1A'],
  ],
  claims: ['key = binomial trinomial for x in {-1, 0, 1, 2}'],
})
