/** One part of an expenditure from another, by the angles of a pie chart. */
import { pieChart } from '../../kit/figure/diagrams/pie-chart.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const pieChartExpenditure = formulaChoice({
  meta: {
    id: 'statistics/pie-chart-expenditure',
    unit: 'JS29',
    objective: 'pie chart',
    method: 'one sector from another, with an unknown angle',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [28, 29] },
  given: {
    who: oneOf(word('Wendy', '慧玲'), word('Simon', '家豪')),
    a: ints(70, 130, 5),
    b: ints(40, 80, 8),
    c: ints(30, 60, 6),
    s: oneOf(10, 15, 20, 25, 40, 50),
  },
  let: { x: '360 - a - b - c', T: 'b s', K: 'x s' },
  where: 'x >= 95 & x <= 170 & x != a & x != 2 b & a != b & b != c & x - b != a & x != a + b',
  stem: {
    en: 'The pie chart below shows the expenditure of @who in a month. If the expenditure on books is $@{T : money}$, find the expenditure on rent.',
    zh: '下面的圓形圖顯示@{who}在某月的開支。若書本的開支為 $@{T : money}$，求租金的開支。',
  },
  figure: ({ a, b, c, x }) =>
    pieChart({
      sectors: [
        { name: { en: 'Rent', zh: '租金' }, degrees: x! },
        { name: { en: 'Food', zh: '食品' }, degrees: a!, label: '@a^\\circ' },
        { name: { en: 'Books', zh: '書本' }, degrees: b!, label: '@b^\\circ' },
        { name: { en: 'Others', zh: '其他' }, degrees: c!, label: '@c^\\circ' },
      ],
      radius: 62,
      alt: {
        en: 'A pie chart with four sectors: food @{a} degrees, books @{b} degrees, others @{c} degrees, and rent, whose angle is not given.',
        zh: '圓形圖，分為四個扇形：食品 @a 度、書本 @b 度、其他 @c 度，以及沒有標示角度的租金。',
      },
    }),
  measure: { 'angle P2OP3': 'a', 'angle P3OP4': 'b', 'angle P4OP1': 'c' },
  key: 'K',
  show: '$@{it : money}$',
  plausible: 'int(it) & it > 0',
  slips: {
    'gives the whole expenditure': '360 s',
    'gives the expenditure on food': 'a s',
    'gives the other expenditure': 'c s',
    'gives all but the rent': '(a + b + c) s',
    'gives the difference of the two': '(x - b) s',
    'takes the angles the other way': 'T b/x',
    'takes the part of the whole': 'T x/360',
    'takes the rent and the books together': '(x + b) s',
    'leaves out the other expenditure': '(360 - a - b) s',
    'takes half of the whole for the rent': '180 s',
  },
  steps: [
    [
      {
        en: 'Angle of the sector for rent $= 360^\\circ - @a^\\circ - @b^\\circ - @c^\\circ = @x^\\circ$',
        zh: '租金的扇形的角 $= 360^\\circ - @a^\\circ - @b^\\circ - @c^\\circ = @x^\\circ$',
      },
      '1M',
    ],
    [
      {
        en: 'Expenditure on rent $= @{T : money} \\times \\frac{@x}{@b} = @{K : money}$',
        zh: '租金的開支 $= @{T : money} \\times \\frac{@x}{@b} = @{K : money}$',
      },
      '1A',
    ],
  ],
  // All four parts make up what the whole circle stands for.
  claims: ['key + T + T a/b + T c/b = 360 T/b'],
})
