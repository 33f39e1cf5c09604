/** Statements about two distributions from their box-and-whisker diagrams. */
import { boxPlot } from '../../kit/figure/diagrams/box-plot.ts'
import { statementChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const compareBoxPlots = statementChoice({
  meta: {
    id: 'dispersion/compare-box-plots',
    unit: 'SS17',
    objective: 'box-and-whisker diagram',
    method: 'comparing two distributions',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [28, 44] },
  given: {
    a1: oneOf(20, 30, 40),
    u: ints(5, 15, 5),
    v: ints(5, 15, 5),
    w: oneOf(5, 10),
    b1: oneOf(20, 30),
    p: ints(5, 15, 5),
    q: ints(5, 15, 5),
    r: oneOf(5, 10),
  },
  let: {
    a2: 'a1 + u',
    a3: 'a2 + v',
    a4: 'a3 + w',
    a5: 'a4 + 10',
    b2: 'b1 + p',
    b3: 'b2 + 10',
    b4: 'b3 + q',
    b5: 'b4 + r + 5',
  },
  where: 'a5 - a1 != b5 - b1 & a4 - a2 != b4 - b2 & a2 != b3 & a2 != b2 & a3 != b3',
  stem: {
    en: 'The box-and-whisker diagrams below show the distributions of the scores of the students of class P and of class Q in a test. Which of the following statements are true?',
    zh: '下面的框線圖顯示 P 班和 Q 班的學生在一測驗的分數的分佈。下列敘述何者正確？',
  },
  figure: ({ a1, a2, a3, a4, a5, b1, b2, b3, b4, b5 }) =>
    boxPlot({
      boxes: [
        { name: { en: 'Class P', zh: 'P 班' }, min: a1!, q1: a2!, median: a3!, q3: a4!, max: a5! },
        { name: { en: 'Class Q', zh: 'Q 班' }, min: b1!, q1: b2!, median: b3!, q3: b4!, max: b5! },
      ],
      scale: { from: 10, to: 90, step: 10 },
      title: { en: 'Score', zh: '分數' },
      alt: {
        en: 'Two box-and-whisker diagrams. Least value, quartiles, median and greatest value in order. Class P: @a1, @a2, @a3, @a4, @a5. Class Q: @b1, @b2, @b3, @b4, @b5.',
        zh: '兩個框線圖，依次為最小值、下四分位數、中位數、上四分位數和最大值。P 班：@a1、@a2、@a3、@a4、@a5。Q 班：@b1、@b2、@b3、@b4、@b5。',
      },
    }),
  statements: [
    {
      text: {
        en: 'The range of the scores of class P is greater than that of class Q.',
        zh: 'P 班分數的分佈域大於 Q 班的。',
      },
      holds: 'a5 - a1 > b5 - b1',
      slip: 'the ranges',
    },
    {
      text: {
        en: 'The inter-quartile range of the scores of class P is less than that of class Q.',
        zh: 'P 班分數的四分位數間距小於 Q 班的。',
      },
      holds: 'a4 - a2 < b4 - b2',
      slip: 'the inter-quartile ranges',
    },
    {
      text: {
        en: 'The lower quartile of the scores of class P is higher than the median of the scores of class Q.',
        zh: 'P 班分數的下四分位數高於 Q 班分數的中位數。',
      },
      holds: 'a2 > b3',
      slip: 'the lower quartile and the median',
    },
  ],
  steps: [
    [
      {
        en: 'I: $@a5 - @a1 = @{a5 - a1}$ and $@b5 - @b1 = @{b5 - b1}$',
        zh: 'I：$@a5 - @a1 = @{a5 - a1}$，$@b5 - @b1 = @{b5 - b1}$',
      },
    ],
    [
      {
        en: 'II: $@a4 - @a2 = @{a4 - a2}$ and $@b4 - @b2 = @{b4 - b2}$',
        zh: 'II：$@a4 - @a2 = @{a4 - a2}$，$@b4 - @b2 = @{b4 - b2}$',
      },
    ],
    [
      {
        en: 'III: The lower quartile of class P is $@a2$ and the median of class Q is $@b3$.',
        zh: 'III：P 班的下四分位數為 $@a2$，Q 班的中位數為 $@b3$。',
      },
    ],
  ],
  claims: [
    'a1 < a2 & a2 < a3 & a3 < a4 & a4 < a5 & b1 < b2 & b2 < b3 & b3 < b4 & b4 < b5',
    'a5 + b1 > b5 + a1 <=> a5 - a1 > b5 - b1',
    'a4 + b2 < b4 + a2 <=> a4 - a2 < b4 - b2',
    'b3 - a2 < 0 <=> a2 > b3',
  ],
})
