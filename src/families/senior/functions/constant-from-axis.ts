/** Finds the constant term of a quadratic function from an x-intercept and the axis of symmetry. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const constantFromAxis = formulaChoice({
  meta: {
    id: 'functions/constant-from-axis',
    unit: 'SS2',
    objective: 'features of the graph of a quadratic function',
    method: 'symmetry of the x-intercepts',
    foundation: true,
    level: 2,
    minutes: 1.3,
  },
  paper: { slots: [6, 7, 8] },
  symbols: ['x', 'b', 'c'],
  given: { a: oneOf(-2, -1, 1, 2), p: nonzero(-9, 9), h: nonzero(-7, 7) },
  let: { q: '2 h - p', value: 'a p q', f: 'a x^2 + b x + c' },
  where: 'p q > 0 & p != h & abs(q) <= 12',
  stem: {
    en: 'Let $b$ and $c$ be constants. The graph of $y = @f$ passes through the point $(@p, 0)$ and its axis of symmetry is the straight line $@{x = h}$. Find the value of $c$.',
    zh: '設 $b$ 及 $c$ 均為常數。$y = @f$ 的圖像通過點 $(@p, 0)$，且其對稱軸為直線 $@{x = h}$。求 $c$ 的值。',
  },
  key: 'value',
  plausible: 'int(it)',
  slips: {
    'loses the sign': '-value',
    'loses the leading coefficient': 'p q',
    'loses the leading coefficient and the sign': '-p q',
    'takes the axis for the other intercept': 'a p h',
    'loses the sign of the axis': '-a p (2 h + p)',
    'loses the signs of the axis and of the intercept': 'a p (2 h + p)',
    'gives b': '-2 a h',
    'gives b without its sign': '2 a h',
    'gives the extreme value': '-a (p - h)^2',
    'gives the extreme value without its sign': 'a (p - h)^2',
    'loses the sign of the extreme value': 'a h^2 + a (p - h)^2',
    'loses the extreme value': 'a h^2',
    'gives the other intercept': 'q',
  },
  steps: [
    [{ en: 'The other $x$-intercept is $@[2(h) - p] = @q$.', zh: '另一 $x$ 截距為 $@[2(h) - p] = @q$。' }, '1M'],
    [{ en: '$y = @{a (x - p) (x - q)}$, so $c = @value$.', zh: '$y = @{a (x - p) (x - q)}$，故 $c = @value$。' }, '1A'],
  ],
  // b is -2ah, since the values one to the left and one to the right of the axis are equal.
  claims: [
    'at(f, x, h - 1) = at(f, x, h + 1) for b in {-2 a h} for c in {key}',
    'at(f, x, p) = 0 for b in {-2 a h} for c in {key}',
  ],
})
