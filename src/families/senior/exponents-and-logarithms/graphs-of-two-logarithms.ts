/** The bases of two logarithmic functions, from the ratio in which a vertical line is cut by their graphs. */
import { formulaChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const graphsOfTwoLogarithms = formulaChoice({
  meta: {
    id: 'exponents-and-logarithms/graphs-of-two-logarithms',
    unit: 'SS3',
    objective: 'graphs of exponential and logarithmic functions',
    method: 'ratio of two logarithms on a vertical line',
    foundation: false,
    level: 4,
    minutes: 1.6,
  },
  paper: { slots: [32, 33, 34] },
  symbols: ['a', 'b'],
  given: { m: ints(1, 6), n: ints(1, 6), far: ints(3, 7), way: ints(0, 1) },
  // AC : BC = m + n : n, or the line meets the lower graph first when it is drawn to the left of 1.
  let: { w: 'm + n' },
  where: 'gcd(m, n) = 1 & w <= 7 & 2 m >= n & w >= 3',
  stem: {
    en: 'The figure shows the graphs of $y = \\log_a x$ and $y = \\log_b x$ on the same rectangular coordinate system, where $a$ and $b$ are constants greater than $1$. If a vertical line cuts the graph of $y = \\log_a x$, the graph of $y = \\log_b x$ and the $x$-axis at $A$, $B$ and $C$ respectively such that $AB : BC = @m : @n$, which of the following is true?',
    zh: '圖中顯示 $y = \\log_a x$ 的圖像和 $y = \\log_b x$ 的圖像於同一直角坐標系上，其中 $a$ 及 $b$ 均為大於 $1$ 的常數。若一條鉛垂線與 $y = \\log_a x$ 的圖像、$y = \\log_b x$ 的圖像和 $x$ 軸分別相交於 $A$、$B$ 和 $C$ 使得 $AB : BC = @m : @n$，則下列何者正確？',
  },
  figure: ({ m, n, far, way }) => {
    const x = way === 1 ? far! : 1 / far!
    const steep = 2.6 / Math.log(far!)
    const [a, b] = [(t: number) => steep * Math.log(t), (t: number) => ((steep * n!) / (m! + n!)) * Math.log(t)]
    const [left, right] = way === 1 ? [-0.6, far! + 1] : [-0.3, 2.2]
    return scene({ width: 150, height: 110 })
      .axes({ x: [left, right], y: [-3.4, way === 1 ? 4 : 2.4], equal: false })
      .curve(a, { from: 1e-6, label: 'y=\\log_a x' })
      .curve(b, { from: 1e-6, label: 'y=\\log_b x' })
      .point('A', x, a(x), { dot: true })
      .point('B', x, b(x), { dot: true })
      .point('C', x, 0, { dot: true })
      .segment('AC')
      .alt({
        en: 'The graphs of $y = \\log_a x$ and $y = \\log_b x$, of which the first is the steeper. A vertical line meets them at $A$ and $B$ and the $x$-axis at $C$; $B$ lies between $A$ and $C$.',
        zh: '$y = \\log_a x$ 和 $y = \\log_b x$ 的圖像，前者較陡。一條鉛垂線與兩圖像相交於 $A$ 和 $B$，並與 $x$ 軸相交於 $C$，而 $B$ 在 $A$ 與 $C$ 之間。',
      })
  },
  measure: { 'ratio AB BC': 'm/n' },
  key: 'a^w = b^n',
  slips: {
    'interchanges the bases': 'a^n = b^w',
    'takes BC for the whole': 'a^n = b^m',
    'takes BC for the whole and interchanges the bases': 'a^m = b^n',
    'takes AB with the whole': 'a^w = b^m',
    'takes AB with the whole and interchanges the bases': 'a^m = b^w',
  },
  steps: [
    [
      {
        en: 'Let $C$ be $(x, 0)$. $\\frac{AC}{BC} = \\frac{\\log_a x}{\\log_b x} = @{w/n}$',
        zh: '設 $C$ 為 $(x, 0)$。$\\frac{AC}{BC} = \\frac{\\log_a x}{\\log_b x} = @{w/n}$',
      },
      '1M',
    ],
    ['\\frac{\\log b}{\\log a} = @{w/n}', '1M'],
    ['@{a^w = b^n}', '1A'],
  ],
  // Bases that are powers of 2: the ratio of the logarithms of one number.
  claims: [
    'n (log(2, b) - log(2, a)) = m log(2, a) <=> key for a in {2^n, 2^m, 2^(m + n)} for b in {2^n, 2^m, 2^(m + n)}',
  ],
})
