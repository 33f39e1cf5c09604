/** Two unknown numbers of a box-and-whisker diagram from the range and the inter-quartile range. */
import { conventional } from '../../kit/family.ts'
import { boxPlot } from '../../kit/figure/diagrams/box-plot.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const boxWithTwoUnknowns = conventional({
  meta: {
    id: 'dispersion/box-with-two-unknowns',
    unit: 'SS17',
    objective: 'range and inter-quartile range',
    method: 'unknown numbers of a box-and-whisker diagram',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [13] },
  given: {
    group: oneOf(
      word('students of a class', '某班學生'),
      word('members of a society', '某學會會員'),
      word('participants of a course', '某課程參加者'),
    ),
    lo: ints(12, 30, 2),
    d: ints(6, 14),
    m: ints(5, 12),
    n: ints(5, 12),
    h: ints(6, 15),
  },
  let: { a0: 'lo + d', med: 'a0 + m', q: 'med + n', b0: 'q + h', R: 'b0 - lo', I: 'q - a0' },
  where: 'm != n & d != h & b0 <= 80',
  stem: {
    en: 'The box-and-whisker diagram below shows the distribution of the scores of the @group in a test. It is given that the range and the inter-quartile range of the distribution are $@R$ and $@I$ respectively. Find $a$ and $b$.',
    zh: '下面的框線圖顯示@{group}在某測驗中的得分的分佈。已知該分佈的分佈域及四分位數間距分別為 $@R$ 及 $@I$。求 $a$ 及 $b$。',
  },
  figure: ({ lo, a0, med, q, b0 }) =>
    boxPlot({
      boxes: [{ min: lo!, q1: a0!, median: med!, q3: q!, max: b0! }],
      marks: ['@lo', 'a', '@med', '@q', 'b'],
      title: { en: 'Score', zh: '得分' },
      alt: {
        en: 'A box-and-whisker diagram: least $@lo$, lower quartile $a$, median $@med$, upper quartile $@q$, greatest $b$.',
        zh: '框線圖：最小值 $@lo$、下四分位數 $a$、中位數 $@med$、上四分位數 $@q$、最大值 $b$。',
      },
    }),
  parts: [
    {
      ask: '',
      answer: { en: '$a = @a0$, $b = @b0$', zh: '$a = @a0$，$b = @b0$' },
      steps: [
        [{ en: '$@q - a = @I$ and $b - @lo = @R$', zh: '$@q - a = @I$ 及 $b - @lo = @R$' }, '1M', 'either one'],
        ['a = @a0', '1A'],
        ['b = @b0', '1A'],
      ],
    },
  ],
  claims: ['a0 + I = q', 'b0 - R = lo'],
})
