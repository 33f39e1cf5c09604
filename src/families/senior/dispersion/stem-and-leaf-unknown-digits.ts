/** A stem-and-leaf diagram with two unknown digits, and what a new member does to mean and median. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { stemAndLeaf } from '../../kit/figure/diagrams/stem-and-leaf.ts'

export const stemAndLeafUnknownDigits = conventional({
  meta: {
    id: 'dispersion/stem-and-leaf-unknown-digits',
    unit: 'SS17',
    objective: 'range and inter-quartile range from a stem-and-leaf diagram',
    method: 'unknown digits from range and inter-quartile range; effect of a new datum on mean and median',
    foundation: true,
    level: 2,
    minutes: 9,
  },
  paper: { authentic: [11] },
  given: {
    who: oneOf(word('staff member', '職員'), word('volunteer', '義工')),
    a: ints(0, 5),
    l3: ints(7, 9),
    l4: ints(0, 3),
    l7: ints(6, 8),
    b: ints(4, 9),
    l12: ints(3, 8, 2),
    n: oneOf(17, 26, 28, 31, 42),
  },
  let: {
    l2: '6',
    l5: 'l4 + 1',
    l6: '5',
    l8: '0',
    l9: '3',
    l11: '2',
    x3: '10 + l3',
    x4: '20 + l4',
    low: '10 + a',
    high: '40 + l12',
    range: 'high - low',
    q1: '(30 + l3 + l4)/2',
    q3: '(63 + b)/2',
    iqr: 'q3 - q1',
    median: '(45 + l7)/2',
    sum: '10 + a + 10 + l2 + 10 + l3 + 20 + l4 + 20 + l5 + 20 + l6 + 20 + l7 + 30 + l8 + 30 + l9 + 30 + b + 40 + l11 + 40 + l12',
    mean: 'sum/12',
    mean2: '(sum + n)/13',
    median2: 'if(n < 20 + l6, 20 + l6, if(n > 20 + l7, 20 + l7, n))',
    shown: 'sf(mean2, 4)',
  },
  where:
    'int(4 mean) & mean != n & l7 > l6 & n != 20 + l6 & n != 20 + l7 & median2 != median & b >= l9 & (n - 20 - l6) (n - 20 - l7) > 0 | int(4 mean) & mean != n & n > 20 + l6 & n < 20 + l7 & median2 != median',
  words: {
    verdict: ['mean2 > mean & median2 > median', word('Yes', '同意'), word('No', '不同意')],
    agreed: [
      'mean2 > mean & median2 > median',
      word('the claim is agreed', '同意該宣稱'),
      word('the claim is disagreed', '不同意該宣稱'),
    ],
  },
  stem: {
    en: 'The stem-and-leaf diagram in the figure shows the distribution of the ages of the @{who : plural} of a centre, where $a$ and $b$ are unknown digits. It is given that the range and the inter-quartile range of the distribution are $@range$ and $@{iqr : decimal}$ respectively.',
    zh: '圖中的幹葉圖顯示某中心的@{who}的年齡的分佈，其中 $a$ 及 $b$ 為未知的數字。已知該分佈的分佈域及四分位數間距分別為 $@range$ 及 $@{iqr : decimal}$。',
  },
  figure: () =>
    stemAndLeaf({
      stemTitle: { en: 'Stem (tens)', zh: '幹（十位）' },
      leafTitle: { en: 'Leaf (units)', zh: '葉（個位）' },
      stems: [
        { stem: '1', leaves: ['a', '@l2', '@l3'] },
        { stem: '2', leaves: ['@l4', '@l5', '@l6', '@l7'] },
        { stem: '3', leaves: ['@l8', '@l9', 'b'] },
        { stem: '4', leaves: ['@l11', '@l12'] },
      ],
      alt: {
        en: 'A stem-and-leaf diagram. Stem 1: a, @l2, @l3. Stem 2: @l4, @l5, @l6, @l7. Stem 3: @l8, @l9, b. Stem 4: @l11, @l12',
        zh: '幹葉圖。幹 1：a、@l2、@l3。幹 2：@l4、@l5、@l6、@l7。幹 3：@l8、@l9、b。幹 4：@l11、@l12',
      },
    }),
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $a$ and $b$.', zh: '求 $a$ 及 $b$。' },
      answer: { en: '$a = @a$, $b = @b$', zh: '$a = @a$，$b = @b$' },
      steps: [
        ['@high - (10 + a) = @range', '1M'],
        [
          {
            en: '$\\frac{33 + (30 + b)}{2} - \\frac{@x3 + @x4}{2} = @{iqr : decimal}$',
            zh: '$\\frac{33 + (30 + b)}{2} - \\frac{@x3 + @x4}{2} = @{iqr : decimal}$',
          },
          '1M',
        ],
        [{ en: '$a = @a$ and $b = @b$', zh: '$a = @a$ 及 $b = @b$' }, '1A', 'for both correct'],
      ],
    },
    {
      label: 'b(i)',
      ask: { en: 'Find the mean and the median of the distribution.', zh: '求該分佈的平均值及中位數。' },
      answer: {
        en: 'Mean $= @{mean : decimal}$, median $= @{median : decimal}$',
        zh: '平均值 $= @{mean : decimal}$，中位數 $= @{median : decimal}$',
      },
      steps: [
        [
          {
            en: 'Mean $= \\frac{@sum}{12} = @{mean : decimal}$',
            zh: '平均值 $= \\frac{@sum}{12} = @{mean : decimal}$',
          },
          '1A',
        ],
        [{ en: 'Median $= @{median : decimal}$', zh: '中位數 $= @{median : decimal}$' }, '1A'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: '@{who : A} of age $@n$ now joins the centre. Someone claims that both the mean and the median of the distribution increase. Do you agree? Explain your answer.',
        zh: '現有一名年齡為 $@n$ 的@{who}加入該中心。某人宣稱該分佈的平均值及中位數均增加。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (new mean $\\approx @{shown : sf4}$, new median $= @median2$)',
        zh: '@{verdict}（新平均值 $\\approx @{shown : sf4}$，新中位數 $= @median2$）',
      },
      steps: [
        [
          {
            en: 'New mean $= \\frac{@sum + @n}{13} \\approx @{shown : sf4}$ and new median $= @median2$',
            zh: '新平均值 $= \\frac{@sum + @n}{13} \\approx @{shown : sf4}$，新中位數 $= @median2$',
          },
          '1M',
          'for either correct',
        ],
        [{ en: 'Comparing with (b)(i), @{agreed}.', zh: '與 (b)(i) 的結果比較，故@{agreed}。' }, '1A', 'f.t.'],
      ],
    },
  ],
  claims: [
    '40 + l12 - (10 + a) = range',
    '0 <= a <= l2',
    'l2 < l3 & l4 < l5 & l5 < l6 & l6 < l7 & l8 < l9 & l11 < l12',
    'l9 <= b <= 9',
    // The middle of the upper half less the middle of the lower half.
    '(30 + l9 + 30 + b) - (10 + l3 + 20 + l4) = 2 iqr',
    // Deviations from the mean add up to 0.
    '(10 + a - mean) + (10 + l2 - mean) + (10 + l3 - mean) + (20 + l4 - mean) + (20 + l5 - mean) + (20 + l6 - mean) + (20 + l7 - mean) + (30 + l8 - mean) + (30 + l9 - mean) + (30 + b - mean) + (40 + l11 - mean) + (40 + l12 - mean) = 0',
    '2 median = 20 + l6 + 20 + l7',
    'median2 in {20 + l6, n, 20 + l7}',
    '20 + l6 <= median2 <= 20 + l7',
    '(n - 20 - l6) (n - 20 - l7) < 0 <=> median2 = n',
    'abs(13 shown - 12 mean - n) <= 0.07',
    '(n - median) (median2 - median) > 0',
  ],
})
