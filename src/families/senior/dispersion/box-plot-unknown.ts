/** The greatest value of a box-and-whisker diagram from its range and inter-quartile range. */
import { boxPlot } from '../../kit/figure/diagrams/box-plot.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const boxPlotUnknown = formulaChoice({
  meta: {
    id: 'dispersion/box-plot-unknown',
    unit: 'SS17',
    objective: 'box-and-whisker diagram',
    method: 'range and inter-quartile range with an unknown end',
    foundation: true,
    level: 1,
    minutes: 0.9,
  },
  paper: { slots: [29] },
  symbols: ['a'],
  given: {
    what: oneOf(
      word('ages of the members of a club', '某俱樂部會員的年齡'),
      word('numbers of books owned by a group of students', '一組學生擁有書本的數目'),
      word('test scores of a group of students', '一組學生的測驗分數'),
    ),
    mn: ints(8, 30, 2),
    u: ints(2, 9),
    v: ints(2, 8),
    w: ints(2, 8),
    k: oneOf(3, 4),
  },
  let: { q1: 'mn + u', m: 'q1 + v', q3: 'm + w', I: 'v + w', R: 'k I', mx: 'mn + R' },
  where: 'R <= 15 min(u, v, w) & I > u & I != 2 u & mx - q3 <= 3 I & mx <= 90 & v != w',
  stem: {
    en: 'The box-and-whisker diagram below shows the distribution of the @what. If the range of the distribution is $@k$ times its inter-quartile range, then $a =$',
    zh: '下面的框線圖顯示@{what}的分佈。若該分佈的分佈域為其四分位數間距的 $@k$ 倍，則 $a =$',
  },
  figure: ({ mn, q1, m, q3, mx }) =>
    boxPlot({
      boxes: [{ min: mn!, q1: q1!, median: m!, q3: q3!, max: mx! }],
      marks: ['@mn', '@q1', '@m', '@q3', 'a'],
      title: '',
      alt: {
        en: 'A box-and-whisker diagram. Least value @mn, lower quartile @q1, median @m, upper quartile @q3, greatest value a.',
        zh: '框線圖。最小值 @mn，下四分位數 @q1，中位數 @m，上四分位數 @q3，最大值 a。',
      },
    }),
  key: 'mx',
  plausible: 'int(it) & it > q3',
  slips: {
    'adds to the upper quartile': 'q3 + R',
    'adds to the median': 'm + R',
    'adds to the lower quartile': 'q1 + R',
    'takes the inter-quartile range once too often': 'mx + I',
    'takes the inter-quartile range once too seldom': 'mx - I',
    'adds the inter-quartile range to the upper quartile': 'q3 + I',
    'takes equal whiskers': 'q3 + u',
    'takes the median in place of the lower quartile': 'mn + k w',
    'takes the median in place of the upper quartile': 'mn + k v',
    'gives the range': 'R',
  },
  steps: [
    ['a - @mn = @k(@q3 - @q1)', '1M'],
    ['a = @mx', '1A'],
  ],
  claims: ['(key - mn)/(q3 - q1) = k'],
})
