/** The range and the inter-quartile range of a stem-and-leaf diagram. */
import { conventional } from '../../kit/family.ts'
import { stemAndLeaf } from '../../kit/figure/diagrams/stem-and-leaf.ts'
import { ints } from '../../kit/given.ts'

export const rangeAndInterQuartileRange = conventional({
  meta: {
    id: 'dispersion/range-and-inter-quartile-range',
    unit: 'SS17',
    objective: 'range and inter-quartile range',
    method: 'quartiles of ordered data in a stem-and-leaf diagram',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [13] },
  given: { a: ints(0, 5), b: ints(0, 3), c: ints(1, 3), d: ints(0, 4), e: ints(1, 4), f: ints(0, 6), g: ints(0, 2) },
  // Twelve times, four of them in the 20s, five in the 30s.
  let: {
    p: 'a + 3',
    q: 'b + c',
    r: 'q + 2',
    s: 'r + g',
    t: 'd + 1',
    u: 't + e',
    v: 'u + 1',
    w: 'f + 2',
    Q1: '20 + (b + q)/2',
    Q3: '(30 + u + 30 + v)/2',
    range: '40 + w - 10 - a',
    iqr: 'Q3 - Q1',
  },
  where: 'v <= 9 & s <= 9 & p <= 9 & p != 9',
  stem: {
    en: 'The stem-and-leaf diagram below shows the distribution of the numbers of minutes spent on reading by $12$ students last Sunday. Find the range and the inter-quartile range of the distribution.',
    zh: '下面的幹葉圖顯示上星期日 $12$ 名學生閱讀所用時間（以分鐘計）的分佈。求該分佈的分佈域及四分位數間距。',
  },
  figure: () =>
    stemAndLeaf({
      stemTitle: { en: 'Stem (tens)', zh: '幹（十位）' },
      leafTitle: { en: 'Leaf (units)', zh: '葉（個位）' },
      stems: [
        { stem: '1', leaves: ['@a', '@p'] },
        { stem: '2', leaves: ['@b', '@q', '@r', '@s'] },
        { stem: '3', leaves: ['@d', '@t', '@u', '@v'] },
        { stem: '4', leaves: ['@f', '@w'] },
      ],
      alt: {
        en: 'Stem 1: leaves $@a, @p$. Stem 2: $@b, @q, @r, @s$. Stem 3: $@d, @t, @u, @v$. Stem 4: $@f, @w$.',
        zh: '幹 1：葉 $@a, @p$。幹 2：葉 $@b, @q, @r, @s$。幹 3：葉 $@d, @t, @u, @v$。幹 4：葉 $@f, @w$。',
      },
    }),
  parts: [
    {
      ask: '',
      answer: {
        en: 'Range $= @range$ minutes, inter-quartile range $= @{iqr : decimal}$ minutes',
        zh: '分佈域 $= @range$ 分鐘，四分位數間距 $= @{iqr : decimal}$ 分鐘',
      },
      steps: [
        [
          {
            en: 'Range $= @{40 + w} - @{10 + a} = @range$ minutes',
            zh: '分佈域 $= @{40 + w} - @{10 + a} = @range$ 分鐘',
          },
          '1A',
        ],
        [
          {
            en: 'Inter-quartile range $= @{Q3 : decimal} - @{Q1 : decimal}$',
            zh: '四分位數間距 $= @{Q3 : decimal} - @{Q1 : decimal}$',
          },
          '1M',
        ],
        [{ en: '$= @{iqr : decimal}$ minutes', zh: '$= @{iqr : decimal}$ 分鐘' }, '1A'],
      ],
    },
  ],
  claims: [
    'a < p & p < 10 & b < q & q <= r & r <= s & s < 10 & d < t & t < u & u < v & v < 10 & f < w & w < 10',
    '10 + a + range = 40 + w',
    '2 iqr = (30 + u) - (20 + b) + (30 + v) - (20 + q)',
  ],
})
