/** The area of the triangle whose corners are the intercepts of a parabola. */
import { formulaChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const triangleOfIntercepts = formulaChoice({
  meta: {
    id: 'functions/triangle-of-intercepts',
    unit: 'SS2',
    objective: 'features of the graph of a quadratic function',
    method: 'area of the triangle of the intercepts',
    foundation: true,
    level: 3,
    minutes: 1.3,
  },
  paper: { slots: [7, 8] },
  symbols: ['x'],
  given: { a: oneOf(-2, -1, 1, 2), p: nonzero(-10, 9), q: nonzero(-9, 10) },
  let: {
    b: '-a (p + q)',
    c: 'a p q',
    area: 'abs(q - p) abs(c)/2',
    h: '(p + q)/2',
    top: 'a (h - p) (h - q)',
    f: 'a x^2 + b x + c',
  },
  where:
    'abs(p) >= 2 & abs(q) >= 2 & p < q & b != 0 & (p q < 0 | abs(a) > 1) & abs(c) <= 48 & abs(c) >= 3 & q - p >= 3 & area <= 250 & int(area)',
  stem: {
    en: 'The figure shows the graph of $y = @f$. The graph cuts the $x$-axis at $A$ and $B$, and cuts the $y$-axis at $C$. Find the area of $\\triangle ABC$.',
    zh: '圖中所示為 $y = @f$ 的圖像。該圖像與 $x$ 軸相交於 $A$ 及 $B$，並與 $y$ 軸相交於 $C$。求 $\\triangle ABC$ 的面積。',
  },
  figure: ({ a, p, q, c, top }) => {
    const [low, high] = [Math.min(0, c!, top!), Math.max(0, c!, top!)]
    const room = 0.22 * (high - low)
    return scene()
      .axes({ x: [Math.min(p!, 0) - 1.5, Math.max(q!, 0) + 1.5], y: [low - room, high + room], equal: false })
      .curve((x) => a! * (x - p!) * (x - q!))
      .point('A', p!, 0)
      .point('B', q!, 0)
      .point('C', 0, a! * p! * q!)
      .segment('AC')
      .segment('BC')
      .alt({
        en: 'A parabola that cuts the $x$-axis at $A$ and $B$ ($A$ on the left of $B$) and the $y$-axis at $C$, with triangle $ABC$.',
        zh: '一拋物線與 $x$ 軸相交於 $A$ 及 $B$（$A$ 在 $B$ 的左方），與 $y$ 軸相交於 $C$，並畫出三角形 $ABC$。',
      })
  },
  measure: {
    'x A': '-b/(2 a) - sqrt(b^2 - 4 a c)/(2 abs(a))',
    'x B': '-b/(2 a) + sqrt(b^2 - 4 a c)/(2 abs(a))',
    'y C': 'c',
    'area ABC': 'area',
  },
  key: 'area',
  plausible: 'it > 0 & int(it) & it <= 24 area',
  slips: {
    'does not halve': '2 area',
    'takes the sum of the roots for their difference': 'abs(p + q) abs(c)/2',
    'takes the sum of the roots and does not halve': 'abs(p + q) abs(c)',
    'adds the sizes of the roots': '(abs(p) + abs(q)) abs(c)/2',
    'loses the leading coefficient': 'abs(q - p) abs(p q)/2',
    'takes the vertex for the third corner': 'abs(q - p) abs(top)/2',
    'takes the triangle from the vertex and does not halve': 'abs(q - p) abs(top)',
    'takes the triangle of one root and the origin': 'abs(q) abs(c)/2',
    'takes the triangle of the other root and the origin': 'abs(p) abs(c)/2',
    'takes the discriminant for the distance': 'a^2 (q - p)^2 abs(c)/2',
    'takes the product of the roots for the base': 'abs(p q) abs(c)/2',
    'takes the vertex and the intercept together for the height': 'abs(q - p) (abs(c) + abs(top))/2',
    'adds base and height': 'abs(q - p) + abs(c)',
    'takes the square of the base': '(q - p)^2/2',
    'halves twice': 'area/2',
    'takes the height for the base too': 'c^2/2',
    'takes the coefficient of x for the base': 'abs(b) abs(c)/2',
  },
  steps: [
    [
      {
        en: 'The $x$-intercepts are $@p$ and $@q$, and the $y$-intercept is $@c$.',
        zh: '$x$ 截距為 $@p$ 及 $@q$，$y$ 截距為 $@c$。',
      },
      '1M',
    ],
    [
      {
        en: 'Area $= \\frac{(@{q - p})(@{abs(c)})}{2} = @area$',
        zh: '面積 $= \\frac{(@{q - p})(@{abs(c)})}{2} = @area$',
      },
      '1A',
    ],
  ],
  // The zeros by the quadratic formula.
  claims: [
    'at(f, x, (-b - sqrt(b^2 - 4 a c))/(2 a)) = 0',
    'at(f, x, (-b + sqrt(b^2 - 4 a c))/(2 a)) = 0',
    '2 key = abs(at(f, x, 0)) sqrt(b^2 - 4 a c)/abs(a)',
  ],
})
