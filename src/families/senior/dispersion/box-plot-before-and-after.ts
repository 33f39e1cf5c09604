/** A box-and-whisker diagram with two unknown values, and a second distribution that is compared with it. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { boxPlot } from '../../kit/figure/diagrams/box-plot.ts'

export const boxPlotBeforeAndAfter = conventional({
  meta: {
    id: 'dispersion/box-plot-before-and-after',
    unit: 'SS17',
    objective: 'range and inter-quartile range from a box-and-whisker diagram',
    method: 'unknown values from range and inter-quartile range; comparison of two distributions by their quartiles',
    foundation: true,
    level: 2,
    minutes: 9,
  },
  paper: { authentic: [11] },
  given: {
    test: oneOf(
      word('a maze game', '一個迷宮遊戲'),
      word('a puzzle', '一幅拼圖'),
      word('a typing test', '一項打字測試'),
    ),
    least: ints(22, 30, 2),
    w1: ints(6, 8),
    w2: ints(5, 9),
    w3: ints(5, 9),
    w4: ints(8, 10),
    drop: ints(1, 4),
    spread: oneOf(3, 5, 7, 9, 10),
    part: oneOf(25, 50),
  },
  let: {
    q1: 'least + w1',
    median: 'q1 + w2',
    q3: 'median + w3',
    most: 'q3 + w4',
    range: 'most - least',
    iqr: 'q3 - q1',
    m2: 'least - drop',
    p1: 'm2 - spread',
    p3: 'm2 + spread + drop',
    least2: 'p1 - drop - 2',
    most2: 'p3 + spread',
    range2: 'most2 - least2',
    iqr2: 'p3 - p1',
  },
  where: 'p3 > least & least2 >= 9 & iqr2 != iqr & range2 != range & w1 != w2 & w2 != w3',
  words: {
    less: ['iqr2 < iqr & range2 < range', word('Yes', '同意'), word('No', '不同意')],
    agreed: [
      'iqr2 < iqr & range2 < range',
      word('the claim is agreed', '同意該宣稱'),
      word('the claim is disagreed', '不同意該宣稱'),
    ],
  },
  stem: {
    en: 'The box-and-whisker diagram in the figure shows the distribution of the times (in seconds) taken by a group of students to finish @test before a training programme. The range and the inter-quartile range of the distribution are $@range\\text{ s}$ and $@iqr\\text{ s}$ respectively.',
    zh: '圖中的框線圖顯示一組學生在訓練前完成@{test}所需時間（以秒為單位）的分佈。該分佈的分佈域及四分位數間距分別為 $@range\\text{ s}$ 及 $@iqr\\text{ s}$。',
  },
  figure: ({ least = 0, q1 = 0, median = 0, q3 = 0, most = 0 }) =>
    boxPlot({
      boxes: [{ min: least, q1, median, q3, max: most }],
      marks: ['a', '@q1', '@median', 'b', '@most'],
      title: { en: 'Time (s)', zh: '時間（秒）' },
      alt: {
        en: 'A box-and-whisker diagram: least value a, lower quartile @q1, median @median, upper quartile b, greatest value @most',
        zh: '框線圖：最小值 a，下四分位數 @q1，中位數 @median，上四分位數 b，最大值 @most',
      },
    }),
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $a$ and $b$.', zh: '求 $a$ 及 $b$。' },
      answer: { en: '$a = @least$, $b = @q3$', zh: '$a = @least$，$b = @q3$' },
      steps: [
        [
          { en: '$@most - a = @range$ and $b - @q1 = @iqr$', zh: '$@most - a = @range$ 及 $b - @q1 = @iqr$' },
          '1M',
          { en: 'for either one', zh: '給任何一項' },
        ],
        ['a = @least', '1A'],
        ['b = @q3', '1A'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'After the training programme, the minimum, the lower quartile, the median, the upper quartile and the maximum of the times taken by the same group of students are $@least2\\text{ s}$, $@p1\\text{ s}$, $@m2\\text{ s}$, $@p3\\text{ s}$ and $@most2\\text{ s}$ respectively. Someone claims that both the range and the inter-quartile range of the distribution become smaller after the training. Do you agree? Explain your answer.',
        zh: '訓練後，同一組學生所需時間的最小值、下四分位數、中位數、上四分位數及最大值分別為 $@least2\\text{ s}$、$@p1\\text{ s}$、$@m2\\text{ s}$、$@p3\\text{ s}$ 及 $@most2\\text{ s}$。某人宣稱訓練後該分佈的分佈域及四分位數間距均變小。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@less (new range $= @range2\\text{ s}$, new inter-quartile range $= @iqr2\\text{ s}$)',
        zh: '@{less}（新分佈域 $= @range2\\text{ s}$，新四分位數間距 $= @iqr2\\text{ s}$）',
      },
      steps: [
        [
          {
            en: 'New range $= @[most2 - least2] = @range2\\text{ s}$ and new inter-quartile range $= @[p3 - p1] = @iqr2\\text{ s}$',
            zh: '新分佈域 $= @[most2 - least2] = @range2\\text{ s}$，新四分位數間距 $= @[p3 - p1] = @iqr2\\text{ s}$',
          },
          '1M',
          { en: 'for either one', zh: '給任何一項' },
        ],
        [
          {
            en: 'Comparing with $@range\\text{ s}$ and $@iqr\\text{ s}$, @{agreed}.',
            zh: '與 $@range\\text{ s}$ 及 $@iqr\\text{ s}$ 比較，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Someone claims that at least $@part\\%$ of the students take less time after the training. Is the claim correct? Explain your answer.',
        zh: '某人宣稱最少有 $@part\\%$ 的學生在訓練後所需的時間較少。該宣稱是否正確？試解釋你的答案。',
      },
      answer: {
        en: 'Yes (the median after the training is $@m2\\text{ s}$, less than the minimum $@least\\text{ s}$ before)',
        zh: '正確（訓練後的中位數為 $@m2\\text{ s}$，小於訓練前的最小值 $@least\\text{ s}$）',
      },
      steps: [
        [
          {
            en: 'The median after the training ($@m2\\text{ s}$) is less than the minimum before the training ($@least\\text{ s}$).',
            zh: '訓練後的中位數（$@m2\\text{ s}$）小於訓練前的最小值（$@least\\text{ s}$）。',
          },
          '1M',
        ],
        [
          {
            en: 'At least $50\\%$ of the students take less time than anyone before the training. Thus, the claim is correct.',
            zh: '最少有 $50\\%$ 的學生所需的時間少於訓練前任何一名學生的，故該宣稱正確。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    'least + range = most',
    'q3 - iqr = q1',
    'least < q1 < median < q3 < most',
    'least2 + range2 = most2',
    'p1 + iqr2 = p3',
    'm2 < least',
    'least2 < p1 < m2 < p3 < most2',
    'part <= 50',
  ],
})
