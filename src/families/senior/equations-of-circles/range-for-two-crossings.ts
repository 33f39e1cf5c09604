/** The range of a constant for which a straight line cuts a circle at two distinct points. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const rangeForTwoCrossings = formulaChoice({
  meta: {
    id: 'equations-of-circles/range-for-two-crossings',
    unit: 'SS13',
    objective: 'intersection of a straight line and a circle',
    method: 'discriminant, or distance from the centre, as a condition on a constant',
    foundation: false,
    level: 5,
    minutes: 2,
  },
  paper: { slots: [40, 41] },
  symbols: ['x', 'y', 'k'],
  given: { a: oneOf(3, 4, 5, 8, 12), b: nonzero(-15, 15), h: nonzero(-6, 6), g: nonzero(-6, 6), r: ints(2, 8) },
  let: {
    w: 'sqrt(a^2 + b^2)',
    n: 'a h + b g',
    lo: '-n - w r',
    hi: '-n + w r',
    d: '-2 h',
    e: '-2 g',
    f: 'h^2 + g^2 - r^2',
    left: 'x^2 + y^2 + d x + e y + f',
    line: 'a x + b y + k',
  },
  where:
    'int(w) & abs(b) > 2 & gcd(a, b) = 1 & n != 0 & f != 0 & lo != 0 & hi != 0 & lo != -hi & abs(h) != abs(g) & mod(h + g + r, 2) = 0',
  stem: {
    en: 'Find the range of values of $k$ such that the straight line $@line = 0$ and the circle $@left = 0$ intersect at two distinct points.',
    zh: '求 $k$ 值的範圍使得直線 $@line = 0$ 與圓 $@left = 0$ 相交於相異的兩點。',
  },
  key: 'lo < k < hi',
  slips: {
    'takes the values for which they do not meet': 'k < lo | k > hi',
    'loses the sign of the value at the centre': '-hi < k < -lo',
    'takes both mistakes': 'k < -hi | k > -lo',
    'lets the line touch the circle': 'lo <= k <= hi',
    'takes the values for which the line touches the circle or does not meet it': 'k <= lo | k >= hi',
    'forgets the coefficients of the line in the distance': '-n - r < k < -n + r',
  },
  steps: [
    [{ en: 'The centre is $(@h, @g)$ and the radius is $@r$.', zh: '圓心為 $(@h, @g)$，半徑為 $@r$。' }, '1M'],
    [
      {
        en: 'The distance from the centre to the line is less than the radius: $\\frac{|@{n + k}|}{\\sqrt{@[a^2 + b^2]}} < @r$',
        zh: '圓心至該直線的距離小於半徑：$\\frac{|@{n + k}|}{\\sqrt{@[a^2 + b^2]}} < @r$',
      },
      '1M',
    ],
    ['@{lo < k < hi}', '1A'],
  ],
  // y = -(a x + k)/b in the equation of the circle: a quadratic in x, its discriminant from its values at -1, 0 and 1.
  claims: [
    '((at(at(left, y, -(a + k)/b), x, 1) - at(at(left, y, -(k - a)/b), x, -1))/2)^2 > 4 at(at(left, y, -k/b), x, 0) ((at(at(left, y, -(a + k)/b), x, 1) + at(at(left, y, -(k - a)/b), x, -1))/2 - at(at(left, y, -k/b), x, 0)) <=> key for k in {lo - 1, lo, lo + 1, hi - 1, hi, hi + 1}',
    'line = 0 for k in {0, 1} for x in {1} for y in {-(a + k)/b}',
  ],
})
