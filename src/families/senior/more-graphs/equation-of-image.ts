/** The equation of a parabola after a translation and a reflection. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const equationOfImage = formulaChoice({
  meta: {
    id: 'more-graphs/equation-of-image',
    unit: 'SS9',
    objective: 'transformations of graphs',
    method: 'substituting in the equation, one transformation after the other',
    foundation: false,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [31, 34] },
  symbols: ['x'],
  given: { a: oneOf(1, 2, 3), b: nonzero(-8, 8), c: nonzero(-9, 9), h: nonzero(-5, 5) },
  let: { d: 'b - 2 a h', e: 'a h^2 - b h + c', f: 'b + 2 a h', g: 'a h^2 + b h + c', graph: 'a x^2 + b x + c' },
  where: 'abs(h) >= 2 & d != 0 & e != 0 & f != 0 & g != 0 & abs(e) <= 60 & abs(g) <= 60',
  words: { way: ['h > 0', { en: 'rightwards', zh: '右' }, { en: 'leftwards', zh: '左' }] },
  stem: {
    en: 'The graph of $y = @graph$ is translated @way by $@{abs(h)}$ units and then reflected with respect to the $x$-axis. The equation of the resulting graph is',
    zh: '將 $y = @graph$ 的圖像向@{way}平移 $@{abs(h)}$ 單位，然後對 $x$ 軸反射。所得圖像的方程為',
  },
  key: '-a x^2 - d x - e',
  show: '$y = @{it}$',
  slips: {
    'translates the wrong way': '-a x^2 - f x - g',
    'reflects in the y-axis': 'a x^2 - d x + e',
    'translates the wrong way and reflects in the y-axis': 'a x^2 - f x + g',
    'leaves out the reflection': 'a x^2 + d x + e',
    'reflects the square alone': '-a x^2 + d x + e',
    'translates along the y-axis': '-a x^2 - b x - c - h',
  },
  steps: [
    [
      {
        en: 'After the translation: $y = @{a (x - h)^2 + b (x - h) + c} = @{a x^2 + d x + e}$',
        zh: '平移後：$y = @{a (x - h)^2 + b (x - h) + c} = @{a x^2 + d x + e}$',
      },
      '1M',
    ],
    [{ en: 'After the reflection: $y = @{-a x^2 - d x - e}$', zh: '反射後：$y = @{-a x^2 - d x - e}$' }, '1A'],
  ],
  // Three points of the first graph, at x = 0, 1 and 2, and where they come to lie.
  claims: [
    'key = -at(graph, x, 0) for x in {h}',
    'key = -at(graph, x, 1) for x in {h + 1}',
    'key = -at(graph, x, 2) for x in {h + 2}',
  ],
})
