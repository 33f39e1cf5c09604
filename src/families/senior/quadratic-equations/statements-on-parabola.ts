/** Which statements about a parabola in vertex form are true. */
import { statementChoice } from '../../kit/family.ts'
import { nonzero, oneOf, word } from '../../kit/given.ts'

export const statementsOnParabola = statementChoice({
  meta: {
    id: 'quadratic-equations/statements-on-parabola',
    unit: 'SS2',
    objective: 'features of the graph of a quadratic function',
    method: 'reading the vertex form',
    foundation: true,
    level: 2,
    minutes: 1.3,
  },
  paper: { slots: [7, 8] },
  symbols: ['x'],
  given: { a: nonzero(-4, 4), h: nonzero(-7, 7), k: nonzero(-9, 9), turn: oneOf(-1, 1), named: oneOf(1, 2, 3) },
  let: { f: 'a (x - h)^2 + k', y0: 'a h^2 + k', shown: 'turn h', level: 'if(named = 1, y0, if(named = 2, k, -y0))' },
  where: 'y0 != 0',
  words: {
    side: ['k > 0', word('above', '上方'), word('below', '下方')],
    way: ['a > 0', word('upwards', '向上'), word('downwards', '向下')],
  },
  stem: {
    en: 'Which of the following statements about the graph of $y = @f$ are true?',
    zh: '下列有關 $y = @f$ 的圖像的敘述，何者正確？',
  },
  statements: [
    {
      text: {
        en: 'The equation of the axis of symmetry of the graph is $@{x = shown}$.',
        zh: '圖像的對稱軸的方程為 $@{x = shown}$。',
      },
      holds: 'shown = h',
      slip: 'the sign of the axis of symmetry',
    },
    {
      text: { en: 'The $y$-intercept of the graph is $@level$.', zh: '圖像的 $y$ 截距為 $@level$。' },
      holds: 'level = y0',
      slip: 'takes the constant for the y-intercept',
    },
    {
      text: { en: 'The graph cuts the $x$-axis at two distinct points.', zh: '圖像與 $x$ 軸相交於兩個不同的點。' },
      holds: 'a k < 0',
      slip: 'the number of intersections with the x-axis',
    },
  ],
  steps: [
    [
      {
        en: 'I: The vertex is $(@h, @k)$, so the axis of symmetry is $@{x = h}$.',
        zh: 'I：頂點為 $(@h, @k)$，故對稱軸為 $@{x = h}$。',
      },
    ],
    [
      {
        en: 'II: When $x = 0$, $y = @[a (0 - h)^2 + k] = @y0$.',
        zh: 'II：當 $x = 0$，$y = @[a (0 - h)^2 + k] = @y0$。',
      },
    ],
    [
      {
        en: 'III: The vertex is @side the $x$-axis and the graph opens @{way}.',
        zh: 'III：頂點在 $x$ 軸@{side}，而圖像開口@{way}。',
      },
    ],
  ],
  claims: [
    // The graph is symmetrical about the line that is named.
    'at(f, x, shown - 1) = at(f, x, shown + 1) <=> I',
    'at(f, x, 0) = level <=> II',
    // Its value where x = h and its bend have opposite signs.
    'at(f, x, h) (at(f, x, h + 1) - at(f, x, h)) < 0 <=> III',
  ],
})
