/** The standard deviation of a distribution that a bar chart shows. */
import { barChart } from '../../kit/figure/diagrams/bar-chart.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const barChartDeviation = formulaChoice({
  meta: {
    id: 'dispersion/bar-chart-deviation',
    unit: 'SS17',
    objective: 'standard deviation',
    method: 'standard deviation of a frequency distribution read from a bar chart',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [29] },
  given: { x: ints(0, 2), f1: ints(1, 7), f2: ints(1, 7), f3: ints(1, 7), f4: ints(1, 7), f5: ints(1, 7) },
  let: {
    n: 'f1 + f2 + f3 + f4 + f5',
    s: 'f2 + 2 f3 + 3 f4 + 4 f5',
    q: 'f2 + 4 f3 + 9 f4 + 16 f5',
    M: 's/n',
    var: 'q/n - M^2',
    dev: '(f1 abs(M) + f2 abs(1 - M) + f3 abs(2 - M) + f4 abs(3 - M) + f5 abs(4 - M))/n',
    fs: 'f1^2 + f2^2 + f3^2 + f4^2 + f5^2',
    fvar: 'fs/5 - (n/5)^2',
    K: 'round(sqrt(var), 2)',
  },
  where: '12 <= n <= 20 & var > 11/10 & var < 28/10 & mod(n, 2) = 0',
  stem: {
    en: 'The bar chart below shows the distribution of the numbers of coins owned by $@n$ boys. Find the standard deviation of the distribution correct to $2$ decimal places.',
    zh: '下面的棒形圖顯示 $@n$ 名男生擁有硬幣數目的分佈。求該分佈的標準差，準確至二位小數。',
  },
  figure: ({ f1, f2, f3, f4, f5 }) =>
    barChart({
      bars: [f1, f2, f3, f4, f5].map((value, i) => ({ name: `@{x + ${i}}`, value: value! })),
      yStep: 1,
      yMax: 7,
      xTitle: { en: 'Number of coins', zh: '硬幣數目' },
      yTitle: { en: 'Number of boys', zh: '男生人數' },
      grid: true,
      alt: {
        en: 'A bar chart of the number of coins from @x to @{x + 4}. Numbers of boys: @f1, @f2, @f3, @f4 and @f5.',
        zh: '棒形圖，硬幣數目由 @x 至 @{x + 4}。男生人數依次為 @f1、@f2、@f3、@f4 及 @f5。',
      },
    }),
  measure: { 'y T1': 'f1', 'y T2': 'f2', 'y T3': 'f3', 'y T4': 'f4', 'y T5': 'f5' },
  key: 'K',
  show: '$@{it : dp2}$',
  plausible: 'it > 0',
  slips: {
    'gives the variance': 'round(var, 2)',
    'divides by one less': 'round(sqrt(var n/(n - 1)), 2)',
    'leaves out the frequencies': 'round(sqrt(2), 2)',
    'leaves out the frequencies and divides by one less': 'round(sqrt(5/2), 2)',
    'divides by one more': 'round(sqrt(var n/(n + 1)), 2)',
    'gives the mean deviation': 'round(dev, 2)',
    'takes the frequencies for the data': 'round(sqrt(fvar), 2)',
    'takes the frequencies for the data and divides by one less': 'round(sqrt(fvar 5/4), 2)',
    'gives the mean': 'round(x + M, 2)',
    'takes the square root twice': 'round(sqrt(sqrt(var)), 2)',
    'takes the variance of the numbers of coins': '2',
  },
  steps: [
    [{ en: 'Mean $= @{x + M}$', zh: '平均值 $= @{x + M}$' }],
    [
      {
        en: 'Standard deviation $= \\sqrt{@var} \\approx @{K : dp2}$',
        zh: '標準差 $= \\sqrt{@var} \\approx @{K : dp2}$',
      },
      '1A',
    ],
  ],
  // The sum of the squares of all differences between two students, over the square of their number.
  claims: [
    '(key - 1/200)^2 n^2 <= f1 f2 + f2 f3 + f3 f4 + f4 f5 + 4 (f1 f3 + f2 f4 + f3 f5) + 9 (f1 f4 + f2 f5) + 16 f1 f5',
    '(key + 1/200)^2 n^2 > f1 f2 + f2 f3 + f3 f4 + f4 f5 + 4 (f1 f3 + f2 f4 + f3 f5) + 9 (f1 f4 + f2 f5) + 16 f1 f5',
    'key > 0',
  ],
})
