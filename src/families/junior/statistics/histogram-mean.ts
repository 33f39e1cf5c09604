/** The estimated mean of grouped data in a histogram. */
import { histogram } from '../../kit/figure/diagrams/histogram.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const histogramMean = formulaChoice({
  meta: {
    id: 'statistics/histogram-mean',
    unit: 'JS30',
    objective: 'mean of grouped data',
    method: 'class marks and frequencies read from a histogram',
    foundation: true,
    level: 2,
    minutes: 1.3,
  },
  paper: { slots: [28, 29] },
  given: {
    b: oneOf(0, 10, 20, 30),
    w: oneOf(4, 10, 20),
    f1: ints(2, 10, 2),
    f2: ints(4, 14, 2),
    f3: ints(4, 14, 2),
    f4: ints(2, 12, 2),
  },
  let: {
    n: 'f1 + f2 + f3 + f4',
    s: 'f2 + 2 f3 + 3 f4',
    K: 'b + w/2 + w s/n',
    e1: 'b + w',
    e2: 'b + 2 w',
    e3: 'b + 3 w',
    e4: 'b + 4 w',
    top: 'if(f3 > f2, b + 5 w/2, b + 3 w/2)',
  },
  where:
    'n in {20, 30, 40} & exact(K, 1) & s != 3 n/2 & f2 != f3 & f1 != f4 & abs(2 s - 3 n) >= 4 & max(f1, f4) < max(f2, f3) & f1 + 2 f4 != n',
  stem: {
    en: 'The histogram below shows the distribution of the times (in minutes) spent by $@n$ students on reading in a day. Estimate the mean of the distribution.',
    zh: '下面的直方圖顯示 $@n$ 名學生在某天閱讀所用時間（以分鐘為單位）的分佈。試估計該分佈的平均值。',
  },
  figure: ({ b, w, f1, f2, f3, f4 }) =>
    histogram({
      boundaries: [0, 1, 2, 3, 4].map((i) => b! + i * w!),
      frequencies: [f1!, f2!, f3!, f4!],
      yStep: 2,
      grid: true,
      fill: 'grey',
      xTitle: { en: 'Time (minutes)', zh: '時間（分鐘）' },
      yTitle: { en: 'Number of students', zh: '學生人數' },
      alt: {
        en: 'A histogram with the class boundaries @b, @e1, @e2, @e3 and @e4 minutes. Frequencies: @f1, @f2, @f3 and @f4.',
        zh: '直方圖，組界為 @b、@e1、@e2、@e3 及 @e4 分鐘。頻數依次為 @f1、@f2、@f3 及 @f4。',
      },
    }),
  measure: { 'y T1': 'f1', 'y T2': 'f2', 'y T3': 'f3', 'y T4': 'f4', 'x T1': 'b + w/2', 'x T4': 'b + 7 w/2' },
  key: 'K',
  show: { en: '$@{it : decimal}$ minutes', zh: '$@{it : decimal}$ 分鐘' },
  // A mean that lies outside the histogram is nobody's answer.
  plausible: 'it > b & it < e4 & exact(it, 1)',
  slips: {
    'takes the lower class boundaries': 'K - w/2',
    'takes the upper class boundaries': 'K + w/2',
    'leaves out the frequencies': 'b + 2 w',
    'gives the middle of the modal class': 'top',
    'gives the upper end of the modal class': 'top + w/2',
    'gives the lower end of the modal class': 'top - w/2',
    'reads the frequencies in the opposite order': 'b + w/2 + w (f3 + 2 f2 + 3 f1)/n',
    'leaves out the last class': 'round((n K - f4 (b + 7 w/2))/(n - f4), 1)',
    'leaves out the first class': 'round((n K - f1 (b + w/2))/(n - f1), 1)',
    'divides by a number of students that lacks the last class': 'round(n K/(n - f4), 1)',
    'leaves out the last class above the line only': 'round((n K - f4 (b + 7 w/2))/n, 1)',
  },
  steps: [
    [
      {
        en: 'Class marks: $@{b + w/2}, @{b + 3 w/2}, @{b + 5 w/2}, @{b + 7 w/2}$',
        zh: '組中點：$@{b + w/2}$、$@{b + 3 w/2}$、$@{b + 5 w/2}$、$@{b + 7 w/2}$',
      },
      '1M',
    ],
    [
      {
        en: 'Mean $= \\frac{@{n K}}{@n}$ minutes $= @{K : decimal}$ minutes',
        zh: '平均值 $= \\frac{@{n K}}{@n}$ 分鐘 $= @{K : decimal}$ 分鐘',
      },
      '1A',
    ],
  ],
  // Deviations of the class marks from the key make up nothing.
  claims: ['f1 (b + e1 - 2 key) + f2 (e1 + e2 - 2 key) + f3 (e2 + e3 - 2 key) + f4 (e3 + e4 - 2 key) = 0'],
})
