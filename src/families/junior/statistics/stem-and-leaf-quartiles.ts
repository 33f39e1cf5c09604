/** The inter-quartile range of data in a stem-and-leaf diagram. */
import { stemAndLeaf } from '../../kit/figure/diagrams/stem-and-leaf.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const stemAndLeafQuartiles = formulaChoice({
  meta: {
    id: 'statistics/stem-and-leaf-quartiles',
    unit: 'SS17',
    objective: 'inter-quartile range',
    method: 'quartiles read from a stem-and-leaf diagram',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [29] },
  given: { t: ints(1, 4), l1: ints(0, 5), m1: ints(0, 3), g: ints(1, 3), n3: ints(5, 9), o1: ints(0, 6) },
  let: {
    l2: 'l1 + 3',
    m2: 'm1 + g',
    m3: 'm2 + 1',
    m4: 'm3 + g',
    n1: 'n3 - 4',
    n2: 'n3 - 1',
    o2: 'o1 + 3',
    q1: '10 t + 10 + m1',
    md: '10 t + 10 + m4',
    q3: '10 t + 20 + n3',
    K: 'q3 - q1',
    lo: '10 t + l1',
    hi: '10 t + 30 + o2',
  },
  where: 'm4 <= 9 & n3 != m1 + 10 & l2 != m4',
  stem: {
    en: 'The stem-and-leaf diagram below shows the distribution of the times (in minutes) taken by $11$ students to finish a test. Find the inter-quartile range of the distribution.',
    zh: '下面的幹葉圖顯示 $11$ 名學生完成一測驗所需時間（以分鐘為單位）的分佈。求該分佈的四分位數間距。',
  },
  figure: () =>
    stemAndLeaf({
      stems: [
        { stem: '@t', leaves: ['@l1', '@l2'] },
        { stem: '@{t + 1}', leaves: ['@m1', '@m2', '@m3', '@m4'] },
        { stem: '@{t + 2}', leaves: ['@n1', '@n2', '@n3'] },
        { stem: '@{t + 3}', leaves: ['@o1', '@o2'] },
      ],
      stemTitle: { en: 'Stem (tens)', zh: '幹（十位）' },
      leafTitle: { en: 'Leaf (units)', zh: '葉（個位）' },
      alt: {
        en: 'A stem-and-leaf diagram. Stem @t: @l1, @l2. Stem @{t + 1}: @m1, @m2, @m3, @m4. Stem @{t + 2}: @n1, @n2, @n3. Stem @{t + 3}: @o1, @o2.',
        zh: '幹葉圖。幹 @t：@l1、@l2。幹 @{t + 1}：@m1、@m2、@m3、@m4。幹 @{t + 2}：@n1、@n2、@n3。幹 @{t + 3}：@o1、@o2。',
      },
    }),
  key: 'K',
  show: { en: '$@{it : decimal}$ minutes', zh: '$@{it : decimal}$ 分鐘' },
  plausible: 'int(2 it) & it > 0',
  slips: {
    'gives the range': 'hi - lo',
    'gives the median': 'md',
    'gives the lower quartile': 'q1',
    'gives the upper quartile': 'q3',
    'gives the distance from the median up': 'q3 - md',
    'gives the distance from the median down': 'md - q1',
    'gives half of the range': '(hi - lo)/2',
    'counts the quartiles one place further in': 'q3 - n3 + n2 - (q1 - m1 + m2)',
    'counts the quartiles one place further out': '10 t + 30 + o1 - (10 t + l2)',
    'compares the leaves alone': 'abs(n3 - m1)',
    'gives the inter-quartile range halved': 'K/2',
  },
  steps: [
    [
      {
        en: 'Lower quartile $= @q1$ minutes; upper quartile $= @q3$ minutes',
        zh: '下四分位數 $= @q1$ 分鐘；上四分位數 $= @q3$ 分鐘',
      },
      '1M',
    ],
    [
      {
        en: 'Inter-quartile range $= (@q3 - @q1)$ minutes $= @K$ minutes',
        zh: '四分位數間距 $= (@q3 - @q1)$ 分鐘 $= @K$ 分鐘',
      },
      '1A',
    ],
  ],
  // Two data and a half lie below the lower quartile among eleven, and as many above the upper one: the third datum and
  // the ninth.
  claims: ['key + 10 (t + 1) + m1 = 10 (t + 2) + n3'],
})
