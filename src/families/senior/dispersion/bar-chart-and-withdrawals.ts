/**
 * A bar chart: mean, inter-quartile range and standard deviation, and what the withdrawal of two students does to them.
 */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { barChart } from '../../kit/figure/diagrams/bar-chart.ts'

export const barChartAndWithdrawals = conventional({
  meta: {
    id: 'dispersion/bar-chart-and-withdrawals',
    unit: 'SS17',
    objective: 'measures of dispersion of a frequency distribution',
    method: 'standard deviation from frequencies; effect of removing data',
    foundation: true,
    level: 2,
    minutes: 9,
  },
  paper: { authentic: [11] },
  given: {
    thing: oneOf(
      word('library books borrowed', '借閱圖書的數目'),
      word('museums visited', '參觀博物館的數目'),
      word('matches played', '參加比賽的場數'),
    ),
    f1: ints(2, 7),
    f2: ints(4, 9),
    f3: ints(5, 10),
    f4: ints(3, 8),
    f5: ints(1, 6),
    out: oneOf(1, 2),
  },
  let: {
    n: 'f1 + f2 + f3 + f4 + f5',
    sum: 'f1 + 2 f2 + 3 f3 + 4 f4 + 5 f5',
    squares: 'f1 + 4 f2 + 9 f3 + 16 f4 + 25 f5',
    mean: 'sum/n',
    variance: 'squares/n - mean^2',
    sd: 'sf(sqrt(variance), 3)',
    quarter: 'n/4',
    c1: 'f1',
    c2: 'f1 + f2',
    c3: 'c2 + f3',
    c4: 'c3 + f4',
    lower: 'if(quarter < c1, 1, if(quarter < c2, 2, 3))',
    upper: 'if(3 quarter < c2, 2, if(3 quarter < c3, 3, if(3 quarter < c4, 4, 5)))',
    iqr: 'upper - lower',
    second: '6 - out',
    m2: '(sum - 6)/(n - 2)',
    v2: '(squares - out^2 - second^2)/(n - 2) - m2^2',
    sd2: 'sf(sqrt(v2), 3)',
    first: 'out',
    left: 'n - 2',
  },
  // 20, 24 or 28 students: whole quarters, none of which lies on the edge of a bar.
  where:
    'n in {20, 24, 28, 32} & f1 + f5 < f3 + 6 & mean != 3 & exact(mean, 2) & quarter != c1 & quarter != c2 & 3 quarter != c2 & 3 quarter != c3 & 3 quarter != c4 & abs(variance - v2) > 0.01 & sd != sd2',
  words: {
    verdict: ['v2 > variance', word('Yes', '同意'), word('No', '不同意')],
    agreed: [
      'v2 > variance',
      word('the claim is agreed', '同意該宣稱'),
      word('the claim is disagreed', '不同意該宣稱'),
    ],
    sign: ['v2 > variance', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'The bar chart in the figure shows the distribution of the numbers of @thing by a group of students in a month.',
    zh: '圖中的棒形圖顯示一組學生在某月內@{thing}的分佈。',
  },
  figure: ({ f1 = 0, f2 = 0, f3 = 0, f4 = 0, f5 = 0 }) =>
    barChart({
      bars: [f1, f2, f3, f4, f5].map((value, i) => ({ name: String(i + 1), value })),
      yStep: 1,
      yMax: Math.max(f1, f2, f3, f4, f5) + 1,
      grid: true,
      xTitle: { en: 'Number of @thing', zh: '@thing' },
      yTitle: { en: 'Number of students', zh: '學生人數' },
      alt: {
        en: 'A bar chart: 1: @f1 students; 2: @f2; 3: @f3; 4: @f4; 5: @f5',
        zh: '棒形圖：1：@f1 名學生；2：@f2；3：@f3；4：@f4；5：@f5',
      },
    }),
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Find the mean, the inter-quartile range and the standard deviation of the distribution.',
        zh: '求該分佈的平均值、四分位數間距及標準差。',
      },
      answer: {
        en: 'Mean $= @{mean : decimal}$, inter-quartile range $= @[upper - lower] = @iqr$, standard deviation $= @{sd : sf3}$',
        zh: '平均值 $= @{mean : decimal}$，四分位數間距 $= @[upper - lower] = @iqr$，標準差 $= @{sd : sf3}$',
      },
      steps: [
        [
          {
            en: 'Mean $= \\frac{@sum}{@n} = @{mean : decimal}$',
            zh: '平均值 $= \\frac{@sum}{@n} = @{mean : decimal}$',
          },
          '1A',
        ],
        [
          { en: 'Inter-quartile range $= @[upper - lower] = @iqr$', zh: '四分位數間距 $= @[upper - lower] = @iqr$' },
          '1A',
        ],
        [{ en: 'Standard deviation $= @{sd : sf3}$', zh: '標準差 $= @{sd : sf3}$' }, '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'Two students, whose numbers of @thing are $@first$ and $@second$ respectively, now withdraw from the group. Find the new mean of the distribution.',
        zh: '現有兩名學生退出該組，他們@{thing}分別為 $@first$ 及 $@second$。求該分佈的新平均值。',
      },
      answer: '$@m2$',
      steps: [
        [
          {
            en: 'New mean $= \\frac{@sum - @first - @second}{@left}$',
            zh: '新平均值 $= \\frac{@sum - @first - @second}{@left}$',
          },
          '1M',
        ],
        ['= @m2', '1A'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Someone claims that the standard deviation of the distribution increases due to the withdrawal of the two students. Do you agree? Explain your answer.',
        zh: '某人宣稱該分佈的標準差因該兩名學生退出而增加。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (new standard deviation $= @{sd2 : sf3}$)',
        zh: '@{verdict}（新標準差 $= @{sd2 : sf3}$）',
      },
      steps: [
        [{ en: 'New standard deviation $= @{sd2 : sf3}$', zh: '新標準差 $= @{sd2 : sf3}$' }, '1M', 'corr. to 3 s.f.'],
        [
          {
            en: 'Since $@{sd2 : sf3} @sign @{sd : sf3}$, @{agreed}.',
            zh: '由於 $@{sd2 : sf3} @sign @{sd : sf3}$，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    'f1 (1 - mean) + f2 (2 - mean) + f3 (3 - mean) + f4 (4 - mean) + f5 (5 - mean) = 0',
    'abs((f1 (1 - mean)^2 + f2 (2 - mean)^2 + f3 (3 - mean)^2 + f4 (4 - mean)^2 + f5 (5 - mean)^2)/(f1 + f2 + f3 + f4 + f5) - sd^2) <= 0.02',
    'm2 (f1 + f2 + f3 + f4 + f5 - 2) + first + second = mean (f1 + f2 + f3 + f4 + f5)',
    'abs((f1 (1 - m2)^2 + f2 (2 - m2)^2 + f3 (3 - m2)^2 + f4 (4 - m2)^2 + f5 (5 - m2)^2 - (first - m2)^2 - (second - m2)^2)/(f1 + f2 + f3 + f4 + f5 - 2) - sd2^2) <= 0.02',
    // A quarter of the students is passed within the bar of the lower quartile, three quarters within that of the upper
    // one.
    'iqr = upper - lower',
    'lower in {1, 2, 3, 4, 5}',
    'upper in {1, 2, 3, 4, 5}',
    'sd > 0',
    'sd2 > 0',
    'lower <= 1 <=> 4 f1 > f1 + f2 + f3 + f4 + f5',
    'lower <= 2 <=> 4 (f1 + f2) > f1 + f2 + f3 + f4 + f5',
    'lower <= 3 <=> 4 (f1 + f2 + f3) > f1 + f2 + f3 + f4 + f5',
    'lower <= 4 <=> 4 (f1 + f2 + f3 + f4) > f1 + f2 + f3 + f4 + f5',
    'upper <= 1 <=> 4 f1 > 3 (f1 + f2 + f3 + f4 + f5)',
    'upper <= 2 <=> 4 (f1 + f2) > 3 (f1 + f2 + f3 + f4 + f5)',
    'upper <= 3 <=> 4 (f1 + f2 + f3) > 3 (f1 + f2 + f3 + f4 + f5)',
    'upper <= 4 <=> 4 (f1 + f2 + f3 + f4) > 3 (f1 + f2 + f3 + f4 + f5)',
  ],
})
