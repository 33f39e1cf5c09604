/** Finds a value of a quadratic function with an unknown coefficient that has equal values at two points. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const valueFromEqualValues = formulaChoice({
  meta: { id: 'functions/value-from-equal-values', unit: 'SS2', objective: 'notation of functions', method: 'unknown coefficient from equal values', foundation: true, level: 2, minutes: 1.3 },
  paper: { slots: [6, 7, 8] },
  symbols: ['x', 'k'],
  given: { a: oneOf(-3, -2, 2, 3), p: nonzero(-4, 5), q: nonzero(-4, 6), c: nonzero(-9, 9), r: nonzero(-3, 3) },
  let: { k1: '-a (p + q)', value: 'a r^2 + k1 r + c' },
  where: 'p < q & p + q != 0 & r != p & r != q & value != 0 & value != c & k1 != value & c k1 r < 0 & abs(p + q) <= 6',
  stem: {
    en: 'Let $f(x) = @{a x^2 + k x + c}$, where $k$ is a constant. If $f(@p) = f(@q)$, then $f(@r) =$',
    zh: '設 $f(x) = @{a x^2 + k x + c}$，其中 $k$ 為常數。若 $f(@p) = f(@q)$，則 $f(@r) =$',
  },
  key: 'value',
  slips: {
    'loses the sign of k': 'a r^2 - k1 r + c',
    'loses the coefficient in finding k': 'a r^2 - (p + q) r + c',
    'loses the coefficient and the sign in finding k': 'a r^2 + (p + q) r + c',
    'gives k': 'k1',
    'gives k without its sign': '-k1',
    'takes the difference of the two points': 'a r^2 - a (q - p) r + c',
    'loses the sign of the square': '-a r^2 + k1 r + c',
    'loses the constant term': 'a r^2 + k1 r',
    'squares the coefficient too': 'a abs(a) r^2 + k1 r + c',
    'loses the linear term': 'a r^2 + c',
    'loses the signs of both terms': '-a r^2 - k1 r + c',
    'loses the sign of k and squares the coefficient too': 'a abs(a) r^2 - k1 r + c',
    'subtracts the constant term': 'a r^2 + k1 r - c',
  },
  steps: [['@{a p^2 + p k + c} = @{a q^2 + q k + c}', '1M'], ['k = @k1'], ['f(@r) = @{value}', '1A']],
  // The value at r is the value at the point as far from the axis of symmetry, and differs from the equal value by a(r - p)(r - q).
  claims: ['key - c = a (r - p) (r - q) - a p q'],
})
