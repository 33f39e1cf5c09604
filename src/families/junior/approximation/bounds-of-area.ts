/** The range of the area of a figure from two measured lengths. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const boundsOfArea = formulaChoice({
  meta: {
    id: 'approximation/bounds-of-area',
    unit: 'JS15',
    objective: 'errors in measurement',
    method: 'bounds of a product of two measured lengths',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [9, 10, 11] },
  symbols: ['x'],
  given: { e: oneOf(2, 4, 10, 20), a: ints(8, 200, 2), b: ints(6, 120, 2) },
  let: { h: 'e/2', low: '(a - h) (b - h)', high: '(a + h) (b + h)' },
  where: 'mod(a, e) = 0 & mod(b, e) = 0 & a > b & a >= 4 e & b >= 3 e & a <= 20 e & 5 b > 2 a',
  stem: {
    en: 'The length and the width of a rectangle are measured as $@a\\text{ cm}$ and $@b\\text{ cm}$ respectively, both correct to the nearest $@e\\text{ cm}$. Let $x\\text{ cm}^2$ be the actual area of the rectangle. Find the range of values of $x$.',
    zh: '量得一長方形的長度和闊度分別為 $@a\\text{ cm}$ 和 $@b\\text{ cm}$，均準確至最接近的 $@e\\text{ cm}$。設該長方形的實際面積為 $x\\text{ cm}^2$。求 $x$ 值的範圍。',
  },
  key: 'low <= x < high',
  slips: {
    'puts the equality sign at the upper limit': 'low < x <= high',
    'takes the whole scale interval for the maximum error': '(a - e) (b - e) <= x < (a + e) (b + e)',
    'takes the error of a length for that of the area': 'a b - e/2 <= x < a b + e/2',
    'takes the product of the errors': 'a b - e^2/4 <= x < a b + e^2/4',
    'puts the equality sign wrongly and takes the whole scale interval': '(a - e) (b - e) < x <= (a + e) (b + e)',
  },
  steps: [
    [{ en: 'Maximum absolute error $= @h\\text{ cm}$', zh: '最大絕對誤差 $= @h\\text{ cm}$' }],
    ['@[(a - h) (b - h)] \\le x < @[(a + h) (b + h)]', '1M'],
    ['@{low <= x < high}', '1A'],
  ],
  // The product of doubled lengths, each of which may be out by the scale interval.
  claims: [
    '(2 a - e) (2 b - e) <= 4 x & 4 x < (2 a + e) (2 b + e) <=> key for x in {a b + e^2/4 - e (a + b)/2, a b + e^2/4 + e (a + b)/2, a b, a b + e (a + b)/2, a b - e (a + b)/2, a b + e (a + b)/2 + e^2/2}',
  ],
})
