/** A straight line of the logarithm of y against x: its equation, and y as a power. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, numbers, oneOf } from '../../kit/given.ts'
import { scene } from '../../kit/figure/scene.ts'

export const exponentialFromLogLine = conventional({
  meta: {
    id: 'exponents-and-logarithms/exponential-from-log-line',
    unit: 'SS3',
    objective: 'laws of logarithms and linear graphs',
    method: 'equation of the line, then the definition of the logarithm',
    foundation: false,
    level: 5,
    minutes: 6,
  },
  paper: { authentic: [16] },
  symbols: ['x', 'y'],
  given: {
    base: oneOf(2, 3, 4, 5, 8, 9, 16, 25, 27),
    s: numbers('1/2', '1/3', '1', '3/2', '2/3', '-1/2', '-1/3', '-1', '2', '-2', '-3/2'),
    c: ints(-3, 4),
    w: nonzero(-9, 9),
  },
  let: { m: 'base^c', n: 'base^s', t: '-c/s', power: 'm n^x', line: 's x + c' },
  where: 'c != 0 & c != 1 & t = w & rational(n) & m <= 729 & m >= 1/125 & n <= 125 & n >= 1/125 & n != 1',
  stem: {
    en: 'The graph in the figure shows the linear relation between $x$ and $\\log_{@base} y$. The graph cuts the horizontal axis and the vertical axis at the points $(@t, 0)$ and $(0, @c)$ respectively.',
    zh: '圖中的圖像顯示 $x$ 與 $\\log_{@base} y$ 之間的線性關係。該圖像分別與橫軸及縱軸相交於點 $(@t, 0)$ 和 $(0, @c)$。',
  },
  figure: ({ s, c, t }) => {
    const line = (x: number): number => s! * x + c!
    const [wide, high] = [Math.abs(t!), Math.abs(c!)]
    return scene({ width: 110, height: 100 })
      .axes({
        x: [Math.min(t!, 0) - 0.5 * wide, Math.max(t!, 0) + 0.5 * wide],
        y: [Math.min(c!, 0) - 0.5 * high, Math.max(c!, 0) + 0.5 * high],
        xTicks: [{ at: t!, label: '@t' }],
        yTicks: [{ at: c!, label: '@c' }],
        xLabel: 'x',
        yLabel: '\\log_{@base} y',
        equal: false,
      })
      .curve(line)
      .point('P', t!, line(t!), { label: false })
      .point('Q', 0, line(0), { label: false })
      .alt({
        en: 'A straight line of $\\log_{@base} y$ against $x$, cutting the horizontal axis at $@t$ and the vertical axis at $@c$',
        zh: '$\\log_{@base} y$ 對 $x$ 的直線，與橫軸相交於 $@t$，與縱軸相交於 $@c$',
      })
  },
  measure: { 'x P': 't', 'y P': '0', 'y Q': 'c' },
  parts: [
    {
      label: 'a',
      ask: { en: 'Express $\\log_{@base} y$ in terms of $x$.', zh: '以 $x$ 表示 $\\log_{@base} y$。' },
      answer: '$\\log_{@base} y = @line$',
      steps: [
        [{ en: 'Slope of the graph $= @s$', zh: '圖像的斜率 $= @s$' }, '1M'],
        ['\\log_{@base} y = @line', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'It is given that $y = mn^x$, where $m$ and $n$ are positive constants. Find $m$ and $n$.',
        zh: '已知 $y = mn^x$，其中 $m$ 及 $n$ 均為正常數。求 $m$ 及 $n$。',
      },
      answer: { en: '$m = @m$, $n = @n$', zh: '$m = @m$，$n = @n$' },
      steps: [
        ['y = @base^{@line}', '1M'],
        ['y = \\left(@base^{@c}\\right)\\left(@base^{@{s x}}\\right)'],
        ['m = @m', '1A'],
        ['n = @n', '1A'],
      ],
    },
  ],
  claims: [
    'at(line, x, t) = 0',
    'at(line, x, 0) = c',
    // At x = 0 the logarithm of y is the intercept; at the horizontal intercept y is 1.
    'm = base^c',
    'm n^t = 1',
    'n > 0',
  ],
})
