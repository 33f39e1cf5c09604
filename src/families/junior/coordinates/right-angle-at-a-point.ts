/** An unknown coordinate from two lines that are perpendicular. */
import { conventional } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const rightAngleAtAPoint = conventional({
  meta: {
    id: 'coordinates/right-angle-at-a-point',
    unit: 'JS26',
    objective: 'perpendicular lines',
    method: 'product of slopes with an unknown coordinate',
    foundation: true,
    level: 2,
    minutes: 2,
  },
  paper: { mock: [7] },
  symbols: ['k'],
  given: { a: nonzero(-5, 5), b: nonzero(-5, 5), c: nonzero(-5, 5), d: nonzero(-5, 5), e: nonzero(-8, 8) },
  let: { m: '(d - b)/(c - a)', k0: 'c - (d - b)(e - d)/(c - a)' },
  where: 'a != c & b != d & e != d & int(k0) & k0 != c & abs(k0) <= 12 & k0 != 0 & abs(m) != 1',
  stem: {
    en: 'The coordinates of the points $A$, $B$ and $C$ are $(@a, @b)$, $(@c, @d)$ and $(k, @e)$ respectively. If $AB$ is perpendicular to $BC$, find $k$.',
    zh: '點 $A$、點 $B$ 及點 $C$ 的坐標分別為 $(@a, @b)$、$(@c, @d)$ 及 $(k, @e)$。若 $AB$ 垂直於 $BC$，求 $k$。',
  },
  parts: [
    {
      ask: '',
      answer: '$@k0$',
      steps: [
        ['\\left(@[(d - b)/(c - a)]\\right)\\left(\\frac{@[e - d]}{@{k - c}}\\right) = -1', '1M'],
        ['k = @k0', '1A'],
      ],
    },
  ],
  claims: ['(a - c)^2 + (b - d)^2 + (k0 - c)^2 + (e - d)^2 = (k0 - a)^2 + (e - b)^2'],
})
