/** The probability of two sectors of a pie chart with an unknown angle. */
import { pieChart } from '../../kit/figure/diagrams/pie-chart.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const favouriteDrinks = formulaChoice({
  meta: {
    id: 'probability/favourite-drinks',
    unit: 'JS31',
    objective: 'theoretical probability',
    method: 'probability from the angles of a pie chart with an unknown',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [28, 29] },
  symbols: ['x'],
  given: { a: ints(60, 150, 3), b: ints(39, 120, 3), m: ints(2, 4) },
  let: { y: '(360 - a - b)/(m + 1)', big: 'm y', k: '(a + y)/360' },
  where:
    'int(y) & y >= 28 & y <= 75 & mod(y, 3) = 0 & b < a & a != big & b != y & big <= 170 & a != y & b != big & a + y != 180',
  stem: {
    en: 'The pie chart below shows the distribution of the favourite drinks of the students in a school. If a student is randomly selected from the school, find the probability that the favourite drink of the student is tea or milk.',
    zh: '下面的圓形圖顯示某校學生最喜愛的飲品的分佈。若從該校隨機抽選一名學生，求該學生最喜愛的飲品為茶或牛奶的概率。',
  },
  figure: ({ a, b, y, big }) =>
    pieChart({
      sectors: [
        { name: { en: 'Tea', zh: '茶' }, degrees: a!, label: '@a^\\circ' },
        { name: { en: 'Water', zh: '水' }, degrees: big!, label: '@{m x}' },
        { name: { en: 'Milk', zh: '牛奶' }, degrees: y!, label: 'x' },
        { name: { en: 'Coffee', zh: '咖啡' }, degrees: b!, label: '@b^\\circ' },
      ],
      radius: 62,
      alt: {
        en: 'A pie chart with four sectors: tea @a degrees, water @{m x}, milk x, coffee @b degrees.',
        zh: '圓形圖，分為四個扇形：茶 @a 度、水 @{m x}、牛奶 x、咖啡 @b 度。',
      },
    }),
  measure: { 'angle P1OP2': 'a', 'angle P2OP3': 'big', 'angle P3OP4': 'y', 'angle P4OP1': 'b' },
  key: 'k',
  plausible: 'it > 0 & it < 1',
  slips: {
    'takes the sector of water in place of milk': '(a + big)/360',
    'takes tea alone': 'a/360',
    'takes milk alone': 'y/360',
    'gives the probability of the other drinks': '1 - k',
    'takes coffee in place of tea': '(b + y)/360',
    'takes the angles of x to be equal': '(a + (360 - a - b)/2)/360',
    'takes the whole for half a turn': '(a + y)/180',
    'compares with the other drinks': '(a + y)/(360 - a - y)',
    'takes the known angles': '(a + b)/360',
  },
  steps: [
    [
      {
        en: '$@a^\\circ + @{m x} + x + @b^\\circ = 360^\\circ$, so $x = @y^\\circ$',
        zh: '$@a^\\circ + @{m x} + x + @b^\\circ = 360^\\circ$，故 $x = @y^\\circ$',
      },
      '1M',
    ],
    [{ en: 'Required probability $= \\frac{@a + @y}{360} = @k$', zh: '所求概率 $= \\frac{@a + @y}{360} = @k$' }, '1A'],
  ],
  // The other two sectors have what is left: m times x, and the known angle.
  claims: ['360 (1 - key) - b = m (360 key - a)'],
})
