/** Expands the value of a quadratic function at a linear expression. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const valueAtAnExpression = formulaChoice({
  meta: { id: 'functions/value-at-an-expression', unit: 'SS2', objective: 'notation of functions', method: 'putting in a linear expression', foundation: true, level: 2, minutes: 1 },
  paper: { slots: [5, 6] },
  symbols: ['x', 'm'],
  given: { a: oneOf(1, 2, 3), b: nonzero(-6, 6), c: nonzero(-9, 9), p: oneOf(2, 3, 4, -1), q: nonzero(-4, 4) },
  let: { f: 'a x^2 + b x + c', u: 'a p^2', v: '2 a p q + b p', w: 'a q^2 + b q + c', answer: 'u m^2 + v m + w' },
  where: 'w != 0 & v != 0 & v != b p & gcd(p, q) = 1 & abs(w) <= 60 & p > 0 & w - b q != 0 & w - 2 b q != 0',
  stem: {
    en: 'If $f(x) = @f$, then $f(@{p m + q}) =$',
    zh: '若 $f(x) = @f$，則 $f(@{p m + q}) =$',
  },
  key: 'answer',
  slips: {
    'adds the squares for the square of the sum': 'u m^2 + b p m + w',
    'does not square the coefficient': 'a p m^2 + v m + w',
    'loses a sign in the constant term': 'u m^2 + v m + a q^2 - b q + c',
    'loses the double of the product': 'u m^2 + (a p q + b p) m + w',
    'loses the linear term at the constant': 'u m^2 + v m + a q^2 + c',
  },
  steps: [['f(@{p m + q}) = @{a (p m + q)^2 + b (p m + q) + c}', '1M'], ['= @answer', '1A']],
  claims: ['key = a (p m + q)^2 + b (p m + q) + c for m in {0, 1, 2}'],
})
