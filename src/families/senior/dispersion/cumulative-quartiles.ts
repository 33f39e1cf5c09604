/** The inter-quartile range from a cumulative frequency polygon. */
import { cumulativeFrequency } from '../../kit/figure/diagrams/cumulative-frequency.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const cumulativeQuartiles = formulaChoice({
  meta: {
    id: 'dispersion/cumulative-quartiles',
    unit: 'SS17',
    objective: 'inter-quartile range',
    method: 'quartiles read from a cumulative frequency polygon',
    foundation: true,
    level: 1,
    minutes: 0.9,
  },
  paper: { slots: [29] },
  given: {
    x0: oneOf(20, 30, 40, 50),
    g1: ints(5, 20, 5),
    g2: ints(5, 15, 5),
    g3: ints(5, 15, 5),
    g4: ints(5, 20, 5),
    N: oneOf(40, 60, 80, 100, 120),
  },
  let: { x1: 'x0 + g1', x2: 'x1 + g2', x3: 'x2 + g3', x4: 'x3 + g4', h1: 'N/4', h2: 'N/2', h3: '3 N/4', K: 'x3 - x1' },
  where: 'g2 != g3 & g1 + g4 >= 20 & g1 != g4',
  stem: {
    en: 'The cumulative frequency polygon below shows the distribution of the test scores of $@N$ students. Find the inter-quartile range of the distribution.',
    zh: '下面的累積頻數多邊形顯示 $@N$ 名學生的測驗分數的分佈。求該分佈的四分位數間距。',
  },
  figure: ({ x0, x1, x2, x3, x4, h1, h2, h3, N }) =>
    cumulativeFrequency({
      points: [
        [x0!, 0],
        [x1!, h1!],
        [x2!, h2!],
        [x3!, h3!],
        [x4!, N!],
      ],
      x: { from: x0!, to: x4!, step: 5 },
      yStep: N! / 4,
      yMax: N!,
      xTitle: { en: 'Score', zh: '分數' },
      yTitle: { en: 'Cumulative frequency', zh: '累積頻數' },
      alt: {
        en: 'A cumulative frequency polygon through (@x0, 0), (@x1, @h1), (@x2, @h2), (@x3, @h3) and (@x4, @N).',
        zh: '累積頻數多邊形，通過 (@x0, 0)、(@x1, @h1)、(@x2, @h2)、(@x3, @h3) 及 (@x4, @N)。',
      },
    }),
  measure: {
    'x P1': 'x0',
    'x P2': 'x1',
    'x P3': 'x2',
    'x P4': 'x3',
    'x P5': 'x4',
    'y P2': 'N/4',
    'y P3': 'N/2',
    'y P4': '3 N/4',
    'y P5': 'N',
  },
  key: 'K',
  show: '$@{it : decimal}$',
  plausible: 'int(2 it) & it > 0',
  slips: {
    'gives the range': 'x4 - x0',
    'gives the lower quartile': 'x1',
    'gives the median': 'x2',
    'gives the upper quartile': 'x3',
    'takes the difference of the frequencies': 'N/2',
    'goes from the lower quartile to the median': 'g2',
    'goes from the median to the upper quartile': 'g3',
    'goes from the least value to the upper quartile': 'x3 - x0',
    'goes from the lower quartile to the greatest value': 'x4 - x1',
    'goes from the least value to the lower quartile': 'g1',
    'halves the inter-quartile range': 'K/2',
  },
  steps: [
    [
      {
        en: 'At the frequencies $@h1$ and $@h3$: lower quartile $= @x1$, upper quartile $= @x3$',
        zh: '由累積頻數 $@h1$ 及 $@h3$ 得：下四分位數 $= @x1$，上四分位數 $= @x3$',
      },
      '1M',
    ],
    [{ en: 'Inter-quartile range $= @x3 - @x1 = @K$', zh: '四分位數間距 $= @x3 - @x1 = @K$' }, '1A'],
  ],
  // What lies below and above the middle half, taken from the range.
  claims: ['x0 < x1 & x1 < x2 & x2 < x3 & x3 < x4', 'key = (x4 - x0) - (x1 - x0) - (x4 - x3)'],
})
