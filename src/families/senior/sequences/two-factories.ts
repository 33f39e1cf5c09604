/**
 * Yearly productions in a geometric and in an arithmetic sequence: rate, totals, the first year beyond a bound, a
 * comparison.
 */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const twoFactories = conventional({
  meta: {
    id: 'sequences/two-factories',
    unit: 'SS7',
    objective: 'sums of geometric and arithmetic sequences in real life',
    method: 'growth rate from two terms; exponential inequality by logarithms; comparison of two sums',
    foundation: false,
    level: 4,
    minutes: 16,
  },
  paper: { mock: [15] },
  symbols: ['n', 'k'],
  given: {
    thing: oneOf(word('rice', '米'), word('steel', '鋼材'), word('cement', '水泥'), word('plastic', '塑膠')),
    a: oneOf(400, 500, 600, 750, 800, 1000, 1200, 1250, 1600, 2000),
    rate: oneOf(10, 20, 25, 30, 40, 50),
    times: ints(6, 30, 2),
    lead: oneOf(100, 200, 300, 400),
    d: oneOf(50, 60, 80, 100, 120, 150, 200),
  },
  let: {
    R: '1 + rate/100',
    third: 'a R^2',
    T: 'a times',
    part: 'T rate/(100 a) + 1',
    least: 'log(R, part)',
    g: 'floor(least) + 1',
    shown: 'sf(least, 4)',
    factor: 'a/(R - 1)',
    b: 'a + lead',
    y: 'g (2 b + (g - 1) d)/2',
    x: 'a (R^g - 1)/(R - 1)',
    xs: 'round(x)',
    g1: 'g - 1',
    ratio2: 'third/a',
    square: 'round(ratio2, 4)',
  },
  where:
    'int(third) & int(factor) & 5 <= least < 13 & abs(least - round(least)) > 0.02 & abs(x - y) > 20 & abs(x - y) < 0.25 x',
  words: {
    verdict: ['y > x', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['y > x', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['y > x', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'In the 1st year since its start of operation, factory $X$ produces $@a$ tonnes of @{thing}. The production of the factory in each subsequent year is $r\\%$ more than that in the previous year, where $r$ is a positive constant. It is given that the production of the factory in the 3rd year is $@third$ tonnes.',
    zh: '工廠 $X$ 在投產後的第 1 年生產 $@a$ 公噸@{thing}，其後每年的產量較前一年多 $r\\%$，其中 $r$ 為正常數。已知該工廠在第 3 年的產量為 $@third$ 公噸。',
  },
  parts: [
    {
      label: 'a(i)',
      ask: { en: 'Find $r$.', zh: '求 $r$。' },
      answer: '$@rate$',
      steps: [
        ['@a(1 + r\\%)^2 = @third', '1M+1A'],
        ['r = @rate', '1A'],
      ],
    },
    {
      label: 'a(ii)',
      ask: {
        en: 'Express, in terms of $n$, the total production of factory $X$ in the first $n$ years since its start of operation.',
        zh: '以 $n$ 表示工廠 $X$ 在投產後首 $n$ 年的總產量。',
      },
      answer: {
        en: '$@factor\\left(@{R : decimal}^{n} - 1\\right)$ tonnes',
        zh: '$@factor\\left(@{R : decimal}^{n} - 1\\right)$ 公噸',
      },
      steps: [
        [
          {
            en: 'Total production $= \\frac{@a(@{R : decimal}^{n} - 1)}{@{R : decimal} - 1}$ tonnes',
            zh: '總產量 $= \\frac{@a(@{R : decimal}^{n} - 1)}{@{R : decimal} - 1}$ 公噸',
          },
          '1M',
        ],
        [
          {
            en: '$= @factor\\left(@{R : decimal}^{n} - 1\\right)$ tonnes',
            zh: '$= @factor\\left(@{R : decimal}^{n} - 1\\right)$ 公噸',
          },
          '1A',
          'or equivalent',
        ],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Find the least number of years needed for the total production of factory $X$ since its start of operation to exceed $@T$ tonnes.',
        zh: '求工廠 $X$ 在投產後的總產量超過 $@T$ 公噸所需的最少年數。',
      },
      answer: '$@g$',
      steps: [
        ['@factor\\left(@{R : decimal}^{n} - 1\\right) > @T', '1M'],
        [
          {
            en: '$n \\log @{R : decimal} > \\log @{part : decimal}$',
            zh: '$n \\log @{R : decimal} > \\log @{part : decimal}$',
          },
          '1M',
          { en: 'taking logarithm', zh: '取對數' },
        ],
        ['n > @{shown : sf4}', '1A', { en: 'r.t. @{shown : sf4}', zh: 'r.t. @{shown : sf4}' }],
        [{ en: 'The least number of years needed is $@g$.', zh: '所需的最少年數為 $@g$。' }, '1A'],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'Factory $Y$ starts operation in the same year as factory $X$. In the 1st year, factory $Y$ produces $@b$ tonnes of @{thing}. The production of factory $Y$ in each subsequent year is $@d$ tonnes more than that in the previous year. Someone claims that the total production of factory $Y$ in the first $@g$ years is greater than that of factory $X$. Do you agree? Explain your answer.',
        zh: '工廠 $Y$ 與工廠 $X$ 在同一年投產。工廠 $Y$ 在第 1 年生產 $@b$ 公噸@{thing}，其後每年的產量較前一年多 $@d$ 公噸。某人宣稱工廠 $Y$ 在首 $@g$ 年的總產量大於工廠 $X$ 的總產量。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (total production of $Y = @y$ tonnes, that of $X = @xs$ tonnes, correct to the nearest tonne)',
        zh: '@{verdict}（$Y$ 的總產量 $= @y$ 公噸，$X$ 的總產量 $= @xs$ 公噸，準確至最接近的公噸）',
      },
      steps: [
        [
          {
            en: 'Total production of factory $Y = \\frac{@g}{2}\\left[2(@b) + @g1(@d)\\right]$ tonnes',
            zh: '工廠 $Y$ 的總產量 $= \\frac{@g}{2}\\left[2(@b) + @g1(@d)\\right]$ 公噸',
          },
          '1M',
        ],
        [{ en: '$= @y$ tonnes', zh: '$= @y$ 公噸' }, '1A'],
        [
          {
            en: 'Total production of factory $X = @factor(@{R : decimal}^{@g} - 1) \\approx @xs$ tonnes. Since $@y @sign @xs$, @{agreed}.',
            zh: '工廠 $X$ 的總產量 $= @factor(@{R : decimal}^{@g} - 1) \\approx @xs$ 公噸。由於 $@y @sign @xs$，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    '10000 third = a (100 + rate)^2',
    'rate > 0',
    // Year by year.
    'factor (R^n - 1) = sum(a (1 + rate/100)^_k, _k, 0, n - 1) for n in {1, 2, 3}',
    'sum(a (1 + rate/100)^_k, _k, 0, g - 1) > T',
    'sum(a (1 + rate/100)^_k, _k, 0, g - 2) <= T',
    'y = sum(b + _k d, _k, 0, g - 1)',
    'abs(xs - sum(a (1 + rate/100)^_k, _k, 0, g - 1)) <= 1/2',
  ],
})
