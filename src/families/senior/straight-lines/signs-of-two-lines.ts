/** What the figure of two lines tells about the constants of their equations. */
import { statementChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { nonzero, oneOf, word } from '../../kit/given.ts'

export const signsOfTwoLines = statementChoice({
  meta: {
    id: 'straight-lines/signs-of-two-lines',
    unit: 'SS10',
    objective: 'features of straight lines from their equations',
    method: 'slopes and intercepts compared in a figure',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [24, 25, 26] },
  // L1 cuts the axes at (p, 0) and (0, q), L2 at (r, 0) and (0, s): a = p/q, b = p, c = r/s, d = r.
  given: {
    p: nonzero(-4, 4),
    q: nonzero(-4, 4),
    r: nonzero(-4, 4),
    s: nonzero(-4, 4),
    one: oneOf(-1, 1),
    two: oneOf(-1, 1),
    three: oneOf(-1, 1),
  },
  let: { n: 'p s - r q' },
  where:
    'abs(p - r) >= 2 & abs(q - s) >= 2 & n != 0 & abs(n) >= 4 & mod(p + 2 q + 3 r + s, 3) = 0 & abs(p/q) <= 3 & abs(r/s) <= 3 & abs(p/q) >= 1/3 & abs(r/s) >= 1/3 & abs(p/q - r/s) >= 0.5 & abs(p) + abs(q) >= 4 & abs(r) + abs(s) >= 4',
  words: {
    aSign: ['one > 0', word('>', '>'), word('<', '<')],
    bSign: ['two > 0', word('>', '>'), word('<', '<')],
    cSign: ['three > 0', word('>', '>'), word('<', '<')],
    aTrue: ['p q > 0', word('>', '>'), word('<', '<')],
    bTrue: ['p > r', word('>', '>'), word('<', '<')],
    cTrue: ['q > s', word('>', '>'), word('<', '<')],
    slope: ['p q > 0', word('negative', '負'), word('positive', '正')],
    right: ['p > r', word('right', '右'), word('left', '左')],
    up: ['q > s', word('above', '上'), word('below', '下')],
  },
  stem: {
    en: 'In the figure, the equations of the straight lines $L_1$ and $L_2$ are $x + ay = b$ and $x + cy = d$ respectively. Which of the following are true?',
    zh: '圖中，直線 $L_1$ 及 $L_2$ 的方程分別為 $x + ay = b$ 及 $x + cy = d$。下列何者正確？',
  },
  figure: ({ p, q, r, s }) => {
    const [x0, x1, y0, y1] = [
      Math.min(0, p!, r!) - 1.6,
      Math.max(0, p!, r!) + 1.6,
      Math.min(0, q!, s!) - 1.6,
      Math.max(0, q!, s!) + 1.6,
    ]
    return scene({ width: 150, height: 130 })
      .axes({ x: [x0, x1], y: [y0, y1] })
      .curve((x) => q! - (q! / p!) * x, { label: 'L_1' })
      .curve((x) => s! - (s! / r!) * x, { label: 'L_2' })
      .point('P', p!, 0, { label: false })
      .point('Q', 0, q!, { label: false })
      .point('R', r!, 0, { label: false })
      .point('S', 0, s!, { label: false })
      .alt({
        en: 'Two straight lines and the axes. $L_1$ has a @slope slope; it cuts the $x$-axis on the @right of $L_2$, and the $y$-axis @up $L_2$.',
        zh: '兩條直線及坐標軸。$L_1$ 的斜率為@{slope}；它與 $x$ 軸的交點在 $L_2$ 的@{right}方，與 $y$ 軸的交點在 $L_2$ 的@{up}方。',
      })
  },
  measure: { 'x P': 'p', 'y Q': 'q', 'x R': 'r', 'y S': 's', 'slope PQ': '-q/p', 'slope RS': '-s/r' },
  statements: [
    { text: '$a @aSign 0$', holds: 'p q one > 0', slip: 'the slope of a line' },
    { text: '$b @bSign d$', holds: '(p - r) two > 0', slip: 'the x-intercepts' },
    { text: '$\\displaystyle\\frac{b}{a} @cSign \\frac{d}{c}$', holds: '(q - s) three > 0', slip: 'the y-intercepts' },
  ],
  steps: [
    [
      {
        en: 'I: The slope of $L_1$ is $-\\frac{1}{a}$, which is @{slope}. Thus, $a @aTrue 0$.',
        zh: 'I：$L_1$ 的斜率 $-\\frac{1}{a}$ 為@{slope}數，故 $a @aTrue 0$。',
      },
    ],
    [
      {
        en: 'II: The $x$-intercepts of $L_1$ and $L_2$ are $b$ and $d$. Thus, $b @bTrue d$.',
        zh: 'II：$L_1$ 及 $L_2$ 的 $x$ 截距分別為 $b$ 及 $d$，故 $b @bTrue d$。',
      },
    ],
    [
      {
        en: 'III: The $y$-intercepts of $L_1$ and $L_2$ are $\\frac{b}{a}$ and $\\frac{d}{c}$. Thus, $\\frac{b}{a} @cTrue \\frac{d}{c}$.',
        zh: 'III：$L_1$ 及 $L_2$ 的 $y$ 截距分別為 $\\frac{b}{a}$ 及 $\\frac{d}{c}$，故 $\\frac{b}{a} @cTrue \\frac{d}{c}$。',
      },
    ],
  ],
  proof:
    'the lines are drawn through (p, 0), (0, q) and (r, 0), (0, s), which the figure measures; the stem tells no number',
  claims: [],
})
