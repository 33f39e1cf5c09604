/** Simplifies the difference of two values of a quadratic function. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const differenceOfValues = formulaChoice({
  meta: {
    id: 'functions/difference-of-values',
    unit: 'SS2',
    objective: 'notation of functions',
    method: 'difference of two values with a literal argument',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [5, 6, 8] },
  symbols: ['x', 'k'],
  given: { a: nonzero(-3, 4), b: nonzero(-7, 7), c: nonzero(-9, 9), s: nonzero(-3, 3) },
  let: { f: 'a x^2 + b x + c', u: '2 a s', v: 'a s^2 + b s', answer: 'u k + v', place: 'k + s' },
  where: 'v != 0 & v != a s^2 - b s & v != -c & a s^2 + b s + c != v + u',
  stem: {
    en: 'Let $f(x) = @f$. Then, $f(@place) - f(k) =$',
    zh: '設 $f(x) = @f$。則 $f(@place) - f(k) =$',
  },
  key: 'answer',
  slips: {
    'adds the squares for the square of the sum': 'v',
    'takes the value at the difference of the arguments': 'v + c',
    'loses the linear term': 'u k + a s^2',
    'loses a sign in the linear term': 'u k + a s^2 - b s',
    'takes the square of the sum without doubling': 'a s k + v',
    'does not cancel the constant terms': 'u k + v + c',
  },
  steps: [
    ['f(@place) - f(k) = @{a (k + s)^2 + b (k + s) + c} - (@{a k^2 + b k + c})', '1M'],
    ['= @answer', '1A'],
  ],
  claims: ['key = at(f, x, place) - at(f, x, k) for k in {0, 1, 2, 3}'],
})
