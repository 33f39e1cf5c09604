/** The least frequency that makes a value the median. */
import { dataTable } from '../../kit/figure/data-table.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const leastFrequency = formulaChoice({
  meta: {
    id: 'statistics/least-frequency',
    unit: 'JS30',
    objective: 'median of a frequency distribution',
    method: 'least frequency for a given median',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [29, 30] },
  symbols: ['k'],
  given: { x: ints(0, 2), f0: ints(2, 9), f1: ints(3, 12), f3: ints(3, 12), f4: ints(2, 9) },
  let: { x1: 'x + 1', mid: 'x + 2', x3: 'x + 3', x4: 'x + 4', L: 'f0 + f1', U: 'f3 + f4', K: 'abs(L - U) + 1' },
  where: '6 <= K <= 12 & max(f0, f1, f3, f4) > K & f0 != f1 & f3 != f4 & K != f0 & K != f4',
  stem: {
    en: 'The table below shows the distribution of the numbers of books read by some students in a month. If the median of the distribution is $@mid$, find the least possible value of $k$.',
    zh: '下表顯示若干名學生在某月閱讀書本數目的分佈。若該分佈的中位數為 $@mid$，求 $k$ 的最小可能值。',
  },
  figure: () =>
    dataTable({
      rows: [
        [{ en: 'Number of books', zh: '書本數目' }, '@x', '@x1', '@mid', '@x3', '@x4'],
        [{ en: 'Number of students', zh: '學生人數' }, '@f0', '@f1', '$k$', '@f3', '@f4'],
      ],
      widths: [96, 26, 26, 26, 26, 26],
      alt: {
        en: 'Numbers of students who read @x, @x1, @mid, @x3 and @x4 books: @f0, @f1, k, @f3 and @f4.',
        zh: '書本數目為 @x、@x1、@mid、@x3 及 @x4 的學生人數依次為 @f0、@f1、k、@f3 及 @f4。',
      },
    }),
  key: 'K',
  plausible: 'int(it) & it > 0',
  slips: {
    'lets the two sides be equal': 'K - 1',
    'counts one more': 'K + 1',
    'counts one less than the difference': 'K - 2',
    'compares the inner frequencies': 'abs(f1 - f3) + 1',
    'compares the outer frequencies': 'abs(f0 - f4) + 1',
    'takes the median for the mode': 'max(f0, f1, f3, f4) + 1',
    'adds the differences of both pairs': 'abs(f1 - f3) + abs(f0 - f4) + 1',
    'takes half of the difference': 'ceil(K/2)',
    'takes half of the larger side': 'ceil(max(L, U)/2)',
    'takes the larger side': 'max(L, U)',
    'takes the smaller side': 'min(L, U)',
  },
  steps: [
    [
      {
        en: '$@[f0 + f1] = @L$ students are below and $@[f3 + f4] = @U$ above. The middle of the data must lie among the $k$ students, so $k > @{max(L, U)} - @{min(L, U)}$.',
        zh: '較小的有 $@[f0 + f1] = @L$ 名學生，較大的有 $@[f3 + f4] = @U$ 名學生。中位數須落在該 $k$ 名學生之中，故 $k > @{max(L, U)} - @{min(L, U)}$。',
      },
      '1M',
    ],
    [{ en: 'The least possible value of $k$ is $@K$.', zh: '$k$ 的最小可能值為 $@K$。' }, '1A'],
  ],
  // With the key less than half of all lie on either side; with one less, half of all lie on one side.
  claims: [
    // The numbers of books in the table ascend by 1, and the median stands over k.
    'x1 - x = 1 & mid - x1 = 1 & x3 - mid = 1 & x4 - x3 = 1',
    '2 (f0 + f1) < f0 + f1 + key + f3 + f4 & 2 (f3 + f4) < f0 + f1 + key + f3 + f4',
    '2 (f0 + f1) >= f0 + f1 + key - 1 + f3 + f4 | 2 (f3 + f4) >= f0 + f1 + key - 1 + f3 + f4',
  ],
})
