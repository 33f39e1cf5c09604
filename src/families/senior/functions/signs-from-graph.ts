/** Which statements about the coefficients of a quadratic function follow from its graph. */
import { statementChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { nonzero, oneOf, word } from '../../kit/given.ts'

export const signsFromGraph = statementChoice({
  meta: {
    id: 'functions/signs-from-graph',
    unit: 'SS2',
    objective: 'features of the graph of a quadratic function',
    method: 'signs of the coefficients read from a graph',
    foundation: true,
    level: 3,
    minutes: 1.3,
  },
  paper: { slots: [7, 8] },
  given: {
    p: oneOf(-1, 1),
    h: nonzero(-3, 3),
    k: nonzero(-3, 3),
    one: oneOf(-1, 1),
    two: oneOf(-1, 1),
    three: oneOf(-1, 1),
  },
  let: { c0: 'p h^2 + k' },
  where: 'abs(h) >= 2 & abs(c0) >= 1 & abs(c0) <= 8',
  words: {
    aSign: ['one > 0', word('>', '>'), word('<', '<')],
    bSign: ['two > 0', word('>', '>'), word('<', '<')],
    dSign: ['three > 0', word('>', '>'), word('<', '<')],
    way: ['p > 0', word('upwards', '向上'), word('downwards', '向下')],
    side: ['h > 0', word('right', '右'), word('left', '左')],
    aTrue: ['p > 0', word('>', '>'), word('<', '<')],
    bTrue: ['p h < 0', word('>', '>'), word('<', '<')],
    dTrue: ['p k < 0', word('>', '>'), word('<', '<')],
    meets: ['p k < 0', word('cuts', '與'), word('does not meet', '不與')],
  },
  stem: {
    en: 'The figure shows the graph of $y = ax^2 + bx + c$, where $a$, $b$ and $c$ are constants. Which of the following are true?',
    zh: '圖中所示為 $y = ax^2 + bx + c$ 的圖像，其中 $a$、$b$ 及 $c$ 均為常數。下列何者正確？',
  },
  figure: ({ p, h, k, c0 }) => {
    const reach = 2 * Math.abs(h!)
    return scene()
      .axes({
        x: [Math.min(h! - 2.6, -1), Math.max(h! + 2.6, 1)],
        y: [Math.min(0, k!, c0!) - 1.5 - (p! < 0 ? 1 : 0), Math.max(0, k!, c0!) + 1.5 + (p! > 0 ? 1 : 0)],
        equal: false,
      })
      .curve((x) => p! * (x - h!) ** 2 + k!, { from: h! - reach, to: h! + reach, label: 'y = ax^2 + bx + c' })
      .alt({
        en: 'A parabola that opens @{way}, with its vertex on the @side of the $y$-axis, which @meets the $x$-axis.',
        zh: '一拋物線，開口@{way}，頂點在 $y$ 軸的@{side}方，@{meets} $x$ 軸相交。',
      })
  },
  statements: [
    { text: '$a @aSign 0$', holds: 'p one > 0', slip: 'the direction in which the graph opens' },
    { text: '$b @bSign 0$', holds: '-p h two > 0', slip: 'the side of the axis of symmetry' },
    { text: '$b^2 @dSign 4ac$', holds: '-p k three > 0', slip: 'the number of x-intercepts' },
  ],
  steps: [
    [{ en: 'I: The graph opens @{way}, so $a @aTrue 0$.', zh: 'I：圖像開口@{way}，故 $a @aTrue 0$。' }],
    [
      {
        en: 'II: The axis of symmetry $x = -\\frac{b}{2a}$ lies on the @side of the $y$-axis, so $b @bTrue 0$.',
        zh: 'II：對稱軸 $x = -\\frac{b}{2a}$ 在 $y$ 軸的@{side}方，故 $b @bTrue 0$。',
      },
    ],
    [
      {
        en: 'III: The graph @meets the $x$-axis, so $b^2 @dTrue 4ac$.',
        zh: 'III：圖像@{meets} $x$ 軸相交，故 $b^2 @dTrue 4ac$。',
      },
    ],
  ],
  proof: 'the curve is drawn from p(x - h)² + k, with b = -2ph and b² - 4ac = -4pk; the stem tells no number',
  claims: [],
})
