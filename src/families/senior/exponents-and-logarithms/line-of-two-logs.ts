/** The relation between x and y from the linear relation between their logarithms. */
import { formulaChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const lineOfTwoLogs = formulaChoice({
  meta: {
    id: 'exponents-and-logarithms/line-of-two-logs',
    unit: 'SS3',
    objective: 'linear relations by logarithms',
    method: 'intercepts of the line of the logarithm of y against that of x',
    foundation: false,
    level: 4,
    minutes: 1.6,
  },
  paper: { slots: [32, 33, 34] },
  symbols: ['x', 'y'],
  given: { base: ints(2, 10), h: ints(1, 12), k: ints(1, 12) },
  // X/h + Y/k = 1, that is k X + h Y = h k.
  let: { g: 'gcd(h, k)', p: 'k/g', q: 'h/g', r: 'h k/g', w: 'base^r' },
  where: 'h != k & w <= 10000 & p + q <= 12 & r != 1 & k != 1',
  stem: {
    en: 'The graph in the figure shows the linear relation between $\\log_{@base} x$ and $\\log_{@base} y$. Which of the following must be true?',
    zh: '圖中的圖像顯示 $\\log_{@base} x$ 與 $\\log_{@base} y$ 之間的線性關係。下列何者必為正確？',
  },
  figure: ({ h, k }) => {
    const line = (x: number): number => k! - (k! * x) / h!
    return scene({ width: 130, height: 92 })
      .axes({
        x: [-0.35 * h!, 1.4 * h!],
        y: [-0.35 * k!, 1.4 * k!],
        xTicks: [{ at: h!, label: '@h' }],
        yTicks: [{ at: k!, label: '@k' }],
        xLabel: '\\log_{@base} x',
        yLabel: '\\log_{@base} y',
        equal: false,
      })
      .curve(line)
      .point('P', h!, line(h!), { label: false })
      .point('Q', 0, line(0), { label: false })
      .alt({
        en: 'A straight line on axes of $\\log_{@base} x$ and $\\log_{@base} y$. It cuts the horizontal axis at $@h$ and the vertical axis at $@k$.',
        zh: '以 $\\log_{@base} x$ 及 $\\log_{@base} y$ 為軸的直線。該直線與橫軸相交於 $@h$，與縱軸相交於 $@k$。',
      })
  },
  measure: { 'x P': 'h', 'y P': '0', 'y Q': 'k' },
  key: 'x^p y^q = w',
  slips: {
    'interchanges the intercepts': 'x^q y^p = w',
    'takes the constant without its logarithm': 'x^p y^q = r',
    'interchanges the intercepts and takes the constant without its logarithm': 'x^q y^p = r',
    'takes the multiples of logarithms for multiples': 'p x + q y = w',
    'takes the multiples of logarithms for multiples, with the intercepts interchanged': 'q x + p y = w',
    'the sign of the slope': 'y^q = w x^p',
  },
  steps: [
    ['\\log_{@base} y = -@{k/h}\\log_{@base} x + @k', '1M'],
    ['\\log_{@base}(@{x^p y^q}) = @r', '1M'],
    ['@{x^p y^q = w}', '1A'],
  ],
  // The points of the line, and no others near them: powers of the base.
  claims: [
    '0 = 0 <=> key for x in {base^h} for y in {1}',
    '0 = 0 <=> key for x in {1} for y in {base^k}',
    '0 = 0 <=> key for x in {base^(h/2)} for y in {base^(k/2)}',
    '0 = 1 <=> key for x in {1} for y in {1, base}',
  ],
})
