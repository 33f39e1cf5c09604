/** The locus of a point as far from a fixed point as from a line parallel to the x-axis. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const equidistantFromPointAndLine = formulaChoice({
  meta: {
    id: 'loci/equidistant-from-point-and-line',
    unit: 'SS12',
    objective: 'equation of a locus',
    method: 'equal distances from a point and from a horizontal line',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [25, 26, 27] },
  symbols: ['x', 'y'],
  given: { a: nonzero(-9, 9), b: nonzero(-9, 9), c: nonzero(-9, 9) },
  let: { line: 'y = c', n: 'a^2 + b^2 - c^2', m: '2 (b - c)', p: 'a^2 + b^2 + c^2' },
  where: 'abs(b) != abs(c) & n != 0 & abs(b - c) <= 12 & b + c != 0',
  stem: {
    en: 'The coordinates of the point $A$ are $(@a, @b)$. Let $P$ be a moving point in the rectangular coordinate plane such that the distance from $P$ to $A$ is equal to the distance from $P$ to the straight line $@line$. Find the equation of the locus of $P$.',
    zh: '點 $A$ 的坐標為 $(@a, @b)$。設 $P$ 為直角坐標平面上的動點使得 $P$ 與 $A$ 的距離等於 $P$ 與直線 $@line$ 的距離。求 $P$ 的軌跡的方程。',
  },
  key: 'x^2 - 2 a x - m y + n = 0',
  slips: {
    'takes the wrong sign of the term in y': 'x^2 - 2 a x + m y + n = 0',
    'adds the constant of the line': 'x^2 - 2 a x - 2 (b + c) y + n = 0',
    'takes the wrong sign of the square of the constant': 'x^2 - 2 a x - m y + p = 0',
    'takes the line parallel to the y-axis': 'y^2 - 2 b y - 2 (a - c) x + n = 0',
    'takes the distance from the x-axis': 'x^2 - 2 a x - 2 b y + a^2 + b^2 = 0',
    'takes the wrong sign of the term in x': 'x^2 + 2 a x - m y + n = 0',
  },
  steps: [
    ['\\sqrt{@{(x - a)^2} + @{(y - b)^2}} = |@{y - c}|', '1M'],
    ['@{x^2 - 2 a x + y^2 - 2 b y + a^2 + b^2} = @{y^2 - 2 c y + c^2}', '1M'],
    ['@{x^2 - 2 a x - m y + n = 0}', '1A'],
  ],
  // On the parallels to the y-axis through three abscissas, one point each has equal distances, and is on the curve.
  claims: [
    '(x - a)^2 + (y - b)^2 = (y - c)^2 <=> key for x in {0, 1, a} for y in {((x - a)^2 + b^2 - c^2)/(2 (b - c)), 1 + ((x - a)^2 + b^2 - c^2)/(2 (b - c))}',
    'not line for y in {c + 1}',
    'line for y in {c}',
  ],
})
