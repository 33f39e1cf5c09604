/** The linear relation between x and a logarithm of y, read from its graph: the base of the exponential function. */
import { formulaChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const lineOfLogY = formulaChoice({
  meta: {
    id: 'exponents-and-logarithms/line-of-log-y',
    unit: 'SS3',
    objective: 'linear relations by logarithms',
    method: 'slope of the line of the logarithm of y against x',
    foundation: false,
    level: 4,
    minutes: 1.6,
  },
  paper: { slots: [32, 33, 34] },
  symbols: ['x', 'y', 'a', 'b'],
  given: { base: oneOf(2, 3, 4, 5, 6, 8, 9, 16, 25, 27, 36), k: ints(1, 6), p: ints(2, 10), v: ints(0, 9) },
  // The line passes through (0, k) and (p, v).
  let: { slope: '(v - k)/p', t: 'base^slope', w: 'base^k' },
  where:
    'rational(t) & v != k & slope != 1 & slope != -1 & t != base & p != k & p != v & t <= 27 & t >= 1/27 & w <= 6561',
  stem: {
    en: 'The graph in the figure shows the linear relation between $x$ and $\\log_{@base} y$. If $y = ab^x$, where $a$ and $b$ are constants, then $b =$',
    zh: '圖中的圖像顯示 $x$ 與 $\\log_{@base} y$ 之間的線性關係。若 $y = ab^x$，其中 $a$ 及 $b$ 均為常數，則 $b =$',
  },
  figure: ({ k, p, v }) => {
    const line = (x: number): number => k! + ((v! - k!) * x) / p!
    return scene({ width: 130, height: 92 })
      .axes({
        x: [-0.3 * p!, 1.5 * p!],
        y: [-0.25 * Math.max(k!, v!), 1.35 * Math.max(k!, v!)],
        yTicks: [{ at: k!, label: '@k' }],
        yLabel: '\\log_{@base} y',
        equal: false,
      })
      .curve(line)
      .point('P', p!, line(p!), { label: '(@p,\\,@v)', dot: true })
      .point('Q', 0, line(0), { label: false })
      .alt({
        en: 'A straight line on axes of $x$ and $\\log_{@base} y$. It cuts the vertical axis at $@k$ and passes through $(@p, @v)$.',
        zh: '以 $x$ 及 $\\log_{@base} y$ 為軸的直線。該直線與縱軸相交於 $@k$，並通過點 $(@p, @v)$。',
      })
  },
  measure: { 'slope PQ': '(v - k)/p', 'x P': 'p', 'y P': 'v', 'y Q': 'k' },
  key: 't',
  plausible: 'rational(it) & it != 0 & abs(it) <= 6561',
  slips: {
    'gives the slope': 'slope',
    'the sign of the slope': '1/t',
    'gives the slope with the wrong sign': '-slope',
    'gives a': 'w',
    'takes run over rise': 'base^(1/slope)',
    'takes run over rise with the wrong sign': 'base^(-1/slope)',
    'multiplies the base by the slope': 'base slope',
    'gives the intercept on the vertical axis': 'k',
    'gives the value of y at the point': 'base^v',
    'takes the ratio of the coordinates for the slope': 'base^(v/p)',
    'takes the rise for the slope': 'base^(v - k)',
    'gives the rise': 'v - k',
    'gives the base of the logarithm': 'base',
    'multiplies the base by the intercept': 'base k',
    'multiplies the base by the ordinate of the point': 'base v',
    'divides the base by the slope': 'base/slope',
    'gives the reciprocal of a': '1/w',
  },
  steps: [
    ['\\log_{@base} y = \\log_{@base} a + x \\log_{@base} b', '1M'],
    [{ en: 'Slope: $\\log_{@base} b = @slope$', zh: '斜率：$\\log_{@base} b = @slope$' }, '1M'],
    ['b = @base^{@slope} = @t', '1A'],
  ],
  // At x = p the value of y is a b^p, where a is its value at x = 0.
  claims: ['base^k key^p = base^v', 'key > 0'],
})
