/** A bar chart of a discrete distribution: mode, mean, and a probability. */
import { conventional } from '../../kit/family.ts'
import { barChart } from '../../kit/figure/diagrams/bar-chart.ts'
import { ints } from '../../kit/given.ts'

export const barChartOfBooks = conventional({
  meta: {
    id: 'statistics/bar-chart-of-books',
    unit: 'JS29',
    objective: 'reading a bar chart',
    method: 'mode, mean of a discrete distribution, probability by counting',
    foundation: true,
    level: 2,
    minutes: 5,
  },
  paper: { authentic: [9] },
  symbols: ['n'],
  given: { a: ints(2, 14, 2), b: ints(2, 14, 2), c: ints(2, 14, 2), d: ints(2, 14, 2), e: ints(2, 12, 2) },
  let: {
    total: 'a + b + c + d + e',
    mean: '(a + 2 b + 3 c + 4 d + 5 e)/total',
    most: 'max(max(max(a, b), c), max(d, e))',
    mode: 'if(a = most, 1, 0) + if(b = most, 2, 0) + if(c = most, 3, 0) + if(d = most, 4, 0) + if(e = most, 5, 0)',
    ties: 'if(a = most, 1, 0) + if(b = most, 1, 0) + if(c = most, 1, 0) + if(d = most, 1, 0) + if(e = most, 1, 0)',
    over: 'if(mean < 2, b, 0) + if(mean < 3, c, 0) + d + e',
    prob: 'over/total',
  },
  where: 'exact(mean, 1) & ties = 1 & not int(mean) & mean > 1 & mean < 4 & total >= 20 & total <= 50',
  stem: {
    en: 'The bar chart below shows the distribution of the numbers of books read last month by the members of a drama club.',
    zh: '下面的棒形圖顯示某戲劇學會會員上月閱讀的書籍的數目的分佈。',
  },
  figure: ({ a, b, c, d, e }) =>
    barChart({
      bars: [a!, b!, c!, d!, e!].map((value, index) => ({ name: String(index + 1), value })),
      yMax: 14,
      yStep: 2,
      grid: true,
      xTitle: { en: 'Number of books', zh: '書籍數目' },
      yTitle: { en: 'Number of members', zh: '人數' },
      alt: {
        en: 'A bar chart: 1 book $@a$, 2 books $@b$, 3 books $@c$, 4 books $@d$, 5 books $@e$.',
        zh: '棒形圖：1 本 $@a$ 人，2 本 $@b$ 人，3 本 $@c$ 人，4 本 $@d$ 人，5 本 $@e$ 人。',
      },
    }),
  measure: { 'y T1': 'a', 'y T2': 'b', 'y T3': 'c', 'y T4': 'd', 'y T5': 'e' },
  parts: [
    {
      label: 'a',
      ask: { en: 'Write down the mode of the distribution.', zh: '寫出該分佈的眾數。' },
      answer: '$@mode$',
      steps: [['@mode', '1A']],
    },
    {
      label: 'b',
      ask: { en: 'Find the mean of the distribution.', zh: '求該分佈的平均值。' },
      answer: '$@{mean : decimal}$',
      steps: [
        [
          {
            en: 'Mean $= @[(1(a) + 2(b) + 3(c) + 4(d) + 5(e))/(a + b + c + d + e)]$',
            zh: '平均值 $= @[(1(a) + 2(b) + 3(c) + 4(d) + 5(e))/(a + b + c + d + e)]$',
          },
          '1M',
        ],
        ['= @{mean : decimal}', '1A'],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'If a member is randomly selected from the club, find the probability that the number of books read by the selected member exceeds the mean of the distribution.',
        zh: '若從該會隨機選出一名會員，求所選出的會員閱讀的書籍的數目大於該分佈的平均值的概率。',
      },
      answer: '$@prob$',
      steps: [
        [
          {
            en: 'Number of members reading more books than the mean $= @over$',
            zh: '閱讀數目大於平均值的會員人數 $= @over$',
          },
          '1M',
        ],
        [{ en: 'The required probability $= @prob$', zh: '所求的概率 $= @prob$' }, '1A'],
      ],
    },
  ],
  claims: [
    // The bar of the mode, read by Lagrange's polynomial through the five bars, is the highest.
    'a*((mode - 2) (mode - 3) (mode - 4) (mode - 5)/(24)) + b*((mode - 1) (mode - 3) (mode - 4) (mode - 5)/(-6)) + c*((mode - 1) (mode - 2) (mode - 4) (mode - 5)/(4)) + d*((mode - 1) (mode - 2) (mode - 3) (mode - 5)/(-6)) + e*((mode - 1) (mode - 2) (mode - 3) (mode - 4)/(24)) >= n for n in {a, b, c, d, e}',
    'mode in {1, 2, 3, 4, 5}',
    '(1 - mean) a + (2 - mean) b + (3 - mean) c + (4 - mean) d + (5 - mean) e = 0',
    '(2 prob - 1) (a + b + c + d + e) = a*((1 - mean)/abs(1 - mean)) + b*((2 - mean)/abs(2 - mean)) + c*((3 - mean)/abs(3 - mean)) + d*((4 - mean)/abs(4 - mean)) + e*((5 - mean)/abs(5 - mean))',
  ],
})
