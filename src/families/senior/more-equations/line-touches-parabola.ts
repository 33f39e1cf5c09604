/** A constant that makes a straight line meet a parabola at one point only. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const lineTouchesParabola = formulaChoice({
  meta: {
    id: 'more-equations/line-touches-parabola',
    unit: 'SS5',
    objective: 'simultaneous equations, one linear and one quadratic',
    method: 'discriminant after eliminating y',
    foundation: false,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [33, 34, 35] },
  symbols: ['x', 'k', 'j'],
  // They touch at x = u: a x² + b x + c - m x - k = a (x - u)².
  given: { a: ints(1, 4), u: nonzero(-5, 5), m: nonzero(-7, 7), c: nonzero(-12, 12) },
  let: { b: 'm - 2 a u', t: 'c - a u^2', line: 'm x + k', curve: 'a x^2 + b x + c' },
  where: 'b != 0 & t != 0 & abs(b) <= 20',
  stem: {
    en: 'If the straight line $y = @line$ and the graph of $y = @curve$ intersect at only one point, then $k =$',
    zh: '若直線 $y = @line$ 與 $y = @curve$ 的圖像僅相交於一點，則 $k =$',
  },
  key: 't',
  slips: {
    'the sign of the square': 'c + a u^2',
    'the sign of k': '-t',
    'takes the discriminant of the given quadratic expression': 'c - b^2/(4 a)',
    'adds the slopes': 'c - (b + m)^2/(4 a)',
    'gives the ordinate of the point': 'm u + t',
    'loses the constant': '-a u^2',
    'loses the sign of the constant': '-c - a u^2',
    'gives the square': 'a u^2',
    'takes the discriminant without the factor 4': 'c - (b - m)^2/a',
    'gives the abscissa of the point': 'u',
    'takes the discriminant with the factor 2': 'c - (b - m)^2/(2 a)',
    'loses the factor of the square': 'c - (b - m)^2/4',
    'loses the sign of the constant, without the factor 4': '-c - (b - m)^2/a',
    'adds the discriminant of the given quadratic expression': 'c + b^2/(4 a)',
  },
  steps: [
    ['@{a x^2 + b x + c = m x + k}', '1M'],
    ['\\Delta = (@{b - m})^2 - 4(@a)(@{c - k}) = 0', '1M'],
    ['k = @t', '1A'],
  ],
  // At the point of contact, half-way between the roots, the parabola lies on the line; both sides of it lie at equal
  // heights above.
  claims: [
    'at(curve, x, (m - b)/(2 a)) = at(at(line, k, key), x, (m - b)/(2 a))',
    'at(curve, x, (m - b)/(2 a) + j) - at(at(line, k, key), x, (m - b)/(2 a) + j) = at(curve, x, (m - b)/(2 a) - j) - at(at(line, k, key), x, (m - b)/(2 a) - j) for j in {1, 2}',
  ],
})
