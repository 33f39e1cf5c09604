/** The constants of a quadratic function from its axis of symmetry and a point of its graph. */
import { conventional } from '../../kit/family.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const axisOfSymmetryAndAPoint = conventional({
  meta: {
    id: 'functions/axis-of-symmetry-and-a-point',
    unit: 'SS2',
    objective: 'features of the graph of a quadratic function',
    method: 'axis of symmetry and a point on the graph',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [10] },
  symbols: ['x', 'y', 'b', 'c'],
  given: { a: oneOf(-2, -1, 1, 2, 3), h: nonzero(-5, 5), p: nonzero(-6, 6), c0: nonzero(-9, 9) },
  let: { b0: '-2 a h', q: 'a p^2 + b0 p + c0', f: 'a x^2 + b x + c', graph: 'y = f' },
  where: 'p != h & q != 0 & abs(q) <= 60 & p != 2 h & abs(p) > 1',
  stem: {
    en: 'The graph of $@graph$ passes through the point $(@p, @q)$ and its axis of symmetry is $@{x = h}$, where $b$ and $c$ are constants. Find $b$ and $c$.',
    zh: '$@graph$ 的圖像通過點 $(@p, @q)$，且其對稱軸為 $@{x = h}$，其中 $b$ 及 $c$ 均為常數。求 $b$ 及 $c$。',
  },
  parts: [
    {
      ask: '',
      answer: { en: '$b = @b0$, $c = @c0$', zh: '$b = @b0$，$c = @c0$' },
      steps: [
        ['-\\frac{b}{2(@a)} = @h', '1M'],
        ['b = @b0', '1A'],
        ['c = @c0', '1A'],
      ],
    },
  ],
  claims: [
    'graph for b in {b0} for c in {c0} for x in {p} for y in {q}',
    'at(f, x, h - 1) = at(f, x, h + 1) for b in {b0} for c in {c0}',
  ],
})
