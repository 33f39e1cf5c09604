/** A pie chart with two unknown sectors: one from a probability, the total from the other. */
import { conventional } from '../../kit/family.ts'
import { pieChart } from '../../kit/figure/diagrams/pie-chart.ts'
import { ints, numbers } from '../../kit/given.ts'

export const seasonsOfBirth = conventional({
  meta: {
    id: 'statistics/seasons-of-birth',
    unit: 'JS29',
    objective: 'pie charts and probability',
    method: 'angle of a sector from a probability; total from one sector',
    foundation: true,
    level: 2,
    minutes: 5,
  },
  paper: { authentic: [9] },
  given: {
    p: numbers('1/3', '1/4', '1/5', '1/6', '2/9', '3/10', '7/36', '5/24'),
    s: ints(60, 130, 2),
    w: ints(60, 130, 3),
    N: ints(180, 1080, 60),
  },
  let: { spring: '360 p', x: '360 - spring - s - w', n: 'N w/360' },
  where:
    'int(n) & x >= 60 & x <= 140 & spring >= 60 & x != s & x != w & x != spring & s != w & s != 90 & w != 90 & x != 90',
  stem: {
    en: 'The pie chart below shows the distribution of the seasons of birth of the students in a school. If a student is randomly selected from the school, then the probability that the student was born in spring is $@p$.',
    zh: '下面的圓形圖顯示某校學生出生季節的分佈。若從該校隨機選出一名學生，則該學生在春季出生的概率為 $@p$。',
  },
  figure: ({ spring, x, s, w }) =>
    pieChart({
      radius: 64,
      sectors: [
        { name: { en: 'Spring', zh: '春季' }, degrees: spring! },
        { name: { en: 'Summer', zh: '夏季' }, degrees: s!, label: '@s^\\circ' },
        { name: { en: 'Autumn', zh: '秋季' }, degrees: x!, label: 'x^\\circ' },
        { name: { en: 'Winter', zh: '冬季' }, degrees: w!, label: '@w^\\circ' },
      ],
      alt: {
        en: 'A pie chart of four sectors: spring, summer $@s^\\circ$, autumn $x^\\circ$, winter $@w^\\circ$.',
        zh: '圓形圖，分為四個扇形：春季、夏季 $@s^\\circ$、秋季 $x^\\circ$、冬季 $@w^\\circ$。',
      },
    }),
  measure: { 'angle P2OP3': 's', 'angle P3OP4': 'x', 'angle P4OP1': 'w' },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $x$.', zh: '求 $x$。' },
      answer: '$@x$',
      steps: [
        [
          {
            en: 'Angle of the sector for spring $= 360^\\circ \\times @p = @spring^\\circ$',
            zh: '代表春季的扇形的角 $= 360^\\circ \\times @p = @spring^\\circ$',
          },
          '1M',
        ],
        ['@spring + @s + x + @w = 360', '1M'],
        ['x = @x', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'In the school, there are $@n$ students born in winter. Find the number of students in the school.',
        zh: '該校有 $@n$ 名學生在冬季出生。求該校學生的人數。',
      },
      answer: '$@N$',
      steps: [
        [
          { en: 'Number of students $= @n \\times \\frac{360}{@w}$', zh: '學生的人數 $= @n \\times \\frac{360}{@w}$' },
          '1M',
        ],
        ['= @N', '1A'],
      ],
    },
  ],
  claims: ['p + (s + x + w)/360 = 1', 'n/N = w/360'],
})
