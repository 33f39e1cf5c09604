/** A stem-and-leaf diagram with an unknown leaf, found from the mean; then the median and a probability. */
import { conventional } from '../../kit/family.ts'
import { stemAndLeaf } from '../../kit/figure/diagrams/stem-and-leaf.ts'
import { ints } from '../../kit/given.ts'

export const stemAndLeafWithUnknown = conventional({
  meta: {
    id: 'statistics/stem-and-leaf-with-unknown',
    unit: 'JS30',
    objective: 'mean and median of a stem-and-leaf diagram',
    method: 'unknown leaf from the mean; ordered data; counting',
    foundation: true,
    level: 2,
    minutes: 5,
  },
  paper: { authentic: [9] },
  given: { a: ints(0, 4), b: ints(0, 3), c: ints(3, 5), d: ints(0, 4), e: ints(1, 4), k: ints(5, 9) },
  // Twelve ages in the order of the diagram.
  let: {
    p: 'a + 2',
    q: 'a + 5',
    r: 'b + 1',
    s: 'b + 3',
    m: 'c + 1',
    t: 'd + 3',
    total: '10 + a + 10 + p + 10 + q + 20 + b + 20 + r + 20 + s + 20 + k + 30 + c + 30 + m + 40 + d + 40 + t + 50 + e',
    mean: 'total/12',
    median: '(20 + s + 20 + k)/2',
    over: 'if(mean < 20 + k, 6, 5)',
    prob: 'over/12',
  },
  where: 'exact(mean, 1) & k > s & mean > 20 + s & mean != 20 + k & mean < 30 + c & d != e',
  stem: {
    en: 'The stem-and-leaf diagram below shows the distribution of the ages of the $12$ members of a hiking club. It is given that the mean of the distribution is $@{mean : decimal}$.',
    zh: '下面的幹葉圖顯示某遠足會 $12$ 名會員的年齡的分佈。已知該分佈的平均值為 $@{mean : decimal}$。',
  },
  figure: () =>
    stemAndLeaf({
      stemTitle: { en: 'Stem (tens)', zh: '幹（十位）' },
      leafTitle: { en: 'Leaf (units)', zh: '葉（個位）' },
      stems: [
        { stem: '1', leaves: ['@a', '@p', '@q'] },
        { stem: '2', leaves: ['@b', '@r', '@s', 'k'] },
        { stem: '3', leaves: ['@c', '@m'] },
        { stem: '4', leaves: ['@d', '@t'] },
        { stem: '5', leaves: ['@e'] },
      ],
      alt: {
        en: 'Stem 1: leaves $@a, @p, @q$. Stem 2: $@b, @r, @s, k$. Stem 3: $@c, @m$. Stem 4: $@d, @t$. Stem 5: $@e$.',
        zh: '幹 1：葉 $@a, @p, @q$。幹 2：葉 $@b, @r, @s, k$。幹 3：葉 $@c, @m$。幹 4：葉 $@d, @t$。幹 5：葉 $@e$。',
      },
    }),
  parts: [
    {
      label: 'a',
      ask: { en: 'Find the value of $k$ and the median of the distribution.', zh: '求 $k$ 的值及該分佈的中位數。' },
      answer: { en: '$k = @k$, median $= @{median : decimal}$', zh: '$k = @k$，中位數 $= @{median : decimal}$' },
      steps: [
        ['\\frac{@{total - k} + k}{12} = @{mean : decimal}', '1M'],
        ['k = @k', '1A'],
        [
          {
            en: 'Median $= \\frac{@{20 + s} + @{20 + k}}{2} = @{median : decimal}$',
            zh: '中位數 $= \\frac{@{20 + s} + @{20 + k}}{2} = @{median : decimal}$',
          },
          '1A',
        ],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'If a member is randomly selected from the club, find the probability that the age of the selected member exceeds the mean of the distribution.',
        zh: '若從該會隨機選出一名會員，求所選出的會員的年齡大於該分佈的平均值的概率。',
      },
      answer: '$@prob$',
      steps: [
        [
          { en: 'Number of members whose ages exceed the mean $= @over$', zh: '年齡大於平均值的會員人數 $= @over$' },
          '1M',
        ],
        [{ en: 'The required probability $= @prob$', zh: '所求的概率 $= @prob$' }, '1A', 'f.t.'],
      ],
    },
  ],
  claims: [
    // The leaves of each stem ascend.
    'a < p & p < q & b < r & r < s & s < k & c < m & d < t & q < 10 & m < 10 & t < 10',
    '12 mean = 10*3 + 20*4 + 30*2 + 40*2 + 50 + a + p + q + b + r + s + k + c + m + d + t + e',
    'median - (20 + s) = (20 + k) - median',
    // Each age, less the mean, has a sign; the signs add up to the number above less the number below.
    '12 (2 prob - 1) = (10 + a - mean)/abs(10 + a - mean) + (10 + p - mean)/abs(10 + p - mean) + (10 + q - mean)/abs(10 + q - mean) + (20 + b - mean)/abs(20 + b - mean) + (20 + r - mean)/abs(20 + r - mean) + (20 + s - mean)/abs(20 + s - mean) + (20 + k - mean)/abs(20 + k - mean) + (30 + c - mean)/abs(30 + c - mean) + (30 + m - mean)/abs(30 + m - mean) + (40 + d - mean)/abs(40 + d - mean) + (40 + t - mean)/abs(40 + t - mean) + (50 + e - mean)/abs(50 + e - mean)',
  ],
})
