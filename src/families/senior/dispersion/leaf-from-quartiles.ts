/** The mean of data in a stem-and-leaf diagram, one leaf of which follows from the inter-quartile range. */
import { stemAndLeaf } from '../../kit/figure/diagrams/stem-and-leaf.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const leafFromQuartiles = formulaChoice({
  meta: {
    id: 'dispersion/leaf-from-quartiles',
    unit: 'SS17',
    objective: 'mean and inter-quartile range',
    method: 'an unknown leaf from the inter-quartile range, then the mean',
    foundation: true,
    level: 3,
    minutes: 1.7,
  },
  paper: { slots: [30] },
  symbols: ['k'],
  given: {
    t: ints(1, 3),
    l1: ints(0, 5),
    m1: ints(0, 4),
    n1: ints(0, 3),
    b: ints(5, 9),
    o1: ints(0, 6),
    g: ints(1, 2),
  },
  let: {
    l2: 'l1 + 2',
    m2: 'm1 + 2 g',
    m3: 'm2 + 1',
    n2: 'n1 + g',
    o2: 'o1 + 3',
    q1: '10 t + 10 + m1',
    q3: '10 t + 20 + b',
    I: 'q3 - q1',
    rest: '100 t + 150 + l1 + l2 + m1 + m2 + m3 + n1 + n2 + o1 + o2',
    S: 'rest + b',
    K: 'S/10',
    md: '(10 t + 10 + m3 + 10 t + 20 + n1)/2',
    lo: '10 t + l1',
    hi: '10 t + 30 + o2',
  },
  where: 'm3 <= 9 & n2 <= b & K != md & abs(K - md) >= 1/5',
  stem: {
    en: 'The stem-and-leaf diagram below shows the distribution of the ages of $10$ members of a club. If the inter-quartile range of the distribution is $@I$, find the mean of the distribution.',
    zh: '下面的幹葉圖顯示某學會 $10$ 名會員的年齡的分佈。若該分佈的四分位數間距為 $@I$，求該分佈的平均值。',
  },
  figure: () =>
    stemAndLeaf({
      stems: [
        { stem: '@t', leaves: ['@l1', '@l2'] },
        { stem: '@{t + 1}', leaves: ['@m1', '@m2', '@m3'] },
        { stem: '@{t + 2}', leaves: ['@n1', '@n2', 'k'] },
        { stem: '@{t + 3}', leaves: ['@o1', '@o2'] },
      ],
      stemTitle: { en: 'Stem (tens)', zh: '幹（十位）' },
      leafTitle: { en: 'Leaf (units)', zh: '葉（個位）' },
      alt: {
        en: 'A stem-and-leaf diagram. Stem @t: @l1, @l2. Stem @{t + 1}: @m1, @m2, @m3. Stem @{t + 2}: @n1, @n2, k. Stem @{t + 3}: @o1, @o2.',
        zh: '幹葉圖。幹 @t：@l1、@l2。幹 @{t + 1}：@m1、@m2、@m3。幹 @{t + 2}：@n1、@n2、k。幹 @{t + 3}：@o1、@o2。',
      },
    }),
  key: 'K',
  show: '$@{it : dp1}$',
  plausible: 'it > 0 & exact(it, 1)',
  slips: {
    'gives the median': 'md',
    'takes the unknown leaf to be 0': '(S - b)/10',
    'takes the unknown leaf for the whole number': '(S - 10 t - 20)/10',
    'leaves out the unknown number': '(S - q3)/10',
    'leaves out the unknown number and divides by one less': 'round((S - q3)/9, 1)',
    'divides by one less': 'round(S/9, 1)',
    'divides by one more': 'round(S/11, 1)',
    'gives the mean of the quartiles': '(q1 + q3)/2',
    'gives the mean of the least and the greatest age': '(lo + hi)/2',
    'gives the upper quartile': 'q3',
    'takes the unknown leaf to be 9': '(S - b + 9)/10',
  },
  steps: [
    [
      {
        en: 'Lower quartile $= @q1$, so upper quartile $= @q1 + @I = @q3$ and $k = @b$',
        zh: '下四分位數 $= @q1$，故上四分位數 $= @q1 + @I = @q3$，即 $k = @b$',
      },
      '1M',
    ],
    [{ en: 'Mean $= \\frac{@S}{10} = @{K : dp1}$', zh: '平均值 $= \\frac{@S}{10} = @{K : dp1}$' }, '1A'],
  ],
  // Deviations from the key make up nothing; the eighth number lies the inter-quartile range above the third.
  claims: [
    'l1 < l2 & m1 < m2 & m2 < m3 & m3 < 10 & n1 < n2 & n2 < 10 & o1 < o2 & o2 < 10',
    '10 t + l1 + 10 t + l2 + 2 (10 t + 10 + m1) + I + 10 t + 10 + m2 + 10 t + 10 + m3 + 10 t + 20 + n1 + 10 t + 20 + n2 + 10 t + 30 + o1 + 10 t + 30 + o2 - 10 key = 0',
  ],
})
