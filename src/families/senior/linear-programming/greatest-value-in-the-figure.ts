/**
 * The greatest value of a linear expression over a triangular region, whose boundaries the figure names by their
 * equations.
 */
import { formulaChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints, oneOf } from '../../kit/given.ts'
import { beyond } from './beyond.ts'

export const greatestValueInTheFigure = formulaChoice({
  meta: {
    id: 'linear-programming/greatest-value-in-the-figure',
    unit: 'SS8',
    objective: 'linear programming',
    method: 'values at the vertices of a region in a figure',
    foundation: false,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [35, 36, 37] },
  symbols: ['x', 'y'],
  // The vertices of the region, and the expression a x + b y.
  given: {
    x1: ints(0, 3),
    y1: ints(1, 3),
    x2: ints(6, 9),
    y2: ints(1, 4),
    x3: ints(2, 6),
    y3: ints(6, 8),
    a: oneOf(-3, -2, 2, 3),
    b: oneOf(-4, -3, 2, 3),
    e: oneOf(-5, 7),
  },
  let: {
    g1: 'gcd(y2 - y1, x2 - x1)',
    s1: 'if(y2 > y1, 1, -1)',
    p1: 's1 (y2 - y1)/g1',
    q1: 's1 (x1 - x2)/g1',
    r1: 'p1 x1 + q1 y1',
    g2: 'gcd(y3 - y2, x3 - x2)',
    p2: '(y3 - y2)/g2',
    q2: '(x2 - x3)/g2',
    r2: 'p2 x2 + q2 y2',
    g3: 'gcd(y3 - y1, x3 - x1)',
    p3: '(y3 - y1)/g3',
    q3: '(x1 - x3)/g3',
    r3: 'p3 x1 + q3 y1',
    v1: 'a x1 + b y1 + e',
    v2: 'a x2 + b y2 + e',
    v3: 'a x3 + b y3 + e',
    most: 'max(v1, v2, v3)',
    least: 'min(v1, v2, v3)',
    rest: 'v1 + v2 + v3 - most - least',
    right: 'max(x2, x3)',
    top: 'y3',
    left: 'min(x1, x3)',
    bottom: 'min(y1, y2)',
    line1: 'p1 x + q1 y = r1',
    line2: 'p2 x + q2 y = r2',
    line3: 'p3 x + q3 y = r3',
    asked: 'a x + b y + e',
  },
  where:
    'q1 != 0 & q2 != 0 & p2 + abs(q2) <= 4 & p3 + abs(q3) <= 5 & p1 + abs(q1) <= 5 & q3 != 0 & x3 < x2 & x3 > x1 & v1 != v2 & v2 != v3 & v1 != v3 & r3 != 0 & r2 != 0 & r1 != 0 & most != 0',
  stem: {
    en: 'In the figure, the equations of the straight lines $L_1$, $L_2$ and $L_3$ are $@line1$, $@line2$ and $@line3$ respectively. If $(x, y)$ is a point lying in the shaded region (including the boundary), then the greatest value of $@asked$ is',
    zh: '圖中，直線 $L_1$、$L_2$ 及 $L_3$ 的方程分別為 $@line1$、$@line2$ 及 $@line3$。若 $(x, y)$ 為陰影區域（包括邊界）內的一點，則 $@asked$ 的最大值為',
  },
  figure: ({ x1, y1, x2, y2, x3, y3 }) =>
    scene({ width: 150, height: 125 })
      .axes({ x: [-1, 11], y: [-1, 10], equal: true })
      .region([
        [x1!, y1!],
        [x2!, y2!],
        [x3!, y3!],
      ])
      .point('A', x1!, y1!, { label: false })
      .point('B', x2!, y2!, { label: false })
      .point('C', x3!, y3!, { label: false })
      .line('AB', { beyond: 14 })
      .line('BC', { beyond: 14 })
      .line('AC', { beyond: 14 })
      .text(...beyond([x1!, y1!], [x2!, y2!]), 'L_1')
      .text(...beyond([x2!, y2!], [x3!, y3!]), 'L_2')
      .text(...beyond([x1!, y1!], [x3!, y3!]), 'L_3')
      .alt({
        en: 'A shaded triangle in the first quadrant. Its lowest side lies on $L_1$, its right side on $L_2$ and its left side on $L_3$.',
        zh: '第一象限內的一個陰影三角形。其下方的邊在 $L_1$ 上，右方的邊在 $L_2$ 上，左方的邊在 $L_3$ 上。',
      }),
  measure: {
    'x A': 'x1',
    'y A': 'y1',
    'x B': 'x2',
    'y B': 'y2',
    'x C': 'x3',
    'y C': 'y3',
    'slope AB': '-p1/q1',
    'slope BC': '-p2/q2',
    'slope AC': '-p3/q3',
  },
  key: 'most',
  plausible: 'int(it) & abs(it) <= 100',
  slips: {
    'gives the least value': 'least',
    'overlooks a vertex': 'rest',
    'interchanges the coefficients': 'max(b x1 + a y1, b x2 + a y2, b x3 + a y3) + e',
    'the sign of the second term': 'max(a x1 - b y1, a x2 - b y2, a x3 - b y3) + e',
    'takes the greatest of both coordinates': 'a right + b top + e',
    'takes the greatest first and the least second coordinate': 'a right + b bottom + e',
    'takes the least first and the greatest second coordinate': 'a left + b top + e',
    'takes the least of both coordinates': 'a left + b bottom + e',
    'adds the sizes of the terms at a vertex':
      'max(abs(a) x1 + abs(b) y1, abs(a) x2 + abs(b) y2, abs(a) x3 + abs(b) y3) + e',
    'the sign of the least value': '-least',
    'leaves out the constant': 'most - e',
    'adds the constant twice': 'most + e',
    'takes where the lines cut the x-axis': 'max(a r2/p2, a r3/p3) + e',
    'takes where the lines cut the y-axis': 'max(b r2/q2, b r3/q3) + e',
  },
  steps: [
    [
      {
        en: 'The vertices of the region are $(@x1, @y1)$, $(@x2, @y2)$ and $(@x3, @y3)$.',
        zh: '該區域的頂點為 $(@x1, @y1)$、$(@x2, @y2)$ 及 $(@x3, @y3)$。',
      },
      '1M',
    ],
    [
      {
        en: 'The values of $@asked$ there are $@v1$, $@v2$ and $@v3$.',
        zh: '$@asked$ 在各頂點的值為 $@v1$、$@v2$ 及 $@v3$。',
      },
      '1M',
    ],
    [{ en: 'The greatest value is $@most$.', zh: '最大值為 $@most$。' }, '1A'],
  ],
  // The values where two lines meet, by determinants: none is greater than the key, and one is equal.
  claims: [
    '0 = 0 <=> line1 for x in {(r1 q2 - r2 q1)/(p1 q2 - p2 q1)} for y in {(p1 r2 - p2 r1)/(p1 q2 - p2 q1)}',
    '0 = 0 <=> line1 for x in {(r3 q1 - r1 q3)/(p3 q1 - p1 q3)} for y in {(p3 r1 - p1 r3)/(p3 q1 - p1 q3)}',
    '0 = 0 <=> line2 for x in {(r1 q2 - r2 q1)/(p1 q2 - p2 q1)} for y in {(p1 r2 - p2 r1)/(p1 q2 - p2 q1)}',
    '0 = 0 <=> line2 for x in {(r2 q3 - r3 q2)/(p2 q3 - p3 q2)} for y in {(p2 r3 - p3 r2)/(p2 q3 - p3 q2)}',
    '0 = 0 <=> line3 for x in {(r2 q3 - r3 q2)/(p2 q3 - p3 q2)} for y in {(p2 r3 - p3 r2)/(p2 q3 - p3 q2)}',
    '0 = 0 <=> line3 for x in {(r3 q1 - r1 q3)/(p3 q1 - p1 q3)} for y in {(p3 r1 - p1 r3)/(p3 q1 - p1 q3)}',
    'key >= asked for x in {(r1 q2 - r2 q1)/(p1 q2 - p2 q1)} for y in {(p1 r2 - p2 r1)/(p1 q2 - p2 q1)}',
    'key >= asked for x in {(r2 q3 - r3 q2)/(p2 q3 - p3 q2)} for y in {(p2 r3 - p3 r2)/(p2 q3 - p3 q2)}',
    'key >= asked for x in {(r3 q1 - r1 q3)/(p3 q1 - p1 q3)} for y in {(p3 r1 - p1 r3)/(p3 q1 - p1 q3)}',
    '(key - at(at(asked, x, (r1 q2 - r2 q1)/(p1 q2 - p2 q1)), y, (p1 r2 - p2 r1)/(p1 q2 - p2 q1))) (key - at(at(asked, x, (r2 q3 - r3 q2)/(p2 q3 - p3 q2)), y, (p2 r3 - p3 r2)/(p2 q3 - p3 q2))) (key - at(at(asked, x, (r3 q1 - r1 q3)/(p3 q1 - p1 q3)), y, (p3 r1 - p1 r3)/(p3 q1 - p1 q3))) = 0',
  ],
})
