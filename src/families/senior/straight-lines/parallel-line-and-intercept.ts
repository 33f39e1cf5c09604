/** The x-intercept of a line through a point parallel to another. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const parallelLineAndIntercept = conventional({
  meta: {
    id: 'straight-lines/parallel-line-and-intercept',
    unit: 'SS10',
    objective: 'equation and intercepts of a straight line',
    method: 'slope of a parallel line; intercept from the equation',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [12] },
  symbols: ['x', 'y'],
  given: { a: ints(2, 7), b: nonzero(-7, 7), c: nonzero(-10, 10), h: nonzero(-5, 5), k: nonzero(-5, 5) },
  let: { m: '-a/b', s: 'h + b k/a', given: 'a x + b y + c = 0' },
  where: 'gcd(a, b) = 1 & int(s) & s != 0 & abs(s) <= 20 & a h + b k + c != 0 & s != h',
  stem: {
    en: 'The equation of the straight line $L_1$ is $@given$. The straight line $L_2$ is parallel to $L_1$ and passes through the point $(@h, @k)$. Find the $x$-intercept of $L_2$.',
    zh: '直線 $L_1$ 的方程為 $@given$。直線 $L_2$ 平行於 $L_1$ 並通過點 $(@h, @k)$。求 $L_2$ 的 $x$ 截距。',
  },
  parts: [
    {
      ask: '',
      answer: '$@s$',
      steps: [
        [{ en: 'Slope of $L_2 = @m$', zh: '$L_2$ 的斜率 $= @m$' }, '1M'],
        [
          {
            en: 'The equation of $L_2$ is $@{y - k} = @{m (x - h)}$.',
            zh: '$L_2$ 的方程為 $@{y - k} = @{m (x - h)}$。',
          },
          '1M',
        ],
        [
          {
            en: 'Putting $y = 0$, we have $x = @s$. The $x$-intercept of $L_2$ is $@s$.',
            zh: '代入 $y = 0$，得 $x = @s$。$L_2$ 的 $x$ 截距為 $@s$。',
          },
          '1A',
        ],
      ],
    },
  ],
  claims: [
    // The intercepts of the line that is printed give the direction of both lines.
    'given for x in {-c/a} for y in {0}',
    'given for x in {0} for y in {-c/b}',
    '(-c/b) (s - h) = (-c/a) k',
  ],
})
