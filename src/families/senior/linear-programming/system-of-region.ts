/** Which system of inequalities a shaded triangle represents. */
import { formulaChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'
import { beyond } from './beyond.ts'

export const systemOfRegion = formulaChoice({
  meta: {
    id: 'linear-programming/system-of-region',
    unit: 'SS8',
    objective: 'systems of linear inequalities in two unknowns',
    method: 'testing on which side of each line a region lies',
    foundation: false,
    level: 4,
    minutes: 1.5,
  },
  paper: { slots: [35, 36, 37] },
  symbols: ['x', 'y'],
  // The vertices of the region; the lines are written with a positive coefficient of x.
  given: { x1: ints(-3, 3), y1: ints(-2, 3), x2: ints(4, 8), x3: ints(1, 6), y3: ints(5, 8) },
  let: {
    g2: 'gcd(y3 - y1, x3 - x2)',
    p: '(y3 - y1)/g2',
    q: '(x2 - x3)/g2',
    r: 'p x2 + q y1',
    g3: 'gcd(y3 - y1, x3 - x1)',
    u: '(y3 - y1)/g3',
    v: '(x1 - x3)/g3',
    w: 'u x1 + v y1',
    line2: 'p x + q y = r',
    line3: 'u x + v y = w',
  },
  where: 'y1 != 0 & p + abs(q) <= 5 & u + abs(v) <= 5 & q != 0 & v != 0 & r != 0 & w != 0 & x2 - x1 >= 4',
  stem: {
    en: 'In the figure, the equations of the straight lines $L_1$, $L_2$ and $L_3$ are $y = @y1$, $@line2$ and $@line3$ respectively. Which of the following systems of inequalities represents the shaded region (including the boundary)?',
    zh: '圖中，直線 $L_1$、$L_2$ 及 $L_3$ 的方程分別為 $y = @y1$、$@line2$ 及 $@line3$。下列哪一個不等式組表示陰影區域（包括邊界）？',
  },
  figure: ({ x1, y1, x2, x3, y3 }) =>
    scene({ width: 150, height: 125 })
      .axes({ x: [Math.min(x1!, 0) - 2, Math.max(x2!, x3!) + 2.5], y: [Math.min(y1!, 0) - 2, y3! + 2], equal: true })
      .region([
        [x1!, y1!],
        [x2!, y1!],
        [x3!, y3!],
      ])
      .point('A', x1!, y1!, { label: false })
      .point('B', x2!, y1!, { label: false })
      .point('C', x3!, y3!, { label: false })
      .line('AB', { beyond: 14 })
      .line('BC', { beyond: 14 })
      .line('AC', { beyond: 14 })
      .text(...beyond([x1!, y1!], [x2!, y1!]), 'L_1')
      .text(...beyond([x2!, y1!], [x3!, y3!]), 'L_2')
      .text(...beyond([x1!, y1!], [x3!, y3!]), 'L_3')
      .alt({
        en: 'A shaded triangle above the horizontal line $L_1$, with its right side on $L_2$ and its left side on $L_3$.',
        zh: '水平線 $L_1$ 上方的一個陰影三角形，其右方的邊在 $L_2$ 上，左方的邊在 $L_3$ 上。',
      }),
  measure: {
    'x A': 'x1',
    'y A': 'y1',
    'x B': 'x2',
    'y B': 'y1',
    'x C': 'x3',
    'y C': 'y3',
    'slope BC': '-p/q',
    'slope AC': '-u/v',
  },
  key: 'y >= y1 & p x + q y <= r & u x + v y >= w',
  slips: {
    'the side of the right line': 'y >= y1 & p x + q y >= r & u x + v y >= w',
    'the side of the left line': 'y >= y1 & p x + q y <= r & u x + v y <= w',
    'the sides of both slanting lines': 'y >= y1 & p x + q y >= r & u x + v y <= w',
    'the side of the horizontal line': 'y <= y1 & p x + q y <= r & u x + v y >= w',
    'the side of every line': 'y <= y1 & p x + q y >= r & u x + v y <= w',
  },
  steps: [
    [{ en: 'The region lies above $L_1$: $@{y >= y1}$.', zh: '該區域在 $L_1$ 的上方：$@{y >= y1}$。' }],
    [
      {
        en: 'It lies on the left of $L_2$, where $x$ is less: $@{p x + q y <= r}$.',
        zh: '該區域在 $L_2$ 的左方，其中 $x$ 的值較小：$@{p x + q y <= r}$。',
      },
      '1M',
    ],
    [
      {
        en: 'It lies on the right of $L_3$, where $x$ is greater: $@{u x + v y >= w}$.',
        zh: '該區域在 $L_3$ 的右方，其中 $x$ 的值較大：$@{u x + v y >= w}$。',
      },
      '1A',
    ],
  ],
  // The lines meet at the vertices, whose mean lies in the region; a point below L1, one far to the right and one far
  // to the left do not.
  claims: [
    '0 = 0 <=> line2 for x in {(r - q y1)/p} for y in {y1}',
    '0 = 0 <=> line3 for x in {(w - v y1)/u} for y in {y1}',
    '0 = 0 <=> line2 & line3 for x in {(r v - w q)/(p v - u q)} for y in {(p w - u r)/(p v - u q)}',
    '0 = 0 <=> key for x in {((r - q y1)/p + (w - v y1)/u + (r v - w q)/(p v - u q))/3} for y in {(2 y1 + (p w - u r)/(p v - u q))/3}',
    '0 = 1 <=> key for x in {((r - q y1)/p + (w - v y1)/u)/2} for y in {y1 - 1/2}',
    '0 = 1 <=> key for x in {(r - q y1)/p + 1, (w - v y1)/u - 1} for y in {y1}',
  ],
})
