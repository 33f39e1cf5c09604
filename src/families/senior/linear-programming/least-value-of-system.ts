/** The least value of a linear expression subject to three inequalities, without a figure. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const leastValueOfSystem = formulaChoice({
  meta: {
    id: 'linear-programming/least-value-of-system',
    unit: 'SS8',
    objective: 'linear programming',
    method: 'vertices of the region of a system of inequalities',
    foundation: false,
    level: 4,
    minutes: 2.2,
  },
  paper: { slots: [36, 37] },
  symbols: ['x', 'y'],
  // x >= h, x + m y <= r and x - n y <= s: vertices (h, (r - h)/m), (h, (h - s)/n) and where the slanting lines meet.
  given: {
    h: ints(-4, 3),
    m: ints(1, 3),
    n: ints(1, 3),
    u: ints(1, 6),
    w: ints(-4, 4),
    a: oneOf(2, 3, 4, 5),
    b: oneOf(-6, -5, -3, 3, 5, 7),
    e: oneOf(6, 9),
  },
  let: {
    // The slanting lines meet at (h + u, w).
    x3: 'h + u',
    r: 'x3 + m w',
    s: 'x3 - n w',
    y1: 'w + u/m',
    y2: 'w - u/n',
    v1: 'a h + b y1 + e',
    v2: 'a h + b y2 + e',
    v3: 'a x3 + b w + e',
    least: 'min(v1, v2, v3)',
    most: 'max(v1, v2, v3)',
    rest: 'v1 + v2 + v3 - least - most',
    second: 'x + m y',
    third: 'x - n y',
    asked: 'a x + b y + e',
  },
  where:
    'int(y1) & int(y2) & v1 != v2 & v2 != v3 & v1 != v3 & r != 0 & s != 0 & h != 0 & (m > 1 | n > 1) & w != 0 & y1 != 0 & y2 != 0 & least != 0 & (rest - e < least | most + least > 0 | b r/m + e < least)',
  stem: {
    en: 'If $(x, y)$ satisfies the system of inequalities $\\begin{cases}@{x >= h}\\\\@second \\leq @r\\\\@third \\leq @s\\end{cases}$, then the least value of $@asked$ is',
    zh: '若 $(x, y)$ 滿足不等式組 $\\begin{cases}@{x >= h}\\\\@second \\leq @r\\\\@third \\leq @s\\end{cases}$，則 $@asked$ 的最小值為',
  },
  key: 'least',
  plausible: 'int(it)',
  slips: {
    'gives the greatest value': 'most',
    'overlooks a vertex': 'rest',
    'leaves out the constant': 'least - e',
    'the sign of the second term': 'min(a h - b y1, a h - b y2, a x3 - b w) + e',
    'interchanges the coefficients': 'min(b h + a y1, b h + a y2, b x3 + a w) + e',
    'takes the least of both coordinates': 'a h + b min(y1, y2) + e',
    'takes the greatest first and the least second coordinate': 'a x3 + b y2 + e',
    'takes the greatest of both coordinates': 'a x3 + b y1 + e',
    'subtracts the constant': 'least - 2 e',
    'leaves out the constant of the greatest value': 'most - e',
    'adds the constant twice': 'least + e',
    'the sign of the greatest value': '-most',
    'overlooks a vertex and leaves out the constant': 'rest - e',
    'takes the least of both coordinates and leaves out the constant': 'a h + b min(y1, y2)',
    'takes where the line of the second inequality cuts the x-axis': 'a r + e',
    'takes where the line of the second inequality cuts the y-axis': 'b r/m + e',
    'takes where the line of the third inequality cuts the y-axis': 'e - b s/n',
  },
  steps: [
    [
      {
        en: 'The vertices of the region are $(@h, @y1)$, $(@h, @y2)$ and $(@x3, @w)$.',
        zh: '該區域的頂點為 $(@h, @y1)$、$(@h, @y2)$ 及 $(@x3, @w)$。',
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
    [{ en: 'The least value is $@least$.', zh: '最小值為 $@least$。' }, '1A'],
  ],
  // Where two of the lines meet: no value there is less than the key, and one is equal.
  claims: [
    'at(at(second, x, h), y, (r - h)/m) = r & at(at(third, x, h), y, (h - s)/n) = s',
    'at(at(second, x, (m s + n r)/(m + n)), y, (r - s)/(m + n)) = r & at(at(third, x, (m s + n r)/(m + n)), y, (r - s)/(m + n)) = s',
    'key <= at(at(asked, x, h), y, (r - h)/m)',
    'key <= at(at(asked, x, h), y, (h - s)/n)',
    'key <= at(at(asked, x, (m s + n r)/(m + n)), y, (r - s)/(m + n))',
    '(key - at(at(asked, x, h), y, (r - h)/m)) (key - at(at(asked, x, h), y, (h - s)/n)) (key - at(at(asked, x, (m s + n r)/(m + n)), y, (r - s)/(m + n))) = 0',
  ],
})
