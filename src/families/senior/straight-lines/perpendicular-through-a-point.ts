/** The equation of a line through a point perpendicular to another. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const perpendicularThroughAPoint = conventional({
  meta: {
    id: 'straight-lines/perpendicular-through-a-point',
    unit: 'SS10',
    objective: 'equation of a straight line',
    method: 'slope of a perpendicular line; point-slope form',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [12] },
  symbols: ['x', 'y'],
  given: { a: ints(1, 7), b: nonzero(-7, 7), c: nonzero(-10, 10), h: nonzero(-5, 5), k: nonzero(-5, 5) },
  let: {
    m: '-a/b',
    n: 'b/a',
    t: 'if(b > 0, 1, -1)',
    p: 't b',
    q: '-t a',
    r: '-(p h + q k)',
    given: 'a x + b y + c = 0',
    answer: 'p x + q y + r = 0',
  },
  where: 'gcd(a, b) = 1 & a != abs(b) & r != 0 & abs(r) <= 60 & (a h + b k + c) != 0',
  stem: {
    en: 'The equation of the straight line $L_1$ is $@given$. The straight line $L_2$ is perpendicular to $L_1$ and passes through the point $(@h, @k)$. Find the equation of $L_2$.',
    zh: '直線 $L_1$ 的方程為 $@given$。直線 $L_2$ 垂直於 $L_1$ 並通過點 $(@h, @k)$。求 $L_2$ 的方程。',
  },
  parts: [
    {
      ask: '',
      answer: '$@answer$',
      steps: [
        [
          {
            en: 'Slope of $L_2 = -1 \\div \\left(@m\\right) = @n$',
            zh: '$L_2$ 的斜率 $= -1 \\div \\left(@m\\right) = @n$',
          },
          '1M',
        ],
        ['@{y - k} = @{n (x - h)}', '1M'],
        ['@answer', '1A', 'or equivalent'],
      ],
    },
  ],
  // L₂ passes through the point and goes along the normal of L₁, whose intercepts are read from its equation.
  claims: [
    'answer for x in {h} for y in {k}',
    'answer for x in {h + a} for y in {k + b}',
    'p > 0',
    'given for x in {-c/a} for y in {0}',
    'given for x in {0} for y in {-c/b}',
  ],
})
