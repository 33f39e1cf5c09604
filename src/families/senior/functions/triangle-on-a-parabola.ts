/** The area of the triangle of the intercepts of a parabola. */
import { conventional } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const triangleOnAParabola = conventional({
  meta: {
    id: 'functions/triangle-on-a-parabola',
    unit: 'SS2',
    objective: 'intercepts of the graph of a quadratic function',
    method: 'roots and constant term as base and height of a triangle',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [10] },
  symbols: ['x', 'y'],
  given: { a: nonzero(-3, 3), r: ints(-9, -1), s: ints(1, 9) },
  let: { b: '-a (r + s)', c: 'a r s', f: 'a x^2 + b x + c', graph: 'y = f', S: '(s - r) abs(c)/2', tall: 'abs(c)' },
  where: 'b != 0 & abs(c) <= 60 & abs(c) > 1 & s - r >= 4 & -6 r >= s - r & 6 s >= s - r',
  stem: {
    en: 'The figure shows the graph of $@graph$. The graph cuts the $x$-axis at the points $A$ and $B$ and the $y$-axis at the point $C$. Find the area of $\\triangle ABC$.',
    zh: '圖中所示為 $@graph$ 的圖像。該圖像與 $x$ 軸相交於 $A$、$B$ 兩點，並與 $y$ 軸相交於點 $C$。求 $\\triangle ABC$ 的面積。',
  },
  figure: ({ a, b, c, r, s }) => {
    const f = (x: number): number => a! * x * x + b! * x + c!
    const top = f((r! + s!) / 2)
    const out = 0.3 * Math.abs(top)
    return scene({ width: 140, height: 115 })
      .point('A', r!, f(r!))
      .point('B', s!, f(s!))
      .point('C', 0, f(0))
      .axes({
        x: [r! - 0.22 * (s! - r!), s! + 0.22 * (s! - r!)],
        y: a! > 0 ? [1.12 * top, out] : [-out, 1.12 * top],
        equal: false,
      })
      .curve(f)
      .segment('AC')
      .segment('BC')
      .alt({
        en: 'The graph of $@graph$ cuts the $x$-axis at $A$ on the left and $B$ on the right of the origin and the $y$-axis at $C$; $AC$ and $BC$ are joined.',
        zh: '$@graph$ 的圖像與 $x$ 軸相交於原點左方的 $A$ 和右方的 $B$，並與 $y$ 軸相交於 $C$；連接 $AC$ 和 $BC$。',
      })
  },
  measure: {
    'area ABC': 'S',
    'x A': '-b/(2 a) - sqrt(b^2 - 4 a c)/(2 abs(a))',
    'x B': '-b/(2 a) + sqrt(b^2 - 4 a c)/(2 abs(a))',
    'y A': '0',
    'y B': '0',
    'y C': 'c',
  },
  parts: [
    {
      ask: '',
      answer: '$@S$',
      steps: [
        [
          {
            en: '$@{a x^2 + b x + c = 0}$, so $@{x = r}$ or $@{x = s}$',
            zh: '$@{a x^2 + b x + c = 0}$，即 $@{x = r}$ 或 $@{x = s}$',
          },
          '1M',
        ],
        [
          {
            en: '$AB = @s - (@r) = @{s - r}$ and the $y$-intercept is $@c$.',
            zh: '$AB = @s - (@r) = @{s - r}$，而 $y$ 截距為 $@c$。',
          },
          '1M',
          'either one',
        ],
        [
          {
            en: 'Area of $\\triangle ABC = \\frac{1}{2}(@{s - r})(@tall) = @S$',
            zh: '$\\triangle ABC$ 的面積 $= \\frac{1}{2}(@{s - r})(@tall) = @S$',
          },
          '1A',
        ],
      ],
    },
  ],
  // The roots are as far apart as the root of the discriminant says.
  claims: [
    '4 a^2 S^2 = (b^2 - 4 a c) at(f, x, 0)^2',
    'S > 0',
    '0 = 0 <=> graph for x in {(-b - sqrt(b^2 - 4 a c))/(2 a), (-b + sqrt(b^2 - 4 a c))/(2 a)} for y in {0}',
  ],
})
